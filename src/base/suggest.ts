// Near names for a name that does not exist.

/** At most three of `candidates` close to `name` by Damerau–Levenshtein distance, nearest first. */
export function nearNames(name: string, candidates: Iterable<string>): string[] {
  const limit = name.length <= 3 ? 1 : name.length <= 6 ? 2 : 3
  const found: { candidate: string; distance: number }[] = []
  for (const candidate of new Set(candidates)) {
    if (Math.abs(candidate.length - name.length) > limit) continue
    const distance = editDistance(name, candidate)
    if (distance <= limit && distance < Math.max(name.length, candidate.length)) found.push({ candidate, distance })
  }
  found.sort((x, y) => x.distance - y.distance || (x.candidate < y.candidate ? -1 : 1))
  return found.slice(0, 3).map(entry => entry.candidate)
}

/** Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1)
      row.push(best)
    }
    before = previous
    previous = row
  }
  return previous[b.length]!
}
