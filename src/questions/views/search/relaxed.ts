// The delete relaxation in one state, in names: its conditions and actions, and its planning graph layer by layer
// (Hoffmann & Nebel 2001, after Blum & Furst 1997).

import { fromWhole } from '#base/decimal'
import type { Source } from '#planning/pddl/source'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { trace } from '#planning/task/trace'
import { literalName } from '#planning/textbook/condition-names'
import { NO_ACTION, type RelaxedTask, relax, trueIn } from '#planning/textbook/relaxed'
import { readyWorld } from './run'
import type { RelaxedAction, RelaxedOutcome, RelaxedView } from './search-data'

/** Maximum number of conditions and actions that are described. */
const MAX_LISTED = 300

/** The delete relaxation in the state after these actions. */
export function relaxedOf(source: Source, steps: readonly string[]): RelaxedOutcome {
  const world = readyWorld(source)
  if ('kind' in world) return world
  const { task } = world
  const relaxed = relax(world)
  const start = trueIn(relaxed, trace(task, task.initial, steps).end)
  const isTrue = new Set(start)
  const isGoal = new Set(relaxed.givenBy[relaxed.goal]!.flatMap(each => relaxed.operators[each]!.needs))
  const actions = actionsOf(relaxed)
  const { wanted } = relaxed
  return {
    kind: 'relaxed',
    conditions: wanted.slice(0, MAX_LISTED).map(each => ({
      name: literalName(task, each),
      isTrue: isTrue.has(each),
      isGoal: isGoal.has(each),
    })),
    actions: actions.slice(0, MAX_LISTED),
    layers: layersOf(relaxed, start),
    leftOut: Math.max(0, wanted.length - MAX_LISTED) + Math.max(0, actions.length - MAX_LISTED),
  }
}

function actionsOf(relaxed: RelaxedTask): RelaxedAction[] {
  const { world, goal } = relaxed
  const { task, rank } = world
  return relaxed.operators
    .filter(({ action }) => action !== NO_ACTION)
    .sort((a, b) => rank[a.action]! - rank[b.action]!)
    .map(({ action, needs, gives }) => ({
      action: actionName(task, action as ActionId),
      cost: fromWhole(world.cost[action]!, world.digits),
      needs: needs.map(each => literalName(task, each)),
      gives: gives.filter(each => each !== goal).map(each => literalName(task, each)),
    }))
}

/** Layer 0 is the state; each further layer adds what one more action can achieve. */
function layersOf(relaxed: RelaxedTask, start: readonly number[]): RelaxedView['layers'] {
  const { operators, world } = relaxed
  const { task } = world
  const has = new Set(start)
  const name = (each: number): string => literalName(task, each)
  const layers: { facts: string[]; actions: string[] }[] = [{ facts: start.map(name), actions: [] }]
  const isUsed = new Uint8Array(operators.length)
  for (;;) {
    const fresh = new Set<number>()
    const actions = new Set<string>()
    operators.forEach(({ action, needs, gives }, number) => {
      if (isUsed[number] === 1 || !needs.every(each => has.has(each))) return
      isUsed[number] = 1
      if (action !== NO_ACTION) actions.add(actionName(task, action as ActionId))
      for (const each of gives) if (!has.has(each)) fresh.add(each)
    })
    if (fresh.size === 0) return layers
    for (const each of fresh) has.add(each)
    layers.push({
      facts: [...fresh].map(name).slice(0, MAX_LISTED),
      actions: [...actions].slice(0, MAX_LISTED),
    })
  }
}
