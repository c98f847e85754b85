// A made-up result file, and how responses are divided among files.

/** A file that is made while it is read. */
export interface SampleFile {
  readonly name: string
  /** Its text in pieces; the same each time. */
  readonly text: () => Iterable<string>
}

/** Groups in the order in which they first occur. */
export function grouped<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const name = nameOf(item)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [item])
    else group.push(item)
  }
  return [...groups]
}
