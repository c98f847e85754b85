// The planning graph of Graphplan (Blum and Furst 1997): layers of facts and actions, with the pairs in each layer that
// exclude each other. Every action takes one layer, whatever it costs, and several actions may be in one.

import { actionName } from '#planning/task/names'
import { type ActionId, type FactId, FLUENT, isNegated, literalFact, type Task } from '#planning/task/task'
import { hasConditionalEffects, rowOf } from '#planning/task/views'
import { holds } from '#planning/task/step'

export interface GraphLayer {
  /** Actions between the layer before and this one, without those that only keep a fact; none in layer 0. */
  readonly actions: readonly ActionId[]
  readonly facts: readonly FactId[]
  /** Is the pair of facts of this layer mutex in it? */
  readonly isMutex: (a: FactId, b: FactId) => boolean
}

export interface PlanningGraph {
  /** Layers 0 to the first that equals the one after it; all further layers equal the last one. */
  readonly layers: readonly GraphLayer[]
}

/** Maximum number of steps of an action layer that are compared pair by pair. */
const MAX_STEPS = 3_000

/** An action, or a step that keeps one fact (`no-op`). */
interface Step {
  readonly action: ActionId | -1
  readonly needs: readonly number[]
  readonly adds: readonly number[]
  readonly deletes: readonly number[]
}

/** Why there is no planning graph of the task; undefined if there is one. */
export function whyNoGraph(task: Task): string | undefined {
  const isPositive = task.alternatives.items.every(each => !isNegated(each as never))
  const hasChoice = Array.from({ length: task.actionCount }, (_, a) => a).some(
    a => task.firstAlternative[a + 1]! - task.firstAlternative[a]! !== 1,
  )
  if (task.hasRules || hasConditionalEffects(task) || !isPositive || hasChoice)
    return 'A planning graph is built only of actions with positive preconditions and without conditional effects or derived facts.'
  return undefined
}

/** The planning graph; undefined if a layer has too many steps. The task must have one (`whyNoGraph`). */
export function planningGraph(task: Task): PlanningGraph | undefined {
  const all = stepsOf(task)
  let known = Array.from({ length: task.factCount }, (_, fact) => fact).filter(
    fact => task.factKind[fact] === FLUENT && holds(task.initial, fact as FactId),
  )
  let mutex = new Set<number>()
  const pairOf = (a: number, b: number): number => (a < b ? a * task.factCount + b : b * task.factCount + a)
  const layers: GraphLayer[] = []
  let actions: readonly ActionId[] = []
  for (;;) {
    const layer = mutex
    layers.push({
      actions,
      facts: known as FactId[],
      isMutex: (a, b) => layer.has(pairOf(a, b)),
    })
    const isThere = new Set(known)
    const steps = all.filter(
      ({ needs }) =>
        needs.every(each => isThere.has(each)) &&
        needs.every((a, i) => needs.slice(i + 1).every(b => !layer.has(pairOf(a, b)))),
    )
    if (steps.length > MAX_STEPS) return undefined
    const facts = [...new Set(steps.flatMap(({ adds }) => adds))].sort((a, b) => a - b)
    const excludes = exclusions(steps, (a, b) => a !== b && layer.has(pairOf(a, b)))
    const next = mutexFacts(facts, steps, excludes, pairOf)
    if (facts.length === known.length && next.size === layer.size) return { layers }
    actions = steps.flatMap(({ action }) => (action === -1 ? [] : [action]))
    known = facts
    mutex = next
  }
}

function stepsOf(task: Task): readonly Step[] {
  const actions = Array.from({ length: task.actionCount }, (_, action): Step => {
    const effects = Array.from(
      { length: task.firstEffect[action + 1]! - task.firstEffect[action]! },
      (_, i) => task.firstEffect[action]! + i,
    )
    return {
      action: action as ActionId,
      needs: Array.from(rowOf(task.alternatives, task.firstAlternative[action]!), each =>
        literalFact(each as Parameters<typeof literalFact>[0]),
      ),
      adds: effects.flatMap(each => [...rowOf(task.effectAdds, each)]),
      deletes: effects.flatMap(each => [...rowOf(task.effectDeletes, each)]),
    }
  })
  const names = actions.map(({ action }) => actionName(task, action as ActionId))
  const byName = actions
    .map((step, i) => ({ step, name: names[i]! }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ step }) => step)
  const keeps = Array.from(
    { length: task.factCount },
    (_, fact): Step => ({ action: -1, needs: [fact], adds: [fact], deletes: [] }),
  ).filter((_, fact) => task.factKind[fact] === FLUENT)
  return [...byName, ...keeps]
}

/**
 * Do two steps of a layer exclude each other? They do if one deletes what the other needs or adds (interference), or if
 * they need two facts that are mutex in the layer before (competing needs).
 */
export function excludeEachOther(
  a: Pick<Step, 'needs' | 'adds' | 'deletes'>,
  b: Pick<Step, 'needs' | 'adds' | 'deletes'>,
  isMutex: (a: number, b: number) => boolean,
): boolean {
  const clashes = (one: typeof a, other: typeof a): boolean =>
    one.deletes.some(fact => other.needs.includes(fact) || other.adds.includes(fact))
  return clashes(a, b) || clashes(b, a) || a.needs.some(one => b.needs.some(other => isMutex(one, other)))
}

function exclusions(steps: readonly Step[], isMutex: (a: number, b: number) => boolean) {
  const found = steps.map(
    (step, i) => new Set(steps.flatMap((_, j) => (j < i && excludeEachOther(step, steps[j]!, isMutex) ? [j] : []))),
  )
  return (i: number, j: number): boolean => (i > j ? found[i]!.has(j) : i < j && found[j]!.has(i))
}

/** Facts are mutex if every step that adds one excludes every step that adds the other. */
function mutexFacts(
  facts: readonly number[],
  steps: readonly Step[],
  excludes: (i: number, j: number) => boolean,
  pairOf: (a: number, b: number) => number,
): Set<number> {
  const adders = new Map(facts.map(fact => [fact, steps.flatMap(({ adds }, i) => (adds.includes(fact) ? [i] : []))]))
  const found = new Set<number>()
  for (const [i, a] of facts.entries())
    for (const b of facts.slice(i + 1))
      if (adders.get(a)!.every(one => adders.get(b)!.every(other => excludes(one, other)))) found.add(pairOf(a, b))
  return found
}
