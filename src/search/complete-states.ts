// Dead ends that a heuristic recognised are not expanded; a set of all reachable states needs what lies behind
// them too.

import type { FactId } from '../task/task'
import type { Moves } from './moves'
import type { StateTable } from './state-table'
import { Successors } from './successors'

/** Adds all that is reachable from the states; false where there is no room for it. */
export function completeStates(
  moves: Moves,
  states: StateTable,
  limits: { readonly maxStates: number; readonly avoid?: FactId | undefined },
): boolean {
  const successors = new Successors(moves)
  const { words } = moves
  const { maxStates, avoid } = limits
  const avoidWord = avoid === undefined ? 0 : avoid >>> 5
  const avoidBit = avoid === undefined ? 0 : 1 << (avoid & 31)
  for (let state = 0; state < states.count; state++) {
    const row = state * words
    const count = successors.find(states.cells, row)
    for (let i = 0; i < count; i++) {
      const known = states.count
      successors.apply(successors.found[i]!, states.cells, row, known * words)
      if ((states.cells[known * words + avoidWord]! & avoidBit) !== 0) continue
      if ((known < maxStates ? states.commit() : states.findCandidate()) < 0) return false
    }
  }
  return true
}
