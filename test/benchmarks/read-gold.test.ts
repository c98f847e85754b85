// Every published gold answer, in the styles of people and models, is parsed back.

import { expect, test } from 'vitest'
import { readAnswer } from '#language/answers/read'
import { soughtOf } from '#questions/kinds/sought-of'
import type { Answer } from '#language/answers/reading'
import { askedOf } from '#questions/benchmarks/acpbench/asked'
import { goldText } from '#questions/benchmarks/acpbench/gold'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import type { KindCode } from '#questions/kinds/codes'
import { namesOf } from '#questions/kinds/judge'
import { loadTask } from '#planning/task/load'
import { dataFolder, dataText, skipMessage } from '../support/data'
import { kindCodes } from './kinds'

/** A question as its file has it. */
type AcpbenchRecord = ReturnType<typeof importAcpbench>['records'][number]

const itemsOf = (text: string): string[] => text.match(/\([^()]*\)/g) ?? []

function valueIn(answer: Answer | null): unknown {
  if (answer === null) return null
  switch (answer.kind) {
    case 'item':
      return answer.item.text
    case 'list':
      return answer.items.map(item => item.text)
    case 'two-lists':
      return [answer.pos.map(item => item.text), answer.neg.map(item => item.text)]
    case 'index':
      return answer.index
    default:
      return answer.kind
  }
}

function expectedOf(kind: KindCode, text: string): unknown {
  const low = text.toLowerCase()
  if (kind === 'val') return Number(text)
  if (kind === 'prog') return low.split('] [').map(itemsOf)
  if (kind === 'app' || kind === 'just') return itemsOf(low)
  return low === 'none' ? 'none' : low
}

const call = (item: string): string => {
  const [name, ...args] = item.slice(1, -1).split(' ')
  return `${name}(${args.join(', ')})`
}
const each = (text: string, change: (item: string) => string): string => text.replace(/\([^()]*\)/g, change)
const lines = (text: string, lead: (i: number) => string): string => {
  const parts = text.split('] [').map(part => itemsOf(part))
  const list = (items: string[]): string => items.map((item, i) => lead(i) + item).join('\n')
  return parts.length === 2
    ? `**Positive effects**:\n${list(parts[0]!)}\n\n**Negative effects**:\n${list(parts[1]!) || 'none'}`
    : list(parts[0]!)
}
const isList = (kind: KindCode): boolean => ['app', 'just', 'prog'].includes(kind)

/** Some other items of the same sort, as thinking would mention them. */
type Dress = (text: string, kind: KindCode, others: string) => string | undefined

const dresses: Readonly<Record<string, Dress>> = {
  bare: text => text,
  labelled: text => `**Final Answer**: ${text}`,
  'with a full stop': text => `The answer is ${text}.`,
  fenced: text => `Final answer:\n\`\`\`\n${text}\n\`\`\``,
  boxed: text => `$$\\boxed{${text}}$$`,
  'in JSON': (text, kind) =>
    kind === 'prog'
      ? JSON.stringify({
          positive_effects: itemsOf(text.split('] [')[0]!),
          negative_effects: itemsOf(text.split('] [')[1]!),
        })
      : JSON.stringify({
          reasoning: 'See the state.',
          answer: isList(kind) ? itemsOf(text) : kind === 'val' ? Number(text) : text,
        }),
  'after thinking': (text, _kind, others) =>
    `Let's think step by step. We look at ${others}, one by one.\n\nNothing else matters.\n\n**Final Answer**: ${text}.`,
  'after tagged thinking': (text, _kind, others) => `<think>Answer: ${others}? No.</think>\n\n${text}`,
  'with a conclusion': (text, kind, others) =>
    isList(kind) ? undefined : `We could think of ${others}. That is not it.\n\nTherefore, the answer is ${text}`,
  'with hyphens for underscores': text => each(text, item => item.replace(/_/g, '-')),
  'with underscores for hyphens': text => each(text, item => item.replace(/-/g, '_')),
  'in upper case': (text, kind) => (kind === 'val' ? undefined : each(text, one => one.toUpperCase())),
  'as calls': text => each(text, call),
  'without brackets': (text, kind) =>
    isList(kind) || kind === 'val' ? undefined : `Answer: ${each(text, one => one.slice(1, -1))}`,
  'in bold code': text => `**${each(text, one => `\`${one}\``)}**`,
  bulleted: (text, kind) => (isList(kind) ? `Answer:\n\n${lines(text, () => '- ')}` : undefined),
  numbered: (text, kind) =>
    isList(kind) ? `Here it is.\n\n${lines(text, i => `${i + 1}. `)}\n\nThat is all.` : undefined,
}

/** The parts that are the same for each record in any style; grounding takes longest. */
let prepared: ReturnType<typeof prepare>[] | undefined
const records = () =>
  (prepared ??= kindCodes.flatMap(kind =>
    importAcpbench(dataText(`acpbench/${kind}.gen.json`)).records.map(record => prepare(kind, record)),
  ))

function prepare(kind: (typeof kindCodes)[number], record: AcpbenchRecord) {
  const ready = loadTask(record.source!)
  if (ready.kind !== 'ready') throw new Error(ready.message)
  const asked = askedOf(record, ready.task)
  const given = (asked.kind === 'asked' && asked.asked.sequence) || []
  const hints = { ...namesOf(ready.domain, ready.problem), given }
  const isFact = ['prog', 'reach', 'land'].includes(kind)
  const first = ready.problem.init.find(atom => atom.terms.length > 0)!
  const other = isFact ? `(${[first.predicate.name, ...first.terms.map(term => term.name)].join(' ')})` : '(jump over)'
  return { kind, hints, other, text: goldText(record)!, domain: ready.domain.name }
}

test.each(Object.keys(dresses))('gold answers are read %s', (name, ...rest) => {
  const context = rest[0] as unknown as { skip(note: string): void } | undefined
  if (dataFolder() === undefined) {
    context?.skip(skipMessage)
    return
  }
  const missed: string[] = []
  for (const { kind, hints, other, text, domain } of records()) {
    const dressed = dresses[name]!(text, kind, other)
    if (dressed === undefined) continue
    const { answer } = readAnswer(soughtOf(kind, 'gen'), dressed, hints)
    if (JSON.stringify(valueIn(answer)) !== JSON.stringify(expectedOf(kind, text)))
      missed.push(`${kind} ${domain}: ${dressed.slice(0, 160)} → ${JSON.stringify(valueIn(answer))?.slice(0, 160)}`)
  }
  expect(missed).toEqual([])
})
