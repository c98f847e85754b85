// One refusal of the checker per case: the claim is false, and its evidence is refused for one reason alone, so that a
// checker without that refusal would accept it.

import { describe, expect, test } from 'vitest'
import type { Certificate, Claim, LowerBound } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { checkExecution } from '#planning/certificates/executed'
import { modelsOf } from '../support/task'
import { rowsOf } from './naive-evidence'
import { action, type Pieces, pieced } from './pieces'

const unreachable = (...facts: string[]): Claim => ({ kind: 'unreachable', target: { kind: 'facts', facts } })
const noGoal: Claim = { kind: 'unreachable', target: { kind: 'goal' } }
const clauses = (given: Partial<Record<'atMostOne' | 'atLeastOne' | 'never', string[][]>>): Certificate =>
  ({ kind: 'clauses', atMostOne: [], atLeastOne: [], never: [], ...given }) as Certificate
const noStates = { facts: [], words: 1, rows: new Uint32Array() }

/** A bound for the initial state alone, as a row of the frontier. */
const frontierBound = (cost: number, held: readonly string[], frontier: object, more: object = {}): Certificate => ({
  kind: 'lower-bound',
  bound: {
    cost,
    states: noStates,
    values: new Float64Array(),
    frontier: { states: rowsOf([held]), values: Float64Array.of(cost), ...frontier },
    ...more,
  } as unknown as LowerBound,
})
const zones = (cost: number, held: string[], literals: string[], cuts: readonly (readonly [number, number[]])[]) =>
  frontierBound(cost, held, {
    literals,
    cuts: [cuts.map(([share, zone]) => ({ share, zone: Uint32Array.from(zone) }))],
  })
const tables = (
  cost: number,
  held: string[],
  atMostOne: string[][],
  projection: string[][],
  facts: string[],
  values: number[],
) => {
  const { words, rows } = rowsOf([facts, ...projection])
  return frontierBound(cost, held, {
    literals: [],
    cuts: [[]],
    tables: {
      atMostOne,
      projections: [{ facts: rowsOf([facts]).facts, words, rows: rows.slice(words) }],
      sums: [[{ projection: 0, values: Float64Array.from(values) }]],
      by: Uint32Array.of(1),
    },
  })
}

