// Bounds shown by tables over some of the facts: those of searches are accepted, and none that was changed to show more
// than holds.

import { describe, expect, test } from 'vitest'
import { hasBit, setBit, wordsFor } from '#base/bits'
import { makeRng, type Rng } from '#base/rng'
import type { Claim, LowerBound, StateSet, SumsOfTables } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { searchOptimal } from '#planning/search/a-star'
import { boundCertificate, optimalCertificate } from '#planning/search/evidence'
import { evidenceLimits } from '#planning/search/evidence-limits'
import { ground } from '#planning/task/ground'
import { deliveriesWith } from '../search/deliveries'
import { yardWith } from '../search/yard'
import { roundsOf } from '../support/long'
import { randomTexts } from '../support/random-task'
import { modelsOf } from '../support/task'

interface Shown {
  readonly models: ReturnType<typeof modelsOf>
  readonly bound: LowerBound
  readonly tables: SumsOfTables
}

/** Few states are worth tables otherwise. */
const limits = { ...evidenceLimits, distancesForState: Infinity }

/** Certificates of searches that made tables at once. */
function shownBy(cases: readonly { domain: string; problem: string }[]): Shown[] {
  return cases.flatMap(({ domain, problem }, i) => {
    const models = modelsOf(domain, problem)
    const outcome = ground(...models)
    if (outcome.kind !== 'task') return []
    const found = searchOptimal(outcome.task, {
      maxStates: 3000,
      keepEvidence: true,
      symmetryAfter: i % 2 === 0 ? 3 : 5000,
      tablesAfter: 3,
    })
    if (found.kind !== 'plan' || found.evidence === undefined) return []
    const certificate = optimalCertificate(found.plan, found.evidence, limits)
    const claim: Claim = { kind: 'optimal', cost: found.cost }
    expect(checkCertificate(...models, claim, certificate)).toEqual({ accepted: true })
    const bare = boundCertificate(found.evidence, limits)
    if (bare.kind !== 'lower-bound' || bare.bound.frontier?.tables === undefined) return []
    return [{ models, bound: bare.bound, tables: bare.bound.frontier.tables }]
  })
}

const cases = [
  ...Array.from({ length: roundsOf(200) }, (_, seed) => deliveriesWith(seed)),
  ...Array.from({ length: roundsOf(40) }, (_, seed) => yardWith(seed)),
  // With effects under conditions, choices and negations.
  ...Array.from({ length: roundsOf(300) }, (_, seed) => randomTexts(seed)),
]
const shown = shownBy(cases)

