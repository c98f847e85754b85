// Results that are asked for again and again, remembered for the inputs of the last few calls.

/** A function that remembers. */
export interface Recent<Input extends readonly unknown[], Value> {
  (...input: Input): Value
  /** What is remembered, made for none. */
  known(...input: Input): Value | undefined
}

/**
 * `make` with a memory: inputs whose keys have the same parts (`===`, for texts by content) give the value that was made
 * for them, for the `most` keys used last. What is forgotten is let go before its successor is made, so that two large
 * values are never kept for the place of one. What `make` throws is not remembered.
 */
export function recent<Input extends readonly unknown[], Value>(
  most: number,
  key: (...input: Input) => readonly unknown[],
  make: (...input: Input) => Value,
): Recent<Input, Value> {
  /** The one used last first. There are few, and comparing long texts is quicker than hashing them. */
  const entries: { readonly key: readonly unknown[]; readonly value: Value }[] = []
  const placeOf = (parts: readonly unknown[]): number =>
    entries.findIndex(entry => entry.key.every((part, i) => part === parts[i]))
  const remembering = (...input: Input): Value => {
    const parts = key(...input)
    const place = placeOf(parts)
    if (place < 0) entries.splice(most - 1)
    const entry = place < 0 ? { key: parts, value: make(...input) } : entries.splice(place, 1)[0]!
    entries.unshift(entry)
    // Making a value may have asked for another.
    entries.splice(most)
    return entry.value
  }
  return Object.assign(remembering, {
    known: (...input: Input) => entries[placeOf(key(...input))]?.value,
  })
}
