// Options in order of preference: `C > A > B > D`. The first is the answer.

import type { Mention } from './mention'

const ranking =
  /(?<![\p{L}\p{N}_>(]\s?)["'*_`(]{0,3}[a-z0-9]["'*_`)]{0,3}(?:\s?(?:>|≻|&gt;)\s?["'*_`(]{0,3}[a-z0-9]["'*_`)]{0,3}){2,12}(?![\p{L}\p{N}_]|\s?[>≻])/gu
/** Before a ranking: the order is reversed. */
const worstFirst = /\b(?:worst|least|lowest|weakest)\b[^\n]{0,40}$/

/** The letters with what a ranking states about them. */
export function ranked(low: string, mentions: readonly Mention[]): readonly Mention[] {
  if (!/[>≻]/.test(low)) return mentions
  const all = mentions.slice()
  for (const match of low.matchAll(ranking)) {
    const from = match.index
    const to = from + match[0].length
    if (worstFirst.test(low.slice(Math.max(0, from - 60), from))) continue
    const inside = all.flatMap((one, i) => (one.from >= from && one.to <= to ? [i] : []))
    if (inside.length < 3) continue
    for (const [n, i] of inside.entries())
      all[i] = {
        ...all[i]!,
        itemStance: { stance: n === 0 ? 'given' : 'denied', strong: true, asked: false },
      }
  }
  return all
}
