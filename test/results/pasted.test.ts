// What a pasted text is taken for: records of any shape as prompt and response, and a response that is JSON as itself.

import { describe, expect, test } from 'vitest'
import { kindName } from '#questions/kinds/codes'
import { questionOf } from '#questions/benchmarks/acpbench/question'
import { findQuestions, afterOptions, askedIn } from '#results/runs/find-questions'
import { recordsIn } from '#results/scoring/pasted'
import { ownRecords } from '../support/records'

const prompt =
  'This is a ferry domain, where the task is to transport cars from their start to their goal locations. Which actions are applicable?'
const answer = '[(board c0 l0), (sail l0 l1)]'
const user = { role: 'user', content: prompt }
const assistant = { role: 'assistant', content: answer }

const records: Readonly<Record<string, unknown>> = {
  'prompt and response': { prompt, response: answer },
  'a list of one': [{ prompt, response: answer }],
  'prompt and completion': { prompt, completion: answer, model: 'm' },
  'a short prompt': { prompt: 'Which?', response: answer },
  'input and output': { input: prompt, output: answer },
  'question and answer': { question: prompt, answer },
  'instruction and output': { instruction: prompt, input: '', output: answer },
  messages: { messages: [user, assistant] },
  'messages with parts': { messages: [user, { ...assistant, content: [{ type: 'text', text: answer }] }] },
  'a conversation': {
    conversations: [
      { from: 'human', value: prompt },
      { from: 'gpt', value: answer },
    ],
  },
  'a transcript alone': [{ role: 'system', content: 'Plan.' }, user, assistant],
  'a transcript of two turns': [
    user,
    { ...assistant, content: 'Let me think.' },
    { role: 'user', content: 'Well?' },
    assistant,
  ],
  'messages and a response': { messages: [user], response: answer },
  'messages and an answer of the API': { input: [user], output: assistant },
  'a logged request': { request: { model: 'm', messages: [user] }, response: { choices: [{ message: assistant }] } },
  'the answer of an API with its prompt': {
    ...{ model: 'm', input: prompt },
    output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: answer }] }],
  },
}

describe.each(Object.entries(records))('%s', (_, value) => {
  test.each([
    ['in one line', JSON.stringify(value)],
    ['in many lines', JSON.stringify(value, null, 2)],
  ])('%s is taken apart', async (_, text) => {
    const found = await recordsIn('pasted.jsonl', text)
    expect(found?.responses.map(({ response }) => response)).toEqual([answer])
    expect(found!.responses[0]!.prompt).toContain((value as { prompt?: string }).prompt ?? prompt)
    expect(found!.problems).toEqual([])
  })
})

test.each([
  ['chat completions', { id: 'x', object: 'chat.completion', choices: [{ message: assistant }] }],
  ['messages', { type: 'message', role: 'assistant', content: [{ type: 'text', text: answer }] }],
  ['Gemini', { candidates: [{ content: { parts: [{ text: answer }], role: 'model' } }] }],
  ['a single message', assistant],
])('the answer of an API without a prompt is a response: %s', async (_, value) => {
  const found = await recordsIn('pasted.jsonl', JSON.stringify(value))
  expect(found).toMatchObject({ isSure: true, responses: [{ response: answer, prompt: '', about: {} }] })
})

test.each([
  ['a list of actions', ['(board c0 l0)', '(sail l0 l1)']],
  ['a list of lists', [['board', 'c0', 'l0']]],
  ['an empty list', []],
  ['a plan in a field', { plan: ['(board c0 l0)'] }],
  ['an answer with its reasons', { reasoning: `${prompt} `.repeat(2), answer: 'yes' }],
  ['actions as objects', [{ action: 'board', parameters: ['c0', 'l0'] }]],
  ['a field of the name response', { response: answer }],
  ['choices', { choices: ['A'], output: ['(a)'] }],
  ['content', { content: 'yes' }],
])('a response that is JSON stays a response: %s', async (_, value) => {
  expect(await recordsIn('pasted.jsonl', JSON.stringify(value))).toBeNull()
})

test('a record with uncertain fields says so, and names the fields that it took', async () => {
  const sure = await recordsIn('pasted.jsonl', JSON.stringify({ prompt, response: answer }))
  expect(sure).toMatchObject({ isSure: true, fields: { prompt: 'prompt', response: 'response' } })
  const unsure = await recordsIn('pasted.jsonl', JSON.stringify({ question: prompt, answer: 'yes' }))
  expect(unsure).toMatchObject({ isSure: false, fields: { prompt: 'question', response: 'answer' } })
  const turns = await recordsIn('pasted.jsonl', JSON.stringify([user, assistant]))
  expect(turns).toMatchObject({ isSure: true, fields: { prompt: '', response: '' } })
})

const asked = ['c0', 'c1'].map(car => {
  const [, records] = ownRecords('mcq').find(([name]) => name.startsWith('ferry'))!
  return {
    id: car,
    question: { ...questionOf(records[0]!), context: `${prompt} The car ${car} is here.`, question: 'Which one?' },
  }
})
const run = <T>(steps: Generator<undefined, T>): T => {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

test('a text with a prompt is divided after the words and the options of its question', () => {
  const { context, question, choices } = asked[1]!.question
  const options = choices!.text.map((text, i) => `${choices!.label[i]}. ${text}`).join('\n')
  const found = run(askedIn(asked, `You plan.\n\n${context}\n${question}\n${options}\n\nThe answer is B,\nsurely.`))
  expect(found.asked).toEqual(['c1'])
  expect(afterOptions(found.rest, asked[1]!.question)).toBe('\n\nThe answer is B,\nsurely.')
  expect(afterOptions('B', asked[1]!.question)).toBe('B')
  expect(run(askedIn(asked, 'The answer is B.'))).toEqual({ asked: [], held: [], rest: 'The answer is B.' })
})

test('words of kind and domain find a question', () => {
  const { question } = asked[0]!
  expect(run(findQuestions(asked, `ferry ${kindName(question.kind)}`)).ids).toEqual(['c0', 'c1'])
})
