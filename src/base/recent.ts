// Results that are asked for again and again, remembered for the inputs of the last few calls; with them, that memory was short.

import { noteShortage, watchingShortage } from './memory'

/** A function that remembers. */
export interface Recent<Input extends readonly unknown[], Value> {
  (...input: Input): Value
  /** The remembered value; never computes one. */
  known(...input: Input): Value | undefined
  /** Drops the values for which this is true. */
  forget(isDue: (value: Value, key: readonly unknown[]) => boolean): void
}

/** The capacity: as many values as fit into `most` by their sizes, and always the last one. */
export interface Room<Value> {
  most: number
  size(value: Value): number
  /**
   * What is asked for comes round and round. Were the one used longest ago forgotten, nothing of a round that is too
   * large would be found again; so any other one is, by turns.
   */
  rounds?: boolean
}

/**
 * `make` with a memory: inputs with equal keys (`===` by part, texts by content) give the value that was made for them,
 * for the `most` most recently used keys, or as many as fit. A forgotten value is released before its successor is
 * made, so that two large values never coexist. Errors of `make` are not remembered.
 */
export function recent<Input extends readonly unknown[], Value>(
  most: number | Room<Value>,
  key: (...input: Input) => readonly unknown[],
  make: (...input: Input) => Value,
): Recent<Input, Value> {
  const room: Room<Value> = typeof most === 'number' ? { most, size: () => 1 } : most
  /** The one used last first. There are few, and comparing long texts is quicker than hashing them. */
  const entries: Entry<Value>[] = []
  let total = 0
  let turns = 0
  const placeOf = (parts: readonly unknown[]): number =>
    entries.findIndex(entry => entry.key.every((part, i) => part === parts[i]))
  const shrink = (to: number, least: number): void => {
    while (entries.length > least && total > to) {
      const last = entries.length - 1
      const place = room.rounds === true && last > 0 ? 1 + ((turns++ * 7_919) % last) : last
      total -= entries.splice(place, 1)[0]!.size
    }
  }
  const made = (parts: readonly unknown[], input: Input): Entry<Value> => {
    shrink(typeof most === 'number' ? most - 1 : room.most, 0)
    const { value, wasShort } = watchingShortage(() => make(...input))
    const size = room.size(value)
    total += size
    return { key: parts, value, size, wasShort }
  }
  const remembering = (...input: Input): Value => {
    const parts = key(...input)
    const place = placeOf(parts)
    const entry = place < 0 ? made(parts, input) : entries.splice(place, 1)[0]!
    if (entry.wasShort) noteShortage()
    entries.unshift(entry)
    // Making a value may have asked for another.
    shrink(room.most, 1)
    return entry.value
  }
  return Object.assign(remembering, {
    known: (...input: Input) => entries[placeOf(key(...input))]?.value,
    forget(isDue: (value: Value, key: readonly unknown[]) => boolean): void {
      for (let place = entries.length - 1; place >= 0; place--) {
        const entry = entries[place]!
        if (isDue(entry.value, entry.key)) total -= entries.splice(place, 1)[0]!.size
      }
    },
  })
}

interface Entry<Value> {
  readonly key: readonly unknown[]
  readonly value: Value
  readonly size: number
  readonly wasShort: boolean
}

/**
 * A memory for each owner, which ends with it: of what `make` gives for an owner and an input, by the input's key, the
 * `most` asked for last. An input without a key is not remembered.
 */
export function recentOf<Owner extends object, Input extends readonly unknown[], Value>(
  most: number,
  key: (...input: Input) => string | undefined,
  make: (owner: Owner, ...input: Input) => Value,
): (owner: Owner, ...input: Input) => Value {
  type Made = ReturnType<typeof watchingShortage<Value>>
  const memories = new WeakMap<Owner, Map<string, Made>>()
  return (owner, ...input) => {
    const name = key(...input)
    if (name === undefined) return make(owner, ...input)
    const known = memories.get(owner) ?? new Map<string, Made>()
    memories.set(owner, known)
    const entry = known.get(name) ?? watchingShortage(() => make(owner, ...input))
    if (entry.wasShort) noteShortage()
    // The most recently used one is at the end.
    known.delete(name)
    known.set(name, entry)
    if (known.size > most) known.delete(known.keys().next().value!)
    return entry.value
  }
}
