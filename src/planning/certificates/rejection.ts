// How a check ends early: a `Rejection` with the place that fails, thrown inside this folder and caught only by
// `checkCertificate`. Everything in a certificate is read through the functions here, so that a malformed one is
// rejected like a false one.

import type { StateSet } from './certificate'

/** The fault and its place, in words. */
export class Rejection {
  readonly where: string
  readonly gaveUp: boolean

  constructor(where: string, gaveUp = false) {
    this.where = where
    this.gaveUp = gaveUp
  }
}

/** Ends the check. */
export function reject(where: string): never {
  throw new Rejection(where)
}

/** Runs `inside`; if it rejects, `where` is put before the reason. */
export function rethrowIn<T>(where: string, inside: () => T): T {
  try {
    return inside()
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    throw new Rejection(`${where}: ${error.where}`, error.gaveUp)
  }
}

/** The thrown error, with its place if it is a rejection; giving up has no place. */
export const placed = (error: unknown, where: string): unknown =>
  error instanceof Rejection && !error.gaveUp ? new Rejection(`${where}: ${error.where}`) : error

/** Gives up if a set, a list or the stack cannot grow any further while `inside` runs. */
export function withinRoom<T>(inside: () => T): T {
  try {
    return inside()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Rejection('The checker gave up: what it has to hold is too large.', true)
  }
}

/** Counts the steps of one check; the check gives up where they exceed the limit. */
export class Budget {
  private readonly limit: number
  private left: number

  constructor(limit: number) {
    this.limit = limit
    this.left = limit
  }

  spend(count: number): void {
    this.left -= count
    // The condition is written so that a limit or remainder of NaN also ends the check.
    if (!(this.left >= 0)) throw new Rejection(`The checker gave up after ${this.limit} steps.`, true)
  }
}

/** The value as an object; `what` names it in the rejection. */
export function readObject<Field extends string>(value: unknown, what: string): { readonly [F in Field]?: unknown } {
  if (typeof value !== 'object' || value === null) reject(`${what} is missing.`)
  return value as { readonly [F in Field]?: unknown }
}

/** The value as something of a named kind. */
export function readKind<T>(value: unknown, what: string): T {
  if (typeof readObject<'kind'>(value, what).kind !== 'string') reject(`${what} is of no kind.`)
  return value as T
}

export function readList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) reject(`${what} is not a list.`)
  return value
}

export function readNames(value: unknown, what: string): readonly string[] {
  const list = readList(value, what)
  for (let i = 0; i < list.length; i++) if (typeof list[i] !== 'string') reject(`${what}: entry ${i} is not a name.`)
  return list as readonly string[]
}

/** A number that is not NaN. */
export function readNumber(value: unknown, what: string): number {
  if (typeof value !== 'number' || Number.isNaN(value)) reject(`${what} is not a number.`)
  return value
}

/** The sum of two whole numbers of at most 2^53 - 1, or Infinity if one of them is; rejects an inexact sum. */
export function addExactly(one: number, other: number, where: string): number {
  const sum = one + other
  if (Number.isSafeInteger(sum) || sum === Infinity) return sum
  return reject(`${where}: a sum is beyond what is counted exactly.`)
}

/** Numbers below `bound`. */
export function readPlaces(value: unknown, bound: number, what: string): Uint32Array {
  if (!(value instanceof Uint32Array)) reject(`${what} is not an array of whole numbers.`)
  for (let i = 0; i < value.length; i++)
    if (value[i]! >= bound) reject(`${what}: entry ${i} is ${value[i]}, but there are only ${bound}.`)
  return value
}

/** One number for each row, each parsed by `read`, which rejects invalid ones. */
export function readValues(
  value: unknown,
  count: number,
  what: string,
  read: (value: number, what: string) => number,
): Float64Array {
  if (!(value instanceof Float64Array) || value.length !== count)
    reject(`${what} must be ${count} numbers, one for each state.`)
  return value.map((each, i) => read(readNumber(each, `${what}: entry ${i}`), what))
}

/** A set of states; all rows have the right width and no bit without a fact. */
export function readStates(value: unknown, what: string): StateSet & { readonly count: number } {
  const set = readObject<'facts' | 'words' | 'rows'>(value, what)
  const facts = readNames(set.facts, `${what}: facts`)
  const { words, rows } = set
  if (typeof words !== 'number' || !Number.isInteger(words) || words < 1 || words * 32 < facts.length)
    reject(`${what}: its words do not hold ${facts.length} facts.`)
  if (!(rows instanceof Uint32Array) || rows.length % words !== 0)
    reject(`${what}: the rows are not whole rows of ${words} words.`)
  const count = rows.length / words
  // The rows bound the number of words; without rows, it may be any number.
  if (count === 0) return { facts, words, rows, count }
  for (let w = facts.length >>> 5; w < words; w++) {
    const known = w === facts.length >>> 5 ? (1 << (facts.length & 31)) - 1 : 0
    for (let row = 0; row < count; row++)
      if ((rows[row * words + w]! & ~known) !== 0) reject(`${what}: row ${row} has a bit for no fact.`)
  }
  return { facts, words, rows, count }
}
