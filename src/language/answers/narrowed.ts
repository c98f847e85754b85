// "It must be C or D. D is false": of the alternatives joined by `or`, the one that nothing else denies.

import type { Doc } from './lines'
import type { Placed } from './mention'

const joined =
  /^["'*_`)\]\s]{0,6}(?:,\s?)?\b(?:or|and|\/)\b["'*_`([\s]{0,6}(?:(?:option|choice|action|fact)\s)?["'*_`([]{0,4}$|^["'*_`)\]]{0,4}\s?[,/]\s?["'*_`([]{0,4}$/
const either = /\b(?:or|either|between)\b|\//

/** Mentions joined by `or` without those denied elsewhere; all of them if none or several remain. */
export function narrowed({ low }: Doc, placed: readonly Placed[]): readonly Placed[] {
  const denied = new Set(placed.flatMap(one => (one.stance === 'denied' && one.strong ? [one.claim] : [])))
  if (denied.size === 0) return placed
  const all = placed.slice()
  for (let i = 0; i < all.length; ) {
    let end = i + 1
    while (end < all.length && isJoined(low, all[end - 1]!, all[end]!)) end++
    const row = all.slice(i, end)
    const left = row.filter(one => !denied.has(one.claim))
    const between = low.slice(Math.max(0, row[0]!.from - 24), row.at(-1)!.from)
    if (
      row.length > 1 &&
      left.length === 1 &&
      row.every(one => one.stance === 'given' || one.stance === 'considered') &&
      either.test(between)
    )
      for (let j = i; j < end; j++)
        all[j] = denied.has(all[j]!.claim)
          ? { ...all[j]!, stance: 'considered', strong: false }
          : { ...all[j]!, stance: 'given', asked: false }
    i = end
  }
  return all
}

const isJoined = (low: string, one: Placed, other: Placed): boolean =>
  one.sentence === other.sentence && other.from - one.to < 24 && joined.test(low.slice(one.to, other.from))
