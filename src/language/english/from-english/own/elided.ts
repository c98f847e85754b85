// Clauses that leave out words of the clause before: “the ferry is at l0 and is empty”, “from a to b and from b to a”, “…; it is empty”.
// Returns all ways to complete them; the caller accepts what all readable ones have in common.

/** Words at the head of a clause that the next may share. */
const MAX_SHARED = 6

/**
 * The clause with words of the clause before it. `isNext`: that is in the sentence before, and only “it” and “they”
 * lead back to it.
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
  // “It” may be anything that the clause before names.
  const things = words.flatMap((word, i) =>
    word.toLowerCase() === 'the' ? [1, 2].map(many => words.slice(i, i + many + 1).join(' ')) : [word],
  )
  return [...new Set([...heads, ...things])].map(thing => `${thing} ${rest}`)
}
