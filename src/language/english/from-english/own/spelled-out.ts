// Sentences that combine several statements: “c0 and c1 are at l0 and l1, respectively”, “the ferry is at l0 with c0 on
// board”; and clauses without a verb: “c0 at l1”.

const respective = /^\s*([^.;:!?()]{1,2000}?) (are|have) (.{1,2000}?),? respectively\s*[.!]?\s*$/is
const between = /,? and |, /
const withMore = /^(.{1,400}?) (is|are) (.{1,400}?) with (.{1,400})$/is
/** The maximum number of statements in one list. */
const MAX_STATEMENTS = 1_000

/** The sentences that a sentence abbreviates; undefined if it abbreviates none. */
export function spelledOut(text: string, isName: (name: string) => boolean): readonly string[] | undefined {
  const match = respective.exec(text)
  if (match !== null) return oneByOne(match[1]!, match[2]!, match[3]!, isName)
  const more = withMore.exec(text.replace(/[.!]\s*$/, ''))
  if (more === null) return undefined
  const [, subject, verb, first, second] = more
  return [`${subject} ${verb} ${first}`, `${subject} ${/^is$/i.test(verb!) ? 'has' : 'have'} ${second}`]
}

/** Pairs `c0 and c1` with `at l0 and l1`, item by item. */
function oneByOne(
  subjects: string,
  verb: string,
  rest: string,
  isName: (name: string) => boolean,
): readonly string[] | undefined {
  const ones = subjects.split(between)
  const others = rest.split(between)
  if (ones.length < 2 || ones.length !== others.length || ones.length > MAX_STATEMENTS) return undefined
  const nameOf = (part: string): string => part.split(' ').at(-1)!.toLowerCase()
  if (![...ones, ...others].every(part => isName(nameOf(part)))) return undefined
  const noun = ones[0]!.split(' ').slice(0, -1).join(' ')
  const lead = others[0]!.split(' ').slice(0, -1).join(' ')
  const is = /^are$/i.test(verb) ? 'is' : 'has'
  const own = (part: string, before: string): string =>
    part.includes(' ') || before === '' ? part : `${before} ${part}`
  return ones.map((one, i) => `${own(one, noun)} ${is} ${own(others[i]!, lead)}`.trim())
}

const place = /\s(?:at|in|on|inside|above|under|below|holding|carrying|empty|free|clear|open|closed|locked)\b/i
const hasVerb = /\b(?:is|are|was|were|be|has|have|holds?|carr(?:y|ies)|stands?|lies|sits|points?|can|does|do)\b/i

/** The clause with the verb that it omits; empty if it has one. */
export function withVerb(text: string): string[] {
  const match = text.length > 2_000 || hasVerb.test(text) ? null : place.exec(text)
  if (match === null || match.index === 0) return []
  const head = text.slice(0, match.index)
  const verb = /\band\b|,/.test(head) ? 'are' : 'is'
  return [`${head} ${verb}${text.slice(match.index)}`]
}

const instead = /^(.{1,400}?\b(?:is|are|has|have)) not (.{1,400}?),? but(?: rather| instead)? (.{1,400})$/is

/** “c0 is not at l0 but at l1”: the negated fact, and the one that holds instead. */
export function replacementFor(text: string): { readonly denied: string; readonly meant: string } | undefined {
  const match = text.includes(' but') ? instead.exec(text) : null
  if (match === null) return undefined
  const [, head, denied, wording] = match
  return { denied: `${head} not ${denied}`, meant: `${head} ${wording}` }
}
