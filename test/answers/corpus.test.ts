// Responses in the styles of models, written by people who have not seen the reader, with their meaning. The cases
// and the records they answer are in `corpus/`; the rate is in the test's output.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderAnswer } from '#language/answers/render-answer'
import type { Answer, FreeReading } from '#language/answers/reading'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { readRecord } from '../support/judge-record'
import type { BenchmarkRecord } from '#questions/benchmarks/acpbench/record'
import { wordingsFor } from '#language/library/wordings'

type Expected = Readonly<
  Partial<{
    list: string[]
    pos: string[]
    neg: string[]
    item: string
    none: true
    index: number
    yes: boolean
    choice: string
    unreadable: true
    ambiguous: true
  }>
>

interface Case {
  readonly id: string
  readonly record: string
  readonly style: string
  readonly response: string
  readonly expected: Expected
  /** Other readings that a careful person may take. */
  readonly acceptable?: readonly Expected[]
}

const englishOf =
  ({ source, context }: BenchmarkRecord) =>
  () =>
    wordingsFor(source!, context)

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`./corpus/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')

const recordsOf = (name: string): readonly BenchmarkRecord[] =>
  importAcpbench(readFileSync(new URL(`./corpus/corpus-${name}-records.json`, import.meta.url), 'utf8')).records
const records = new Map(['open1', 'open2', 'open4'].flatMap(recordsOf).map(record => [record.id, record] as const))

/** `open3` was written by the authors of the reader, in styles found in two unseen corpora on other records. */
const sets = ['open1', 'open2', 'open3'].map(name => {
  const cases = linesOf(`corpus-${name}.jsonl`).map(line => JSON.parse(line) as Case)
  return { name, cases }
})

const sorted = (items: readonly string[]): string => [...new Set(items)].sort().join(' ')

function expectedText(expected: Expected, { kind }: BenchmarkRecord): string {
  const { list, pos, neg, item, index, yes, choice } = expected
  if (list !== undefined) return `[${kind === 'app' ? sorted(list) : list.join(' ')}]`
  if (pos !== undefined) return `+${sorted(pos)} -${sorted(neg ?? [])}`
  if (expected.none === true) return kind === 'app' ? '[]' : 'none'
  if (item !== undefined) return item
  if (index !== undefined) return String(index)
  if (yes !== undefined) return yes ? 'yes' : 'no'
  return choice ?? (expected.ambiguous === true ? 'ambiguous' : 'unreadable')
}

function readText({ answer, doubt }: FreeReading, { kind }: BenchmarkRecord): string {
  if (answer === null) return doubt === null ? 'unreadable' : 'ambiguous'
  return answerText(answer, kind)
}

function answerText(answer: Answer, kind: string): string {
  const texts = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text)
  switch (answer.kind) {
    case 'none':
      return kind === 'app' ? '[]' : 'none'
    case 'item':
      return answer.item.text
    case 'list':
      return `[${kind === 'app' ? sorted(texts(answer.items)) : texts(answer.items).join(' ')}]`
    case 'two-lists':
      return `+${sorted(texts(answer.pos))} -${sorted(texts(answer.neg))}`
    case 'verification':
      return renderAnswer(answer)
    case 'problem':
      return answer.text
    case 'index':
      return String(answer.index)
    case 'yes-no':
      return answer.yes ? 'yes' : 'no'
    case 'choice':
      return answer.label
  }
}

/** Written to mislead, as text, about records that `planground generate` made; the readings that are fair are behind `==>`. */
const texts = ['open4', 'open5', 'open6', 'open7'].map(name => ({ name, cases: casesOf(name) }))

function casesOf(name: string) {
  return readFileSync(new URL(`./corpus/corpus-${name}.txt`, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map(part => {
      const [head = '', ...lines] = part.trimEnd().split('\n')
      const [record = ''] = head.split(':', 1)
      const allowed = lines.at(-1)!.replace('==> ', '').split(' | ')
      return { head, record, response: lines.slice(0, -1).join('\n'), allowed }
    })
}

/** Share of the cases read as their writers say; before the reader had a rule it was 438 of 702. */
const LEAST = 0.94

/** Share of those that are written to mislead: at first contact 0.89, 0.78, 0.81 and, with plain ones, 0.71. */
const LEAST_MISLEADING = 0.85

/** Responses of the seventh set that are read as something that they do not say. */
const MOST_MISREAD = 29

test.each(sets)('responses of $name are read as a careful person reads them', ({ name, cases }) => {
  const missed = cases.flatMap(one => {
    const record = records.get(String(one.record))!
    const options = record.source === null ? {} : { wordings: englishOf(record) }
    const read = readText(readRecord(record, one.response, options), record)
    const allowed = [one.expected, ...(one.acceptable ?? [])].map(each => expectedText(each, record))
    return allowed.includes(read) ? [] : [`${one.id} (${one.style}): ${read} instead of ${allowed[0]}`]
  })
  const right = cases.length - missed.length
  console.info(`${name}: ${right} of ${cases.length} read as written\n${missed.join('\n')}`)
  expect(right / cases.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST)
})

test.each(texts)('responses of $name are read as they were meant, or not at all', ({ name, cases }) => {
  const missed = cases.flatMap(({ head, record: id, response, allowed }) => {
    const record = records.get(id)!
    const read = readText(readRecord(record, response, { wordings: englishOf(record) }), record)
    return allowed.includes(read) ? [] : [{ read, line: `${head}: ${read} instead of ${allowed[0]}` }]
  })
  const right = cases.length - missed.length
  console.info(`${name}: ${right} of ${cases.length} read as meant\n${missed.map(({ line }) => line).join('\n')}`)
  expect(missed.filter(({ read }) => read !== 'unreadable' && read !== 'ambiguous')).toEqual([])
  expect(right / cases.length).toBeGreaterThanOrEqual(LEAST_MISLEADING)
})

test('no more responses than are known are misread', () => {
  const misread = casesOf('open7-misread').filter(({ record: id, response, allowed }) => {
    const record = records.get(id)!
    const read = readText(readRecord(record, response, { wordings: englishOf(record) }), record)
    return ![...allowed, 'unreadable', 'ambiguous'].includes(read)
  })
  console.info(`misread: ${misread.map(({ head }) => head).join('; ')}`)
  expect(misread.length).toBeLessThanOrEqual(MOST_MISREAD)
})
