// Planning by brute force over sets of names, using nothing of `src` except the parser's model: all states, Bellman's
// equations iterated to a fixpoint, all subsets of relaxed reachable literals. For tasks in which conditions are
// conjunctions of facts and negated facts, written `!fact`.

import type { Condition, Effect } from '#planning/pddl/model'
import { makeRng } from '#base/rng'
import { Oracle, type OracleAction } from './oracle'
import { modelsOf } from './task'

export interface PlainAction {
  readonly name: string
  readonly cost: number
  readonly needs: readonly string[]
  readonly adds: readonly string[]
  readonly deletes: readonly string[]
}

export interface PlainTask {
  readonly init: readonly string[]
  readonly goal: readonly string[]
  readonly actions: readonly PlainAction[]
}

/** The task of two texts without static facts; undefined if it has conditions other than conjunctions. */
export function plainTask(domainText: string, problemText: string): PlainTask | undefined {
  const oracle = new Oracle(...modelsOf(domainText, problemText))
  const isFluent = (name: string): boolean => oracle.isFluent(name.replace(/^!/, ''))
  const isTrue = (lit: string): boolean =>
    lit.startsWith('!') ? !oracle.initial.has(lit.slice(1)) : oracle.initial.has(lit)
  const actions: PlainAction[] = []
  for (const each of oracle.actions) {
    const needs = literalsOf(each.schema.precondition, each.binding)
    if (needs === undefined) return undefined
    const cost = oracle.costOf(each)
    if (cost === undefined || needs.includes('false')) continue
    if (needs.some(need => !isFluent(need) && !isTrue(need))) continue
    const changes = changesOf(each)
    if (changes === undefined) return undefined
    actions.push({ name: each.name, cost, needs: needs.filter(isFluent), ...changes })
  }
  const goal = literalsOf(oracle.problem.goal, {})
  if (goal === undefined) return undefined
  return { init: [...oracle.initial].filter(isFluent), goal: goal.filter(isFluent), actions }
}

function literalsOf(
  condition: Condition,
  binding: Readonly<Record<string, string>>,
  positive = true,
): string[] | undefined {
  const nameOf = (term: { readonly name: string }): string => binding[term.name] ?? term.name
  if (condition.kind === 'atom') {
    const { predicate, terms } = condition.atom
    return [`${positive ? '' : '!'}(${[predicate.name, ...terms.map(nameOf)].join(' ')})`]
  }
  if (condition.kind === 'equal')
    return (nameOf(condition.left) === nameOf(condition.right)) === positive ? [] : ['false']
  if (condition.kind === 'not') return literalsOf(condition.body, binding, !positive)
  if (condition.kind !== 'and' || !positive) return undefined
  const parts = condition.parts.map(part => literalsOf(part, binding))
  return parts.includes(undefined) ? undefined : parts.flatMap(part => part!)
}

function changesOf({ schema, binding }: OracleAction): Pick<PlainAction, 'adds' | 'deletes'> | undefined {
  const adds: string[] = []
  const deletes: string[] = []
  const visit = (effect: Effect): boolean => {
    if (effect.kind === 'and') return effect.parts.every(visit)
    if (effect.kind === 'increase') return true
    if (effect.kind !== 'add' && effect.kind !== 'delete') return false
    const { predicate, terms } = effect.atom
    const words = [predicate.name, ...terms.map(term => binding[term.name] ?? term.name)]
    ;(effect.kind === 'add' ? adds : deletes).push(`(${words.join(' ')})`)
    return true
  }
  return visit(schema.effect) ? { adds, deletes } : undefined
}

/** A random task with few facts, negated conditions, and costs, some of them 0; and its texts. */
export function randomPlain(seed: number): {
  readonly task: PlainTask
  readonly texts: readonly [string, string]
} {
  const rng = makeRng(`plain ${seed}`)
  const facts = Array.from({ length: 4 + rng.below(5) }, (_, i) => `(p${i})`)
  const some = (count: number): string[] => [...new Set(Array.from({ length: count }, () => rng.pick(facts)))]
  const literals = (count: number): string[] => some(count).map(fact => (rng.below(4) === 0 ? `!${fact}` : fact))
  const actions = Array.from(
    { length: 4 + rng.below(7) },
    (_, i): PlainAction => ({
      ...{
        name: `(a${i})`,
        cost: rng.pick([0, 1, 1, 2, 3, 0.5]),
        needs: literals(1 + rng.below(3)),
      },
      ...{ adds: some(1 + rng.below(2)), deletes: some(rng.below(3)) },
    }),
  )
  const init = facts.filter(() => rng.below(3) === 0)
  const task = { init, goal: literals(2), actions }
  const lit = (each: string): string => (each.startsWith('!') ? `(not ${each.slice(1)})` : each)
  const all = (each: readonly string[]): string => `(and ${each.join(' ')})`
  const domain = `(define (domain plain) (:requirements :strips :negative-preconditions :action-costs)
    (:predicates ${facts.join(' ')}) (:functions (total-cost) - number)
    ${actions
      .map(
        ({ name, cost, needs, adds, deletes }) => `(:action ${name.slice(1, -1)} :parameters ()
      :precondition ${all(needs.map(lit))}
      :effect ${all([...adds, ...deletes.map(each => `(not ${each})`), `(increase (total-cost) ${cost})`])})`,
      )
      .join('\n')})`
  const problem = `(define (problem p) (:domain plain) (:init ${init.join(' ')} (= (total-cost) 0))
    (:goal ${all(task.goal.map(lit))}) (:metric minimize (total-cost)))`
  return { task, texts: [domain, problem] }
}

