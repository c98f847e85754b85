// Clauses that omit words of the preceding clause: “the ferry is at l0 and is empty”, “from a to b and from b to a”,
// “…; it is empty”. Returns all possible completions; the caller accepts the meaning that all readable ones share.

/** Maximum number of leading words that the next clause may share. */
const MAX_SHARED = 6

/**
 * The possible completions of a clause with words of the preceding one. `isNext`: that is in the previous sentence, so
 * only “it” and “they” can refer to it.
 */
export function completions(clause: string, before: string, isNext: boolean): string[] {
  const words = before
    .trim()
    .split(/\s+/, 60)
    .map(word => word.replace(/[.,;:!?]+$/, ''))
  const heads = words.slice(0, MAX_SHARED).map((_, i) => words.slice(0, i + 1).join(' '))
  const pronoun = /^\s*(it|they|which|who)\s+/i.exec(clause)
  if (pronoun === null) return isNext ? [] : heads.map(head => `${head} ${clause.trim()}`)
  const rest = clause.slice(pronoun[0].length)
  if (/^wh/i.test(pronoun[1]!)) return isNext ? [] : [1, 2, 3].map(many => `${words.slice(-many).join(' ')} ${rest}`)
  // “It” may refer to anything that the preceding clause names.
  const things = words.flatMap((word, i) =>
    word.toLowerCase() === 'the' ? [1, 2].map(many => words.slice(i, i + many + 1).join(' ')) : [word],
  )
  return [...new Set([...heads, ...things])].map(thing => `${thing} ${rest}`)
}
