// Samples of lm-evaluation-harness: repeats, filters, figures next to them, and what is wrong with lines.

import { expect, test } from 'vitest'
import { bare, doc, file, readAll, sample, stream } from './support'

const lines = (...values: unknown[]): string => values.map(value => `${bare(value)}\n`).join('')

test.each([1, 7, 65_536])('lines in pieces of %d bytes: raw responses, exact ids, recorded scores', async piece => {
  const { records, issues, events } = await readAll([
    file('samples_acp_app_gen_2025-05-13T10-20-30.123456.jsonl', lines(sample(0), sample(1)), piece),
  ])
  expect(issues).toEqual([])
  expect(records).toMatchObject([
    { line: 1, attempt: 1, response: 'answer 0 – “ok”', recorded: 0, model: '' },
    { line: 2, attempt: 1, response: 'answer 1 – “ok”', recorded: 1 },
  ])
  expect(records[1]!.about).toEqual({
    record: doc(1),
    id: '-5674251047178000481',
    context: 'A ferry at place 1.',
    question: 'Which actions are applicable?',
    task: 'acp_app_gen',
  })
  expect(events.at(-1)).toEqual({
    kind: 'file',
    file: 'samples_acp_app_gen_2025-05-13T10-20-30.123456.jsonl',
    read: { title: 'samples of lm-evaluation-harness', records: 2, questions: 0, issues: 0 },
  })
})

test('repeats are attempts; filters of one response count once', async () => {
  const resps = [['a', 'b', 'c']]
  const { records } = await readAll([
    file(
      'x.jsonl',
      lines(
        sample(0, { resps, filter: 'one' }),
        sample(1, { filter: 'one' }),
        sample(0, { resps, filter: 'two' }),
        sample(1, { filter: 'two' }),
      ),
    ),
  ])
  expect(records.map(({ line, attempt, response }) => [line, attempt, response])).toEqual([
    [1, 1, 'a'],
    [1, 2, 'b'],
    [1, 3, 'c'],
    [2, 1, 'answer 1 – “ok”'],
  ])
})