type Names = ReadonlySet<string>

const keyOf = (names: Names): string => [...names].sort().join(' ')

export class BruteForce {
  readonly task: PlainTask
  readonly states: Names[] = []
  /** For each state: the actions that lead to it. */
  readonly ways: (readonly string[])[] = []
  /** For each state: the cost of a cheapest plan. */
  readonly left: number[]
  private readonly steps: { readonly from: number; readonly to: number; readonly cost: number }[] = []
  /** Literals that occur in some condition: only these matter in the delete relaxation. */
  private readonly asked: Names

  constructor(task: PlainTask) {
    this.task = task
    this.asked = new Set([...task.goal, ...task.actions.flatMap(({ needs }) => needs)])
    const numbers = new Map<string, number>()
    const see = (state: Names, way: readonly string[]): number => {
      const key = keyOf(state)
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, this.states.length)
      this.ways.push(way)
      return this.states.push(state) - 1
    }
    see(new Set(task.init), [])
    for (let from = 0; from < this.states.length; from++)
      for (const action of task.actions) {
        if (!meets(this.states[from]!, action.needs)) continue
        const next = new Set(this.states[from])
        for (const each of action.deletes) next.delete(each)
        for (const each of action.adds) next.add(each)
        this.steps.push({
          from,
          to: see(next, [...this.ways[from]!, action.name]),
          cost: action.cost,
        })
      }
    this.left = this.costs(() => true)
  }

  get arcs(): number {
    return this.steps.length
  }

  isGoal(state: number): boolean {
    return meets(this.states[state]!, this.task.goal)
  }

  /** Facts that every plan makes true, and that are neither initial nor in the goal. */
  landmarks(): string[] {
    const trivial = new Set([...this.task.init, ...this.task.goal])
    const facts = new Set(this.states.flatMap(state => [...state]))
    return [...facts]
      .filter(fact => !trivial.has(fact))
      .filter(fact => this.costs(state => !this.states[state]!.has(fact))[0] === Number.POSITIVE_INFINITY)
  }

  /** Goal distances by Bellman's equations, using only the states that may be entered. */
  private costs(isOpen: (state: number) => boolean): number[] {
    const cost = this.states.map((_, state) => (this.isGoal(state) && isOpen(state) ? 0 : Number.POSITIVE_INFINITY))
    for (let changed = true; changed; ) {
      changed = false
      for (const step of this.steps) {
        const through = cost[step.to]! + step.cost
        if (!isOpen(step.from) || through >= cost[step.from]!) continue
        cost[step.from] = through
        changed = true
      }
    }
    return cost
  }

  /** h-max or h-add of a state: the costs of literals, iterated to a fixpoint. */
  estimate(state: number, join: 'max' | 'add'): number {
    const cost = new Map<string, number>()
    for (const each of this.asked) if (meets(this.states[state]!, [each])) cost.set(each, 0)
    const of = (needs: readonly string[]): number =>
      [...new Set(needs)]
        .map(need => cost.get(need) ?? Number.POSITIVE_INFINITY)
        .reduce((a, b) => (join === 'max' ? Math.max(a, b) : a + b), 0)
    for (let changed = true; changed; ) {
      changed = false
      for (const action of this.task.actions) {
        const value = of(action.needs) + action.cost
        for (const each of given(action))
          if (value < (cost.get(each) ?? Number.POSITIVE_INFINITY)) {
            cost.set(each, value)
            changed = true
          }
      }
    }
    return of(this.task.goal)
  }

  /** h+ of a state, exploring sets of literals by increasing cost; undefined if there are more than `most` sets. */
  relaxed(state: number, max: number): number | undefined {
    const place = new Map([...this.asked].map((each, i) => [each, 1n << BigInt(i)]))
    const bits = (names: readonly string[]): bigint => names.reduce((sum, each) => sum | (place.get(each) ?? 0n), 0n)
    const actions = this.task.actions
      .map(action => ({ needs: bits(action.needs), gives: bits(given(action)), cost: action.cost }))
      .filter(({ gives }) => gives !== 0n)
    const goal = bits(this.task.goal)
    const start = bits([...this.asked].filter(each => meets(this.states[state]!, [each])))
    const best = new Map<bigint, number>([[start, 0]])
    const waiting = new Map<number, bigint[]>([[0, [start]]])
    while (waiting.size > 0) {
      const cost = Math.min(...waiting.keys())
      const set: bigint | undefined = waiting.get(cost)!.pop()
      if (set === undefined) waiting.delete(cost)
      else if (best.get(set) === cost) {
        if ((set & goal) === goal) return cost
        if (best.size > max) return undefined
        for (const { needs, gives, cost: more } of actions) {
          const next: bigint = set | gives
          if ((set & needs) !== needs || next === set || cost + more >= (best.get(next) ?? Infinity)) continue
          best.set(next, cost + more)
          waiting.set(cost + more, [...(waiting.get(cost + more) ?? []), next])
        }
      }
    }
    return Number.POSITIVE_INFINITY
  }
}

const meets = (state: Names, needs: readonly string[]): boolean =>
  needs.every(need => (need.startsWith('!') ? !state.has(need.slice(1)) : state.has(need)))

/**
 * The literals that an action achieves in the relaxation: its adds, and the negations of facts that it only deletes.
 */
const given = ({ adds, deletes }: PlainAction): string[] => [
  ...adds,
  ...deletes.filter(each => !adds.includes(each)).map(each => `!${each}`),
]
