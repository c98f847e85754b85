// All reachable states of a problem, found by the checker itself.

import { NO_ROOM, RowTable } from '#base/hash-table'
import type { CheckContext } from '../context'
import { Rejection } from '../rejection'
import { Stepper } from '../semantics/stepper'

/** Steps counted for the memory of one state. */
const ROOM = 100

/** All states that satisfy the goal. */
export interface GoalStates {
  /** Fact by bit; facts without one hold in no reachable state. */
  readonly facts: readonly number[]
  readonly bitOf: ReadonlyMap<number, number>
  /** Each once; derived and static facts left out. */
  readonly states: RowTable
}

/** Explores the whole problem; gives up at the limit of the check. */
export function goalStatesOf(context: CheckContext): GoalStates {
  const { budget } = context
  const { actions, rules } = context.instances()
  const facts = new Set(context.initial)
  for (const { effects } of actions) for (const { adds } of effects) for (const fact of adds) facts.add(fact)
  const stepper = new Stepper([...facts], actions, rules, budget)
  const goal = context.goal()
  const all = new RowTable(stepper.words)
  const states = new RowTable(stepper.words)
  const next = stepper.rowOf(context.initial)
  const insert = (into: RowTable, cells: ArrayLike<number>, from?: number): void => {
    if (into.insert(cells, from) === NO_ROOM) throw new Rejection('There are too many states.', true)
  }
  const keep = (): void => {
    const { count } = all
    budget.spend(1 + stepper.words)
    insert(all, next)
    if (all.count > count) budget.spend(ROOM)
  }
  keep()
  for (let state = 0; state < all.count; state++) {
    stepper.load(all.rows, state * all.words)
    if (stepper.holds(goal)) insert(states, all.cells, state * all.words)
    stepper.eachApplicable(action => {
      stepper.progress(action, next)
      keep()
    })
  }
  return { facts: stepper.facts, bitOf: stepper.bitOf, states }
}
