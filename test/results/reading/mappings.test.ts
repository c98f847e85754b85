// Records of no known format: lines, lists and tables, with a mapping that is proposed or given.

import { expect, test } from 'vitest'
import type { Mapping, Shape } from '#results/reading/mapping'
import { survey } from '#results/reading/survey'
import { doc, file, readAll } from './support'

const lines = (...values: unknown[]): string => values.map(value => JSON.stringify(value)).join('\n')

test('lines with fields that are recognisable by name', async () => {
  const text = lines(
    { question_id: 'a/1', model_name: 'm', prediction: 'yes', attempt: 0, correct: true },
    { question_id: 'a/1', model_name: 'm', prediction: 'no', attempt: 1, correct: false },
    { question_id: 'a/2', model_name: 'm', attempt: 0 },
    { question_id: 'a/3', model_name: 'm', prediction: null, attempt: 0 },
    { model_name: 'm', prediction: 'yes', attempt: 0 },
  )
  const source = file('mine.jsonl', text)
  expect(await survey(source)).toMatchObject({
    format: 'records',
    title: 'records of responses',
    asks: false,
    proposed: {
      sure: true,
      mapping: {
        id: 'question_id',
        response: 'prediction',
        model: 'model_name',
        attempt: 'attempt',
        score: 'correct',
      },
    },
  })
  const { records, issues } = await readAll([source])
  expect(
    records.map(({ line, model, attempt, response, recorded, about }) => [
      line,
      model,
      attempt,
      response,
      recorded,
      about.id,
    ]),
  ).toEqual([
    [1, 'm', 1, 'yes', 1, 'a/1'],
    [2, 'm', 2, 'no', 0, 'a/1'],
    [4, 'm', 1, '', null, 'a/3'],
  ])
  expect(issues.map(({ line, message }) => [line, message])).toEqual([
    [3, expect.stringContaining('has no field `prediction`')],
    [4, expect.stringContaining('null')],
    [5, expect.stringContaining('does not say which question it answers: `question_id` is empty')],
  ])
})

test('records without a field for the try are counted by their question', async () => {
  const { records } = await readAll([
    file(
      'x.jsonl',
      lines(
        { id: '1', response: 'a' },
        { id: '2', response: 'b' },
        { id: '1', response: 'c' },
        { id: '3', response: ['d', 'e'] },
      ),
    ),
  ])
  expect(records.map(({ attempt }) => attempt)).toEqual([1, 1, 2, 1, 2])
})

test('a record that carries its question, without what the model made of it', async () => {
  const { records } = await readAll([
    file('x.json', JSON.stringify([{ ...doc(1), response: 'r', model: 'm' }], null, 2)),
  ])
  expect(records).toMatchObject([{ response: 'r', model: 'm' }])
  expect(records[0]!.about.record).toEqual(doc(1))
})

test('a mapping is asked for by shape, which is the same whatever the values and the order of fields', async () => {
  const keys: string[] = []
  const mapping = (shape: Shape): Mapping => {
    keys.push(shape.key)
    return { response: 'out.0.said', id: 'meta.ref' }
  }
  const one = lines({ meta: { ref: 'q1' }, out: [{ said: 'A' }], note: 'n' })
  const two = lines(
    { note: 'm', out: [{ said: 'B' }], meta: { ref: 'q2' } },
    { note: '', out: [{ said: 'C' }], meta: { ref: 'q3' } },
  )
  const { records } = await readAll([file('one.jsonl', one), file('two.jsonl', two)], { mapping })
  expect(records.map(({ response, about }) => [response, about.id])).toEqual([
    ['A', 'q1'],
    ['B', 'q2'],
    ['C', 'q3'],
  ])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect((await survey(file('one.jsonl', one))).shape).toEqual({
    key: keys[0],
    fields: [
      { path: 'meta.ref', samples: ['q1'] },
      { path: 'out.0.said', samples: ['A'] },
      { path: 'note', samples: ['n'] },
    ],
  })
})

test('a mapping that is guessed is applied and stated; where there is none, that is the one thing stated', async () => {
  const guessed = file('a.jsonl', lines({ key: 'k', text: 'some words' }))
  expect(await survey(guessed)).toMatchObject({
    asks: true,
    proposed: { mapping: { id: 'key', response: 'text' } },
  })
  const first = await readAll([guessed])
  expect(first.records).toHaveLength(1)
  expect(first.issues).toMatchObject([
    { line: 0, isNote: true, message: expect.stringContaining('response is `text`') },
  ])
  const second = await readAll([file('b.jsonl', lines({ alpha: 'x y z' }, { alpha: 'z' }))])
  expect(second.records).toEqual([])
  const other = lines(
    { rule: 'act', input: 'Some words.', output: '(a b)' },
    { rule: 'act', input: 'Others.', output: null },
  )
  expect((await readAll([file('c.jsonl', other)])).events).toMatchObject([{ kind: 'issue' }, { kind: 'file' }])
  expect(second.issues).toMatchObject([{ line: 0, message: expect.stringContaining('its records have `alpha`') }])
})

test.each([1, 7, 65_536])('tables in pieces of %d bytes: quotes, line ends and commas in cells', async piece => {
  const text =
    '\ufeffid,model,response\r\n#-5674251047178000480,m,"one, ""two""\r\nthree"\r\n2,m,plain\r\n3,m\r\n4,m,\u201cö\u201d\r\n'
  const { records, issues, events } = await readAll([file('t.csv', text, piece)])
  expect(records.map(({ line, response, about }) => [line, response, about.id])).toEqual([
    [2, 'one, "two"\r\nthree', '-5674251047178000480'],
    [4, 'plain', '2'],
    [6, '\u201cö\u201d', '4'],
  ])
  expect(issues).toMatchObject([
    {
      line: 5,
      message: expect.stringContaining('has 2 cells, but the first row names 3 columns'),
    },
  ])
  expect(events.at(-1)).toMatchObject({ read: { title: 'a table of responses' } })
})

test.each(['\t', ';', '|'])('cells between %j', async mark => {
  const text = [
    ['id', 'response'],
    ['1', '"(a, b)"'],
    ['2', 'no; x'.replace(mark, ' ')],
  ]
    .map(row => row.join(mark))
    .join('\n')
  const { records } = await readAll([file('t.tsv', text)])
  expect(records.map(({ response }) => response)).toEqual(['(a, b)', 'no; x'.replace(mark, ' ')])
})

test('a table that is cut within quotes keeps the rows before', async () => {
  const { records, issues } = await readAll([file('t.csv', 'id,response\n1,a\n2,"b\nc')])
  expect(records).toHaveLength(1)
  expect(issues).toMatchObject([{ line: 3, message: expect.stringContaining('quotes are never closed') }])
})

test('a quote too many in a table costs its row, not those after it', async () => {
  const { records, issues } = await readAll([file('t.csv', 'id,response\n1,a\n2,"b\n3,c\n4,d\n')])
  expect(records.map(({ line, response }) => [line, response])).toEqual([
    [2, 'a'],
    [4, 'c'],
    [5, 'd'],
  ])
  expect(issues).toMatchObject([{ line: 3, message: expect.stringContaining('never closed') }])
})

test('fields with the names of prototypes are data', async () => {
  const text = '{"id":"__proto__","response":"a","__proto__":{"response":"b"},"constructor":"c"}\n{"id":"constructor"}'
  const { records, issues } = await readAll([file('x.jsonl', text)])
  expect(records).toMatchObject([{ response: 'a', about: { id: '__proto__' } }])
  expect(issues).toMatchObject([{ line: 2 }])
  expect(({} as Record<string, unknown>).response).toBeUndefined()
})
