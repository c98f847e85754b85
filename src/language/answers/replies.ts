// Questions that a response asks itself, and what it replies.

import type { Span } from '#base/text'
import type { Doc } from './lines'
import type { ItemStance } from './standing'

const yesReply =
  /^(?:yes|yep|yeah|correct|right|exactly|indeed|needed|that's it|that is it)\b|\b(?:so|therefore|hence) yes\b/
const noReply = /^(?:no|nope|not|wrong|same|neither)\b|\b(?:so|therefore|hence) no\b/

/** `(a b)? No. (c d)? Yes.`: what is replied to the question about it. */
export function answered<S extends ItemStance>(doc: Doc, one: S, mentions: readonly Span[], i: number): S {
  const { to } = mentions[i]!
  const end = Math.min(mentions[i + 1]?.from ?? doc.low.length, to + 240)
  const behind = doc.low.slice(to, end)
  const mark = behind.indexOf('?')
  if (mark < 0) return one
  const reply = behind.slice(mark + 1).replace(/^[^a-z]+/, '')
  const yes = noReply.test(reply) ? false : yesReply.test(reply) ? true : undefined
  if (yes === undefined) return one
  const gives = one.question === 'deny' ? !yes : yes
  return gives ? { ...one, stance: 'given', strong: true, asked: false } : { ...one, stance: 'denied', strong: true }
}

const sameOf =
  /^\W{0,6}(?:and |but )?(?:(?:the |it's the |it is the )?same (?:(?:is true|goes|applies|holds|problem|reason|argument|issue|reasoning|story)[, ]{0,2})?(?:for|with|of|to|applies to)|likewise(?: for| with)?,?|ditto(?: for| with)?:?,?|similarly(?: for| with)?,?|analogously(?: for)?,?|so (?:is|are|does|do|can|will)|neither (?:is|are|does|do|can|will)|nor (?:is|are|does|do|can|will)|as (?:is|are)|that (?:also )?(?:goes|holds|applies) (?:also )?(?:for|to))\s/

/** `(a b) fails. Same for (c d) and (e f).`: what was stated about the last mention before. */
export function sameAgain<S extends ItemStance>(
  { low, sentences }: Doc,
  sentence: number,
  found: readonly S[],
  before: S | undefined,
): readonly S[] {
  const span = sentences[sentence]
  if (span === undefined || before?.strong !== true || before.asked || before.sentence < sentence - 2) return found
  if (!sameOf.test(low.slice(span.from, Math.min(span.to, span.from + 60)))) return found
  return found.map(one =>
    one.strong || one.asked || one.stance === 'explained' ? one : { ...one, stance: before.stance, strong: true },
  )
}
