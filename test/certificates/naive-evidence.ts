// The truth about small tasks from the naive oracle, and certificates made from it, which the checker must accept;
// the oracle also checks everything that it accepts.

import { setBit, wordsFor } from '#base/bits'
import type {
  Certificate,
  Claim,
  FollowedClaim,
  LowerBound,
  ObjectSwap,
  StateSet,
} from '#planning/certificates/certificate'
import type { Domain, Problem } from '#planning/pddl/model'
import { decimalSum, keyOf, Oracle } from '../support/oracle'
import type { OracleState } from '../support/oracle'

export interface Step {
  readonly action: string
  readonly cost: number
  readonly target: number
}

/** Every reachable state of a small task, with all transitions and goal distances. */
export class Truth {
  readonly oracle: Oracle
  readonly states: readonly OracleState[]
  readonly steps: readonly (readonly Step[])[]
  /** Per state: cost of the cheapest way to the goal; Infinity: none. */
  readonly distance: readonly number[]

  private constructor(oracle: Oracle, states: readonly OracleState[]) {
    this.oracle = oracle
    this.states = states
    const numbers = new Map(states.map((state, i) => [keyOf(state), i]))
    this.steps = states.map(state =>
      oracle.applicable(state).map(action => ({
        action: action.name,
        cost: oracle.costOf(action)!,
        target: numbers.get(keyOf(oracle.progress(state, action)))!,
      })),
    )
    this.distance = this.distances(() => true)
  }

  /** Undefined where there are more than `max` states. */
  static of(domain: Domain, problem: Problem, max: number): Truth | undefined {
    const oracle = new Oracle(domain, problem)
    const states = oracle.reachableStates(max + 1)
    return states.length > max ? undefined : new Truth(oracle, states)
  }

  /** Goal distances when only states that pass may be entered. */
  private distances(passes: (state: OracleState) => boolean): number[] {
    const { states, steps, oracle } = this
    const found = states.map(state => (passes(state) && oracle.isGoal(state) ? 0 : Infinity))
    for (let changed = true; changed; ) {
      changed = false
      steps.forEach((list, i) => {
        if (!passes(states[i]!)) return
        for (const { cost, target } of list)
          if (decimalSum([cost, found[target]!]) < found[i]!) {
            found[i] = decimalSum([cost, found[target]!])
            changed = true
          }
      })
    }
    return found
  }

  isTrue(claim: Claim): boolean {
    switch (claim.kind) {
      case 'reachable':
        return this.reaches(claim.target)
      case 'unreachable':
        return !this.reaches(claim.target)
      case 'all-reachable':
        return claim.of === 'facts'
          ? this.oracle.propositions().every(fact => this.reaches({ kind: 'fact', fact }))
          : this.oracle.actions.every(({ name }) => this.reaches({ kind: 'action', action: name }))
      case 'landmark':
        // Without a plan every fact is a landmark, and trivial ones do not matter.
        return this.distance[0] === Infinity
          ? !this.oracle.initial.has(claim.fact)
          : !this.isTrivial(claim.fact) && !this.canAvoid(claim.fact)
      case 'not-landmark':
        return this.canAvoid(claim.fact)
      case 'no-landmark':
        return (
          this.distance[0]! < Infinity &&
          (this.goalFacts() === undefined ||
            this.oracle.propositions().every(fact => this.isTrivial(fact) || this.canAvoid(fact)))
        )
      case 'optimal':
        return this.distance[0] === claim.cost
      case 'at-least':
        return this.distance[0]! >= claim.cost
      case 'breaks':
      case 'misses':
      case 'leads-to':
        return this.isSo(claim)
      case 'equivalent':
      case 'different':
        throw new Error('Claims about two problems have an oracle of their own.')
    }
  }

  /** Does the sequence come to what is claimed? What is missing is asked for where holding it alone is necessary. */
  private isSo(claim: FollowedClaim): boolean {
    const { oracle } = this
    const end = claim.kind === 'breaks' ? claim.actions.length - 1 : claim.actions.length
    let state = oracle.initial
    for (const name of claim.actions.slice(0, Math.max(0, end))) {
      const action = oracle.actions.find(each => each.name === name)
      if (action === undefined || !oracle.isApplicable(state, action)) return false
      state = oracle.progress(state, action)
    }
    if (claim.kind === 'leads-to') {
      const facts = this.fluents(state)
      return facts.length === new Set(claim.facts).size && facts.every(f => claim.facts.includes(f))
    }
    if (claim.missing.some(fact => state.has(fact))) return false
    if (claim.kind === 'misses') return !oracle.isGoal(state)
    const last = oracle.actions.find(each => each.name === claim.actions[end])
    return end >= 0 && (last === undefined || !oracle.isApplicable(state, last))
  }