const cases: Record<string, readonly [Pieces, Claim, Certificate, RegExp]> = {
  'a conjunction of a derived fact, which no action makes true': [
    { predicates: '(p) (d)', body: `(:derived (d) (p)) ${action('a', '(and)', '(p)')}` },
    unreachable('(d)'),
    clauses({ never: [['(d)']] }),
    /\(d\) is not a proposition: it is derived/,
  ],
  'a group of one at most of which two hold initially': [
    { predicates: '(p) (q)', body: action('a', '(p)', '(and (not (p)) (not (q)))'), init: '(p) (q)' },
    unreachable('(p)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)']] }),
    /Of one group \(p\) and \(q\) hold initially/,
  ],
  'a group to which an action adds': [
    { predicates: '(p) (q)', body: action('a', '(p)', '(q)') + action('b', '(q)', '(not (p))'), init: '(p)' },
    unreachable('(p)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)']] }),
    /A group of one at most is broken/,
  ],
  'a group to which an action adds two facts at once': [
    { predicates: '(p) (q) (r)', body: action('a', '(p)', '(and (not (p)) (q) (r))'), init: '(p)' },
    unreachable('(q)', '(r)'),
    clauses({ atMostOne: [['(p)', '(q)', '(r)']] }),
    /A group of one at most is broken/,
  ],
  'a group of which an action may require none': [
    {
      predicates: '(p) (q) (s) (x)',
      body: action('a', '(or (p) (x))', '(and (not (p)) (q))') + action('b', '(q)', '(and (not (s)) (not (x)))'),
      init: '(s) (x)',
    },
    unreachable('(s)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)', '(s)']] }),
    /A group of one at most is broken/,
  ],
  'a group of one at least of which none holds initially': [
    { predicates: '(p)', body: action('a', '(and)', '(p)'), goal: '(not (p))' },
    noGoal,
    clauses({ atLeastOne: [['(p)']] }),
    /Of a group of one at least none holds initially/,
  ],
  'a conjunction that holds initially': [
    { predicates: '(p)', body: action('a', '(p)', '(not (p))'), init: '(p)' },
    unreachable('(p)'),
    clauses({ never: [['(p)']] }),
    /holds initially/,
  ],
  'a table of pairs without the one that is needed': [
    { predicates: '(p) (q)', body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)') },
    unreachable('(p)', '(q)'),
    { kind: 'h2', literals: ['(p)', '(q)'], impossible: new Uint32Array(), pairs: new Uint32Array() },
    /does not rule out the target/,
  ],
  'parts that leave an action out': [
    { predicates: '(p) (q)', body: action('a', '(and)', '(p)') + action('b', '(q)', '(p)') },
    { kind: 'all-reachable', of: 'actions' },
    {
      kind: 'parts',
      parts: [
        {
          claim: { kind: 'reachable', target: { kind: 'action', action: '(a)' } },
          certificate: { kind: 'plan', actions: [] },
        },
      ],
    } as Certificate,
    /\(b\)/,
  ],
  'a share less than zero, which frees cost for other cuts': [
    {
      predicates: '(p) (q)',
      body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)'),
      goal: '(and (p) (q))',
    },
    { kind: 'at-least', cost: 3 },
    zones(
      3,
      [],
      ['(p)', '(q)'],
      [
        [2, [0]],
        [2, [1]],
        [-1, [0, 1]],
      ],
    ),
    /the share is less than zero/,
  ],
  'a zone with a fact and its negation': [
    { predicates: '(p) (g)', body: action('a', '(and)', '(g)') + action('b', '(p)', '(not (p))'), goal: '(g)' },
    { kind: 'at-least', cost: 100 },
    zones(100, [], ['(p)', '(not (p))', '(g)'], [[100, [0, 1, 2]]]),
    /its negation are both in the zone/,
  ],
  'a table without the state of the row': [
    { predicates: '(p) (g)', body: action('a', '(p)', '(and (g) (not (p)))'), init: '(p)', goal: '(g)' },
    { kind: 'at-least', cost: 2 },
    tables(2, ['(p)'], [], [[]], ['(p)'], [0]),
    /lacks its state/,
  ],
  'facts that exclude each other, of which two hold in the row': [
    {
      predicates: '(p) (q) (g)',
      body: action('a', '(and (p) (q))', '(and (g) (not (p)) (not (q)))'),
      init: '(p) (q)',
      goal: '(g)',
    },
    { kind: 'at-least', cost: Infinity },
    tables(Infinity, ['(p)', '(q)'], [['(p)', '(q)']], [['(p)', '(q)']], ['(p)', '(q)', '(g)'], [Infinity]),
    /2 facts of list 0 hold/,
  ],
  // 1 << 32 is 1: the effects would be taken never to fire.
  'more effects on other facts than can be combined': [
    {
      predicates: `(g) ${Array.from({ length: 32 }, (_, i) => `(c${i})`).join(' ')}`,
      body:
        action('a', '(and)', `(and ${Array.from({ length: 32 }, (_, i) => `(when (c${i}) (g))`).join(' ')})`) +
        action('b', '(and)', `(and ${Array.from({ length: 32 }, (_, i) => `(not (c${i}))`).join(' ')})`),
      init: Array.from({ length: 32 }, (_, i) => `(c${i})`).join(' '),
      goal: '(g)',
    },
    { kind: 'at-least', cost: Infinity },
    tables(
      Infinity,
      Array.from({ length: 32 }, (_, i) => `(c${i})`),
      [],
      [[]],
      ['(g)'],
      [Infinity],
    ),
    /32 effects of one step depend on other facts/,
  ],
  'a claim finer than any sum of costs': [
    { predicates: '(g)', body: action('a', '(and)', '(g)'), goal: '(g)' },
    { kind: 'at-least', cost: 1.5 },
    zones(1, [], ['(g)'], [[1, [0]]]),
    /no sum of costs that is counted exactly/,
  ],
}

