// Values that are computed at their first use and kept.

/** Returns a function that calls `work` the first time and returns the same result each time after. */
export function once<T>(work: () => T): () => T {
  let result: { readonly value: T } | undefined
  return () => (result ??= { value: work() }).value
}