  private reaches(target: Extract<Claim, { kind: 'reachable' }>['target']): boolean {
    const { oracle, states } = this
    switch (target.kind) {
      case 'fact':
        return states.some(state => state.has(target.fact))
      case 'facts':
        return states.some(state => target.facts.every(fact => state.has(fact)))
      case 'action': {
        const action = oracle.action(target.action)
        return states.some(state => oracle.isApplicable(state, action))
      }
      case 'goal':
        return states.some(state => oracle.isGoal(state))
    }
  }

  /** The goal's conjuncts; undefined where it is more than atoms that hold together. */
  goalFacts(): string[] | undefined {
    const goal = this.oracle.problem.goal
    const conjuncts = goal.kind === 'and' ? goal.parts : [goal]
    const facts = conjuncts.flatMap(part =>
      part.kind === 'atom'
        ? [`(${[part.atom.predicate.name, ...part.atom.terms.map(term => term.name)].join(' ')})`]
        : [],
    )
    return facts.length === conjuncts.length ? facts : undefined
  }

  /** Facts of the initial state and the goal; which those are is plain in plain goals only. */
  isTrivial(fact: string): boolean {
    return this.oracle.initial.has(fact) || this.goalFacts()?.includes(fact) === true
  }

  canAvoid(fact: string): boolean {
    return this.distances(state => !state.has(fact))[0]! < Infinity
  }

  /** A sequence to the first state that passes, entering only states that `within` allows. */
  sequenceTo(
    passes: (state: OracleState) => boolean,
    within: (state: OracleState) => boolean = () => true,
  ): string[] | undefined {
    const parents = new Map<number, { from: number; action: string }>()
    const queue = within(this.states[0]!) ? [0] : []
    const seen = new Set(queue)
    for (const state of queue) {
      if (passes(this.states[state]!)) {
        const actions: string[] = []
        for (let s = state; parents.has(s); s = parents.get(s)!.from) actions.unshift(parents.get(s)!.action)
        return actions
      }
      for (const { action, target } of this.steps[state]!)
        if (!seen.has(target) && within(this.states[target]!)) {
          seen.add(target)
          parents.set(target, { from: state, action })
          queue.push(target)
        }
    }
    return undefined
  }

  /** A cheapest plan. */
  cheapestPlan(): string[] {
    const plan: string[] = []
    // Zero-cost loops: breadth-first over steps that keep to cheapest ways.
    const onTheWay = (from: number, { cost, target }: Step): boolean =>
      decimalSum([cost, this.distance[target]!]) === this.distance[from]
    const parents = new Map<number, { from: number; action: string }>()
    const queue = [0]
    for (const state of queue) {
      if (this.oracle.isGoal(this.states[state]!)) {
        for (let s = state; s !== 0; s = parents.get(s)!.from) plan.unshift(parents.get(s)!.action)
        return plan
      }
      for (const step of this.steps[state]!)
        if (step.target !== 0 && !parents.has(step.target) && onTheWay(state, step)) {
          parents.set(step.target, { from: state, action: step.action })
          queue.push(step.target)
        }
    }
    throw new Error('there is no plan')
  }

  /** The fluent facts of a state. */
  fluents(state: OracleState): string[] {
    return [...state].filter(fact => this.oracle.isFluent(fact))
  }

  /** All states, or those that pass, as rows. */
  stateSet(passes: (state: OracleState, number: number) => boolean = () => true): StateSet {
    return rowsOf(this.states.filter(passes).map(state => this.fluents(state)))
  }

  /** All states that are reachable if only those that `within` allows are entered. */
  exhausted(within: (state: OracleState) => boolean = () => true): Certificate {
    const found = new Set(within(this.states[0]!) ? [0] : [])
    for (const state of found)
      for (const { target } of this.steps[state]!) if (within(this.states[target]!)) found.add(target)
    return { kind: 'exhausted', states: this.stateSet((_, number) => found.has(number)) }
  }