describe('a false claim is refused for one reason alone:', () => {
  for (const [name, [pieces, claim, certificate, where]] of Object.entries(cases))
    test(name, () => {
      const checked = pieced(pieces)
      expect(checked.truth.isTrue(claim)).toBe(false)
      expect(checked.where(claim, certificate)).toMatch(where)
    })
})

describe('a false claim about two problems is refused for one reason alone:', () => {
  const domain = `(define (domain d) (:requirements :adl) (:predicates (m ?o) (n ?o) (fixed ?o))
    (:action go :parameters (?x ?y) :precondition (m ?x) :effect (and (not (m ?x)) (not (n ?x)) (m ?y))))`
  const problem = (init: string, goal: string): string =>
    `(define (problem p) (:domain d) (:objects x y) (:init ${init}) (:goal ${goal}))`
  const where = (a: string, b: string, mode: 'strict' | 'placeholder', pair: object): string => {
    const claim: Claim = { kind: 'equivalent', mode, other: b }
    const result = checkCertificate(...modelsOf(domain, a), claim, { kind: 'pair', pair } as Certificate)
    return result.accepted ? '' : result.where
  }
  const same = [
    ['x', 'x'],
    ['y', 'y'],
  ]
  const swapped = [
    ['x', 'y'],
    ['y', 'x'],
  ]
  const goals = { forth: { kind: 'text' }, back: { kind: 'text' } }

  test('plans between initial states that lose a fact', () => {
    const init = '(m x) (n x)'
    // What is (n x) in a would be (n y) in b, where it never holds.
    const pair = { kind: 'two-renamings', renaming: same, goalRenaming: swapped, goals }
    const plans = { there: ['(go y x)'], back: ['(go x y)'] }
    expect(where(problem(init, '(n x)'), problem(init, '(n y)'), 'placeholder', { ...pair, ...plans })).toMatch(
      /After the last step a fact is missing/,
    )
  })

  test('goal states of one that are only some of the other', () => {
    const pair = { kind: 'same-goal-states', renaming: same, goalRenaming: same }
    expect(where(problem('(m x)', '(m x)'), problem('(m x)', '(or (m x) (m y))'), 'strict', pair)).toMatch(
      /1 states satisfy one goal, 2 the other/,
    )
  })

  test('a renaming of goals that moves a static fact', () => {
    const init = '(m x) (fixed x)'
    const pair = { kind: 'same-goal-states', renaming: same, goalRenaming: swapped }
    expect(where(problem(init, '(m x)'), problem(init, '(m y)'), 'placeholder', pair)).toMatch(
      /The renaming of the goals: .*fixed/,
    )
  })
})

test('the closure of one state is not that of a state in which less holds', () => {
  const { where } = pieced({
    predicates: '(p) (q)',
    body: action('a', '(not (p))', '(q)') + action('b', '(q)', '(not (p))'),
    init: '(p)',
  })
  const mutex: Certificate = { kind: 'mutex-group', facts: ['(q)'] }
  expect(where(unreachable('(q)'), mutex)).toBe('')
  const claim = { ...unreachable('(q)'), from: [] } as Claim
  expect(where(claim, mutex)).toMatch(/does not rule out the target/)
})

