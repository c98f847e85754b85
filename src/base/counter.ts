// Unique numbers.

/** Returns a function that counts its calls, from 1. */
export function createCounter(): () => number {
  let count = 0
  return () => ++count
}
