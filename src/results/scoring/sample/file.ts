// A generated sample result file, and the distribution of responses among files.

/** A file with text that is generated while it is read. */
export interface SampleFile {
  readonly name: string
  /** Its text in pieces; the same for each call. */
  readonly text: () => Iterable<string>
}

/** Groups items by key, in order of first occurrence. */
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
