// Mistakes of a checker that random tests are unlikely to find: each test is about one thing that would make it
// accept something false, or reject something valid.

import { describe, expect, test } from 'vitest'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { rowsOf, upToSwaps } from './naive-evidence'
import { modelsOf } from '../support/task'
import { checkAll, costs, landmarks, reachability } from './evidence-of'
import { action, pieced } from './pieces'

const unreachable = (...facts: string[]): Claim => ({
  kind: 'unreachable',
  target: { kind: 'facts', facts },
})
const exhausted = (states: readonly (readonly string[])[], keptFacts?: readonly string[]): Certificate => ({
  kind: 'exhausted',
  states: rowsOf(states),
  ...(keptFacts === undefined ? {} : { keptFacts }),
})

test('an effect with a condition that becomes possible late still counts', () => {
  const { where } = pieced({
    predicates: '(p) (q) (r) (s)',
    body:
      action('a', '(and)', '(and (p) (when (r) (s)))') +
      action('b', '(p)', '(q)') +
      action('c', '(q)', '(r)') +
      action('d', '(s)', '(and (not (p)) (not (q)) (not (r)))'),
  })
  const states = [[], ['(p)'], ['(p)', '(q)'], ['(p)', '(q)', '(r)'], ['(p)', '(q)', '(r)', '(s)']]
  const claim = unreachable('(s)', '(q)')
  expect(where(claim, exhausted(states))).toMatch(/^State 4 satisfies/)
  expect(where(claim, exhausted(states.slice(0, 4)))).toMatch(/^State 3: its successor by \(a\)/)
  const alone: Claim = { kind: 'unreachable', target: { kind: 'action', action: '(d)' } }
  expect(where(alone, { kind: 'mutex-group', facts: [] })).toMatch(/does not rule out/)
})

test('what is known of one state is not taken for another', () => {
  const { where } = pieced({
    predicates: '(p) (q) (r)',
    body: action('a', '(p)', '(q)') + action('b', '(not (r))', '(q)') + action('c', '(q)', '(and (p) (not (r)))'),
    init: '(r)',
  })
  const target = { kind: 'fact', fact: '(q)' } as const
  const claim: Claim = { kind: 'unreachable', target }
  expect(where(claim, exhausted([['(r)']]))).toBe('')
  expect(where({ ...claim, from: ['(p)', '(r)'] }, exhausted([['(p)', '(r)']]))).toMatch(/its successor by \(a\)/)
  expect(where({ ...claim, from: [] }, exhausted([[]]))).toMatch(/its successor by \(b\)/)
  expect(where({ ...claim, from: ['(r)'] }, exhausted([['(r)']]))).toBe('')
  expect(where({ ...claim, from: ['(p)'] }, exhausted([['(r)']]))).toBe('The set of states lacks the initial state.')
})

test('a condition with too many choices to try is taken to be possible', () => {
  const many = Array.from({ length: 400 }, (_, i) => i)
  const { where } = pieced({
    predicates: many.map(i => `(p${i}) (q${i})`).join(' '),
    body: action('a', '(and)', `(and ${many.map(i => `(p${i}) (q${i})`).join(' ')})`),
    goal: `(and ${many.map(i => `(or (p${i}) (q${i}))`).join(' ')})`,
  })
  const facts = many.flatMap(i => [`(p${i})`, `(q${i})`])
  const claim: Claim = { kind: 'unreachable', target: { kind: 'goal' } }
  expect(where(claim, { kind: 'closed-set', facts, mayBeFalse: [] })).toMatch(/does not rule out/)
})

test('an alternative that fails leaves nothing behind for the next', () => {
  const { where } = pieced({
    predicates: '(p) (q) (never) (nor)',
    body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)') + action('c', '(never)', '(and (never) (nor))'),
    goal: '(or (and (p) (or (never) (nor))) (and (not (p)) (not (q))) (and (p) (never)))',
  })
  const certificate: Certificate = { kind: 'closed-set', facts: ['(p)', '(q)'], mayBeFalse: [] }
  expect(where({ kind: 'unreachable', target: { kind: 'goal' } }, certificate)).toMatch(/does not rule out/)
})

test('facts that one step makes true together are not kept apart by what held before', () => {
  const { where } = pieced({
    predicates: '(p) (q) (r)',
    body: action('a', '(p)', '(and (q) (r) (not (p)))'),
    init: '(p)',
  })
  const certificate: Certificate = {
    kind: 'h2',
    literals: ['(p)', '(q)', '(r)'],
    impossible: new Uint32Array(0),
    pairs: Uint32Array.of(0, 1, 0, 2, 1, 2),
  }
  expect(where(unreachable('(q)', '(r)'), certificate)).toBe(
    '(q) and (r) exclude each other by the certificate, but may both hold after (a).',
  )
})

