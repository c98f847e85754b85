// "None", in the words in which people and models say that there is no such fact or action.

import type { Span } from '../base/text'

const things = `(?:(?:ground|such|valid|further|other|non-?trivial|fact|action|unreachable|applicable)[ -]){0,4}(?:actions?|facts?|propositions?|landmarks?|atoms?|effects?)`
const start = new RegExp(
  String.raw`^(?:none\b(?!\s+(?:the|other)\s+than)|null\b|nothing\b|n\/a\b|no\s+${things}\b(?![ -]\w{1,20}\s+[(])|no\s+such\b|not? one\b|∅|\[\s*\]|\{\s*\}|\(\s*(?:none)?\s*\)|empty\b(?!-))`,
  'iu',
)
/** Says none unless the same sentence names an item. */
const weakStart = new RegExp(
  String.raw`^(?:there\s+(?:is|are|exists?|does\s+not\s+exist|is\s+not|are\s+not)\s+(?:none\b|nothing\b|(?:no|not\s+any|not\s+a|any)\s+(?:such\b|${things}\b))|(?:all|every|each|any)\b[^\n.()]{0,80}\b(?:can|could|is|are)\b[^\n.()]{0,60}\b(?:reach|applica|achiev|hold|possib|happen|occur|true))`,
  'iu',
)
const anywhere = new RegExp(
  String.raw`\bnone\b(?!\s+(?:the|other)\s+than)|\bthere\s+(?:is|are|exists?)\s+(?:no|not\s+any)\b[^\n.()]{0,40}\b(?:actions?|facts?|propositions?|landmarks?|atoms?|such)\b|\bno\s+(?:such\s+)?${things}\b[^\n.()]{0,30}\b(?:exists?|is|are|can|satisf)`,
  'iu',
)
const lead = /^[\s*_`"'“”:.,>#(-]{0,40}(?=\S)/u
const longest = 300

/** The word or phrase at the start of `[from, to)` that says none; undefined when it says something else. */
export function noneAtStart(
  text: string,
  from: number,
  to: number,
): (Span & { readonly weak: boolean }) | undefined {
  const part = text.slice(from, Math.min(to, from + longest))
  for (const pattern of [start, weakStart])
    for (const skip of [0, lead.exec(part)?.[0].length ?? 0]) {
      const match = pattern.exec(part.slice(skip))
      if (match === null) continue
      const at = from + skip
      return { from: at, to: at + match[0].length, weak: pattern === weakStart }
    }
  return undefined
}

/** Such a phrase anywhere in `[from, to)`. */
export function noneWithin(text: string, from: number, to: number): Span | undefined {
  const match = anywhere.exec(text.slice(from, Math.min(to, from + longest)))
  return match === null
    ? undefined
    : { from: from + match.index, to: from + match.index + match[0].length }
}
