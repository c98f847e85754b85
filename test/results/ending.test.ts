// Responses that their files say were cut off, refused or never given: the reason in the row and in the figures.

import { expect, test } from 'vitest'
import { makeScorer } from '#results/scoring/scorer'
import { QuestionIndex } from '#results/scoring/questions'
import { summaryJson } from '#results/runs/summary-json'
import { Tally } from '#results/runs/tally'
import { readQuestions } from '#questions/benchmarks/reading'
import { questionFile } from '../cli/command'
import { file, readAll } from './reading/support'

const question = readQuestions('q.json', questionFile()).questions[0]!
const chat = (content: unknown, finish_reason: string, more = {}) => ({
  custom_id: question.id,
  response: {
    status_code: 200,
    body: { choices: [{ message: { role: 'assistant', content, ...more }, finish_reason }] },
  },
})
const responses = (body: unknown) => ({
  custom_id: question.id,
  response: { status_code: 200, body },
})
const message = (content: unknown, stop_reason: string) => ({
  custom_id: question.id,
  result: { type: 'succeeded', message: { content, stop_reason } },
})
const gemini = (candidate: unknown) => ({ key: question.id, response: { candidates: [candidate] } })
const logged = (more: Record<string, unknown>, limit?: unknown) => ({
  ...{ id: question.id, epoch: 1, input: question.question, target: '', messages: [] },
  metadata: { id: question.id },
  output: { model: 'm', completion: '', ...more },
  ...(limit === undefined ? {} : { limit }),
})
const choice = (stop_reason: string, content: unknown = '') => ({
  choices: [{ message: { role: 'assistant', content }, stop_reason }],
})

const cases: readonly (readonly [string, unknown, string | null, string])[] = [
  ['OpenAI, budget used', chat('', 'length'), 'cut-off', '`length`'],
  ['OpenAI, budget used, null', chat(null, 'length'), 'cut-off', '`length`'],
  ['OpenAI, filter', chat('', 'content_filter'), 'refused', '`content_filter`'],
  ['OpenAI, refusal', chat(null, 'stop', { refusal: 'I will not.' }), 'refused', '`refusal`'],
  ['OpenAI, tools only', chat(null, 'tool_calls', { tool_calls: [{}] }), 'no-answer', '`tool_calls`'],
  ['OpenAI, nothing', chat('', 'stop'), 'no-answer', '`stop`'],
  [
    'OpenAI responses, budget used',
    responses({
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
      output: [],
    }),
    'cut-off',
    '`max_output_tokens`',
  ],
  [
    'OpenAI responses, tools only',
    responses({ status: 'completed', output: [{ type: 'function_call', name: 'f' }] }),
    'no-answer',
    '`function_call`',
  ],
  ['Anthropic, budget used', message([], 'max_tokens'), 'cut-off', '`max_tokens`'],
  [
    'Anthropic, thinking only',
    message([{ type: 'thinking', thinking: '(a)' }], 'max_tokens'),
    'cut-off',
    '`max_tokens`',
  ],
  ['Anthropic, refusal', message([], 'refusal'), 'refused', '`refusal`'],
  ['Anthropic, tools only', message([{ type: 'tool_use' }], 'tool_use'), 'no-answer', '`tool_use`'],
  ['Gemini, budget used', gemini({ content: {}, finishReason: 'MAX_TOKENS' }), 'cut-off', '`MAX_TOKENS`'],
  ['Gemini, filter', gemini({ finishReason: 'SAFETY' }), 'refused', '`SAFETY`'],
  [
    'Gemini, prompt refused',
    { key: question.id, response: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } },
    'refused',
    '`PROHIBITED_CONTENT`',
  ],
  ['Inspect, budget used', logged(choice('max_tokens')), 'cut-off', '`max_tokens`'],
  ['Inspect, window used', logged(choice('model_length', null)), 'cut-off', '`model_length`'],
  ['Inspect, filter', logged(choice('content_filter')), 'refused', '`content_filter`'],
  ['Inspect, tools only', logged(choice('tool_calls', [])), 'no-answer', '`tool_calls`'],
  ['Inspect, limit of the sample', logged(choice('stop'), { type: 'token', limit: 5 }), 'cut-off', '`token`'],
  ['a line', { id: question.id, response: '', finish_reason: 'length' }, 'cut-off', '`length`'],
  [
    'a line, a text that is cut off',
    { id: question.id, response: 'Let me think', finish_reason: 'length' },
    'cut-off',
    '`length`',
  ],
  ['a line, null', { id: question.id, response: null }, 'no-answer', ''],
  ['a line, empty', { id: question.id, response: ' ' }, 'no-answer', ''],
  ['a line, thinking without an end', { id: question.id, response: '<think>First. Then' }, 'cut-off', ''],
  ['a line, thoughts alone', { id: question.id, response: '<think>First. Then.</think>' }, 'no-answer', ''],
  ['a line, nothing read', { id: question.id, response: 'Let me think', finish_reason: 'stop' }, 'no-answer', ''],
]

const scored = async (record: unknown) => {
  const content = `${JSON.stringify(record)}\n`
  const { records, issues } = await readAll([file('r.jsonl', content)])
  const index = new QuestionIndex()
  index.add([question])
  const found = index.find(records[0]!.about)
  if ('problem' in found) throw new Error(found.problem)
  return { row: makeScorer().score(records[0]!, found.question, found.key).row, issues }
}

test.each(cases)('%s: the row has the reason', async (_, record, reason, word) => {
  const { row } = await scored(record)
  expect(row).toMatchObject({ verdict: 'unreadable', reason })
  expect(row.explanation).toContain(word)
})

test('an answer that is there is judged, however the response ended', async () => {
  for (const finish of ['length', 'content_filter', 'stop'])
    expect((await scored(chat('[(go hall attic)]', finish))).row.verdict).not.toBe('unreadable')
})

test('the figures count the reasons', async () => {
  const tally = new Tally()
  for (const [, record] of cases) tally.add((await scored(record)).row)
  const count = (reason: string | null): number => cases.filter(each => each[2] === reason).length
  expect(summaryJson(tally.summary())).toMatchObject({
    unreadable: cases.length,
    unreadableBy: {
      'no-answer': count('no-answer'),
      'cut-off': count('cut-off'),
      refused: count('refused'),
    },
  })
})
