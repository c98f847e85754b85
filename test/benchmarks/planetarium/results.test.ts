// Results next to rows: a model's output in the row itself, and records that name a row by id, by name and flags, or by
// its text.

import { expect, test } from 'vitest'
import { QuestionIndex } from '#results/scoring/questions'
import { readResults } from '#results/reading/read'
import type { ResultEvent } from '#results/scoring/record'
import { publishedRow as row } from '../../support/planetarium'

const truth = row.problem_pddl
const rows = [
  { ...row, id: '5674251047178000481' },
  { ...row, goal_is_abstract: 1, natural_language: 'Two blocks.\nStack them.' },
]
const source = (name: string, text: string) => {
  const bytes = new TextEncoder().encode(text)
  return {
    ...{ name, size: bytes.length },
    async *stream() {
      yield bytes
    },
  }
}
const lines = (list: readonly object[]): string => list.map(each => JSON.stringify(each)).join('\n')
const csv = (list: readonly Readonly<Record<string, unknown>>[]): string => {
  const cell = (value: unknown): string => `"${String(value ?? '').replaceAll('"', '""')}"`
  return [Object.keys(list[0]!), ...list.map(each => Object.values(each))]
    .map(each => each.map(cell).join(','))
    .join('\r\n')
}

/** Model, response, recorded label, and the text of the question that was found, of each record; issues as texts. */
async function scoredOf(results: string, name = 'results.jsonl'): Promise<unknown[]> {
  const index = new QuestionIndex()
  const found: unknown[] = []
  const events: ResultEvent[] = []
  for await (const event of readResults([source('rows.jsonl', lines(rows)), source(name, results)])) events.push(event)
  for (const event of events) if (event.kind === 'questions') index.add(event.questions)
  for (const event of events) {
    if (event.kind === 'issue' && event.issue.isNote === undefined) found.push(event.issue.message)
    if (event.kind !== 'record') continue
    const { model, response, recorded, about } = event.record
    const asked = index.find(about)
    found.push([
      ...[model, response, recorded],
      'problem' in asked ? asked.problem : asked.question.question,
      'problem' in asked || asked.question.judged !== null,
    ])
  }
  return found
}

const output = {
  problem_id: '5674251047178000481',
  output: truth,
  model_name: 'm-1',
  config: '{"t": 0}',
  parseable: 1,
  valid: 1,
  equivalent: 0,
}

test.each([
  ['lines', 'outputs.jsonl', lines([output])],
  ['a table', 'outputs.csv', csv([output, output])],
])('the table of outputs, as %s: by the id of the row', async (_, name, text) => {
  const expected = ['m-1', truth, 0, row.natural_language, true]
  for (const each of await scoredOf(text, name)) expect(each).toEqual(expected)
})

test('by the name with its flags, which a name alone is not enough for', async () => {
  const record = {
    name: row.name,
    init_is_abstract: 1,
    goal_is_abstract: 1,
    output: 'x',
    model: 'm',
  }
  expect(await scoredOf(lines([record, { ...record, goal_is_abstract: 'False' }]))).toEqual([
    ['m', 'x', null, rows[1]!.natural_language, true],
    ['m', 'x', null, row.natural_language, true],
  ])
})

test('by the text, and with the text and the flags', async () => {
  const { problem_pddl: _, ...bare } = rows[1]!
  const records = [
    { natural_language: row.natural_language, response: 'y' },
    { ...bare, output: null },
  ]
  expect(await scoredOf(lines([records[0]!]))).toEqual([['', 'y', null, row.natural_language, true]])
  expect(await scoredOf(lines([records[1]!]))).toEqual([['', '', null, bare.natural_language, true]])
})

test('rows with an output of their own need no other file', async () => {
  const answered = { ...rows[0]!, model_name: 'm', output: 'z' }
  expect(await scoredOf(csv([answered, answered]), 'answered.csv')).toEqual([
    ['m', 'z', null, row.natural_language, true],
    ['m', 'z', null, row.natural_language, true],
  ])
})

test('what names no row is reported', async () => {
  const [found] = await scoredOf(lines([{ ...output, problem_id: '99' }]))
  expect(found).toEqual(['m-1', truth, 0, expect.stringContaining('"99"'), true])
})
