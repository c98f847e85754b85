// The mood of each sentence of a response: does it assert, ask, speak of the task, or leave the matter open?

import type { Span } from '#base/text'
import { conditional, definition, instruction, intention, openness, taskTalk } from './phrases'

/** task: it states what is to be done or what is asked, and answers nothing. open: it leaves the matter open. */
export type Mood = 'asserted' | 'asked' | 'task' | 'open'

const task = new RegExp(taskTalk, 'u')
const defines = new RegExp(definition, 'u')
const instructs = new RegExp(instruction, 'u')
const open = new RegExp(String.raw`\b(?:${openness})\b`, 'u')
/** Characters of a sentence that are looked at. */
const LOOKED_AT = 400

/** In such a sentence an answer is given after all: `To answer the question: yes`, `we find that the answer is 4`. */
const gives = /[:：]\s*\S|\b(?:answer|index|option|choice|result)s?\b[^.;\n]{0,20}\b(?:is|are)\b|→|=>|\\boxed|<answer>/u

/** The mood of a sentence of a lower-case text. */
export function moodOf(low: string, { from, to }: Span): Mood {
  const words = low.slice(from, Math.min(to, from + LOOKED_AT))
  if (/\?["'*_`)\]\s]*$/.test(low.slice(Math.max(from, to - 12), to))) return 'asked'
  if (task.test(words) && !gives.test(words)) return 'task'
  if (instructs.test(words) || defines.test(words)) return 'task'
  return open.test(words) ? 'open' : 'asserted'
}

/** Does a sentence state only what is still to be done, or ask what it does not answer? An offer to the reader does neither. */
export const isPending = (low: string, span: Span): boolean =>
  !offers.test(low.slice(span.from, Math.min(span.to, span.from + LOOKED_AT))) &&
  (pending.has(moodOf(low, span)) || goesOn.test(low.slice(span.from, span.from + LOOKED_AT)))
const pending: ReadonlySet<Mood> = new Set(['task', 'asked'])
const goesOn = new RegExp(intention, 'u')
const offers = /\b(?:you|your|let (?:me|us) know)\b/

const unreal =
  /^[^\p{L}]*(?:(?:and|but|so|then) )?(?:if|were|had|unless|suppose|assuming|otherwise|else|in that case|that|this|then)\b[^.;\n]*(?:\bwould\b|'d have\b)|\bfor which the answer\b|^[^\p{L}]*(?:(?:and|but|so|then) )?(?:if|had|suppose|assuming)\b[^.;,\n]*\bwere\b[^.;\n]*\b(?:then|could|might|would)\b/u

/** Does a sentence state only what would be the answer if things were otherwise? */
export const isUnreal = (low: string, span: Span): boolean =>
  unreal.test(low.slice(span.from, Math.min(span.to, span.from + LOOKED_AT))) || isPartial(low, span)

const partial = /^\W*(?:but |and |so )?(?:if|suppos\w+|assuming)\b[^.;,:\n]*\b(?:only|just|alone)\b/u

/** Does a sentence suppose less than is asked: `If we only remove step 1, …`? */
export const isPartial = (low: string, { from, to }: Span): boolean =>
  partial.test(low.slice(from, Math.min(to, from + LOOKED_AT)))

const conditionBefore = new RegExp(String.raw`(?<![\p{L}])(?:${conditional})\b[^.;:?!\n]{0,160}$`, 'u')
const conditionBehind =
  /^["'*_\x60)\]]{0,3},? (?:only )?(?:if|iff|when|provided|unless|as long as|in case|exactly when|otherwise)\b/u
const consequence = /,|\b(?:then|so|therefore|thus|hence|and|but|because)\b/

/** Is a claim at this place only a condition, or holds only under one: `if it is applicable`, `a plan if …`, `whether it can be`? */
export function isConditional(low: string, { from, to }: Span, start: number): boolean {
  if (conditionBehind.test(low.slice(to, to + 24))) return true
  const before = low.slice(Math.max(start, from - 200), from)
  const match = conditionBefore.exec(before)
  if (match === null) return false
  // `If it were open, it is reachable`: the main clause follows the comma.
  return !consequence.test(match[0]) || /^(?:would|whether)/.test(match[0])
}
