// Mentions that the response rates: `(a b) (90%)`, `D: 85%`. The one it rates highest is meant.

import type { Doc } from './lines'
import type { Mention } from './mention'
import { claimOf } from './render-answer'

const rate =
  /^["'*_\x60)\]]{0,4}\s{0,2}(?:[:=|–—-]{1,2}|\()?\s{0,2}(?:(?:about|approx\.?|confidence|probability|likelihood|score|p)\s?[:=]?\s?|[~≈]\s?)?(\d{1,3}(?:\.\d{1,4})?)\s?(?:%|percent\b|\/\s?100?\b)/u

/** The mentions with what their rates state, where at least two different ones are rated. */
export function rated({ low }: Doc, mentions: readonly Mention[]): readonly Mention[] {
  if (!/\d\s?(?:%|percent|\/\s?10)/.test(low)) return mentions
  const rates = mentions.map(({ to }) => rate.exec(low.slice(to, to + 40))?.[1])
  const best = new Map<string, number>()
  for (const [i, text] of rates.entries()) {
    if (text === undefined) continue
    const claim = claimOf(mentions[i]!.answer)
    best.set(claim, Math.max(best.get(claim) ?? 0, Number(text)))
  }
  const top = Math.max(...best.values())
  const leaders = [...best].filter(([, value]) => value === top)
  if (best.size < 2 || leaders.length !== 1) return mentions
  return mentions.map((one, i) =>
    rates[i] === undefined || one.itemStance !== undefined
      ? one
      : {
          ...one,
          itemStance: {
            stance: claimOf(one.answer) === leaders[0]![0] ? 'given' : 'denied',
            strong: true,
            asked: false,
          },
        },
  )
}
