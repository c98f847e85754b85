// The content of questions is looked up once each, the most recently shown question first, and again after the engine
// was stopped.

import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { createAsking } from '#page/state/session/asked'
import type { Question } from '#questions/kinds/question'

const question = (key: string, part: Partial<Question> = {}): Question => ({
  key,
  id: key,
  family: 'acpbench',
  kind: 'prog',
  format: 'gen',
  domain: 'ferry',
  context: '',
  question: 'What does it change?',
  shown: { domain: '', problem: '' },
  judged: { domain: '', problem: '' },
  origin: { from: 'own' },
  ...part,
})
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const action = (key: string) => ({ kind: 'prog' as const, action: `(${key})` })

test('what a question states itself is not looked for, nor where there is nothing to find', () => {
  const asked = createAsking(() => {
    throw new Error('It was looked for.')
  })
  expect(asked(question('a', { asked: action('a') }))).toEqual({ asked: action('a'), problem: '' })
  expect(asked(question('b', { asked: null, askedProblem: 'No.' })).problem).toBe('No.')
  expect(asked(question('c', { judged: null })).asked).toBeNull()
  expect(asked(question('d', { format: 'bool' })).asked).toBeNull()
})

test('each is looked for once, one at a time, the last one seen first', async () => {
  const order: string[] = []
  let under = 0
  const asked = createAsking(async ({ key }) => {
    order.push(key)
    expect(++under).toBe(1)
    await settled()
    under--
    return { asked: action(key), problem: '' }
  })
  const all = ['a', 'b', 'c'].map(key => question(key))
  createRoot(() => {
    for (const each of all) expect(asked(each).asked).toBeUndefined()
    for (const each of all) expect(asked(each).asked).toBeUndefined()
  })
  while (under > 0 || order.length < 3) await settled()
  await settled()
  expect(order).toEqual(['a', 'c', 'b'])
  expect(all.map(each => asked(each).asked)).toEqual(all.map(({ key }) => action(key)))
  expect(order).toHaveLength(3)
})

test('what the engine could not state is asked again', async () => {
  let calls = 0
  const asked = createAsking(async ({ key }) => (++calls === 1 ? null : { asked: action(key), problem: '' }))
  const one = question('a')
  asked(one)
  await settled()
  expect(asked(one).asked).toBeUndefined()
  await settled()
  expect(asked(one).asked).toEqual(action('a'))
  expect(calls).toBe(2)
})