test('lines of several runs of one task are more attempts', async () => {
  const { records } = await readAll([file('x.jsonl', lines(sample(0), sample(0, { resps: [['other']] }), sample(0)))])
  expect(records.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
})

test('the list with `resp` that older guides write; a null is an empty response and stated', async () => {
  const list = [
    { doc_id: 0, doc: doc(0), resp: 'yes', filtered_resps: ['yes'] },
    { doc_id: 1, doc: doc(1), resp: [[null]], filtered_resps: ['None'] },
    { doc_id: 2, doc: doc(2), resp: ['None'] },
  ]
  const { records, issues } = await readAll([file('x.json', `[${list.map(bare).join(', ')}]`, 7)])
  expect(records.map(({ line, response }) => [line, response])).toEqual([
    [1, 'yes'],
    [2, ''],
    [3, 'None'],
  ])
  expect(issues).toMatchObject([{ line: 2, isNote: true, message: expect.stringContaining('null') }])
})

test('figures next to the samples name the model, whatever their order; else the folder does', async () => {
  const figures = (model: string) =>
    JSON.stringify({ results: { acp: {} }, configs: {}, 'n-shot': {}, model_name: model }, null, 2)
  const { records, issues } = await readAll([
    file('runs/a/samples_acp_app_gen_2025-05-13T10-20-30.1.jsonl', lines(sample(0))),
    file('runs/a/results_2025-05-13T10-20-30.1.json', figures('org/model-a')),
    file('b/samples_acp_app_gen_2025-05-14T10-20-30.1.jsonl', lines(sample(0))),
    file('results_2025-05-14T10-20-30.1.json', figures('org/model-b')),
    file('meta__Llama-3/samples_acp_val_bool.jsonl', lines(sample(0))),
    file('logs/samples_acp_val_bool.jsonl', lines(sample(0))),
    file('2025-05-13/samples_acp_val_bool.jsonl', lines(sample(0))),
    file('all.zip/samples_acp_val_bool.jsonl', lines(sample(0))),
  ])
  expect(issues).toEqual([])
  expect(records.map(({ model }) => model)).toEqual(['org/model-a', 'org/model-b', 'meta/Llama-3', '', '', ''])
})

test('bad lines are reported with their numbers, and cost nothing but themselves', async () => {
  const text = [
    bare(sample(0)),
    '{"doc": {"group": "x"}, "resps": [["a"]',
    '',
    '[1, 2]',
    bare({ doc_id: 4, doc: doc(4) }),
    bare({ id: 3, verdict: 'right' }),
    bare(sample(1, { resps: [[['-1.5', 'False']], [['-0.5', 'True']]] })),
    bare(sample(2)),
    bare(sample(3)).slice(0, -40),
  ].join('\n')
  const { records, issues } = await readAll([file('x.jsonl', text)])
  expect(records.map(({ line }) => line)).toEqual([1, 8])
  expect(issues.map(({ line, message }) => [line, message])).toEqual([
    [2, 'Record 2 (line 2) is not JSON: line 2, column 34: `[` is never closed. Reading continues at line 4.'],
    [4, 'This is a list, but an object was expected.'],
    [5, 'This sample has no `resps`, which hold the responses of the model.'],
    [6, expect.stringContaining('is not like the others of this file, samples of lm-evaluation-harness')],
    [7, expect.stringContaining('likelihoods')],
    [9, expect.stringContaining('seems to be cut off')],
  ])
})

test('samples without their records name their question by task and place', async () => {
  const name = 'samples_acp_app_gen_2025-05-13T10-20-30.1.jsonl'
  const { records, issues } = await readAll([
    file(name, lines({ doc_id: 7, resps: [['a']] }, { doc: null, resps: [['b']] })),
  ])
  expect(records.map(({ about }) => about)).toEqual([{ id: '7', task: 'acp_app_gen' }])
  expect(issues).toMatchObject([{ line: 2, message: expect.stringContaining('neither a `doc`') }])
})

test('records of other formats among the samples are read where they show what they are', async () => {
  const { records, issues } = await readAll([
    file(
      'x.jsonl',
      lines(
        sample(0),
        { id: 'q7', response: 'r' },
        { custom_id: 'q8', response: { body: { choices: [{ message: { content: 's' } }] } } },
        { what: 'is this' },
      ),
    ),
  ])
  expect(records.map(({ about, response }) => [about.id, response]).slice(1)).toEqual([
    ['q7', 'r'],
    ['q8', 's'],
  ])
  expect(issues.map(({ line }) => line)).toEqual([4])
})

test('a stream without a size is read once, line by line', async () => {
  const { records } = await readAll([stream('<stdin>', lines(sample(0), sample(1)), 5)])
  expect(records.map(({ response }) => response)).toEqual(['answer 0 – “ok”', 'answer 1 – “ok”'])
})

const context = 'The ferry is at place 1.\n\nWhich actions are applicable?'
test.each<[string, unknown, string]>([
  ['as it is now', { gen_args_0: { arg_0: context, arg_1: { until: [] } } }, context],
  ['of older versions', [[context, { until: [] }]], context],
  [
    'of a chat, the last message of the user',
    {
      gen_args_0: {
        arg_0: [
          JSON.stringify([
            { role: 'system', content: 'Plan.' },
            { role: 'user', content: context },
          ]),
        ],
      },
    },
    context,
  ],
  ['of a chat that is cut off', { gen_args_0: { arg_0: '[{"role": "user", "con' } }, '[{"role": "user", "con'],
])('a document without a question has its prompt from the request %s', async (_, asked, prompt) => {
  const { records } = await readAll([file('x.jsonl', lines(sample(0, { doc: { split: 'test' }, arguments: asked })))])
  expect(records[0]!.about).toMatchObject({ prompt })
})
