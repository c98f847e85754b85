// Tasks without PDDL for search tests: facts and actions as numbers, by hand or from a seed; and the naive
// semantics over sets that the fast code must agree with.

import type { Rng } from '#base/rng'
import { wordsFor } from '#base/bits'
import type { Rows, Task } from '#planning/task/task'
import { literal, type FactId } from '#planning/task/task'
import { decimalSum } from '../support/oracle'

/** A literal: the fact's number, or minus one minus it where it must not hold. */
export type Lit = number
export const not = (fact: number): Lit => -1 - fact

export interface PlainEffect {
  readonly when?: readonly Lit[]
  readonly add?: readonly number[]
  readonly del?: readonly number[]
}

export interface PlainAction {
  readonly alternatives: readonly (readonly Lit[])[]
  /** At most one without `when`; it comes first. */
  readonly effects: readonly PlainEffect[]
  readonly cost?: number
}

export interface PlainTask {
  readonly facts: number
  readonly actions: readonly PlainAction[]
  /** By layer, ascending. */
  readonly rules?: readonly { head: number; body: readonly Lit[]; layer: number }[]
  readonly initial: readonly number[]
  readonly goal: readonly (readonly Lit[])[]
}

const lits = (list: readonly Lit[]): number[] =>
  list.map(l => (l < 0 ? literal(-1 - l, true) : literal(l, false))).sort((a, b) => a - b)

function rows(lists: readonly (readonly number[])[]): Rows {
  const first = [0]
  for (const list of lists) first.push(first[first.length - 1]! + list.length)
  return { first: Int32Array.from(first), items: Int32Array.from(lists.flat()) }
}

/** The task as the search sees it. */
export function makeTask(plain: PlainTask): Task {
  const rules = plain.rules ?? []
  const factKind = new Uint8Array(plain.facts)
  for (const rule of rules) factKind[rule.head] = 1
  const words = wordsFor(plain.facts)
  const initial = new Uint32Array(words)
  for (const fact of closeRules(plain, new Set(plain.initial))) initial[fact >>> 5]! |= 1 << (fact & 31)
  const effects = plain.actions.flatMap(a => a.effects)
  const sorted = (list: readonly number[] = []) => [...list].sort((a, b) => a - b)
  return {
    domain: undefined as never,
    problem: undefined as never,
    objects: [],
    factCount: plain.facts,
    words,
    factPredicate: new Int32Array(plain.facts),
    factArguments: rows(Array.from({ length: plain.facts }, () => [])),
    factKind,
    actionCount: plain.actions.length,
    actionSchema: new Int32Array(plain.actions.length),
    actionArguments: rows(plain.actions.map(() => [])),
    actionCost: Float64Array.from(plain.actions, a => a.cost ?? 1),
    firstAlternative: Int32Array.from(starts(plain.actions.map(a => a.alternatives.length))),
    alternatives: rows(plain.actions.flatMap(a => a.alternatives.map(lits))),
    firstEffect: Int32Array.from(starts(plain.actions.map(a => a.effects.length))),
    effectCondition: rows(effects.map(e => lits(e.when ?? []))),
    effectAdds: rows(effects.map(e => sorted(e.add))),
    effectDeletes: rows(effects.map(e => sorted(e.del))),
    ruleHead: Int32Array.from(rules, r => r.head),
    ruleBody: rows(rules.map(r => lits(r.body))),
    ruleLayer: Int32Array.from(rules, r => r.layer),
    hasRules: rules.length > 0,
    initial,
    goal: plain.goal.map(c => lits(c) as never),
    isStaticTrue: () => false,
  }
}

function starts(sizes: readonly number[]): number[] {
  const first = [0]
  for (const size of sizes) first.push(first[first.length - 1]! + size)
  return first
}

// ---- the naive semantics

const holds = (state: ReadonlySet<number>, l: Lit): boolean => (l < 0 ? !state.has(-1 - l) : state.has(l))

export function closeRules(plain: PlainTask, state: ReadonlySet<number>): Set<number> {
  const rules = plain.rules ?? []
  const closed = new Set([...state].filter(f => !rules.some(r => r.head === f)))
  for (const layer of [...new Set(rules.map(r => r.layer))].sort((a, b) => a - b)) {
    let grew = true
    while (grew) {
      grew = false
      for (const rule of rules)
        if (rule.layer === layer && !closed.has(rule.head) && rule.body.every(l => holds(closed, l))) {
          closed.add(rule.head)
          grew = true
        }
    }
  }
  return closed
}

export const naiveApplicable = (plain: PlainTask, state: ReadonlySet<number>): number[] =>
  plain.actions.flatMap((a, i) => (a.alternatives.some(alt => alt.every(l => holds(state, l))) ? [i] : []))

export function naiveProgress(plain: PlainTask, state: ReadonlySet<number>, action: number): Set<number> {
  const firing = plain.actions[action]!.effects.filter(e => (e.when ?? []).every(l => holds(state, l)))
  const next = new Set(state)
  for (const e of firing) for (const f of e.del ?? []) next.delete(f)
  for (const e of firing) for (const f of e.add ?? []) next.add(f)
  return closeRules(plain, next)
}

export const naiveGoal = (plain: PlainTask, state: ReadonlySet<number>): boolean =>
  plain.goal.some(c => c.every(l => holds(state, l)))

export const keyOf = (state: Iterable<number>): string => [...state].sort((a, b) => a - b).join()

export interface NaiveSpace {
  /** By key. */
  readonly states: Map<string, ReadonlySet<number>>
  readonly edges: { from: string; action: number; to: string }[]
  /** Cheapest cost and fewest steps among the cheapest plans, by key; absent for dead ends. */
  readonly distance: Map<string, { cost: number; steps: number }>
}

