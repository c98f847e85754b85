// A context next to the problem that it reports: places on both sides, what was not read, and the examples to begin with.

import { expect, test } from 'vitest'
import { shifted } from '#page/workbench/english/shifted'
import { engineInMemory } from '#engine/engine'
import { inspect } from '#results/files/inspect'
import { MAX_ENGLISH } from '#questions/views/described/view-described'

const { contexts: contextsApi, texts } = engineInMemory()

const stray = 'The wind blows from the north.'
const context = (middle: string): string =>
  `This is a ferry domain, where the task is to bring cars across. There are 2 locations and 2 cars, numbered consecutively. Currently, the ferry is at l1 location and it is empty. ${middle}The cars are at locations as follows: c0 is at l0; c1 is at l1. The goal is to reach a state where the following facts hold: Car c0 is at location l1.`

test('each sentence is tied to its facts, and these to their places in the PDDL', () => {
  const text = context(`${stray} `)
  const view = contextsApi.read(text, null)
  expect(view.domain).toEqual({ id: 'ferry', title: 'Ferry' })
  const statements = view.sentences.map(({ from, to, facts, isGoal }) => [
    text.slice(from, to).slice(0, 16),
    facts.join(' '),
    isGoal,
  ])
  expect(statements).toContainEqual(['The cars are at ', '(at c0 l0) (at c1 l1)', false])
  expect(statements).toContainEqual(['The goal is to r', '(at c0 l1)', true])
  const problem = view.source!.problem
  for (const { kind, name, from, to } of view.places) if (kind === 'fact') expect(problem.slice(from, to)).toBe(name)
  expect(view.places.some(({ name, from }) => name === '(at c0 l1)' && from > view.goalAt)).toBe(true)
  expect(view.places.some(({ name, from }) => name === '(at c0 l0)' && from < view.goalAt)).toBe(true)
  const [unread, ...more] = view.unread
  expect(more).toEqual([])
  expect(text.slice(unread!.from, unread!.to).replace(/\.$/, '')).toBe(stray.replace(/\.$/, ''))
  expect(unread!.message).toMatch(/Ferry/)
  expect(view.faults).toEqual([])
  expect(texts.check(view.source!).actions).toBeGreaterThan(0)
})

test('a text in no English that is known, and one that is too long, give no problem and no error', () => {
  for (const text of ['', 'A walk in the woods.', '\0<b>(define', 'x'.repeat(MAX_ENGLISH + 1)]) {
    const view = contextsApi.read(text, null)
    expect(view.domain).toBeNull()
    expect(view.source).toBeNull()
  }
})

test('the examples are read whole', () => {
  const examples = contextsApi.examples()
  expect(examples).toHaveLength(2)
  for (const { text } of examples) {
    const view = contextsApi.read(text, null)
    expect(view.unread).toEqual([])
    expect(view.wording).toBe('own')
    expect(view.hasGoal).toBe(true)
    expect(view.faults).toEqual([])
  }
})

test('a pasted context is known for what it is; an answer or a story is not', () => {
  const kindOf = (text: string): string => inspect('pasted', new TextEncoder().encode(text)).kind
  expect(kindOf(context(''))).toBe('english')
  expect(kindOf('Yes, because the ferry is at l0.')).toBe('other')
  expect(kindOf('This is a ferry domain, they say, and then the story begins.')).toBe('other')
})

test('places move with what is typed before them, and are gone where it is typed', () => {
  const move = shifted('one two three', 'one and two three')
  expect(move({ from: 0, to: 3 })).toEqual({ from: 0, to: 3 })
  expect(move({ from: 8, to: 13 })).toEqual({ from: 12, to: 17 })
  expect(shifted('one two three', 'one twoo three')({ from: 4, to: 7 })).toEqual({ from: 4, to: 7 })
  expect(shifted('one two three', 'one to three')({ from: 4, to: 7 })).toBeNull()
})
