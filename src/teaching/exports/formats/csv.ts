// A table for spreadsheets: one question per line, with as many option columns as the question with the most options
// needs.

import { csvField } from '#base/csv-field'
import type { ClassItem, ItemOption } from '../item'
import type { ClassFormat, Written } from '../options'
import { wordsIn } from '../rich'

const first = [
  'name',
  'domain',
  'kind',
  'form',
  'context',
  'domain PDDL',
  'problem PDDL',
  'question',
  'how to answer',
  'right answer',
  'why',
  'link',
] as const

export const csv: ClassFormat = {
  id: 'csv',
  title: 'CSV',
  does: 'a table for spreadsheets',
  lacks: 'Pictures are left out.',
  ending: '.csv',
  type: 'text/csv',
  write,
}

function write(items: readonly ClassItem[]): Written {
  const rows = items.map(rowOf)
  const max = Math.max(0, ...rows.map(({ options }) => options.length))
  const head = [
    ...first,
    ...Array.from({ length: max }, (_, i) => [`option ${i + 1}`, `option ${i + 1} is`, `why ${i + 1}`]).flat(),
  ]
  const lines = [head, ...rows.map(({ cells, options }) => [...cells, ...options.flat()])].map(row =>
    [...row, ...Array.from({ length: head.length - row.length }, () => '')].map(csvField).join(','),
  )
  const pictures = items.filter(({ text }) => text.picture !== null)
  return {
    files: [{ name: 'questions.csv', text: `${lines.join('\r\n')}\r\n` }],
    isArchive: false,
    left: pictures.map(({ key, id, name }) => ({
      ...{ key, id, name },
      reason: 'Its picture is left out: a table has no place for pictures.',
    })),
  }
}

type Option = readonly [text: string, is: string, why: string]

function rowOf({ name, domain, kind, text, answer, explanation, link }: ClassItem): {
  readonly cells: readonly string[]
  readonly options: readonly Option[]
} {
  const cells = [
    ...[name, domain, kind, answer.form, text.context],
    ...[text.pddl?.domain ?? '', text.pddl?.problem ?? '', text.stem, text.how],
    ...[rightOf(answer), wordsIn(explanation), link ?? ''],
  ]
  return { cells, options: optionsOf(answer) }
}

function rightOf(answer: ClassItem['answer']): string {
  switch (answer.form) {
    case 'yes-no':
      return answer.right ? 'yes' : 'no'
    case 'one':
    case 'several':
      return answer.options.flatMap((each, i) => (each.right ? [`${i + 1}`] : [])).join('; ')
    case 'number':
      return String(answer.right)
    case 'essay':
      return answer.right
    default:
      return answer satisfies never
  }
}

const wordOf = (right: boolean): string => (right ? 'right' : 'wrong')

function optionsOf(answer: ClassItem['answer']): readonly Option[] {
  switch (answer.form) {
    case 'one':
    case 'several':
      return answer.options.map(({ text, right, feedback }: ItemOption) => [
        wordsIn(text),
        wordOf(right),
        wordsIn(feedback),
      ])
    case 'number':
      return answer.wrong.map(({ number, feedback }) => [String(number), wordOf(false), wordsIn(feedback)])
    default:
      return []
  }
}
