// Facts under the object they are first of all about.

export interface FactGroup {
  readonly object: string
  readonly facts: readonly { readonly name: string; readonly added: boolean }[]
}

/** By first argument, objects in natural order; facts about nothing in particular come first. */
export function groupFacts(
  facts: readonly string[],
  added: readonly string[],
): readonly FactGroup[] {
  const fresh = new Set(added)
  const groups = new Map<string, { name: string; added: boolean }[]>()
  for (const name of facts) {
    const object = name.replace(/[()]/g, '').split(/\s+/)[1] ?? ''
    const list = groups.get(object)
    const fact = { name, added: fresh.has(name) }
    if (list) list.push(fact)
    else groups.set(object, [fact])
  }
  const order = new Intl.Collator('en', { numeric: true })
  return [...groups]
    .sort(([a], [b]) => order.compare(a, b))
    .map(([object, list]) => ({
      object: object || 'world',
      facts: list.sort((a, b) => order.compare(a.name, b.name)),
    }))
}
