// Facts that an action requires according to its schema, without a task.

import type { Domain } from '#planning/pddl/model'
import { declarationOf, wordsOf } from '#planning/task/names'

/**
 * The positive facts of the action's precondition, as `(name arg …)`; undefined if the text names no action.
 * Disjunctive and negative conditions are omitted, so the action may require more.
 */
export function factsNeeded({ actions }: Domain, action: string): readonly string[] | undefined {
  const words = wordsOf(action)
  const schema = words && actions[declarationOf(actions, words[0]!)]
  if (schema === undefined || schema.parameters.length !== words!.length - 1) return undefined
  const binding = new Map(schema.parameters.map(({ name }, i) => [name, words![i + 1]!]))
  const facts: string[] = []
  const open = [schema.precondition]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part.kind === 'and') open.push(...part.parts)
    if (part.kind !== 'atom') continue
    const { predicate, terms } = part.atom
    facts.push(`(${[predicate.name, ...terms.map(({ name }) => binding.get(name) ?? name)].join(' ')})`)
  }
  return facts
}
