// Edges of projections for moves with conditional effects.

import { isNegated, literalFact } from '#planning/task/task'
import { type Behaviour, type Condition, NO_VALUE, type Variables } from './variables'

/**
 * Sources and targets of the transitions from these abstract states; if conditions are about other variables, both with the effect and
 * without.
 */
export function conditionalEdges(
  vars: Variables,
  pattern: readonly number[],
  strides: readonly number[],
  behaviours: readonly (Behaviour | undefined)[],
  states: Int32Array,
): { sources: number[]; targets: number[] } {
  const sources: number[] = []
  const targets: number[] = []
  for (const state of states) {
    const values = pattern.map((variable, i) => Math.floor(state / strides[i]!) % vars.size[variable]!)
    const knownValue = (variable: number): number => values[pattern.indexOf(variable)] ?? NO_VALUE
    let found = [0]
    for (let i = 0; i < pattern.length; i++) {
      const behaviour = behaviours[i]
      const then =
        behaviour === undefined
          ? [values[i]!]
          : valuesAfter(vars, behaviour, values[i]!, vars.size[pattern[i]!]!, knownValue)
      found = found.flatMap(target => then.map(value => target + value * strides[i]!))
    }
    for (const target of found) {
      sources.push(state)
      targets.push(target)
    }
  }
  return { sources, targets }
}

/** All values that the variable can have after the step, for given values of some variables. */
function valuesAfter(
  vars: Variables,
  { next, conditions }: Behaviour,
  value: number,
  size: number,
  known: (variable: number) => number,
): number[] {
  /** Effects that certainly fire, and those that may. */
  const sure: Condition[] = []
  const possible: Condition[] = []
  for (const condition of conditions) {
    let isSure = true
    let isRuledOut = false
    for (const lit of condition.literals) {
      const fact = literalFact(lit)
      const present = known(vars.variableOf[fact]!)
      if (present === NO_VALUE) isSure = false
      else if ((present === vars.placeOf[fact]!) === isNegated(lit)) isRuledOut = true
    }
    if (!isRuledOut) (isSure ? sure : possible).push(condition)
  }
  const found = new Set<number>()
  const certain = sure.find(({ adds }) => adds !== NO_VALUE)
  if (certain !== undefined) found.add(certain.adds)
  else {
    const isGone = sure.some(({ deletes }) => deletes.includes(value))
    found.add(isGone ? size - 1 : next[value]!)
    if (possible.some(({ deletes }) => deletes.includes(value))) found.add(size - 1)
  }
  for (const { adds } of possible) if (adds !== NO_VALUE) found.add(adds)
  return [...found]
}
