import type { Condition } from '#planning/pddl/model'

/** The facts of a goal that is a conjunction of facts, each once. */
export function flattenGoal(goal: Condition): string[] {
  if (goal.kind === 'and') return [...new Set(goal.parts.flatMap(flattenGoal))]
  if (goal.kind !== 'atom') throw new Error(`The goal has a part of the kind ${goal.kind}.`)
  const { predicate, terms } = goal.atom
  return [`(${[predicate.name, ...terms.map(({ name }) => name)].join(' ')})`]
}
