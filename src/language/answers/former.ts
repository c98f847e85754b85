// "The former", "the latter": one of the two answers that the text named last.

import { type Doc, spanAt } from './lines'
import type { Mention } from './mention'
import { claimOf } from './render-answer'

const words = /\bthe (?:(former)|latter)\b/g
/** Sentences that the two may lie behind. */
const NEAR = 2

/** The mentions with those that stand for another of them, in order. Linear. */
export function withFormer({ low, sentences }: Doc, mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.length < 2 || !/\bthe (?:former|latter)\b/.test(low)) return mentions
  const found: Mention[] = []
  let next = 0
  for (const match of low.matchAll(words)) {
    const from = match.index
    while (next < mentions.length && mentions[next]!.to <= from) next++
    const here = spanAt(sentences, from)
    const start = sentences[Math.max(0, here - NEAR)]?.from ?? 0
    // Both are in one sentence: the same, or the last that contains any.
    const last = mentions[next - 1]
    if (last === undefined || last.from < start) continue
    const { from: opens = 0 } = sentences[spanAt(sentences, last.from)] ?? {}
    const two: Mention[] = []
    for (let i = next - 1; i >= 0 && mentions[i]!.from >= opens && two.length < 3; i--) two.unshift(mentions[i]!)
    if (two.length !== 2 || claimOf(two[0]!.answer) === claimOf(two[1]!.answer)) continue
    const { answer } = two[match[1] === undefined ? 1 : 0]!
    found.push({ from, to: from + match[0].length, answer })
  }
  return found.length === 0 ? mentions : [...mentions, ...found].sort((a, b) => a.from - b.from)
}
