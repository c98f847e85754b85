// Which variables to project to: goal variables, and sets of two or three that are causally connected to one (interesting patterns:
// Pommerening, Röger and Helmert 2013).

import { literalFact } from '#planning/task/task'
import type { Variables } from './variables'
import type { GoalValues } from './projection'

/** Per variable: those that some move requires or changes while it changes this one. */
export function influences(vars: Variables): Set<number>[] {
  const variablesOf: { asks: number[]; changes: number[] }[] = Array.from(vars.actionOf, () => ({
    asks: [],
    changes: [],
  }))
  vars.moves.forEach((list, variable) => {
    list.forEach((move, i) => {
      const { changes, conditions } = vars.behaviours[variable]![vars.behaviourOf[variable]![i]!]!
      for (const { literals } of conditions)
        for (const lit of literals) {
          const asked = vars.variableOf[literalFact(lit)]!
          if (asked !== variable) variablesOf[move]!.asks.push(asked)
        }
      variablesOf[move]![changes ? 'changes' : 'asks'].push(variable)
    })
  })
  const found: Set<number>[] = Array.from({ length: vars.count }, () => new Set())
  for (const { asks, changes } of variablesOf)
    for (const changed of changes) {
      for (const other of asks) found[changed]!.add(other)
      for (const other of changes) if (other !== changed) found[changed]!.add(other)
    }
  return found
}

/** Patterns up to this size, small ones first, up to this number. */
export function interestingPatterns(vars: Variables, goal: GoalValues, largest: number, max: number): number[][] {
  const near = influences(vars)
  const found: number[][] = [...goal.keys()].map(variable => [variable])
  const seen = new Set(found.map(String))
  for (let from = 0, size = 1; size < largest; size++) {
    const to = found.length
    for (; from < to; from++)
      for (const variable of found[from]!)
        for (const other of near[variable]!) {
          if (found.length >= max) return found
          if (found[from]!.includes(other)) continue
          const pattern = [...found[from]!, other].sort((a, b) => a - b)
          const key = pattern.join()
          if (seen.has(key)) continue
          seen.add(key)
          found.push(pattern)
        }
  }
  return found
}
