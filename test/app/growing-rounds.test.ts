// The growth of a closed set in words, from what the engine describes real ones.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { closing, computedFrom, lacking, roundsOf } from '#page/state/verdicts/growing/rounds'
import { whyLandmark } from '#questions/views/landmarks/landmarks'

const ferry = domainFolders.find(({ id }) => id === 'ferry')!
const source = { domain: ferry.domainText, problem: ferry.problems[0]!.text }

test('the set that shows a landmark grows from the initial facts, each fact once, and lacks a goal', () => {
  const why = whyLandmark(source, [], '(on c0)', false)
  const closed = why?.closed
  if (closed === undefined) throw new Error('The landmark has no closed set.')
  expect(closed.without).toBe('(on c0)')
  expect(closed.missing).toEqual(['(at c0 l1)'])
  const rounds = roundsOf(closed)
  expect(rounds[0]!.title).toBe('At the start: 4 facts')
  expect(rounds[0]!.facts).toContain('(at c0 l0)')
  expect(rounds.length).toBeGreaterThan(2)
  for (const [at, { title, facts }] of rounds.entries()) {
    expect(facts.length).toBeGreaterThan(0)
    if (at > 0) expect(title).toMatch(new RegExp(`^Round ${at} adds ${facts.length} facts?$`))
  }
  const all = rounds.flatMap(({ facts }) => facts)
  expect(new Set(all).size).toBe(all.length)
  expect(all).not.toContain('(on c0)')
  expect(all).not.toContain('(at c0 l1)')
  expect(computedFrom(closed)).toBe(
    'Everything that can become true if `(on c0)` never does, and nothing ever becomes false.',
  )
  expect(closing(closed)).toBe(
    'Nothing new: the set is closed. `(at c0 l1)`, a goal, is not in it. So every plan makes `(on c0)` true.',
  )
})

test('what is missing is reported for facts, actions and several goals; a cut set shows what is left out', () => {
  const layers = [['(a)', '(b)'], ['(c)']]
  const one = { layers, missing: ['(x)'], wanted: 'fact' as const }
  expect(lacking(one)).toBe('`(x)` is not in it.')
  expect(computedFrom(one)).not.toContain('`')
  expect(lacking({ ...one, wanted: 'action' })).toBe('`(x)`, which the action needs, is not in it.')
  expect(lacking({ ...one, missing: ['(x)', '(y)'], wanted: 'goal' })).toBe(
    '`(x)` and `(y)`, all goals, are not in it.',
  )
  expect(lacking({ ...one, missing: ['(p)', '(q)', '(r)', '(s)', '(t)'] })).toBe(
    '`(p)`, `(q)`, `(r)`, and 2 more are not in it.',
  )
  expect(lacking({ ...one, missing: [] })).toBe('What is wanted holds nowhere in it.')
  expect(closing({ ...one, total: 1_203 })).toMatch(/^1,200 further facts come to light, and then/)
})
