// Facts under the object they are first of all about.

/** Shown of facts that name no object. */
export const WORLD = 'world'

const order = new Intl.Collator('en', { numeric: true })

/** By first argument, objects and facts in natural order; facts about nothing in particular come first. */
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
