// How many bytes a search may hold. They are counted, never measured, so that the same budget leads to the same end on
// every machine; whoever starts an engine states how large it is (`engine/device-memory.ts`), once.

/** Growing a table takes about as much again, and half of that, for a moment. */
const USUAL = 1_100_000_000

let allowed = USUAL

/** Bytes that the tables of one search may hold. */
export const bytesAllowed = (): number => allowed

/** Sets how many bytes searches may hold from now on; the default if no number is given. */
export function allowBytes(bytes = USUAL): void {
  allowed = bytes
}

let made = 0

/**
 * Tables and lists report the number of bytes they grew to: garbage now (their previous arrays) or soon (the arrays
 * themselves).
 */
export const noteMade = (bytes: number): void => void (made += bytes)

/** Bytes that tables and lists grew to, one array after the other, since `forgetMade`. */
export const bytesMade = (): number => made

/** Counts from nothing again. */
export const forgetMade = (): void => void (made = 0)

let isShort = false

/** A search ended for want of memory; so does what is remembered of one, each time that it is used. */
export function noteShortage(): void {
  isShort = true
}

/** The result of `work`, and whether one of its searches, now or when the result was computed, ran out of memory. */
export function watchingShortage<Value>(work: () => Value): {
  readonly value: Value
  readonly wasShort: boolean
} {
  const before = isShort
  isShort = false
  try {
    const value = work()
    return { value, wasShort: isShort }
  } finally {
    isShort ||= before
  }
}

/** True for the error that engines throw when an array cannot be allocated. */
export const isAllocationFailure = (error: unknown): boolean =>
  error instanceof RangeError && /alloc|memory|array length|array size/i.test(error.message)