test('a landmark set leaves out the states that only an entering step leads to', () => {
  const { where } = pieced({
    predicates: '(p) (q) (s)',
    body: action('a', '(and)', '(and (q) (when (s) (p)))') + action('c', '(and)', '(and (s) (not (q)))'),
    goal: '(and (q) (s))',
  })
  expect(where({ kind: 'landmark', fact: '(p)' }, exhausted([[], ['(q)'], ['(s)']]))).toBe('')
})

describe('kept facts', () => {
  test('take in what keeps an effect from spoiling', () => {
    const { where } = pieced({
      predicates: '(c) (g) (h)',
      body: action('a', '(and)', '(and (g) (when (c) (not (h))))') + action('b', '(and)', '(not (c))'),
      init: '(c) (h)',
    })
    const kept = ['(c)', '(g)', '(h)']
    expect(
      where(
        unreachable('(h)', '(g)'),
        exhausted(
          [
            ['(c)', '(h)'],
            ['(c)', '(g)'],
          ],
          kept,
        ),
      ),
    ).toMatch(/its successor by \(b\)/)
    expect(
      where(
        unreachable('(g)', '(h)'),
        exhausted(
          [
            ['(c)', '(h)'],
            ['(c)', '(g)'],
          ],
          kept,
        ),
      ),
    ).toMatch(/its successor by \(b\)/)
    expect(where(unreachable('(g)', '(h)'), exhausted([['(h)'], ['(g)', '(h)']], kept.slice(1)))).toMatch(
      /^The kept facts lack \(c\)/,
    )
  })

  test('take it in also when it is found late, and through rules', () => {
    const { where } = pieced({
      predicates: '(c) (e) (g) (h) (k) (w)',
      body:
        '(:derived (k) (h))' +
        action('a', '(and)', '(and (g) (when (c) (not (h))))') +
        action('b', '(and)', '(not (c))') +
        action('f', '(and (g) (k))', '(e)') +
        action('d', '(e)', '(w)'),
      init: '(c) (h)',
    })
    const kept = ['(c)', '(e)', '(g)', '(h)', '(w)']
    const states = [
      ['(c)', '(h)'],
      ['(c)', '(g)'],
    ]
    expect(where(unreachable('(w)'), exhausted(states, kept))).toMatch(/its successor by \(b\)/)
    expect(where(unreachable('(k)', '(w)'), exhausted([[]], ['(c)', '(e)', '(g)', '(w)']))).toMatch(
      /^The kept facts lack \(h\)/,
    )
  })

  test('need not take in what never changes', () => {
    const { where } = pieced({
      predicates: '(on) (p) (q) (never)',
      body: action('a', '(and (on) (not (never)))', '(and (q) (on))') + action('b', '(never)', '(and (p) (never))'),
      init: '(on)',
    })
    expect(where(unreachable('(p)', '(q)'), exhausted([[], ['(q)']], ['(p)', '(q)']))).toBe('')
  })
})

test('columns of derived facts are not part of a state', () => {
  const { where } = pieced({
    predicates: '(p) (d) (e)',
    body: `(:derived (d) (p)) (:derived (e) (not (p))) ${action('a', '(d)', '(not (p))')}`,
    init: '(p)',
  })
  const states = [['(p)', '(d)'], ['(e)']]
  expect(where(unreachable('(d)', '(e)'), exhausted(states))).toBe('')
  expect(where(unreachable('(d)', '(e)'), exhausted(states.slice(0, 1)))).toMatch(/^State 0: its/)
})

