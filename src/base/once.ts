// Values that are computed at first use and cached.

/** Returns a function that calls `work` on the first call and returns the same result on every later one. */
export function once<T>(work: () => T): () => T {
  let result: { readonly value: T } | undefined
  return () => (result ??= { value: work() }).value
}
