// Which types lie above which, by name. A type may have several parents, and there may be far more upward paths than types, so each type is
// visited once.

import type { Domain } from './model'

/** Names of all types above each type, itself included. */
export function supertypesOf(domain: Domain): ReadonlyMap<string, ReadonlySet<string>> {
  const parents = new Map(domain.types.map(({ name, parents: above }) => [name, above]))
  const above = new Map<string, ReadonlySet<string>>()
  for (const { name } of domain.types) {
    const seen = new Set<string>()
    const pending = [name]
    for (let next = pending.pop(); next !== undefined; next = pending.pop())
      if (!seen.has(next)) {
        seen.add(next)
        pending.push(...(parents.get(next) ?? []).map(each => each.name))
      }
    above.set(name, seen)
  }
  return above
}
