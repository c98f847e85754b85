// The words that differ between two texts: Myers, An O(ND) Difference Algorithm and Its Variations, 1986, on words.

import type { Span } from './text'

/** A span of words in one text and the span that replaces it in the other; either may be empty. */
export interface WordChange {
  readonly before: Span
  readonly after: Span
}

/** Maximum number of deleted and inserted words; texts that differ more count as wholly different. */
const MAX_DIFFERENT = 400

/** The differing words, in order; empty for equal texts. Blanks are ignored. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < one.length && start < other.length && one[start]!.text === other[start]!.text) start++
  let end = 0
  const max = Math.min(one.length, other.length) - start
  while (end < max && one.at(-1 - end)!.text === other.at(-1 - end)!.text) end++
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  const pairs = pairsOf(a, b)
  const changes: WordChange[] = []
  let [i, j] = [0, 0]
  for (const [x, y] of [...pairs, [a.length, b.length] as const]) {
    if (x > i || y > j)
      changes.push({
        before: spanOf(one, start + i, start + x),
        after: spanOf(other, start + j, start + y),
      })
    ;[i, j] = [x + 1, y + 1]
  }
  return changes
}

interface Word extends Span {
  readonly text: string
}

/** The words and punctuation marks of a text, each separate. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}_-]+|[^\s\p{L}\p{N}_-]/gu)].map(match => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))

/** The span of some words; without words, the empty span between their neighbours. */
function spanOf(words: readonly Word[], from: number, to: number): Span {
  if (to > from) return { from: words[from]!.from, to: words[to - 1]!.to }
  const at = from > 0 ? words[from - 1]!.to : 0
  return { from: at, to: at }
}

/** Index pairs of the words that are in both lists. */
function pairsOf(a: readonly Word[], b: readonly Word[]): (readonly [number, number])[] {
  const max = Math.min(a.length + b.length, MAX_DIFFERENT)
  /** Per number of differences: how far each diagonal reaches. */
  const rounds: Map<number, number>[] = []
  let reach = new Map<number, number>([[1, 0]])
  for (let d = 0; d <= max; d++) {
    rounds.push(reach)
    const next = new Map(reach)
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1))
      let x = down ? (reach.get(k + 1) ?? 0) : (reach.get(k - 1) ?? 0) + 1
      while (x < a.length && x - k < b.length && a[x]!.text === b[x - k]!.text) x++
      next.set(k, x)
      if (x >= a.length && x - k >= b.length) return walkedBack(rounds, a.length, b.length)
    }
    reach = next
  }
  return []
}

function walkedBack(
  rounds: readonly ReadonlyMap<number, number>[],
  toX: number,
  toY: number,
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = []
  let [x, y] = [toX, toY]
  for (let d = rounds.length - 1; d >= 0; d--) {
    const reach = rounds[d]!
    const k = x - y
    const down = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1))
    const beforeK = down ? k + 1 : k - 1
    const beforeX = d === 0 ? 0 : (reach.get(beforeK) ?? 0)
    const beforeY = d === 0 ? 0 : beforeX - beforeK
    // Common words follow the step down or right.
    while (x > beforeX && y > beforeY) {
      x--
      y--
      pairs.push([x, y])
    }
    if (d > 0) [x, y] = [beforeX, beforeY]
  }
  return pairs.reverse()
}
