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
  'clauses that say nothing of the goal, where a fact is to be avoided': [
    { predicates: '(p) (g)', body: action('a', '(and)', '(g)') + action('b', '(and)', '(p)'), goal: '(g)' },
    { kind: 'landmark', fact: '(p)' },
    clauses({}),
    /do not rule out the target/,
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
      body:
        action('a', '(or (p) (x))', '(and (not (p)) (q))') +
        action('b', '(s)', '(and (not (s)) (p))') +
        action('c', '(q)', '(not (x))'),
      init: '(s) (x)',
    },
    unreachable('(s)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)', '(s)']] }),
    /A group of one at most is broken/,
  ],
  'a group to which an action adds when it deletes what is not of the group': [
    {
      predicates: '(p) (q) (x)',
      body: action('a', '(x)', '(and (not (x)) (q))') + action('b', '(q)', '(not (p))'),
      init: '(p) (x)',
    },
    unreachable('(p)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)']] }),
    /A group of one at most is broken/,
  ],
  'a group to which an action adds where its fact is false': [
    { predicates: '(p) (q)', body: action('a', '(not (q))', '(q)') + action('b', '(q)', '(not (p))'), init: '(p)' },
    unreachable('(p)', '(q)'),
    clauses({ atMostOne: [['(p)', '(q)']] }),
    /A group of one at most is broken/,
  ],
  'a conjunction that comes true by a delete': [
    { predicates: '(p)', body: action('a', '(p)', '(not (p))'), init: '(p)', goal: '(not (p))' },
    noGoal,
    clauses({ never: [['(not (p))']] }),
    /may hold after \(a\)/,
  ],
  'a conjunction of a fact that a step deletes and adds': [
    {
      predicates: '(p) (q) (c)',
      body: action('a', '(and)', '(and (q) (not (p)) (when (c) (p)))') + action('b', '(q)', '(not (c))'),
      init: '(c)',
    },
    unreachable('(p)', '(q)'),
    clauses({ never: [['(p)', '(q)']] }),
    /may hold after \(a\)/,
  ],
  'a conjunction of three facts, of which two may hold': [
    { predicates: '(p) (r) (s)', body: action('a', '(s)', '(and (not (s)) (p) (r))'), init: '(r) (s)' },
    unreachable('(p)'),
    clauses({ never: [['(p)', '(r)', '(s)']] }),
    /do not rule out the target/,
  ],
  'a group of one at least of which two others may hold': [
    {
      predicates: '(p) (q) (r) (s)',
      body: action('a', '(p)', '(and (not (p)) (not (r)) (q) (s))') + action('b', '(p)', '(r)'),
      init: '(p)',
      goal: '(not (p))',
    },
    noGoal,
    clauses({
      atLeastOne: [
        ['(p)', '(q)', '(r)'],
        ['(p)', '(s)'],
      ],
      atMostOne: [['(p)', '(s)']],
      never: [['(r)', '(s)']],
    }),
    /do not rule out the target/,
  ],
  'an effect under what one alternative of the precondition says': [
    {
      predicates: '(q) (s) (x) (y)',
      body: action('a', '(or (x) (y))', '(and (q) (when (x) (not (s))))') + action('b', '(q)', '(and (x) (not (y)))'),
      init: '(s) (y)',
    },
    unreachable('(q)', '(s)'),
    { kind: 'mutex-group', facts: ['(q)', '(s)'] },
    /The mutex group is broken/,
  ],
  'a part about one alternative of the target': [
    {
      predicates: '(f) (g) (h) (k)',
      body: action('a', '(and)', '(and (g) (h))') + action('b', '(k)', '(and (f) (k))'),
      goal: '(or (f) (and (g) (h)))',
    },
    noGoal,
    {
      kind: 'parts',
      parts: [
        { claim: unreachable('(f)'), certificate: { kind: 'closed-set', facts: ['(g)', '(h)'], mayBeFalse: [] } },
      ],
    } as Certificate,
    /No part says/,
  ],
  'a parameter of every type': [
    {
      names: '(:types box)',
      predicates: '(p ?x - object)',
      body: '(:action a :parameters (?x - (either object box)) :precondition () :effect (p ?x))',
      objects: 'b - box o',
    },
    unreachable('(p o)'),
    { kind: 'closed-set', facts: ['(p b)'], mayBeFalse: [] },
    /\(p o\)/,
  ],
  'rows of numbers that are no words': [
    { predicates: '(p)', body: action('a', '(and)', '(p)') },
    unreachable('(p)'),
    {
      kind: 'exhausted',
      states: { facts: ['(p)'], words: 1, rows: Float64Array.of(0) },
    } as unknown as Certificate,
    /rows are not whole rows/,
  ],
  'a choice that no clause refutes': [
    {
      predicates: '(p) (q)',
      body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)'),
      goal: '(or (p) (q))',
    },
    noGoal,
    clauses({}),
    /do not rule out the target/,
  ],
  'a choice of which one alternative with parts is not refuted': [
    {
      predicates: '(p) (q) (r) (s)',
      body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)') + action('c', '(s)', '(and (not (s)) (r))'),
      init: '(s)',
      goal: '(and (s) (or (and (p) (q)) (r)))',
    },
    noGoal,
    clauses({ atMostOne: [['(r)', '(s)']] }),
    /do not rule out the target/,
  ],
  'a choice of which one alternative without parts is not refuted': [
    {
      predicates: '(p) (q) (r) (s)',
      body: action('a', '(and)', '(p)') + action('b', '(and)', '(q)') + action('c', '(s)', '(and (not (s)) (r))'),
      init: '(s)',
      goal: '(and (s) (or (and (p) (r)) (q)))',
    },
    noGoal,
    clauses({ atMostOne: [['(r)', '(s)']] }),
    /do not rule out the target/,
  ],
  'a pair that one alternative of a precondition excludes, but not the other': [
    {
      predicates: '(p) (q) (r) (x)',
      body:
        action('a', '(or (x) (p))', '(q)') +
        action('b', '(r)', '(and (not (r)) (x))') +
        action('c', '(q)', '(not (p))'),
      init: '(p) (r)',
    },
    unreachable('(q)', '(r)'),
    {
      kind: 'h2',
      literals: ['(q)', '(r)', '(x)'],
      impossible: new Uint32Array(),
      pairs: Uint32Array.of(0, 1, 1, 2),
    },
    /\(q\) and \(r\) exclude each other by the certificate, but may both hold after \(a\)/,
  ],
  'a part about another state of as many facts': [
    {
      predicates: '(p) (q) (r)',
      body: action('a', '(p)', '(q)') + action('b', '(q)', '(and (r) (not (p)))'),
      init: '(p)',
    },
    unreachable('(q)'),
    {
      kind: 'parts',
      parts: [
        {
          claim: { ...unreachable('(q)'), from: ['(r)'] },
          certificate: { kind: 'closed-set', facts: ['(r)'], mayBeFalse: [] },
        },
      ],
    } as Certificate,
    /Part 0 is about another state/,
  ],
  'a part that says that something is reachable': [
    { predicates: '(p)', body: action('a', '(and)', '(p)') },
    unreachable('(p)'),
    {
      kind: 'parts',
      parts: [
        {
          claim: { kind: 'reachable', target: { kind: 'fact', fact: '(p)' } },
          certificate: { kind: 'plan', actions: ['(a)'] },
        },
      ],
    } as Certificate,
    /No part says/,
  ],
  'a part about a condition with a choice that the target does not require': [
    {
      predicates: '(x) (y) (z) (g)',
      body: action('a', '(and (x) (or (y) (z)))', '(g)') + action('b', '(x)', '(and (not (x)) (y) (z))'),
      init: '(x)',
    },
    unreachable('(x)'),
    {
      kind: 'parts',
      parts: [
        {
          claim: { kind: 'unreachable', target: { kind: 'action', action: '(a)' } },
          certificate: {
            kind: 'h2',
            literals: ['(x)', '(y)', '(z)'],
            impossible: new Uint32Array(),
            pairs: Uint32Array.of(0, 1, 0, 2),
          },
        },
      ],
    } as Certificate,
    /No part says/,
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

test('the closure of one state is not that of another of as many facts', () => {
  const { where } = pieced({
    predicates: '(p ?x) (q ?x) (g)',
    body: `(:action a :parameters (?x) :precondition (p ?x) :effect (g))
      (:action b :parameters (?x) :precondition (g) :effect (and (not (p ?x)) (q ?x)))`,
    objects: 'o1 o2',
    init: '(p o1) (p o2)',
  })
  const symmetry = [{ one: 'o1', other: 'o2' }]
  const exhausted = (...row: string[]): Certificate => ({ kind: 'exhausted', states: rowsOf([row]), symmetry })
  const from = { ...unreachable('(g)'), from: ['(q o1)', '(q o2)'] } as Claim
  expect(where(from, exhausted('(q o1)', '(q o2)'))).toBe('')
  expect(where(unreachable('(g)'), exhausted('(p o1)', '(p o2)'))).toMatch(/its successor by \(a o1\)/)
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

test('a missing fact that the goal names without requiring it', () => {
  const { where } = pieced({
    predicates: '(g) (p) (q)',
    body: action('a', '(and)', '(and (g) (p) (q))'),
    goal: '(and (g) (imply (p) (q)))',
  })
  const missing = (...facts: string[]): Claim => ({ kind: 'misses', actions: [], missing: facts })
  expect(where(missing('(g)'), { kind: 'plan', actions: [] })).toBe('')
  expect(where(missing('(g)', '(p)'), { kind: 'plan', actions: [] })).toMatch(/\(p\) is not asked for/)
})

test('a claim of an unknown kind, and a sum, a column or a literal that there is not', () => {
  const { where } = pieced({
    predicates: '(p) (q) (g)',
    body: action('a', '(p)', '(and (g) (p) (q))') + action('b', '(q)', '(not (q))'),
    init: '(p)',
    goal: '(g)',
  })
  const stray = { kind: 'nothing', target: { kind: 'goal' } } as unknown as Claim
  expect(where(stray, { kind: 'plan', actions: [] })).toMatch(/The claim is of no known kind/)
  const one: Claim = { kind: 'at-least', cost: 1 }
  const held = ['(p)']
  const kept = (given: Certificate, change: object = {}): Certificate => {
    const { bound } = given as unknown as { bound: { frontier: { tables?: object } } }
    const { frontier } = bound
    const changed = { ...frontier, ...(frontier.tables && { tables: { ...frontier.tables, ...change } }) }
    return { kind: 'lower-bound', bound: { ...bound, frontier: changed, keptFacts: ['(g)'] } } as unknown as Certificate
  }
  const shown = tables(1, held, [], [[], ['(g)']], ['(g)'], [1, 0])
  expect(where(one, kept(shown))).toBe('')
  expect(where(one, kept(shown, { by: Uint32Array.of(2) }))).toMatch(/entry 0 is 2, but there are only 2/)
  expect(where(one, kept(tables(1, held, [], [[], ['(g)']], ['(g)', '(q)'], [1, 0])))).toMatch(/\(q\) is not tracked/)
  expect(where(one, kept(zones(1, held, ['(g)'], [[1, [0]]])))).toBe('')
  expect(where(one, kept(zones(1, held, ['(g)', '(p)'], [[1, [0, 1]]])))).toMatch(/\(p\) holds already/)
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

  test('atoms and rules with too few terms', () => {
    const [own, its] = modelsOf(
      `(define (domain d) (:requirements :derived-predicates) (:predicates (p ?x) (r ?x)) (:derived (r ?x) (p ?x))
        (:action a :parameters (?x) :precondition () :effect (p ?x)))`,
      '(define (problem p) (:domain d) (:objects o) (:init (p o)) (:goal (r o)))',
    )
    const init = its.init.map(each => ({ ...each, terms: [] }))
    expect(where(own, { ...its, init }, noGoal, closed)).toMatch(/`p` takes 1 arguments/)
    const derived = own.derived.map(each => ({ ...each, parameters: [...each.parameters, ...each.parameters] }))
    expect(where({ ...own, derived }, its, noGoal, closed)).toMatch(/A rule for `r` has 2 parameters/)
  })

  test('one name declared twice', () => {
    const predicates = [...domain.predicates, ...domain.predicates]
    expect(where({ ...domain, predicates }, problem, noGoal, closed)).toMatch(/Predicate `p` is declared twice/)
    const actions = [...domain.actions, ...domain.actions]
    expect(where({ ...domain, actions }, problem, noGoal, closed)).toMatch(/Action `a` is declared twice/)
  })
})
