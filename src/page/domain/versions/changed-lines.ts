// How much two versions of a text differ.

/** The number of lines between the first and the last that differ, in the longer of the two texts. */
export function changedLines(one: string, other: string): number {
  const [a, b] = [one.split(/\r?\n/), other.split(/\r?\n/)]
  const max = Math.min(a.length, b.length)
  let from = 0
  while (from < max && a[from] === b[from]) from++
  let end = 0
  while (end < max - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return Math.max(a.length, b.length) - from - end
}
