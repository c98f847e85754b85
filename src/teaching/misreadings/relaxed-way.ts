// A relaxed plan for a condition: sets of facts grow layer by layer, then only the needed actions are selected. The
// textbook's relaxed planning graph (Hoffmann & Nebel 2001), for small tasks.

import { conditionOf } from '#planning/analysis/reach-partition'
import type { Target } from '#planning/certificates/certificate'
import { findAction, findFact } from '#planning/task/names'
import { type ActionId, type Disjunction, isNegated, literal, literalFact, type Task } from '#planning/task/task'
import { hasBit } from '#base/bits'
import { needsOf } from './state-facts'

/** Actions in execution order; undefined if the target is not relaxed reachable. */
export function relaxedWay(task: Task, target: Target): readonly ActionId[] | undefined {
  const wanted = wantedOf(task, target)
  if (wanted === undefined) return undefined
  const maker = new Map<number, ActionId>()
  const isThere = (fact: number): boolean => hasBit(task.initial, 0, fact) || maker.has(fact)
  const canHold = (need: number): boolean => isNegated(need) || isThere(literalFact(need))
  const waiting = new Set(Array.from({ length: task.actionCount }, (_, i) => i as ActionId))
  while (!wanted.every(canHold)) {
    const able = [...waiting].filter(action => needsOf(task, action).every(canHold))
    if (able.length === 0) return undefined
    for (const action of able) {
      waiting.delete(action)
      for (const fact of addedBy(task, action)) if (!isThere(fact)) maker.set(fact, action)
    }
  }
  const taken = new Set<ActionId>()
  const need = (fact: number): void => {
    const action = maker.get(fact)
    if (action === undefined || taken.has(action)) return
    for (const each of needsOf(task, action)) if (!isNegated(each)) need(literalFact(each))
    taken.add(action)
  }
  for (const each of wanted) if (!isNegated(each)) need(literalFact(each))
  return [...taken]
}

function wantedOf(task: Task, target: Target): readonly number[] | undefined {
  switch (target.kind) {
    case 'goal':
      return first(task.goal)
    case 'action': {
      const action = findAction(task, target.action)
      return action === undefined ? undefined : first(conditionOf(task, task.factCount + action))
    }
    default: {
      const names = target.kind === 'fact' ? [target.fact] : target.facts
      const facts = names.map(name => findFact(task, name))
      return facts.includes(undefined) ? undefined : facts.map(fact => literal(fact!, false))
    }
  }
}

const first = (condition: Disjunction): readonly number[] | undefined => condition[0]

function addedBy({ firstEffect, effectAdds }: Task, action: ActionId): Int32Array {
  const from = effectAdds.first[firstEffect[action]!]!
  const to = effectAdds.first[firstEffect[action + 1]!]!
  return effectAdds.items.subarray(from, to)
}
