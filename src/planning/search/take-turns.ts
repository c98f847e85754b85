// Runs two searches of one task in turns, each turn longer than the one before: the whole takes little more than twice
// as long as the faster one. For tasks where LM-cut may cost far more than it saves, which cannot be known in advance.

import type { Task } from '#planning/task/task'
import type { DistanceSearch, SearchEnd } from './distance-search'
import type { Moves } from './moves'

/**
 * Rough number of move parts that LM-cut processes in its first turn, and states that the other search evaluates in its
 * first turn.
 */
const FIRST_BY_CUTS = 10_000_000
const FIRST_BLIND = 150_000

/**
 * The work of LM-cut for one state: moves, and for each alternative of an action's precondition its conditional
 * effects; LM-cut treats each as an action.
 */
export function partsOf(task: Task, moves: Moves): number {
  let parts = moves.count
  if (task.effectCondition.items.length === 0) return parts
  const { firstAlternative, firstEffect, effectCondition } = task
  for (let action = 0; action < task.actionCount; action++) {
    const ways = firstAlternative[action + 1]! - firstAlternative[action]!
    for (let i = firstEffect[action]!; i < firstEffect[action + 1]!; i++)
      if (effectCondition.first[i + 1]! > effectCondition.first[i]!) parts += ways
  }
  return parts
}

export interface Turns {
  readonly search: DistanceSearch
  readonly end: SearchEnd
}

/** Continues both until one of them ends; a search without memory left is stopped, unless it is the last. */
export function takeTurns(
  byCuts: DistanceSearch,
  blind: DistanceSearch,
  parts: number,
  maxStates: number,
  firstBlind = FIRST_BLIND,
): Turns {
  let [ownTurn, blindTurn] = [Math.ceil(FIRST_BY_CUTS / parts), firstBlind]
  let lowerBound = byCuts.lowerBound
  // The memory of each stays allocated until both end.
  byCuts.room = 0.5
  blind.room = 0.5
  for (;;) {
    blind.takeCounts(byCuts)
    const other = blind.advance(maxStates, blind.evaluated + blindTurn)
    byCuts.takeCounts(blind)
    lowerBound = Math.max(lowerBound, blind.lowerBound)
    if (other === 'found' || other === 'no-plan') return { search: blind, end: other }
    const isOut = other === 'memory' || blind.states.count >= maxStates
    const end = byCuts.advance(maxStates, isOut ? Infinity : byCuts.evaluated + ownTurn)
    const isOver = end !== 'states' || isOut || byCuts.states.count >= maxStates
    byCuts.lowerBound = Math.max(lowerBound, byCuts.lowerBound)
    if (isOver) return { search: byCuts, end }
    ownTurn *= 2
    blindTurn *= 2
  }
}
