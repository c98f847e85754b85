// Conditions of one problem in states of the other, under a renaming that is not complete yet.

import type { Budget } from '../rejection'
import type { Formula } from '../semantics/formula'
import type { Literal } from '../semantics/world'
import type { Side } from './two-problems'

/** A state of the other problem, and what is known about the renaming to its objects (-1: no image so far). */
export interface PartialView {
  readonly from: Side
  readonly to: Side
  readonly map: Int32Array
  readonly state: ReadonlySet<number>
  readonly budget: Budget
}

/** Can the condition hold in the state once the renaming is complete? False is certain, true only for a complete renaming. */
export function mayHold(formula: Formula, view: PartialView): boolean {
  const { any, literals, parts } = formula
  view.budget.spend(1 + literals.length)
  const isOpen =
    literals.some(literal => literalMayHold(literal, view) === any) || parts.some(part => mayHold(part, view) === any)
  return isOpen === any
}

function literalMayHold(literal: Literal, { from, to, map, state }: PartialView): boolean {
  const fact = literal >> 1
  const objects: number[] = []
  for (const object of from.world.argumentsOf[fact]!) {
    if (map[object] === -1) return true
    objects.push(map[object]!)
  }
  const image = to.world.find(from.world.predicateOf[fact]!, objects)
  return state.has(image) !== ((literal & 1) === 1)
}
