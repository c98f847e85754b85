// Regression: which conditions must hold before an action so that a list of subgoals holds after it (Ghallab, Nau & Traverso, "Automated
// Planning", 2004, section 4.3). A list of subgoals is a set of literals, and represents all states that satisfy them. Actions here have a
// single, unconditional effect: see `whyNotBackwards`.

import { factName } from '#planning/task/names'
import { holds } from '#planning/task/step'
import type { ActionId, FactId, State, Task } from '#planning/task/task'
import { isNegated, literal, literalFact } from '#planning/task/task'
import { effectsOf, rowOf } from '#planning/task/views'
import type { World } from './world'

/** Literals, ascending, each once. */
export type Demands = readonly number[]

/** Why a task cannot be searched backwards; undefined if it can. */
export function whyNotBackwards(task: Task): string | undefined {
  if (task.hasRules)
    return 'This problem has derived facts. Their rules are not followed backwards here; search forwards.'
  if (task.effectCondition.items.length > 0)
    return 'This problem has effects with conditions. They are not followed backwards here; search forwards.'
  return undefined
}

/** The lists of subgoals with which the search begins: one for each way of satisfying the goal. */
export const goalDemands = (task: Task): Demands[] => task.goal.map(sorted)

/** True if the state satisfies all subgoals. */
export const meetsAll = (state: State, demands: Demands): boolean =>
  demands.every(each => holds(state, literalFact(each)) !== isNegated(each))

/** What an action makes true, facts and negations, ascending; remembered. */
export function givenBy(task: Task, action: ActionId): ReadonlySet<number> {
  const known = given.get(task) ?? []
  given.set(task, known)
  known[action] ??= new Set(makesTrue(task, action))
  return known[action]
}

const given = new WeakMap<Task, ReadonlySet<number>[]>()

function makesTrue(task: Task, action: ActionId): Demands {
  const [effect] = effectsOf(task, action)
  if (effect === undefined) return []
  const added = new Set<number>(effect.adds)
  return sorted([
    ...effect.adds.map(fact => literal(fact, false)),
    ...effect.deletes.filter(fact => !added.has(fact)).map(fact => literal(fact, true)),
  ])
}

/** True if the action could be the last step: it achieves at least one of the subgoals, and destroys none. */
export function isRelevant(task: Task, demands: Demands, action: ActionId): boolean {
  const gives = givenBy(task, action)
  return demands.some(each => gives.has(each)) && !demands.some(each => gives.has(opposite(each)))
}

/**
 * The condition before the action for the subgoals to hold after it: a list for each alternative of its precondition;
 * none if a list would contradict itself. The action must be relevant.
 */
export function regress(task: Task, demands: Demands, action: ActionId): Demands[] {
  const gives = givenBy(task, action)
  const kept = demands.filter(each => !gives.has(each))
  const found: Demands[] = []
  for (let way = task.firstAlternative[action]!; way < task.firstAlternative[action + 1]!; way++) {
    const before = sorted([...kept, ...rowOf(task.alternatives, way)])
    if (!before.some(each => before.includes(opposite(each)))) found.push(before)
  }
  return found
}

/** The actions that could be the last step, in ASCII order of their names. */
export const relevantByName = ({ task, byName }: World, demands: Demands): ActionId[] =>
  byName.filter(action => isRelevant(task, demands, action))

/** `(on a b)`, `(not (on a b))`: a list of subgoals as text, in ASCII order. */
export const demandNames = (task: Task, demands: Demands): string[] =>
  demands
    .map(each => {
      const name = factName(task, literalFact(each) as FactId)
      return isNegated(each) ? `(not ${name})` : name
    })
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/** The subgoals with these names; undefined if one is not a fact of the task. */
export function demandsNamed(task: Task, names: readonly string[]): Demands | undefined {
  const byName = new Map<string, number>()
  for (let fact = 0; fact < task.factCount; fact++) byName.set(factName(task, fact as FactId), fact)
  const found: number[] = []
  for (const text of names) {
    const negation = /^\(not\s+(\(.*\))\s*\)$/.exec(text.trim())
    const fact = byName.get((negation?.[1] ?? text).trim().toLowerCase().replace(/\s+/g, ' '))
    if (fact === undefined) return undefined
    found.push(literal(fact, negation !== null))
  }
  return sorted(found)
}

/** The complementary literal. */
export const opposite = (lit: number): number => lit ^ 1

const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b)