  /** Goal distances of all states as a bound. */
  bound(): LowerBound {
    return {
      cost: this.distance[0]!,
      states: this.stateSet(),
      values: Float64Array.from(this.distance),
    }
  }

  /** The same with only some states inside, the initial one among them; the cuts outside name every action. */
  boundWithin(inside: (number: number) => boolean): LowerBound {
    const isInside = (number: number): boolean => number === 0 || inside(number)
    const costs = this.oracle.actions.map(action => this.oracle.costOf(action)).filter(c => c !== undefined)
    const share = Math.min(...costs, 1e9)
    const actions = this.oracle.actions.map(action => action.name)
    const outer = this.states.flatMap((state, i) =>
      isInside(i) ? [] : [{ state, value: this.oracle.isGoal(state) ? 0 : share }],
    )
    const inner = this.states.flatMap((_, i) => (isInside(i) ? [i] : []))
    const value = new Map(inner.map(i => [i, this.oracle.isGoal(this.states[i]!) ? 0 : Infinity]))
    const outerValue = (i: number): number => (this.oracle.isGoal(this.states[i]!) ? 0 : share)
    for (let changed = true; changed; ) {
      changed = false
      for (const i of inner)
        for (const { cost, target } of this.steps[i]!) {
          const through = decimalSum([cost, value.get(target) ?? outerValue(target)])
          if (through < value.get(i)!) {
            value.set(i, through)
            changed = true
          }
        }
    }
    return {
      cost: value.get(0)!,
      states: this.stateSet((_, i) => isInside(i)),
      values: Float64Array.from(inner, i => value.get(i)!),
      frontier: {
        states: rowsOf(outer.map(({ state }) => this.fluents(state))),
        values: Float64Array.from(outer, ({ value }) => value),
        cuts: outer.map(({ state }) => (this.oracle.isGoal(state) ? [] : [{ actions, share }])),
      },
    }
  }
}

/** States given as lists of facts as rows of bits. */
export function rowsOf(states: readonly (readonly string[])[]): StateSet {
  const facts = [...new Set(states.flat())]
  const column = new Map(facts.map((fact, i) => [fact, i]))
  const words = wordsFor(facts.length)
  const rows = new Uint32Array(words * states.length)
  states.forEach((state, i) => {
    for (const fact of state) setBit(rows, i * words, column.get(fact)!)
  })
  return { facts, words, rows }
}

/** The facts of each row. */
export function factsOfRows({ facts, words, rows }: StateSet): string[][] {
  return Array.from({ length: rows.length / words }, (_, row) =>
    facts.filter((_, bit) => (rows[row * words + (bit >>> 5)]! >>> (bit & 31)) & 1),
  )
}

/** The states projected to these facts. */
export const seenThrough = (states: StateSet, kept: ReadonlySet<string>): StateSet =>
  rowsOf(distinct(factsOfRows(states).map(facts => facts.filter(fact => kept.has(fact)))))

/** One of each class of states that the swaps map onto each other. */
export function upToSwaps(states: StateSet, swaps: readonly ObjectSwap[]): StateSet {
  const kept = new Map<string, string[]>()
  const seen = new Set<string>()
  for (const state of factsOfRows(states)) {
    if (seen.has(keyOf(new Set(state)))) continue
    kept.set(keyOf(new Set(state)), state)
    for (const image of imagesOf(state, swaps)) seen.add(keyOf(new Set(image)))
  }
  return rowsOf([...kept.values()])
}

/** All that the swaps make of a set of facts, itself included. */
function imagesOf(state: readonly string[], swaps: readonly ObjectSwap[]): string[][] {
  const found = new Map([[keyOf(new Set(state)), [...state]]])
  for (const facts of found.values())
    for (const { one, other } of swaps) {
      const image = facts.map(fact =>
        fact.replace(/[^\s()]+/g, (word, at) => (at === 1 ? word : word === one ? other : word === other ? one : word)),
      )
      if (!found.has(keyOf(new Set(image)))) found.set(keyOf(new Set(image)), image)
    }
  return [...found.values()]
}

const distinct = (states: string[][]): string[][] => [
  ...new Map(states.map(state => [keyOf(new Set(state)), state])).values(),
]
