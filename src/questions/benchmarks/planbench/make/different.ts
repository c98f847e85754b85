// Predicates that only express that two objects are different, such as `(not-eq a b)`. Prompts in sentences omit them:
// a list of all pairs adds no information.

import type { Domain } from '#planning/pddl/model'
import type { Source } from '#planning/pddl/source'
import { changedPredicates } from '#language/library/agreeing'
import { loadTask } from '#planning/task/load'

/**
 * The static binary predicates that hold, in this problem, for all pairs of different objects of the right types, and
 * for no object with itself.
 */
export function differences(domain: Domain, source: Source | undefined): ReadonlySet<string> {
  const loaded = source === undefined ? undefined : loadTask(source)
  if (loaded?.kind !== 'ready') return new Set()
  const changed = changedPredicates(domain)
  const { problem } = loaded
  const found = domain.predicates.filter(({ name, parameters }) => {
    if (parameters.length !== 2 || changed.has(name) || !/eq|diff|distinct|same/.test(name)) return false
    const pairs = problem.init
      .filter(({ predicate }) => predicate.name === name)
      .map(({ terms }) => terms.map(each => each.name))
    const objects = new Map([...domain.constants, ...problem.objects].map(o => [o.name, o]))
    const typeOf = (object: string): string =>
      objects
        .get(object)
        ?.type.map(each => each.name)
        .join('|') ?? ''
    const held = new Set(pairs.map(pair => pair.join(' ')))
    const types = new Set(pairs.flat().map(typeOf))
    const own = [...objects.keys()].filter(object => types.has(typeOf(object)))
    return (
      held.size > 0 &&
      own.every(one =>
        own.every(other => typeOf(one) !== typeOf(other) || held.has(`${one} ${other}`) === (one !== other)),
      )
    )
  })
  return new Set(found.map(({ name }) => name))
}