test('a fact that is no proposition is not avoided by a plan', () => {
  const { where } = pieced({
    names: '(:types box)',
    predicates: '(p ?b - box) (g)',
    body: `(:action a :parameters (?b - box) :precondition (and) :effect (and (p ?b) (g)))`,
    objects: 'b - box o',
    goal: '(g)',
  })
  const plan: Certificate = { kind: 'plan', actions: ['(a b)'] }
  expect(where({ kind: 'not-landmark', fact: '(p o)' }, plan)).toMatch(/an object has the wrong type/)
  // With two objects, (p b o) would have the number of (p o).
  expect(where(unreachable('(p b o)'), { kind: 'mutex-group', facts: [] })).toMatch(/has 2 arguments, not 1/)
})

test('no false claim is shown by carrying a plan out', () => {
  const models = modelsOf(
    '(define (domain d) (:predicates (p) (q)) (:action a :parameters () :precondition (p) :effect (q)))',
    '(define (problem p) (:domain d) (:init (p)) (:goal (q)))',
  )
  const plan: Certificate = { kind: 'plan', actions: [] }
  const reached: Claim = { kind: 'reachable', target: { kind: 'fact', fact: '(q)' } }
  expect(checkExecution(...models, reached, plan)).toMatchObject({ accepted: false })
  expect(checkExecution(...models, { kind: 'leads-to', actions: ['(a)'], facts: ['(p)'] }, plan)).toMatchObject({
    accepted: false,
  })
  expect(checkExecution(...models, reached, { kind: 'plan', actions: ['(a)'] })).toEqual({ accepted: true })
})

describe('models that no text gives', () => {
  const [domain, problem] = modelsOf(
    `(define (domain d) (:requirements :action-costs) (:predicates (p) (q ?x)) (:functions (total-cost) (price ?x))
      (:action a :parameters (?x) :precondition () :effect (and (p) (q ?x) (increase (total-cost) (price ?x)))))`,
    `(define (problem p) (:domain d) (:objects o) (:init (= (price o) 1)) (:goal (p))
      (:metric minimize (total-cost)))`,
  )
  const priced = (value: number) => ({ ...problem, values: problem.values.map(each => ({ ...each, value })) })
  const where = (...models: Parameters<typeof checkCertificate>): string => {
    const result = checkCertificate(...models)
    return result.accepted ? '' : result.where
  }
  const closed: Certificate = { kind: 'closed-set', facts: [], mayBeFalse: [] }

  test('costs below zero, and beyond the exact range', () => {
    expect(where(domain, priced(-1), noGoal, closed)).toMatch(/has a negative part/)
    // An action with a cost that is no number would never be applicable.
    expect(where(domain, priced(2 ** 53), noGoal, closed)).toMatch(/The cost 9007199254740992 is not counted exactly/)
  })

  test('costs of one action that add up beyond the exact range', () => {
    const twice = modelsOf(
      `(define (domain d) (:requirements :action-costs) (:predicates (p)) (:functions (total-cost) (price))
        (:action a :parameters () :precondition ()
          :effect (and (p) (increase (total-cost) (price)) (increase (total-cost) 1))))`,
      `(define (problem p) (:domain d) (:init (= (price) 1)) (:goal (p)) (:metric minimize (total-cost)))`,
    )
    const values = twice[1].values.map(each => ({ ...each, value: Number.MAX_SAFE_INTEGER }))
    const reached: Claim = { kind: 'reachable', target: { kind: 'goal' } }
    const plan: Certificate = { kind: 'plan', actions: ['(a)'] }
    expect(where(...twice, reached, plan)).toBe('')
    expect(where(twice[0], { ...twice[1], values }, reached, plan)).toMatch(/beyond what is counted exactly/)
  })

  test('one name declared twice', () => {
    const predicates = [...domain.predicates, ...domain.predicates]
    expect(where({ ...domain, predicates }, problem, noGoal, closed)).toMatch(/Predicate `p` is declared twice/)
    const actions = [...domain.actions, ...domain.actions]
    expect(where({ ...domain, actions }, problem, noGoal, closed)).toMatch(/Action `a` is declared twice/)
  })
})
