// Which ground actions of the schemas would make a fact true, including those that are never applicable.

import type { Condition, Effect } from '#planning/pddl/model'
import { termText } from '#planning/task/condition-text'
import type { LoadedTask } from '#planning/task/load'
import { tuplesOf } from '#planning/task/universe'

/** Maximum number of ground actions examined, for all schemas together. */
const MAX_LOOKUPS = 20_000

/** Names of the well-typed actions with an unconditional effect that adds the fact, in the order of their schemas. */
export function addersOf({ domain, problem, task }: LoadedTask, fact: string): string[] {
  const found: string[] = []
  let looks = 0
  for (const { name, parameters, precondition, effect } of domain.actions) {
    const added = addedBy(effect)
    const head = /^\(([^\s()]+)/.exec(fact)?.[1]
    if (!added.some(({ predicate }) => predicate.name === head)) continue
    for (const tuple of tuplesOf(domain, problem, parameters)) {
      if (looks++ > MAX_LOOKUPS) return found
      const binding = new Map(parameters.map((each, i) => [each.name, task.objects[tuple[i]!]!] as const))
      const adds = added.some(
        ({ predicate, terms }) =>
          `(${[predicate.name, ...terms.map(term => termText(term, binding))].join(' ')})` === fact,
      )
      if (adds && !requiresUnequal(precondition, binding)) found.push(`(${[name, ...binding.values()].join(' ')})`)
    }
  }
  return found
}

type Added = Extract<Effect, { kind: 'add' }>['atom']

function addedBy(effect: Effect): Added[] {
  if (effect.kind === 'and') return effect.parts.flatMap(addedBy)
  return effect.kind === 'add' ? [effect.atom] : []
}

/**
 * True if the precondition requires two objects to be different that are equal here. Such actions would only confuse.
 */
function requiresUnequal(condition: Condition, binding: ReadonlyMap<string, string>): boolean {
  if (condition.kind === 'and') return condition.parts.some(part => requiresUnequal(part, binding))
  return (
    condition.kind === 'not' &&
    condition.body.kind === 'equal' &&
    termText(condition.body.left, binding) === termText(condition.body.right, binding)
  )
}
