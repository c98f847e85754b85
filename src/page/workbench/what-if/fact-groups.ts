// Groups facts by their first object.

/** Heading of facts without objects. */
export const WORLD = 'world'

const order = new Intl.Collator('en', { numeric: true })

/** Grouped by the first argument; objects and facts in natural order, facts without arguments first. */
export function groupFacts(facts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const name of facts) {
    const object = name.replace(/[()]/g, '').split(/\s+/)[1] ?? WORLD
    const list = groups.get(object)
    if (list) list.push(name)
    else groups.set(object, [name])
  }
  for (const list of groups.values()) list.sort(order.compare)
  const rank = (object: string): string => (object === WORLD ? '' : object)
  return new Map([...groups].sort(([a], [b]) => order.compare(rank(a), rank(b))))
}
