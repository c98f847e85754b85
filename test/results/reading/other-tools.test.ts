// Default outputs of other tools: read if they contain responses, else named with the file to provide instead.
// Layouts as of promptfoo 0.119, crfm-helm 0.5.11, OpenAI evals 3.0 and lm-eval 0.4.13.

import { expect, test } from 'vitest'
import { survey } from '#results/reading/survey'
import { doc, file, readAll, sample } from './support'

const answers = ['[(sail l0 l1)]', 'none', '(a b)']
const ids = answers.map((_, i) => doc(i).id as string)
const promptOf = (i: number): string => `${doc(i).context}\n\n${doc(i).question}`

const tested = (i: number, more: Record<string, unknown> = {}) => ({
  ...{ promptIdx: 0, testIdx: i, success: true, score: 1, latencyMs: 3 },
  provider: { id: 'openai:gpt-x', label: '' },
  prompt: { raw: promptOf(i), label: 'p' },
  vars: { id: ids[i], context: doc(i).context, question: doc(i).question },
  response: { output: answers[i], tokenUsage: { total: 1 }, finishReason: 'stop' },
  ...more,
})
const requested = (i: number) => ({
  instance: { input: { text: promptOf(i) }, references: [], split: 'test', id: `id${i}` },
  ...{ request_mode: 'original', train_trial_index: 0 },
  request: { model: 'openai/gpt-x', model_deployment: 'openai/gpt-x', prompt: 'shots' },
  result: {
    success: true,
    completions: [{ text: answers[i], finish_reason: { reason: 'stop' } }],
    cached: false,
  },
})
const sampling = (i: number) => ({
  ...{ run_id: 'r', event_id: i, sample_id: `acp.dev.${i}`, type: 'sampling' },
  data: { prompt: [{ role: 'user', content: promptOf(i) }], sampled: [answers[i]] },
})
const spec = { spec: { completion_fns: ['gpt-x'], eval_name: 'acp.dev' } }
const lines = (values: readonly unknown[]): string => values.map(value => JSON.stringify(value)).join('\n')
const all = [0, 1, 2]
const plain = (i: number) => ({ id: ids[i], response: answers[i] })

const read: readonly (readonly [string, string, string])[] = [
  [
    'promptfoo',
    'openai:gpt-x',
    JSON.stringify({
      evalId: 'e',
      results: { version: 3, prompts: [], results: all.map(i => tested(i)), stats: {} },
      config: {},
    }),
  ],
  ['promptfoo, lines', 'openai:gpt-x', lines(all.map(i => tested(i)))],
  ['HELM', 'openai/gpt-x', JSON.stringify({ adapter_spec: {}, request_states: all.map(requested) }, null, 2)],
  [
    'OpenAI evals',
    'gpt-x',
    lines([
      spec,
      ...all.flatMap(i => [sampling(i), { ...sampling(i), type: 'match', data: { correct: true } }]),
      { final_report: { accuracy: 1 } },
    ]),
  ],
  [
    'lm-eval, what simple_evaluate returns',
    '',
    JSON.stringify({
      results: { acp_app_gen: { 'score,none': 1 } },
      configs: {},
      samples: { acp_app_gen: all.map(i => sample(i, { resps: [[answers[i]]] })) },
    }),
  ],
  [
    'datasets server',
    '',
    JSON.stringify({
      features: [],
      rows: all.map(i => ({ row_idx: i, row: plain(i), truncated_cells: [] })),
      num_rows_total: 3,
    }),
  ],
  [
    'pandas',
    '',
    JSON.stringify({
      id: Object.fromEntries(all.map(i => [i, ids[i]])),
      response: Object.fromEntries(all.map(i => [i, answers[i]])),
    }),
  ],
  [
    'pandas, split',
    '',
    JSON.stringify({
      columns: ['id', 'response'],
      index: all,
      data: all.map(i => [ids[i], answers[i]]),
    }),
  ],
  ['pandas, index', '', JSON.stringify(Object.fromEntries(all.map(i => [i, plain(i)])))],
  ['a list in `results`', '', JSON.stringify({ config: {}, results: all.map(plain) }, null, 1)],
]

test.each(read)('%s is read', async (_, model, content) => {
  const { records, issues } = await readAll([file('out.json', content)])
  expect(issues).toEqual([])
  expect(records.map(record => [record.response, record.model])).toEqual(answers.map(answer => [answer, model]))
  for (const { about } of records) expect(about.question ?? about.id, 'names its question').toBeTruthy()
  expect((await survey(file('out.json', content))).problem).toBe('')
})

