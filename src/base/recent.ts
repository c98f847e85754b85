// Memoization for the inputs of the last few calls; also remembers that memory ran short.

import { noteShortage, watchingShortage } from './memory'

/** A memoized function. */
export interface Recent<Input extends readonly unknown[], Value> {
  (...input: Input): Value
  /** The remembered value, if any; never computes one. */
  known(...input: Input): Value | undefined
  /** Forgets the values for which this is true. */
  forget(isDue: (value: Value, key: readonly unknown[]) => boolean): void
}

/** The capacity: as many values as fit into `max` by their sizes, but always the last one. */
export interface Room<Value> {
  most: number
  size(value: Value): number
  /**
   * Inputs come in cyclic order: with least-recently-used eviction, a cycle larger than the capacity would never hit;
   * other entries are evicted in turn instead.
   */
  rounds?: boolean
}

/**
 * `make` with a memory: inputs with equal keys (`===` per component, texts by content) return the value that was made
 * for them, for the `max` most recently used keys, or as many as fit. An evicted value is released before its
 * successor is made, so that two large values never coexist. Errors of `make` are not remembered.
 */
export function recent<Input extends readonly unknown[], Value>(
  most: number | Room<Value>,
  key: (...input: Input) => readonly unknown[],
  make: (...input: Input) => Value,
): Recent<Input, Value> {
  const room: Room<Value> = typeof most === 'number' ? { most, size: () => 1 } : most
  /** The most recently used entry first. There are few, and comparing long texts is faster than hashing them. */
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
    // `make` may have requested another value.
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
 * A memory per owner, released with it: of the results of `make` for an owner and an input, by the input's key, the
 * `max` last used. An input without a key is not remembered.
 */
export function recentOf<Owner extends object, Input extends readonly unknown[], Value>(
  max: number,
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
    if (known.size > max) known.delete(known.keys().next().value!)
    return entry.value
  }
}