test('searches by tables have evidence that the checker accepts', () => {
  expect(shown.length).toBeGreaterThan(roundsOf(60))
  const byTables = shown.map(({ tables }) => tables.by.filter(sum => sum > 0).length)
  expect(byTables.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(roundsOf(500))
  const hasDeadEnds = shown.filter(({ tables }) => tables.sums.flat().some(({ values }) => values.includes(Infinity)))
  expect(hasDeadEnds.length).toBeGreaterThan(roundsOf(5))
  expect(shown.filter(({ bound }) => bound.symmetry !== undefined).length).toBeGreaterThan(roundsOf(5))
})

/** A switch that is pressed twice: off, on, done; and a lamp that is lit where the switch is on. */
const lamp = `(define (domain lamp) (:requirements :adl)
  (:predicates (off) (on) (done) (lit) (broken))
  (:action first :parameters () :precondition (off) :effect (and (on) (not (off))))
  (:action second :parameters () :precondition (on) :effect (and (done) (not (on))))
  (:action light :parameters () :precondition () :effect (when (on) (lit)))
  (:action throw :parameters () :precondition (lit) :effect (broken)))`
const problem = (goal: string) => `(define (problem l) (:domain lamp) (:init (off)) (:goal ${goal}))`
const facts = ['(off)', '(on)', '(done)', '(lit)', '(broken)']

/** The fault that the checker finds in a bound of the initial state by one table; '' if it accepts. */
function faultOf(cost: number, change: object = {}, goal = '(done)'): string {
  const models = modelsOf(lamp, problem(goal))
  const states = { facts: ['(off)', '(on)', '(done)'], words: 1, rows: Uint32Array.of(1, 2, 4) }
  const tables = {
    atMostOne: [],
    projections: [states],
    sums: [[{ projection: 0, values: Float64Array.of(2, 1, 0) }]],
    by: Uint32Array.of(1),
    ...change,
  }
  const bound: LowerBound = {
    cost,
    states: { facts, words: 1, rows: new Uint32Array(0) },
    values: new Float64Array(0),
    frontier: {
      states: { facts, words: 1, rows: Uint32Array.of(1) },
      values: Float64Array.of(cost),
      cuts: [[]],
      literals: [],
      tables,
    },
  }
  const result = checkCertificate(...models, { kind: 'at-least', cost }, { kind: 'lower-bound', bound })
  return result.accepted ? '' : result.where
}

const valued = (...values: number[]) => ({
  sums: [[{ projection: 0, values: Float64Array.from(values) }]],
})

test('sums that are not counted exactly are refused', () => {
  // The optimum is 2. Each action gives away its cost of 1 in all, but the sum of the values is rounded to 4 on the way.
  const max = 2 ** 53 - 1
  const first = (value: number) => ({ projection: 0, values: Float64Array.of(value, 0, 0) })
  const second = (value: number) => ({ projection: 0, values: Float64Array.of(value, value, 0) })
  const rounded = [first(max), ...[3, 1, -2, 1, -2].map(second), first(1 - max)]
  for (const cost of [3, 4]) expect(faultOf(cost, { sums: [rounded] })).toMatch(/beyond what is counted exactly/)
  const drop = [{ projection: 0, values: Float64Array.of(max, -max, 0) }]
  expect(faultOf(3, { sums: [drop] })).toMatch(/beyond what is counted exactly/)
})

test('one table bounds the cost to the goal, and each fault in it is named', () => {
  expect(faultOf(2)).toBe('')
  expect(faultOf(3)).toMatch(/the tables add up to 2, less than 3/)
  expect(faultOf(3, valued(3, 1, 0))).toMatch(/\(first\) costs 1, but 2 is taken/)
  expect(faultOf(3, valued(3, 2, 1))).toMatch(/state 2 may satisfy the goal, but has a value/)
  expect(faultOf(3, valued(Infinity, 1, 0))).toMatch(/a step leads out of state 0, a dead end/)
  expect(faultOf(3, valued(Infinity, Infinity, 0))).toMatch(/leads out of state 1/)
  expect(faultOf(2, valued(2, 1))).toMatch(/must be 3 numbers/)
  expect(faultOf(2, { by: Uint32Array.of(2) })).toMatch(/entry 0 is 2/)
  expect(faultOf(2, { by: Uint32Array.of(0) })).toMatch(/the shares add up to 0/)
  expect(faultOf(2, { by: new Uint32Array(0) })).toMatch(/sums for 0/)
  expect(faultOf(2, { sums: [[{ projection: 1, values: Float64Array.of(2, 1, 0) }]] })).toMatch(/of no projection/)
  for (const missing of ['atMostOne', 'projections', 'sums', 'by'])
    expect(faultOf(2, { [missing]: undefined })).not.toBe('')
})

test('abstract states must be closed under all actions, whatever holds of other facts', () => {
  const over = (names: string[], ...rows: number[]) => ({
    projections: [{ facts: names, words: 1, rows: Uint32Array.from(rows) }],
  })
  expect(faultOf(1, { ...over(['(off)', '(on)'], 1, 2), ...valued(2, 1) })).toMatch(
    /from state 1, \(second\) leads to none/,
  )
  expect(faultOf(1, { ...over(['(off)', '(on)', '(done)'], 1, 2, 4, 1) })).toMatch(/there twice/)
  // One step remains of those that change only this.
  expect(faultOf(1, { ...over(['(done)'], 0, 1), ...valued(1, 0) })).toBe('')
  expect(faultOf(2, { ...over(['(done)'], 0, 1), ...valued(2, 0) })).toMatch(/\(second\) costs 1/)
  // Without the switch it is not known whether the lamp is lit: both may be.
  expect(faultOf(1, { ...over(['(lit)'], 0, 1), ...valued(1, 0) }, '(lit)')).toBe('')
  expect(faultOf(2, { ...over(['(lit)'], 0, 1), ...valued(2, 0) }, '(lit)')).toMatch(
    /\(light\) costs 1, but 2 is taken/,
  )
  expect(faultOf(1, { ...over(['(lit)'], 0), ...valued(1) }, '(lit)')).toMatch(/\(light\) leads to none/)
  const lit = {
    ...over(['(off)', '(on)', '(lit)'], 1, 2, 6, 4, 0),
    ...valued(2, 1, 0, 0, Infinity),
  }
  expect(faultOf(2, lit, '(lit)')).toBe('')
})

test('facts exclude each other only where every action keeps it so', () => {
  expect(faultOf(2, { atMostOne: [['(off)', '(on)', '(done)']] })).toBe('')
  expect(faultOf(2, { atMostOne: [['(lit)', '(on)']] }, '(and (done) (lit))')).toMatch(
    /more than one may hold after \((light|first)\)/,
  )
  expect(faultOf(2, { atMostOne: [['(broken)', '(on)']] })).toMatch(/tracked|more than one/)
})

const isAccepted = ({ models }: Shown, bound: LowerBound): boolean =>
  checkCertificate(...models, { kind: 'at-least', cost: bound.cost }, { kind: 'lower-bound', bound }).accepted

/** The bound with every value raised by the same amount. */
function raised({ bound }: Shown, by: number, tables: SumsOfTables): LowerBound {
  const more = (values: Float64Array): Float64Array => values.map(value => value + by)
  const frontier = { ...bound.frontier!, values: more(bound.frontier!.values), tables }
  return { ...bound, cost: bound.cost + by, values: more(bound.values), frontier }
}

type Table = SumsOfTables['sums'][number][number]

const withTables = (tables: SumsOfTables, change: (table: Table, sum: number) => Table): SumsOfTables => ({
  ...tables,
  sums: tables.sums.map((sum, number) => sum.map(table => change(table, number))),
})

/** The set over one fact fewer, and per state of it the states that it was. */
function withoutColumn(set: StateSet, column: number): { set: StateSet; members: number[][] } {
  const members = new Map<string, number[]>()
  for (let state = 0; state < set.rows.length / set.words; state++) {
    const bits = set.facts.map((_, i) => (hasBit(set.rows, state * set.words, i) ? '1' : '0'))
    const key = bits.filter((_, i) => i !== column).join('')
    members.set(key, [...(members.get(key) ?? []), state])
  }
  const words = wordsFor(set.facts.length - 1)
  const rows = new Uint32Array(members.size * words)
  for (const [state, key] of [...members.keys()].entries())
    for (let i = 0; i < key.length; i++) if (key[i] === '1') setBit(rows, state * words, i)
  const facts = set.facts.filter((_, i) => i !== column)
  return { set: { facts, words, rows }, members: [...members.values()] }
}

/** Ways to make tables say more than they should. */
const forgeries: Record<string, (tables: SumsOfTables, rng: Rng) => SumsOfTables> = {
  'every value raised': tables =>
    withTables(tables, table => ({ ...table, values: table.values.map(value => value + 1) })),
  'every value above zero raised': tables =>
    withTables(tables, table => ({
      ...table,
      values: table.values.map(value => (value > 0 ? value + 1 : value)),
    })),
  'some values raised': (tables, rng) =>
    withTables(tables, table => ({
      ...table,
      values: table.values.map(value => value + rng.below(2)),
    })),
  'states made dead ends': (tables, rng) =>
    withTables(tables, table => ({
      ...table,
      values: table.values.map(value => (value > 0 && rng.below(3) === 0 ? Infinity : value)),
    })),
  'all above zero made dead ends': tables =>
    withTables(tables, table => ({
      ...table,
      values: table.values.map(value => (value > 0 ? Infinity : value)),
    })),
  'each table taken twice': tables => ({
    ...tables,
    sums: tables.sums.map(sum => [...sum, ...sum]),
  }),
  'all tables in one sum': tables => ({
    ...tables,
    sums: tables.sums.map(() => tables.sums.flat()),
  }),
  'values doubled': tables => withTables(tables, table => ({ ...table, values: table.values.map(value => 2 * value) })),
  'a column left out, with the greatest of the values that fall together': (tables, rng) => {
    const without = tables.projections.map(set => withoutColumn(set, rng.below(set.facts.length)))
    return {
      ...tables,
      projections: without.map(({ set }) => set),
      sums: tables.sums.map(sum =>
        sum.map(({ projection, values }) => ({
          projection,
          values: Float64Array.from(without[projection]!.members, members =>
            Math.max(...members.map(state => values[state]!)),
          ),
        })),
      ),
    }
  },
  'states left out, the others raised': (tables, rng) => {
    const kept = tables.projections.map(({ rows, words }) =>
      Array.from({ length: rows.length / words }, (_, state) => state).filter(() => rng.below(4) > 0),
    )
    return {
      ...tables,
      projections: tables.projections.map((set, i) => ({
        ...set,
        rows: Uint32Array.from(
          kept[i]!.flatMap(state => [...set.rows.subarray(state * set.words, (state + 1) * set.words)]),
        ),
      })),
      sums: tables.sums.map(sum =>
        sum.map(({ projection, values }) => ({
          projection,
          values: Float64Array.from(kept[projection]!, state => (values[state]! > 0 ? values[state]! + 1 : 0)),
        })),
      ),
    }
  },
  'facts said to exclude each other': (tables, rng) => {
    const facts = [...new Set(tables.projections.flatMap(set => set.facts))]
    const apart = withTables(tables, table => ({
      ...table,
      values: table.values.map(value => (value > 0 ? value + 1 : value)),
    }))
    return { ...apart, atMostOne: [...tables.atMostOne, rng.shuffled(facts).slice(0, 3)] }
  },
}

describe('a bound by tables is rejected where it states more than there is', () => {
  for (const [name, forge] of Object.entries(forgeries))
    test(name, () => {
      const rng = makeRng(name)
      for (const each of shown)
        for (const by of [1, 2]) expect(isAccepted(each, raised(each, by, forge(each.tables, rng)))).toBe(false)
    })

  test('any one value raised, and with it those of all states', () => {
    const rng = makeRng('one')
    for (const each of shown)
      for (let i = 0; i < 5; i++) {
        const sum = rng.below(each.tables.sums.length)
        const place = rng.below(each.tables.sums[sum]!.length)
        const state = rng.below(each.tables.sums[sum]![place]!.values.length)
        const tables = withTables(each.tables, (table, number) =>
          number !== sum || table !== each.tables.sums[sum]![place]
            ? table
            : { ...table, values: table.values.map((v, s) => (s === state ? v + 1 : v)) },
        )
        expect(isAccepted(each, raised(each, 1, tables))).toBe(false)
      }
  })
})
