// The delete relaxation, in which a fact that was true once never becomes false (Bonet & Geffner 2001). The
// *conditions* here are literals of the task, so that "not on the table" must be reached too, and one more for the
// goal. An operator produces its results once all its conditions have been true; an action has an operator for each
// alternative of its precondition and each conditional effect.

import type { State, Task } from '#planning/task/task'
import { FLUENT, isNegated, literal, literalFact } from '#planning/task/task'
import { holds } from '#planning/task/step'
import { rowOf } from '#planning/task/views'
import type { World } from './world'

/** The number of an operator that belongs to no action: a rule for a derived fact, or the goal. */
export const NO_ACTION = -1

export interface RelaxedOperator {
  /** The action it belongs to, or NO_ACTION. */
  readonly action: number
  /** Conditions it needs, ascending, each once. */
  readonly needs: readonly number[]
  /** Conditions it achieves, ascending, each once; only conditions that something needs. */
  readonly gives: readonly number[]
}

export interface RelaxedTask {
  readonly world: World
  /** Conditions are `0 .. size-1`: literals, and `goal`. */
  readonly size: number
  /** The condition that the goal holds. */
  readonly goal: number
  readonly operators: readonly RelaxedOperator[]
  /** Per condition: the operators that need it. */
  readonly neededBy: readonly (readonly number[])[]
  /** Per condition: the operators that give it. */
  readonly givenBy: readonly (readonly number[])[]
  /** Per operator: its cost in units. */
  readonly cost: Float64Array
  /** Conditions that something needs, the goal aside. */
  readonly wanted: readonly number[]
  /** Negated derived facts: the relaxation takes them for true. */
  readonly alwaysTrue: readonly number[]
}

/** The relaxed task of a world; remembered with it. */
export function relax(world: World): RelaxedTask {
  const known = relaxations.get(world)
  if (known !== undefined) return known
  const { task } = world
  const goal = task.factCount * 2
  const all: RelaxedOperator[] = [
    ...actionOperators(task),
    ...ruleOperators(task),
    ...task.goal.map(all => ({ action: NO_ACTION, needs: sorted(all), gives: [goal] })),
  ]
  const isWanted = new Uint8Array(goal + 1)
  for (const { needs } of all) for (const each of needs) isWanted[each] = 1
  isWanted[goal] = 1
  const operators = all
    .map(each => ({ ...each, gives: each.gives.filter(given => isWanted[given] === 1) }))
    .filter(({ gives }) => gives.length > 0)
  const neededBy = Array.from({ length: goal + 1 }, (): number[] => [])
  const givenBy = Array.from({ length: goal + 1 }, (): number[] => [])
  operators.forEach(({ needs, gives }, number) => {
    for (const each of needs) neededBy[each]!.push(number)
    for (const each of gives) givenBy[each]!.push(number)
  })
  const wanted: number[] = []
  for (let each = 0; each < goal; each++) if (isWanted[each] === 1) wanted.push(each)
  const relaxed: RelaxedTask = {
    world,
    size: goal + 1,
    goal,
    operators,
    neededBy,
    givenBy,
    cost: Float64Array.from(operators, ({ action }) => (action < 0 ? 0 : world.cost[action]!)),
    wanted,
    alwaysTrue: wanted.filter(each => isNegated(each) && task.factKind[literalFact(each)] !== FLUENT),
  }
  relaxations.set(world, relaxed)
  return relaxed
}

const relaxations = new WeakMap<World, RelaxedTask>()

/** The conditions that hold in a state, ascending. */
export function trueIn({ wanted, world }: RelaxedTask, state: State): number[] {
  return wanted.filter(each => {
    const fact = literalFact(each)
    if (isNegated(each) && world.task.factKind[fact] !== FLUENT) return true
    return holds(state, fact) !== isNegated(each)
  })
}

function* actionOperators(task: Task): Iterable<RelaxedOperator> {
  for (let action = 0; action < task.actionCount; action++)
    for (let way = task.firstAlternative[action]!; way < task.firstAlternative[action + 1]!; way++)
      for (let effect = task.firstEffect[action]!; effect < task.firstEffect[action + 1]!; effect++) {
        const adds = Array.from(rowOf(task.effectAdds, effect), fact => literal(fact, false))
        const deletes = Array.from(rowOf(task.effectDeletes, effect), fact => literal(fact, true))
        const needs = [...rowOf(task.alternatives, way), ...rowOf(task.effectCondition, effect)]
        yield { action, needs: sorted(needs), gives: sorted([...adds, ...deletes]) }
      }
}

function* ruleOperators(task: Task): Iterable<RelaxedOperator> {
  for (let rule = 0; rule < task.ruleHead.length; rule++)
    yield {
      action: NO_ACTION,
      needs: sorted(rowOf(task.ruleBody, rule)),
      gives: [literal(task.ruleHead[rule]!, false)],
    }
}

const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b)