test('a test of promptfoo that failed is listed with its error; a failed assertion is scored', async () => {
  const { records, issues } = await readAll([
    file(
      'out.jsonl',
      lines([
        tested(0, { response: undefined, error: 'API error: 429', success: false }),
        tested(1, { error: 'Expected output to contain x', success: false, score: 0 }),
        tested(2, { response: { output: { json: true } } }),
      ]),
    ),
  ])
  expect(issues).toMatchObject([{ line: 1, message: expect.stringContaining('API error: 429') }])
  expect(records.map(({ response, recorded }) => [response, recorded])).toEqual([
    ['none', 0],
    ['{"json":true}', 1],
  ])
})

test('the CSV of promptfoo 0.121 is named, with the way to its JSON', async () => {
  const heads = ['"[echo] {{context}}\n{{question}}"', '[openai:gpt-x] plain prompt']
  for (const head of heads) {
    const table = `id,context,question,${head},Status,Score,Named Scores,Grader Reason,Comment\n1,a,b,yes,PASS,1.00,,fine,\n`
    const { records, issues } = await readAll([file('out.csv', table)])
    expect(records).toEqual([])
    expect(issues).toMatchObject([{ message: expect.stringMatching(/table of promptfoo.*-o results\.json/) }])
  }
})

test('a row that the datasets server cut is not read, and a part of a data set reports it', async () => {
  const { records, issues } = await readAll([
    file(
      'rows.json',
      JSON.stringify({
        rows: [
          { row_idx: 0, row: plain(0), truncated_cells: ['response'] },
          { row_idx: 1, row: plain(1), truncated_cells: [] },
        ],
        num_rows_total: 2080,
      }),
    ),
  ])
  expect(records).toHaveLength(1)
  expect(issues).toMatchObject([
    { line: 1, message: expect.stringContaining('cut the cells response') },
    { line: 0, message: expect.stringMatching(/of 2,080/), isNote: true },
  ])
})

const scores = { results: { acp: { 'score,none': 0.4 } }, config: { model: 'm' } }
const alone: readonly (readonly [string, unknown, string | RegExp])[] = [
  ['scores of lm-eval', scores, '`samples_*.jsonl`'],
  ['the same with versions', { ...scores, config: undefined, versions: {} }, '`samples_*.jsonl`'],
  ['a set-up of HELM', { scenario_spec: {}, adapter_spec: {} }, '`scenario_state.json`'],
  [
    'statistics of HELM',
    all.map(i => ({ instance_id: `id${i}`, train_trial_index: 0, stats: [] })),
    '`scenario_state.json`',
  ],
  [
    'statistics of HELM, summed up',
    [{ name: { name: 'em', split: 'test' }, count: 1, sum: 1 }],
    '`scenario_state.json`',
  ],
  ['a report of OpenAI evals', { final_report: { accuracy: 1 } }, '`sampling`'],
  [
    'a header of Inspect',
    { version: 2, status: 'success', eval: { task: 'acp', model: 'm' }, plan: {}, results: {} },
    '`--no-log-samples`',
  ],
  ['scores of lighteval', { config_general: {}, results: {}, versions: {} }, /lighteval|scores/],
  ['figures', { accuracy: 0.5, n: 10, by: { app: 0.25 } }, 'file of scores'],
  [
    'a curve',
    [
      { epoch: 1, loss: 0.5 },
      { epoch: 2, loss: 0.25 },
    ],
    'file of scores',
  ],
  ['an empty list', { results: [] }, 'its list `results` is empty'],
  ['an empty object', {}, 'no fields at all'],
  ['a number', 42, 'neither JSON nor a table'],
]

test.each(alone)('%s without responses: named, with what to give instead, in every list', async (_, value, words) => {
  const source = file('w/some.json', JSON.stringify(value))
  const { records, issues, events } = await readAll([source])
  expect(records).toEqual([])
  expect(issues).toHaveLength(1)
  expect(issues[0]!.isNote).toBeUndefined()
  expect(issues[0]!.message).toMatch(words)
  expect(events.at(-1)).toMatchObject({ kind: 'file', read: { records: 0, issues: 1 } })
})

test('many of them are one fault, not one each', async () => {
  const many = Array.from({ length: 500 }, (_, i) => ({ instance_id: `id${i}`, stats: [] }))
  expect((await readAll([file('s.json', JSON.stringify(many))])).issues).toHaveLength(1)
})

test('figures are of use next to samples of their run, and a fault elsewhere', async () => {
  const figures = { ...scores, model_name: 'gpt-x' }
  const { records, issues } = await readAll([
    file('a/results_1.json', JSON.stringify(figures)),
    file('a/samples_acp_app_gen.jsonl', lines([sample(0)])),
    file('b/results_2.json', JSON.stringify(figures)),
  ])
  expect(records.map(({ model }) => model)).toEqual(['gpt-x'])
  expect(issues).toMatchObject([
    { file: 'b/results_2.json', message: expect.stringContaining('without the responses') },
  ])
})
