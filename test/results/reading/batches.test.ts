// Outputs of batch interfaces: the id that was asked with, the text, and requests that failed.

import { expect, test } from 'vitest'
import { file, readAll } from './support'

const lines = (...values: unknown[]): string => values.map(value => JSON.stringify(value)).join('\n')
const chat = (id: string, ...contents: unknown[]): unknown => ({
  id: `batch_req_${id}`,
  custom_id: id,
  response: {
    status_code: 200,
    request_id: 'r',
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      model: 'gpt-x',
      choices: contents.map((content, index) => ({
        index,
        message: { role: 'assistant', content, refusal: null },
        finish_reason: 'stop',
      })),
    },
  },
  error: null,
})

test('OpenAI: chat, parts, responses, refusals and errors', async () => {
  const text = lines(
    chat('app.gen/0', 'one', 'two'),
    chat('b', [
      { type: 'text', text: 'par' },
      { type: 'text', text: 'ts' },
    ]),
    {
      custom_id: 'c',
      response: {
        status_code: 200,
        body: {
          object: 'response',
          model: 'gpt-y',
          output: [
            { type: 'reasoning', summary: [] },
            { type: 'message', content: [{ type: 'output_text', text: 'from responses' }] },
          ],
        },
      },
      error: null,
    },
    chat('d', null),
    { custom_id: 'e', response: null, error: { code: 'batch_expired', message: 'Too late.' } },
    {
      custom_id: 'f',
      response: { status_code: 429, body: { error: { message: 'Slow down.' } } },
      error: null,
    },
    { custom_id: 'g', method: 'POST', url: '/v1/chat/completions', body: { messages: [] } },
  )
  const { records, issues } = await readAll([file('out.jsonl', text, 7)])
  expect(
    records.map(({ line, model, attempt, response, about }) => [line, model, attempt, response, about.id]),
  ).toEqual([
    [1, 'gpt-x', 1, 'one', 'app.gen/0'],
    [1, 'gpt-x', 2, 'two', 'app.gen/0'],
    [2, 'gpt-x', 1, 'parts', 'b'],
    [3, 'gpt-y', 1, 'from responses', 'c'],
    [4, 'gpt-x', 1, '', 'd'],
  ])
  expect(issues.map(({ line, message, isNote }) => [line, message, isNote])).toEqual([
    [4, expect.stringContaining('The response is null: the model ended without a text (`stop`)'), true],
    [5, 'Request e has no response: batch_expired: Too late.', undefined],
    [6, 'Request f has no response: Slow down.', undefined],
    [7, expect.stringContaining('a request of a batch and not its output'), undefined],
  ])
})

test('Anthropic: succeeded, errored, canceled, expired', async () => {
  const responseTo = (id: string, content: unknown[]): unknown => ({
    custom_id: id,
    result: {
      type: 'succeeded',
      message: { model: 'claude-x', role: 'assistant', content, stop_reason: 'refusal' },
    },
  })
  const text = lines(
    responseTo('a', [
      { type: 'thinking', thinking: 'hm' },
      { type: 'text', text: 'yes' },
    ]),
    responseTo('b', []),
    {
      custom_id: 'c',
      result: {
        type: 'errored',
        error: { type: 'error', error: { type: 'invalid_request', message: 'Bad.' } },
      },
    },
    { custom_id: 'd', result: { type: 'canceled' } },
    { custom_id: 'e', result: { type: 'expired' } },
  )
  const { records, issues, events } = await readAll([file('out.jsonl', text)])
  expect(records.map(({ line, model, response, about }) => [line, model, response, about.id])).toEqual([
    [1, 'claude-x', 'yes', 'a'],
    [2, 'claude-x', '', 'b'],
  ])
  expect(issues.map(({ line, message }) => [line, message])).toEqual([
    [2, expect.stringContaining('null: the model refused, or a filter withheld the response (`refusal`)')],
    [3, 'Request c has no response: invalid_request: Bad.'],
    [4, 'Request d has no response: it was canceled.'],
    [5, expect.stringContaining('expired')],
  ])
  expect(events.at(-1)).toMatchObject({ read: { title: 'results of an Anthropic message batch' } })
})

test('Gemini writes a key and candidates', async () => {
  const { records } = await readAll([
    file(
      'out.jsonl',
      lines({
        key: 'k1',
        response: {
          candidates: [{ content: { parts: [{ text: 'hm', thought: true }, { text: 'no' }] } }],
          modelVersion: 'gemini-x',
        },
      }),
    ),
  ])
  expect(records).toMatchObject([{ response: 'no', model: 'gemini-x', about: { id: 'k1' } }])
})

test('prompts of the playground with responses, and without', async () => {
  const prompt = { id: '7', domain: 'ferry', kind: 'app', format: 'gen', prompt: 'Which?' }
  const { records, issues } = await readAll([
    file(
      'p.jsonl',
      lines({ ...prompt, response: 'r1', model: 'm' }, { ...prompt, response: 'r2', model: 'm' }, prompt),
    ),
  ])
  expect(records).toMatchObject([
    { response: 'r1', model: 'm', attempt: 1, about: { id: '7', task: 'acp_app_gen' } },
    { response: 'r2', model: 'm', attempt: 2 },
  ])
  expect(issues).toMatchObject([{ line: 3, message: expect.stringContaining('without a response') }])
})
