// The subgoals of a node of a backward search.

import { forEachBit } from '#base/bits'
import type { RunData } from '../run/run-state'

/** True if a node of the run is a set of subgoals, not a state. */
export const isBackward = ({ options }: Pick<RunData, 'options'>): boolean => options.algorithm === 'backward'

/** The names of a node's subgoals, in ASCII order. */
export function demandsOf({ log, literals }: RunData, node: number): string[] {
  const row = log.rowOf(log.stateOf(node))
  const found: string[] = []
  forEachBit(row, 0, row.length, each => void found.push(literals.get(each) ?? ''))
  return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}
