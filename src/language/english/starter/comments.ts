// Uses a comment next to a predicate as its wording, if it is a clause about the parameters: `the car is on land at the
// place` for `(at ?c - car ?p - place)`.

import type { Predicate, TypedName } from '#planning/pddl/model'
import type { Clause } from './clause'
import { ideaOf, type Lexicon, slotOf } from './nouns'
import { isPreposition, plainVerb } from './words'

/** The clause; undefined if the comment does not name each parameter exactly once, or is not a plain statement. */
export function clauseOfComment(lexicon: Lexicon, predicate: Predicate): Clause | undefined {
  const text = firstClause(predicate.doc)
  if (text === undefined) return undefined
  const filled = withSlots(lexicon, predicate.parameters, text)
  if (filled === undefined) return undefined
  const clause = partsOf(filled)
  // A pronoun or similar word would depend on the rest of the comment.
  return clause &&
    /\b(?:it|its|they|them|this|that|these|which|who|whose|iff?|when|true|false|nothing|none|other|another|not|no)\b|[^\p{L}\p{N} {}'’_-]/u.test(
      `${clause.subject} ${clause.rest}`.replace(/\{[^}]*\}/g, '{}'),
    )
    ? undefined
    : clause
}

function firstClause(doc: string): string | undefined {
  const [line = ''] = doc.split('\n')
  const text = line
    .replace(/\([^)]*\).*$/, '')
    .split(/[;:,.](?:\s|$)/)[0]!
    .trim()
  return text.length < 6 || text.length > 120 || /[{}[\]]/.test(text)
    ? undefined
    : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Replaces each mention of a parameter by a slot: its name, or its type, in order if several have the type. */
function withSlots(lexicon: Lexicon, parameters: readonly TypedName[], text: string): string | undefined {
  let filled = text
  const nouns = parameters.map(parameter => ideaOf(lexicon, parameter))
  for (const [i, parameter] of parameters.entries()) {
    const slot = slotOf(lexicon, parameter)
    const own = new RegExp(`(?:\\bthe |\\ba |\\ban )?\\?${quoted(parameter.name.slice(1))}(?![\\w-])`, 'gi')
    const noun = nouns[i]!
    const alike = nouns.filter(each => each === noun).length
    const rank = nouns.slice(0, i).filter(each => each === noun).length
    const ordinal = alike === 1 ? '' : `${['first', 'second', 'third', 'fourth'][rank] ?? 'last'} `
    const named =
      noun === ''
        ? undefined
        : new RegExp(`\\b(?:the|this|a|an) ${ordinal}${quoted(noun)}\\b(?!['’-]| \\p{L}+['’]s)`, 'giu')
    const byName = filled.match(own)
    const expression = byName !== null ? own : named
    if (expression === undefined || filled.match(expression)?.length !== 1) return undefined
    filled = filled.replace(expression, () => slot)
  }
  return filled
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const helpers = new Map([
  ['is', 'be'],
  ['has', 'have'],
  ['can', 'can'],
])

/** Subject, verb and remainder of a statement such as `the rover {x} is at …`, `there is soil at …`. */
export function partsOf(text: string): Clause | undefined {
  const there = /^there is (.*\S)$/.exec(text)
  if (there !== null) return { subject: '', verb: 'there', rest: there[1]! }
  const words = text.split(' ')
  // The subject: everything up to the first slot, or an article and at most two words.
  const slotAt = words.findIndex(word => word.startsWith('{'))
  const candidates = slotAt >= 0 && slotAt <= 2 ? [slotAt + 1] : /^(?:the|a|an)$/.test(words[0]!) ? [2, 3] : []
  for (const at of candidates) {
    const verb = words[at]
    if (verb === undefined || words.slice(1, at).some(isPreposition)) continue
    const plain = helpers.get(verb) ?? (at < words.length - 1 || slotAt < at ? plainVerb(verb) : undefined)
    if (plain === undefined) continue
    return {
      subject: words.slice(0, at).join(' '),
      verb: plain,
      rest: words.slice(at + 1).join(' '),
    }
  }
  return undefined
}
