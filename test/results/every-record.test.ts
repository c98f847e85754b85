// Records of every format in which one field is missing or holds something else: each line of the file becomes a row or a
// fault with its line, and no worker ends.

import { describe, expect, test } from 'vitest'
import { dispatch, type ScoredItem } from '#results/scoring/dispatch'
import { readResults } from '#results/reading/read'
import { ownRecords } from '../support/records'
import { samplesOf } from '../support/long'
import { exportRecord } from '#questions/benchmarks/acpbench/export'
import { questionOf } from '#questions/benchmarks/acpbench/question'
import { FakeWorkers } from './fake-ports'
import { file } from './reading/support'

type Fields = Readonly<Record<string, unknown>>

/** Questions of each format as records; without their PDDL, closed ones are as published. */
const asked = (['gen', 'bool', 'mcq'] as const).map(
  format => JSON.parse(exportRecord(questionOf(ownRecords(format)[0]![1][0]!))) as Fields,
)
const bare = asked.map(({ PDDL_domain: _d, PDDL_problem: _p, statements: _s, ...rest }): Fields => rest)

const shapes: Readonly<Record<string, (doc: Fields) => Fields>> = {
  'lm-eval': doc => ({
    ...{ doc_id: 0, doc, target: 'yes', resps: [['yes']], filtered_resps: ['yes'], filter: 'none', exact_match: 1 },
    ...{ arguments: { gen_args_0: { arg_0: 'Asked.', arg_1: {} } }, doc_hash: 'a', task_name: 'acp_app_bool' },
  }),
  Inspect: doc => ({
    ...{
      id: 1,
      epoch: 1,
      input: `${doc.context}\n\n${doc.question}`,
      target: 'yes',
      metadata: doc,
      choices: ['a', 'b'],
    },
    ...{ output: { model: 'm', completion: 'yes', choices: [] }, scores: { match: { value: 'C' } } },
    ...{ error: null, invalidation: null, limit: null, attachments: {} },
  }),
  plain: doc => ({ id: doc.id, model: 'm', attempt: 1, score: 1, response: 'yes' }),
  whole: doc => ({ ...doc, response: 'yes', model: 'm' }),
  own: doc => ({ id: doc.id, kind: 'app', format: 'bool', model: 'm', attempt: 1, response: 'yes' }),
  batch: doc => ({
    ...{ custom_id: String(doc.id), error: null },
    response: {
      status_code: 200,
      body: { model: 'm', choices: [{ message: { content: 'yes' }, finish_reason: 'stop' }] },
    },
  }),
}

const HUGE = 'word '.repeat(40_000)
const values: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -1, 1e308, '', ' ', 'yes', '\ud800', '\u0000', '__proto__', HUGE],
  ...[[], {}, [[]], [null], [true], [[true]], [{}], { a: { b: [1] } }, { text: [], label: [] }, { text: ['a'] }],
]

/** The record with each of its fields, and of those of the record in it, given another value; undefined: left out. */
function* changed(record: Fields): Generator<Fields> {
  yield record
  for (const [key, field] of Object.entries(record)) {
    for (const value of values) yield { ...record, [key]: value }
    if (typeof field === 'object' && field !== null && !Array.isArray(field))
      for (const inner of changed(field as Fields)) if (inner !== field) yield { ...record, [key]: inner }
  }
}

async function scored(name: string, text: string, questions: readonly Fields[]): Promise<readonly ScoredItem<never>[]> {
  const items: ScoredItem<never>[] = []
  const workers = new FakeWorkers(name)
  const files = [file(name, text), file('questions.json', JSON.stringify(questions))]
  await dispatch<never>(readResults(questions.length > 0 ? files : files.slice(0, 1)), {
    ...{ spawn: workers.spawn, workers: 2, onItem: item => void items.push(item) },
  }).done
  expect(workers.all.length).toBeLessThanOrEqual(2)
  return items
}

const placeOf = (
  item: ScoredItem<never>,
): { readonly line: number; readonly message: string; readonly isNote: boolean } =>
  item.kind === 'row'
    ? { line: item.row.line, message: item.row.explanation, isNote: false }
    : { line: item.issue.line, message: item.issue.message, isNote: item.issue.isNote === true }

describe.each(Object.entries(shapes))('%s', (name, shape) => {
  test.each([
    ['gen', 0],
    ['bool', 1],
    ['mcq', 2],
  ] as const)('%s, without a question file and with one', async (_format, at) => {
    for (const docs of [bare, asked]) {
      const all = [...changed(shape(docs[at]!))]
      // Lines of one document that differ only in their filter are one response.
      const lines = all
        .filter((_, i) => i % samplesOf(3, 1) === 0)
        .map((line, i) => (line.doc_id === 0 ? { ...line, doc_id: i } : line))
      const text = lines.map(value => `${JSON.stringify(value)}\n`).join('')
      for (const questions of [[], asked]) {
        const items = (await scored(`${name}.jsonl`, text, questions)).map(placeOf)
        const settled = new Set(items.filter(({ isNote }) => !isNote).map(({ line }) => line))
        const silent = lines.flatMap((line, i) => (settled.has(i + 1) ? [] : [JSON.stringify(line).slice(0, 200)]))
        expect(silent).toEqual([])
        expect(items.filter(({ message }) => message === '' || /bug in Planground/.test(message))).toEqual([])
      }
    }
  })
})
