// Kahoot's spreadsheet format for quizzes: a question of at most 120 characters, and two to four answers of at most 75.
// Longer questions are left out and reported.

import { csvField } from '#base/csv-field'
import { grouped } from '#base/words'
import type { ClassItem, ItemOption, LeftOut } from '../item'
import type { ClassFormat, Written } from '../options'
import { wordsIn } from '../rich'

export const MAX_QUESTION = 120
export const MAX_ANSWER = 75
const ANSWERS = 4
/** Time limit in seconds; must be one of the values that the spreadsheet accepts. */
const SECONDS = '60'

const head = [
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
]

export const kahoot: ClassFormat = {
  id: 'kahoot',
  title: 'Kahoot columns',
  does: 'the columns of Kahoot’s spreadsheet, as CSV',
  lacks:
    'Only questions of up to 120 characters with options of up to 75 fit. The situation and the reasons are left out: show the situation separately.',
  leavesOut: true,
  ending: '.kahoot.csv',
  type: 'text/csv',
  write,
}

function write(items: readonly ClassItem[]): Written {
  const rows: string[][] = []
  const left: LeftOut[] = []
  for (const item of items) {
    const row = rowOf(item)
    if (typeof row !== 'string') rows.push(row)
    else left.push({ key: item.key, id: item.id, name: item.name, reason: row })
  }
  const text = [head, ...rows].map(row => `${row.map(csvField).join(',')}\r\n`).join('')
  return { files: [{ name: 'kahoot.csv', text }], isArchive: false, left }
}

/** The row of a question, or why it does not fit. */
function rowOf({ text, answer }: ClassItem): string[] | string {
  const question = oneLine(text.stem)
  if (question.length > MAX_QUESTION)
    return `Its question has ${grouped(question.length)} characters; Kahoot takes ${MAX_QUESTION}.`
  switch (answer.form) {
    case 'yes-no':
      return rowWith(question, ['Yes', 'No'], [answer.right ? 1 : 2])
    case 'one':
    case 'several': {
      const isSeveral = answer.form === 'several'
      const options = someOf(answer.options)
      const answers = options.map(answerOf)
      const long = answers.find(each => each.length > MAX_ANSWER)
      if (long !== undefined)
        return `One of its options has ${grouped(long.length)} characters; Kahoot takes ${MAX_ANSWER}.`
      const asked = `${question} Select every right answer.`
      return rowWith(
        isSeveral && asked.length <= MAX_QUESTION ? asked : question,
        answers,
        options.flatMap((each, i) => (each.right ? [i + 1] : [])),
      )
    }
    case 'number':
      return 'It is answered with a number, and Kahoot’s spreadsheet has no column for numbers.'
    case 'essay':
      return 'It is answered at length, and Kahoot’s spreadsheet has no column for texts.'
    default:
      return answer satisfies never
  }
}

const rowWith = (question: string, answers: readonly string[], right: readonly number[]): string[] => [
  question,
  ...Array.from({ length: ANSWERS }, (_, i) => answers[i] ?? ''),
  SECONDS,
  right.join(','),
]

/** The option with its English if that fits, otherwise only its name. */
function answerOf({ text, short }: ItemOption): string {
  const long = oneLine(wordsIn(text))
  return long.length <= MAX_ANSWER ? long : oneLine(short)
}

/** Four options in their order, including right and wrong ones. */
function someOf(options: readonly ItemOption[]): readonly ItemOption[] {
  if (options.length <= ANSWERS) return options
  const right = options.filter(each => each.right)
  const wrong = options.filter(each => !each.right)
  const rights = Math.max(Math.min(right.length, ANSWERS / 2), ANSWERS - wrong.length)
  const chosen = new Set([...right.slice(0, rights), ...wrong.slice(0, ANSWERS - rights)])
  return options.filter(each => chosen.has(each))
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
