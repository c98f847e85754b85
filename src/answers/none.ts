// "None", in the words in which people and models say that there is no such fact or action.

const things = `(?:(?:ground|such|valid|further|other|non-?trivial|fact|action|unreachable|applicable)[ -]){0,4}(?:actions?|facts?|propositions?|landmarks?|atoms?|effects?)`
const start = new RegExp(
  String.raw`^(?:none\b(?!\s+(?:the|other)\s+than)|null\b|nothing\b|n\/a\b|no\s+${things}\b|no\s+such\b|not? one\b|∅|\[\s*\]|\{\s*\}|\(\s*(?:none)?\s*\)|empty\b(?!-)|there\s+(?:is|are|exists?|does\s+not\s+exist|is\s+not|are\s+not)\s+(?:no|not\s+any|any|none|nothing)\b|(?:all|every|each|any)\b[^\n.()]{0,80}\b(?:can|could|is|are)\b[^\n.()]{0,60}\b(?:reach|applica|achiev|hold|possib|happen|occur|true))`,
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
): { readonly from: number; readonly to: number } | undefined {
  const part = text.slice(from, Math.min(to, from + longest))
  for (const skip of [0, lead.exec(part)?.[0].length ?? 0]) {
    const match = start.exec(part.slice(skip))
    if (match !== null) return { from: from + skip, to: from + skip + match[0].length }
  }
  return undefined
}

/** Such a phrase anywhere in `[from, to)`. */
export function noneWithin(
  text: string,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } | undefined {
  const match = anywhere.exec(text.slice(from, Math.min(to, from + longest)))
  return match === null
    ? undefined
    : { from: from + match.index, to: from + match.index + match[0].length }
}