/** All reachable states and their distances, by the definitions. */
export function naiveSpace(plain: PlainTask, avoid = -1): NaiveSpace {
  const start = closeRules(plain, new Set(plain.initial))
  const states = new Map<string, ReadonlySet<number>>()
  const edges: { from: string; action: number; to: string }[] = []
  const queue: ReadonlySet<number>[] = []
  const enter = (state: ReadonlySet<number>): string => {
    const key = keyOf(state)
    if (!states.has(key)) {
      states.set(key, state)
      queue.push(state)
    }
    return key
  }
  if (!start.has(avoid)) enter(start)
  for (const state of queue)
    for (const action of naiveApplicable(plain, state)) {
      const next = naiveProgress(plain, state, action)
      if (!next.has(avoid)) edges.push({ from: keyOf(state), action, to: enter(next) })
    }
  const distance = new Map<string, { cost: number; steps: number }>()
  for (const [key, state] of states) if (naiveGoal(plain, state)) distance.set(key, { cost: 0, steps: 0 })
  for (let changed = true; changed; ) {
    changed = false
    for (const { from, action, to } of edges) {
      const after = distance.get(to)
      if (after === undefined) continue
      const cost = decimalSum([after.cost, plain.actions[action]!.cost ?? 1])
      const steps = after.steps + 1
      const now = distance.get(from)
      if (now !== undefined && (now.cost < cost || (now.cost === cost && now.steps <= steps))) continue
      distance.set(from, { cost, steps })
      changed = true
    }
  }
  return { states, edges, distance }
}

export interface RandomFeatures {
  readonly facts?: number
  readonly actions?: number
  readonly negative?: boolean
  readonly conditional?: boolean
  readonly alternatives?: boolean
  readonly rules?: boolean
  readonly costs?: boolean
}

/** The distributions of costs in one task: small, with fractions, tiny, large, and mixed. */
const purses: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [0, 0.3, 0.6, 0.7],
  [2.25, 3, 0.75, 1],
  [0, 1, 20_000, 15_000],
  [0, 0.5, 4e9, 1],
  [123_456_789, 10, 3, 1_000_000_003],
  [1e-8, 3e-8, 0, 2],
  [2 ** 24, 2 ** 24 + 1, 0, 2 ** 25 + 1],
  [1e12, 1, 2, 0],
]

/** The literals with one more fact, unless it or its negation is already there. */
const withFact = (list: readonly Lit[], fact: number): Lit[] =>
  list.some(l => l === fact || l === not(fact)) ? [...list] : [...list, fact]

/** A small task with the named features. */
export function randomTask(rng: Rng, features: RandomFeatures): PlainTask {
  const count = features.facts ?? 4 + rng.below(4)
  const purse = rng.pick(purses)
  const derived = features.rules ? 2 : 0
  const fluents = Array.from({ length: count }, (_, i) => i)
  const all = Array.from({ length: count + derived }, (_, i) => i)
  const some = (from: readonly number[], max: number): number[] => rng.shuffled(from).slice(0, rng.below(max + 1))
  const signed = (list: readonly number[]): Lit[] =>
    list.map(f => (features.negative && rng.below(3) === 0 ? not(f) : f))
  const effect = (): PlainEffect => ({ add: some(fluents, 2), del: some(fluents, 2) })
  const actions = Array.from({ length: features.actions ?? 4 + rng.below(6) }, () => {
    const alternatives = [signed(some(all, 3))]
    while (features.alternatives && rng.below(3) === 0) alternatives.push(signed(some(all, 3)))
    const effects: PlainEffect[] = [effect()]
    while (features.conditional && rng.below(2) === 0)
      effects.push({ when: signed([rng.pick(all), ...some(all, 1)]), ...effect() })
    return { alternatives, effects, cost: features.costs ? rng.pick(purse) : 1 }
  })
  // A copy of another action with more preconditions or more deletes.
  const like = rng.pick(actions)
  if (rng.below(3) === 0)
    actions.push({
      ...like,
      alternatives: like.alternatives.map(each => withFact(each, rng.pick(all))),
    })
  if (rng.below(3) === 0) {
    const [first, ...rest] = like.effects
    const more = { ...first, del: [...new Set([...(first!.del ?? []), ...some(fluents, 2)])] }
    actions.push({ ...like, effects: [more, ...rest] })
  }
  const rules = features.rules
    ? [
        { head: count, body: signed(some(fluents, 2)), layer: 0 },
        { head: count, body: signed(some(fluents, 2)), layer: 0 },
        {
          head: count + 1,
          body: [rng.below(2) ? count : not(count), ...signed(some(fluents, 1))],
          layer: 1,
        },
        { head: count + 1, body: [count + 1, rng.pick(fluents)], layer: 1 },
      ]
    : []
  const goal = [signed([rng.pick(all), ...some(all, 2)])]
  if (features.alternatives && rng.below(2) === 0) goal.push(signed(some(all, 3)))
  if (features.alternatives && rng.below(3) === 0) goal.push(withFact(goal[0]!, rng.pick(all)))
  return { facts: count + derived, actions, rules, initial: some(fluents, 3), goal }
}

/** Every combination of features worth a test. */
export const featureSets: readonly RandomFeatures[] = [
  {},
  { costs: true },
  { negative: true },
  { negative: true, conditional: true, costs: true },
  { alternatives: true, negative: true },
  { rules: true },
  { negative: true, conditional: true, alternatives: true, rules: true, costs: true },
]

export const factId = (fact: number): FactId => fact as FactId
