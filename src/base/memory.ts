// How many bytes a search may hold. They are counted, never measured, so that the same budget ends a search at the same
// point on every machine; the code that starts an engine sets the budget once (`engine/device-memory.ts`).

/** Growing a table temporarily takes about one and a half times its size in addition. */
const USUAL = 1_100_000_000

let allowed = USUAL

/** Bytes that the tables of one search may hold. */
export const bytesAllowed = (): number => allowed

/** Sets how many bytes searches may hold from now on; without an argument, the default. */
export function allowBytes(bytes = USUAL): void {
  allowed = bytes
}

let made = 0

/**
 * Tables and lists report the number of bytes they grew to, which are garbage now (their previous arrays) or soon (the
 * arrays themselves).
 */
export const noteMade = (bytes: number): void => void (made += bytes)

/** Bytes that tables and lists grew to, one array after the other, since `forgetMade`. */
export const bytesMade = (): number => made

/** Resets the count to zero. */
export const forgetMade = (): void => void (made = 0)

let isShort = false

/** Records that a search ran out of memory; also called each time a remembered result of such a search is used. */
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

/** True if the error is what engines throw when an array cannot be allocated. */
export const isAllocationFailure = (error: unknown): boolean =>
  error instanceof RangeError && /alloc|memory|array length|array size/i.test(error.message)
