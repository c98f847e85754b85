// Finds the positions in a plan of the steps that a question removes: the question describes them in words, without
// numbers.

import type { SequenceEntry } from '#planning/analysis/statement'

/** An entry as text: an action, or a phrase that names no action. */
export const entryText = (entry: SequenceEntry): string => (entry.kind === 'action' ? entry.action : entry.phrase)

/** All occurrences of the steps as consecutive steps in this order; each as positions from 0. */
export function placesRemoved(plan: readonly string[], steps: readonly string[]): readonly (readonly number[])[] {
  const places: number[][] = []
  for (let from = 0; from + steps.length <= plan.length; from++)
    if (steps.every((step, i) => plan[from + i] === step)) places.push(steps.map((_, i) => from + i))
  return places
}
