// Durations of actions: the minutes of the benchmark's domain, else the costs in the domain, else random minutes.

import { makeRng } from '#base/rng'
import { quoted } from '#base/words'
import type { ActionSchema, Effect } from '#planning/pddl/model'
import type { Form } from './forms'

export type Minutes = Readonly<Record<string, number>>

/** Maximum of random minutes. */
const MAX_MINUTES = 5

/** The minutes of each action, or why there are none. */
export function minutesFor({ domain, known, plainNames }: Form, seed: string): Minutes | string {
  if (known !== undefined) return known.minutes
  const stated = domain.actions.map(action => costOf(action))
  const byObjects = domain.actions.find((_, i) => stated[i] === 'by objects')
  if (byObjects !== undefined)
    return `what ${quoted(byObjects.name)} costs differs from object to object, and prompts state one number for each action`
  if (stated.some(cost => typeof cost === 'number'))
    return Object.fromEntries(domain.actions.map(({ name }, i) => [name, (stated[i] as number) ?? 0]))
  // A renamed action keeps its duration.
  return Object.fromEntries(
    domain.actions.map(({ name }) => [
      name,
      1 + makeRng(`${seed}/minutes/${plainNames?.get(name) ?? name}`).below(MAX_MINUTES),
    ]),
  )
}

/** The cost in the action's effect; null if there is none. */
function costOf({ effect }: ActionSchema): number | 'by objects' | null {
  let total: number | null = null
  const open: Effect[] = [effect]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part.kind === 'and') open.push(...part.parts)
    if (part.kind !== 'increase') continue
    if (part.amount.kind !== 'number') return 'by objects'
    total = (total ?? 0) + part.amount.value
  }
  return total
}