describe('swaps', () => {
  test('may exchange what holds from the start with what is made', () => {
    const { where, truth } = pieced({
      predicates: '(f ?x) (done ?x) (fresh)',
      body: `(:action act :parameters (?x) :precondition (f ?x) :effect (and (done ?x) (not (fresh))))
        (:action make :parameters (?x) :precondition (and) :effect (f ?x))`,
      objects: 'o1 o2',
      init: '(f o1) (fresh)',
    })
    const swaps = [{ one: 'o1', other: 'o2' }]
    const states = upToSwaps(truth.stateSet(), swaps)
    const target = { kind: 'facts', facts: ['(done o1)', '(done o2)', '(fresh)'] } as const
    const claim: Claim = { kind: 'unreachable', target }
    const keptFacts = truth.stateSet().facts
    expect(where(claim, { kind: 'exhausted', states, keptFacts, symmetry: swaps })).toBe('')
  })

  test('reach objects that are linked with each other', () => {
    const { where, truth } = pieced({
      predicates: '(on ?x ?y) (table ?x) (clear ?x) (hand) (held ?x)',
      body: `(:action lift :parameters (?x ?y) :precondition (and (on ?x ?y) (clear ?x) (hand))
          :effect (and (held ?x) (clear ?y) (not (on ?x ?y)) (not (clear ?x)) (not (hand))))
        (:action put :parameters (?x ?y) :precondition (and (held ?x) (clear ?y))
          :effect (and (on ?x ?y) (clear ?x) (hand) (not (held ?x)) (not (clear ?y))))
        (:action pick :parameters (?x) :precondition (and (table ?x) (clear ?x) (hand))
          :effect (and (held ?x) (not (table ?x)) (not (clear ?x)) (not (hand))))
        (:action down :parameters (?x) :precondition (held ?x)
          :effect (and (table ?x) (clear ?x) (hand) (not (held ?x))))`,
      objects: 'a b c d',
      init: '(on b a) (table a) (table c) (on d c) (clear b) (clear d) (hand)',
      goal: '(and (hand) (exists (?x) (held ?x)))',
    })
    const swaps = ['b', 'c', 'd'].map(other => ({ one: 'a', other }))
    const all = truth.stateSet()
    const states = upToSwaps(all, swaps)
    expect(states.rows.length).toBeLessThan(all.rows.length / 10)
    const claim: Claim = { kind: 'unreachable', target: { kind: 'goal' } }
    expect(where(claim, { kind: 'exhausted', states, symmetry: swaps })).toBe('')
    expect(where(claim, { kind: 'exhausted', states, symmetry: swaps.slice(1) })).not.toBe('')
  })
})

describe('cuts', () => {
  const lower = (
    value: number,
    cuts: readonly { actions: string[]; share: number }[],
    states: string[][],
  ): Certificate => ({
    kind: 'lower-bound',
    bound: {
      cost: value,
      states: rowsOf([]),
      values: new Float64Array(0),
      frontier: {
        states: rowsOf(states),
        values: Float64Array.from(states, () => value),
        cuts: states.map(() => cuts),
      },
    },
  })

  test('do not overlook a cheaper action that does the same', () => {
    const { where } = pieced({
      predicates: '(p)',
      body:
        action('dear', '(and)', '(and (p) (increase (total-cost) 5))') +
        action('cheap', '(and)', '(and (p) (increase (total-cost) 1))'),
      goal: '(p)',
      metric: true,
    })
    for (const name of ['(dear)', '(cheap)']) {
      expect(where({ kind: 'at-least', cost: 5 }, lower(5, [{ actions: [name], share: 5 }], [[]]))).toMatch(
        /costs 1, but 5 of it is given away/,
      )
      expect(where({ kind: 'at-least', cost: 1 }, lower(1, [{ actions: [name], share: 1 }], [[]]))).toBe('')
    }
  })

  test('take a negated derived fact as possible', () => {
    const { where } = pieced({
      predicates: '(p) (d) (g)',
      body: `(:derived (d) (p))${action('x', '(p)', '(not (p))')}${action('y', '(not (d))', '(g)')}`,
      init: '(p)',
      goal: '(g)',
    })
    const claim: Claim = { kind: 'at-least', cost: 9 }
    expect(where(claim, lower(9, [{ actions: [], share: 9 }], [['(p)']]))).toMatch(/cut 0: the goal can be reached/)
    expect(where({ ...claim, cost: 1 }, lower(1, [{ actions: ['(y)'], share: 1 }], [['(p)']]))).toBe('')
  })

  test('share costs again in each state', () => {
    const { where } = pieced({
      predicates: '(p) (q)',
      body: action('x', '(and)', '(p)') + action('y', '(and)', '(q)'),
      goal: '(p)',
    })
    const cuts = [{ actions: ['(x)'], share: 1 }]
    expect(where({ kind: 'at-least', cost: 1 }, lower(1, cuts, [[], ['(q)'], []]))).toBe('')
    expect(where({ kind: 'at-least', cost: 2 }, lower(2, [...cuts, ...cuts], [[], ['(q)']]))).toMatch(
      /^Frontier state 0: \(x\) costs 1, but 2/,
    )
  })
})

test('a fact that is deleted only where it is added as well always holds, and is not tracked', () => {
  const domain = `(define (domain held) (:requirements :adl) (:types l) (:predicates (q ?x - l) (p) (s))
    (:action put :parameters (?a ?b - l) :precondition (not (q ?a)) :effect (and (q ?a) (s)))
    (:action turn :parameters (?a ?b - l) :precondition (not (s))
      :effect (and (q ?b) (q ?a) (not (q ?b)) (not (p))))
    (:action press :parameters (?a - l) :precondition (not (q ?a)) :effect (p)))`
  const problem = `(define (problem one) (:domain held) (:objects a b c - l) (:init (q c))
    (:goal (and (p) (q a) (q b))))`
  const counts = new Map<string, number>()
  checkAll('held', modelsOf(domain, problem), [reachability, landmarks, costs], counts)
  expect(counts.get('optimal by optimal')).toBe(1)
})
