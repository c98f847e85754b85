// Questions about runs and estimates: those of the lessons, and what is right of them by values worked out elsewhere.

import { describe, expect, test } from 'vitest'
import { asked } from '#teaching/asked/make'
import type { LensEntry, LessonWorld, SearchEntry } from '#teaching/lesson'
import { quiz } from '#teaching/quizzes/make'
import type { MadeQuiz } from '#teaching/quiz'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'
import { textOf } from '../textbook/worlds'

type AskedMade = Extract<MadeQuiz, { kind: 'asked' }>

const worldOf = (domain: string): LessonWorld => ({
  name: domain,
  folder: domain,
  phrases: null,
  source: {
    domain: textOf(domain, 'domain.pddl'),
    problem: textOf(domain, 'problems', 'p01.pddl'),
  },
})
const place = { file: 'lesson.yaml', from: 0, to: 0 }

function ask(
  domain: string,
  entry: Omit<SearchEntry, 'place' | 'world'> | Omit<LensEntry, 'place' | 'world'>,
): AskedMade {
  const made = asked(worldOf(domain), { ...entry, world: domain, place } as SearchEntry)
  if (made.kind !== 'asked') throw new Error(made.kind === 'none' ? made.message : made.kind)
  return made
}

const plain = (content: AskedMade['text']): string => content.map(piece => ('text' in piece ? piece.text : '')).join('')

/** The text of the right option. */
const rightOption = (made: AskedMade): string => plain(made.options![(made.right as number) - 1]!)

describe('each question of the lessons is made', () => {
  test.each([...shippedIds])('%s', id => {
    const files = shippedFiles(id)!
    const { lesson } = readLesson(files, 'en')
    for (const entry of lesson!.quiz) {
      if (entry.entry === 'question') continue
      const made = quiz(files, entry)
      expect(made).toMatchObject({ kind: 'asked' })
      const { options, right, because } = made as AskedMade
      expect(because.length).toBeGreaterThan(10)
      const texts = options?.map(plain) ?? []
      expect(new Set(texts).size).toBe(texts.length)
      if (Array.isArray(right)) for (const each of right) expect(texts).toContain(each)
    }
  })
})

test('what is right of runs', () => {
  const run = { algorithm: 'a-star', heuristic: 'h-max' } as const
  expect(rightOption(ask('visitall', { entry: 'search', ask: 'expanded', run }))).toBe('9')
  const dear = { algorithm: 'a-star', heuristic: 'h-add' } as const
  const cost = ask('visitall', { entry: 'search', ask: 'plan-cost', run: dear })
  expect([cost.right, cost.because]).toEqual([7, 'It costs 7, although a plan for 5 exists.'])
  const next = { algorithm: 'breadth-first' } as const
  const which = ask('ferry', { entry: 'search', ask: 'which-next', run: next, at: 4 })
  expect(rightOption(which)).toMatch(/^#4, seen from #/)
  const all = ['blind', 'goal-count', 'h-max', 'h-add', 'ff', 'lm-cut'] as const
  const safe = ask('ferry', { entry: 'search', ask: 'promises', heuristics: all })
  expect(rightOption(safe)).toBe('blind, h-max, and LM-cut')
})

test('where several waiting nodes are equal, the reason gives the age', () => {
  const run = { algorithm: 'a-star', heuristic: 'h-max' } as const
  const ties = [1, 2, 3, 4, 5, 6, 7, 8].map(at => {
    const made = ask('logistics', { entry: 'search', ask: 'which-next', run, at })
    const valuesOf = (option: string): string => /: (g = .*)$/.exec(option)![1]!
    const right = valuesOf(rightOption(made))
    const isTied = made.options!.filter(option => valuesOf(plain(option)) === right).length > 1
    expect(made.because.includes('it is the oldest of them'), made.because).toBe(isTied)
    return isTied
  })
  expect(new Set(ties).size).toBe(2)
})

test('a question in the author’s own words', () => {
  const files = shippedFiles('patterns')!
  const own = readLesson(files, 'en').lesson!.quiz.filter(({ entry }) => entry === 'own')
  const made = own.map(entry => quiz(files, entry) as AskedMade)
  expect(made.map(({ ask, right }) => [ask, right])).toEqual([
    ['number', 2],
    ['choice', 1],
  ])
  expect(rightOption(made[1]!)).toBe('Yes')
})

test('what had to be true before the last step', () => {
  const made = ask('ferry', {
    entry: 'search',
    ask: 'regress',
    goal: ['(at c0 l1)', '(at c1 l0)'],
    action: '(debark c0 l1)',
  })
  expect(made.right).toEqual(['(at c1 l0)', '(at-ferry l1)', '(on c0)'])
})

test('what is right of estimates', () => {
  const value = (heuristic: 'h-max' | 'h-add' | 'ff' | 'lm-cut') =>
    ask('ferry', { entry: 'lens', ask: 'value', heuristic }).right
  expect([value('h-max'), value('h-add'), value('ff'), value('lm-cut')]).toEqual([3, 6, 5, 5])
  const heuristics = ['h-max', 'h-add', 'ff', 'lm-cut'] as const
  const high = ask('visitall', { entry: 'lens', ask: 'exceeds', heuristics })
  expect(rightOption(high)).toBe('h-add and FF')
  expect(high.because).toContain('h-add overestimates in 34')
})

test('if there is no such question, a sentence explains why', () => {
  const entry = { entry: 'lens', ask: 'which-cut', round: 99, world: 'ferry', place } as const
  expect(asked(worldOf('ferry'), entry)).toEqual({
    kind: 'none',
    message: 'LM-cut has no round 99 here.',
  })
  expect(asked(undefined, entry)).toMatchObject({ kind: 'none' })
})
