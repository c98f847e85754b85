// Tuples of objects by the cells of their objects: the possible images of a tuple under a mapping of cells.

import type { Partition } from './partition'

/** Objects by number. */
export type Tuple = readonly number[]

/** The cells of the objects and which positions are equal: a number, or a text if that would be too large. */
export function patternOf({ cell }: Partition, tuple: Tuple): number | string {
  const radix = cell.length * tuple.length
  if (radix ** tuple.length > Number.MAX_SAFE_INTEGER)
    return tuple.map(object => `${cell[object]!}.${tuple.indexOf(object)}`).join(' ')
  let pattern = 0
  for (let place = 0; place < tuple.length; place++) {
    const object = tuple[place]!
    pattern = pattern * radix + cell[object]! * tuple.length + tuple.indexOf(object)
  }
  return pattern
}

/** How many tuples have the same pattern. */
export function countOfPattern({ cell, length }: Partition, tuple: Tuple): number {
  let count = 1
  for (let place = 0; place < tuple.length; place++) {
    const object = tuple[place]!
    if (tuple.indexOf(object) < place) continue
    let taken = 0
    for (let i = 0; i < place; i++) if (cell[tuple[i]!] === cell[object] && tuple.indexOf(tuple[i]!) === i) taken++
    count *= length[cell[object]!]! - taken
  }
  return count
}

/** All tuples of another partition with the pattern that this tuple has in its own; the cells correspond. */
export function* tuplesLike(own: Partition, tuple: Tuple, other: Partition): Generator<Tuple> {
  const found: number[] = []
  function* extend(): Generator<Tuple> {
    const place = found.length
    const object = tuple[place]
    if (object === undefined) {
      yield [...found]
      return
    }
    const first = tuple.indexOf(object)
    const choices = first < place ? [found[first]!] : other.members(own.cell[object]!)
    for (const choice of choices) {
      if (first === place && found.includes(choice)) continue
      found.push(choice)
      yield* extend()
      found.pop()
    }
  }
  yield* extend()
}

/** Tuples sorted by their patterns. */
export function byPattern(
  partition: Partition,
  tuples: readonly Tuple[],
): ReadonlyMap<number | string, readonly Tuple[]> {
  const sorted = new Map<number | string, Tuple[]>()
  for (const tuple of tuples) {
    const pattern = patternOf(partition, tuple)
    const list = sorted.get(pattern)
    if (list === undefined) sorted.set(pattern, [tuple])
    else list.push(tuple)
  }
  return sorted
}
