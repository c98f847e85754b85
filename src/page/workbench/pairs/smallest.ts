// The smallest contiguous change between two texts.

/** The smallest contiguous range that changes, so that an editor keeps the positions in the rest. */
export function smallest(before: string, after: string) {
  const max = Math.min(before.length, after.length)
  let start = 0
  while (start < max && before[start] === after[start]) start++
  let same = 0
  while (same < max - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  return { start, end: before.length - same, put: after.slice(start, after.length - same) }
}
