// Answers that read the same whatever the English of a domain: numbers, signs and "none". A first verdict on them need not
// wait for English, which is larger than all else that reads an answer.

import { sessionDomains } from '#language/english/session-domains'
import type { Question } from '#questions/kinds/question'

/** Where a context lists what is stated: `(sail ?from ?to) - sail from …`. */
const PATTERN = /\)\s?[-:]\s/g

/** `none`, or a number that is by itself. */
const BARE = /none|(?<![\p{L}\p{N}?])\d/iu
/** The same as a part of a name, which may be read as words. */
const BARE_IN_NAME = /none|\w[-_]\d+(?![a-z\d])/i

/** From the first of a context's patterns to the end of the last. */
function patternsIn(context: string): string {
  const heads = [...context.matchAll(PATTERN)]
  if (heads.length === 0) return ''
  const last = heads.at(-1)!.index
  const length = context.slice(last).search(/\.(?=\s|$)|\n/)
  return context.slice(heads[0]!.index, length < 0 ? undefined : last + length)
}

/** Can no wording of the question's domain or context be met in the answer? */
export function isLanguageFree({ origin, judged, context }: Question, answer: string): boolean {
  return (
    origin.from === 'own' &&
    judged !== null &&
    sessionDomains().length === 0 &&
    !/\p{L}/u.test(answer.replace(/\bnone\b/gi, '')) &&
    !BARE_IN_NAME.test(judged.domain.replace(/;.*/g, '')) &&
    !BARE.test(patternsIn(context))
  )
}
