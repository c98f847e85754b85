// What can never be: propositions and actions that no reachable state has, and pairs that exclude each other.

import type { Rng } from '../base/rng'
import { partitionActions, partitionFacts } from '../analysis/reachable'
import { actionName, factName } from '../task/names'
import { holds, progress, applicableActions } from '../task/step'
import { type FactId, FLUENT, type State, type Task } from '../task/task'
import { actionsOutside, factsOutside } from '../task/universe'

export interface Sides {
  readonly possible: readonly string[]
  /** A part where there are very many; empty only where there are none. */
  readonly impossible: readonly string[]
  readonly undecided: number
}

/** Names taken from outside the task at most: alfworld has more than 10¹¹. */
const MOST_OUTSIDE = 400

/** Propositions of the universe by whether some reachable state has them. */
export function factSides(task: Task): Sides {
  const { reachable, unreachable, undecided } = partitionFacts(task)
  const name = (fact: FactId): string => factName(task, fact)
  return {
    possible: reachable.map(name),
    impossible: [...unreachable.map(name), ...first(factsOutside(task))],
    undecided: undecided.length,
  }
}

/** Ground actions of the universe by whether some reachable state has them applicable. */
export function actionSides(task: Task): Sides {
  const { reachable, unreachable, undecided } = partitionActions(task)
  return {
    possible: reachable.map(action => actionName(task, action)),
    impossible: [
      ...unreachable.map(action => actionName(task, action)),
      ...first(actionsOutside(task)),
    ],
    undecided: undecided.length,
  }
}

function first(names: Iterable<string>): string[] {
  const found: string[] = []
  for (const name of names) {
    found.push(name)
    if (found.length === MOST_OUTSIDE) break
  }
  return found
}

/** Two facts that hold together in some state of a random walk but not now, if chance finds any. */
export function reachedPair(task: Task, rng: Rng): [string, string] | undefined {
  let state: State = task.initial
  for (let step = 0; step < 12; step++) {
    const actions = applicableActions(task, state)
    if (actions.length === 0) break
    state = progress(task, state, rng.pick(actions))
  }
  const there = factsIn(task, state)
  const fresh = there.filter(fact => !holds(task.initial, fact))
  if (fresh.length === 0 || there.length < 2) return undefined
  const one = rng.pick(fresh)
  const other = rng.pick(there.filter(fact => fact !== one))
  return [factName(task, one), factName(task, other)]
}

/** Pairs of facts of one predicate, which often exclude each other; those with an object in common first. To be proven. */
export function* likelyExclusions(facts: readonly string[], rng: Rng): Generator<[string, string]> {
  const words = facts.map(fact => fact.slice(1, -1).split(' '))
  for (let tries = 0; tries < 60 && facts.length > 1; tries++) {
    const i = rng.below(facts.length)
    const [predicate, ...objects] = words[i]!
    const alike = facts.flatMap((_, j) => (j !== i && words[j]![0] === predicate ? [j] : []))
    const near = alike.filter(j => words[j]!.slice(1).some(object => objects.includes(object)))
    const from = near.length > 0 && rng.below(3) > 0 ? near : alike
    if (from.length > 0) yield [facts[i]!, facts[rng.pick(from)]!]
  }
}

function factsIn(task: Task, state: State): FactId[] {
  const found: FactId[] = []
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factKind[fact] === FLUENT && holds(state, fact as FactId)) found.push(fact as FactId)
  return found
}
