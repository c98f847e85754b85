// Tuples of objects by the cells that their objects are in: what a mapping of cells onto cells can make of a tuple.

import type { Partition } from './partition'

/** Objects by number. */
export type Tuple = readonly number[]

/** The cells of the objects and which places are equal, as text. */
export const patternOf = ({ cell }: Partition, tuple: Tuple): string =>
  tuple.map(object => `${cell[object]!}.${tuple.indexOf(object)}`).join(' ')

/** How many tuples have the same pattern. */
export function countOfPattern({ cell, length }: Partition, tuple: Tuple): number {
  const used = new Map<number, number>()
  let count = 1
  for (const object of new Set(tuple)) {
    const taken = used.get(cell[object]!) ?? 0
    count *= length[cell[object]!]! - taken
    used.set(cell[object]!, taken + 1)
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
): ReadonlyMap<string, readonly Tuple[]> {
  const sorted = new Map<string, Tuple[]>()
  for (const tuple of tuples) {
    const pattern = patternOf(partition, tuple)
    const list = sorted.get(pattern)
    if (list === undefined) sorted.set(pattern, [tuple])
    else list.push(tuple)
  }
  return sorted
}
