// Groups facts by their first object.

import { naturally } from '#base/natural'

/** Heading of facts without objects. */
export const WORLD = 'world'

/** Grouped by the first argument; objects and facts in natural order, facts without arguments first. */
export function groupFacts(facts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const name of facts) {
    const object = name.replace(/[()]/g, '').split(/\s+/)[1] ?? WORLD
    const list = groups.get(object)
    if (list) list.push(name)
    else groups.set(object, [name])
  }
  for (const list of groups.values()) list.sort(naturally)
  const rank = (object: string): string => (object === WORLD ? '' : object)
  return new Map([...groups].sort(([a], [b]) => naturally(rank(a), rank(b))))
}
