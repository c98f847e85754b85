// Result files of evaluation harnesses open as their questions, with what the model answered.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'

/** Ids as texts: `JSON.parse` would round them. */
const text = readFileSync(new URL('fixtures/courier.gen.json', import.meta.url), 'utf8').replace(
  /("id":\s*)(-?\d+)/g,
  '$1"$2"',
)
const docs = JSON.parse(text) as Record<string, unknown>[]
const plain = importAcpbench(text).records
const bare = (records: readonly object[]): object[] => records.map(record => ({ ...record, response: undefined }))

const line = (doc: unknown, i: number, more: object) =>
  JSON.stringify({ doc_id: i, doc, target: 'x', arguments: {}, metrics: ['score'], ...more })

test('each line of a samples file is its question, with the raw response', () => {
  const lines = docs.map((doc, i) => line(doc, i, { resps: [[`answer ${i}`]], filtered_resps: ['None'], filter: 'a' }))
  const { records, issues } = importAcpbench(lines.join('\n'))
  expect(issues).toEqual([])
  expect(bare(records)).toEqual(bare(plain))
  expect(records.map(({ response }) => response)).toEqual(docs.map((_, i) => `answer ${i}`))
})

test('a list with `resp`, and one line for each filter, give each question once', () => {
  const twice = docs.flatMap((doc, i) =>
    ['one', 'two'].map(filter => JSON.parse(line(doc, i, { resp: `r${i}`, filter })) as object),
  )
  const { records, issues } = importAcpbench(JSON.stringify(twice))
  expect(issues).toEqual([])
  expect(records.map(({ response }) => response)).toEqual(docs.map((_, i) => `r${i}`))
})

test('a response that is not a text is left out, and a broken line affects no other', () => {
  const { records, issues } = importAcpbench(
    [line(docs[0], 0, { resps: [[null]] }), '{"doc": {"gro', line(docs[1], 1, { resps: [['b']] })].join('\n'),
  )
  expect(records.map(({ response }) => response)).toEqual([undefined, 'b'])
  expect(issues).toHaveLength(1)
})

test('a log of Inspect gives its questions, by the name of its task where the samples do not state', () => {
  const samples = docs.map((doc, i) => {
    const { question, id: _, ...metadata } = doc
    return { id: i + 1, epoch: 1, input: question, metadata, output: { completion: `c${i}` } }
  })
  const log = { version: 2, status: 'success', eval: { task: 'acp-app-gen' }, samples }
  const { records, issues } = importAcpbench(JSON.stringify(log, null, 2))
  expect(issues).toEqual([])
  expect(records.map(({ question, response }) => [question, response])).toEqual(
    plain.map(({ question }, i) => [question, `c${i}`]),
  )
  const closed = { context: 'A place.', answer: undefined }
  const bool = importAcpbench(
    JSON.stringify({
      eval: { task: 'acpbench/acp_val_bool' },
      samples: [{ id: 1, input: 'Is it?', target: 'yes', metadata: closed, output: { completion: 'Yes.' } }],
    }),
  )
  expect(bool.records).toMatchObject([
    { kind: 'val', format: 'bool', gold: 'yes', response: 'Yes.', question: 'Is it?' },
  ])
})
