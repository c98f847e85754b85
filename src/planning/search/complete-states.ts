// Dead ends that a heuristic recognised are not expanded; a set of all reachable states needs the states after them too.

import { evidenceLimits } from './evidence-limits'
import { NO_FACT, type SearchTask } from './prepare'
import type { StateTable } from './state-table'
import { Successors } from './successors'
import type { Canonical } from './symmetry/canonical'

/** Adds everything reachable from the states that are not expanded; false if they exceed a limit or the memory. */
export function completeStates(
  ready: SearchTask,
  states: StateTable,
  isExpanded: (state: number) => boolean,
  max: number,
  canonical?: Canonical,
): boolean {
  const maxStates = Math.min(max, evidenceLimits.maxStates + 1)
  const successors = new Successors(ready.moves)
  const { words } = ready.moves
  const avoidWord = ready.avoid === NO_FACT ? 0 : ready.avoid >>> 5
  const avoidBit = ready.avoid === NO_FACT ? 0 : 1 << (ready.avoid & 31)
  const searched = states.count
  for (let state = 0; state < states.count; state++) {
    if (state < searched && isExpanded(state)) continue
    const row = state * words
    const count = successors.find(states.cells, row)
    for (let i = 0; i < count; i++) {
      const known = states.count
      successors.apply(successors.found[i]!, states.cells, row, known * words)
      if ((states.cells[known * words + avoidWord]! & avoidBit) !== 0) continue
      canonical?.normalize(states.cells, known * words)
      if ((known < maxStates ? states.commit() : states.findCandidate()) < 0) return false
    }
  }
  return true
}
