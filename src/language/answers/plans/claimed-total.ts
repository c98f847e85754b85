// The cost that an answer states for its plan: "The total time to execute the plan is 6 minutes."

import type { Span } from '#base/text'

export interface Claimed {
  readonly total: number
  readonly span: Span
}

const words: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
}
const number = String.raw`(\d{1,9}(?:\.\d{1,6})?|${Object.keys(words).join('|')})`
const claim =
  /\b(?:total|overall|sum|altogether|complete)\b[^\n.;\d]{0,80}|\btime to execute\b[^\n.;\d]{0,60}|\b(?:cost|time|duration|makespan)\s?(?:is|:|=|of)\s?[^\n.;\d]{0,20}/gi
const value = new RegExp(String.raw`${number}(?![\p{L}\d])`, 'giu')

/** The last total that a text describes; undefined if it describes none. Linear. */
export function claimedTotal(text: string, from: number, to: number): Claimed | undefined {
  let found: Claimed | undefined
  claim.lastIndex = from
  for (let match = claim.exec(text); match !== null && match.index < to; match = claim.exec(text)) {
    const begin = match.index
    const stop = Math.min(to, begin + 300)
    const line = text.indexOf('\n', begin)
    const rest = text.slice(begin, line < 0 ? stop : Math.min(line, stop))
    // A sum is described by what follows its sign of equality.
    const equals = rest.lastIndexOf('=')
    value.lastIndex = equals < 0 ? 0 : equals
    const one = value.exec(rest)
    if (one === null) continue
    const total = words[one[1]!.toLowerCase()] ?? Number(one[1])
    found = { total, span: { from: begin + one.index, to: begin + one.index + one[1]!.length } }
    claim.lastIndex = Math.max(claim.lastIndex, begin + one.index + 1)
  }
  return found
}
