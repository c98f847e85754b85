// A dropped file with a conversation, or with the answer of a model's API, is read as a pasted one: as one response with
// its prompt, however its text is laid out.

import { describe, expect, test } from 'vitest'
import { survey } from '#results/reading/survey'
import { recordsIn } from '#results/scoring/pasted'
import { bytesOf, file, readAll } from './support'

const prompt = 'This is a ferry domain, where the task is to transport cars. Which actions are applicable?'
const answer = '[(board c0 l0), (sail l0 l1)]'
const user = { role: 'user', content: prompt }
const parts = [{ type: 'text', text: answer }]
const assistant = { role: 'assistant', content: answer }
const choices = [{ index: 0, message: assistant, finish_reason: 'stop' }]
const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content: parts, stop_reason: 'end_turn' }

/** Its list is that of a file's records, which is none within a list. */
const inField = { data: [user, assistant] }

const conversations: Readonly<Record<string, unknown>> = {
  messages: { messages: [user, assistant] },
  'messages in parts': { messages: [user, { ...assistant, content: parts }] },
  conversation: { conversation: [user, assistant] },
  'of others': {
    conversations: [
      { from: 'human', value: prompt },
      { from: 'gpt', value: answer },
    ],
  },
  'a list of messages': [user, assistant],
  'a list of messages in a field': inField,
  'messages and a response': { messages: [user], response: answer },
  'a logged request': { request: { messages: [user] }, response: { choices } },
  'a request with its choices': { model: 'm', messages: [user], choices },
  'choices with a prompt': { id: 'chatcmpl-1', object: 'chat.completion', prompt, choices },
  'content with a prompt': { ...message, prompt },
  'bare content with a prompt': { content: parts, prompt },
  'output with its input': { id: 'resp_1', input: prompt, output: [{ ...message, content: parts }] },
  'candidates with their contents': {
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    candidates: [{ content: { role: 'model', parts: [{ text: answer }] }, finishReason: 'STOP' }],
  },
}

const layouts = (value: unknown): readonly (readonly [string, string])[] => [
  ['in one line', JSON.stringify(value)],
  ['in one line with an end', `${JSON.stringify(value)}\n`],
  ['in many lines', JSON.stringify(value, null, 2)],
]

describe.each(Object.entries(conversations))('%s', (_, value) => {
  test.each(layouts(value))('%s is one response with its prompt', async (_, text) => {
    const { records, issues } = await readAll([file('x.json', bytesOf(text))])
    expect(records).toMatchObject([{ response: answer, about: { question: prompt } }])
    expect(records[0]!.about.id).toBeUndefined()
    expect(issues).toEqual([])
    expect(await survey(file('x.json', bytesOf(text)))).toMatchObject({ format: 'records', problem: '', asks: false })
    expect((await recordsIn('x.json', text))?.responses).toMatchObject([{ response: answer, prompt }])
  })
  if (value === inField) return
  test.each(layouts([value, value]))('a list of two, %s, is two responses', async (_, text) => {
    const { records, issues } = await readAll([file('x.json', bytesOf(text))])
    const two = [answer, answer].map(response => ({ response, about: { question: prompt } }))
    expect(records).toMatchObject(two)
    expect(issues).toEqual([])
  })
})

test.each([
  ['choices', { id: 'chatcmpl-1', object: 'chat.completion', choices }],
  ['content', message],
  ['bare content', { content: parts }],
])('an answer without a prompt, %s, is one fault that names what is missing', async (_, value) => {
  for (const [, text] of layouts(value)) {
    const { records, issues } = await readAll([file('x.json', bytesOf(text))])
    expect(records).toEqual([])
    expect(issues).toMatchObject([{ message: expect.stringContaining('names neither its prompt nor its question') }])
    expect((await survey(file('x.json', bytesOf(text)))).problem).toContain('in a field `prompt` or `id`')
  }
})

test('an answer keeps the id of its question, and why it ended', async () => {
  const value = { id: 'q7', choices: [{ message: assistant, finish_reason: 'length' }, ...choices] }
  const { records } = await readAll([file('x.json', bytesOf(JSON.stringify(value)))])
  expect(records).toMatchObject([
    { response: answer, about: { id: 'q7' } },
    { response: answer, attempt: 2 },
  ])
})

test('records that only begin like messages are read one by one', async () => {
  const rows = [1, 2].map(id => ({ id: `q${id}`, role: 'assistant', content: answer, prompt }))
  const { records } = await readAll([file('x.json', bytesOf(JSON.stringify(rows)))])
  expect(records).toMatchObject([{ about: { id: 'q1' } }, { about: { id: 'q2' } }])
})
