// Empty lists: brackets with nothing in them, and statements that nothing is applicable.

import { moodOf } from './discourse/moods'
import type { Item } from './items'
import { type Doc, spanAt } from './lines'
import type { Choice } from './mention'
import { exception, nonesOf } from './none'

const applicable = '(?:applicable|possible|applied|taken|executed|performed|done|legal|available)'
const noneApplicable = new RegExp(
  [
    String.raw`\b(?:no (?:ground )?(?:actions?|moves?)|nothing|neither (?:action|of (?:them|the (?:two )?actions))) (?:is|are|can be) (?:currently |now |ever )?${applicable}\b`,
    String.raw`\bno (?:legal|possible|valid|applicable) (?:actions?|moves?) (?:exists?|(?:is|are) (?:available|left))\b`,
    String.raw`(?<!\bnot )\b(?:every|each|all)(?: of the| ground| possible)? actions? (?:is|are) (?:inapplicable|not applicable)\b`,
    String.raw`\bzero (?:applicable |possible )?(?:actions?|moves?)\b`,
    String.raw`^\W{0,8}(?:(?:an|the) )?empty(?: list| set)?\W{0,8}$`,
  ].join('|'),
  'gu',
)

const denial =
  /\b(?:if|whether|wrong|untrue|incorrect|false|not (?:true|right|the case|sure|certain)|doubt|claims?|says?)\b/

/** `[]`, "None", "no actions". */
export interface Empty {
  readonly from: number
  readonly to: number
  readonly weak: boolean
}
/** All of them, in order. */
export function emptyLists(doc: Doc): Empty[] {
  const { low, sentences } = doc
  const brackets = Array.from(low.matchAll(/\[\s{0,20}\]|\{\s{0,9}\}/g), match => ({
    from: match.index,
    to: match.index + match[0].length,
    weak: false,
  }))
  const statements = Array.from(low.matchAll(noneApplicable), match => ({
    from: match.index,
    to: match.index + match[0].length,
    weak: false,
  })).filter(({ from, to }) => {
    const sentence = sentences[spanAt(sentences, from)]
    if (exception.test(low.slice(to, to + 60))) return false
    return (
      sentence === undefined || (moodOf(low, sentence) === 'asserted' && !denial.test(low.slice(sentence.from, from)))
    )
  })
  return [...nonesOf(doc), ...brackets, ...statements].sort((a, b) => a.from - b.from)
}

export const asEmpty = ({ from, to }: Empty): Choice => ({
  answer: { kind: 'list', items: [], span: { from, to } },
  doubt: null,
})

/** The first of them, if the text names no item. */
export function fromEmpty(doc: Doc, empty: readonly Empty[], items: readonly Item[]): Choice | undefined {
  if (empty.length === 0 || items.length > 0) return undefined
  const first = empty[0]!
  const span = doc.sentences[0]
  const sentence = doc.sentences[spanAt(doc.sentences, first.from)]
  if (sentence !== undefined && removes.test(doc.low.slice(sentence.from, sentence.to))) return undefined
  const leads = span !== undefined && first.from < span.to
  return leads || !first.weak ? asEmpty(first) : undefined
}
/** `We can leave out none`: what is empty is what goes, not what is left. */
const removes =
  /\b(?:(?:leav|remov|drop|skip|omit|delet|eliminat|cut|shorten)\w*|left out|redundant|superfluous|unnecessary|needless|dispensable)\b/
