// "Scratch that", "my answer above is wrong": earlier answers no longer count; the replacement does.

import { isConditional, moodOf } from './discourse/moods'
import { kept, withdrawn } from './discourse/phrases'
import { type Doc, spanAt } from './lines'
import type { Choice, Placed } from './mention'
import { isSameAnswer, renderAnswer } from './render-answer'

const withdraws = new RegExp(withdrawn, 'gu')
const keeps = new RegExp(kept, 'u')
/** Goes back to what was answered first. */
const returns =
  /\b(?:i was right (?:the first time|at first|initially|from the start)|(?:back|return|revert) to (?:my|the) (?:first|original|initial) (?:answer|choice|idea|guess)|(?:my|the) (?:first|original|initial) (?:answer|choice|idea|guess) (?:was|is) (?:right|correct) after all|i(?:'ll| will)? (?:stand by|stay with|stick (?:with|to)|keep) (?:my|the) (?:first |original |initial )?(?:answer|choice))\b/

/** Where the response retracts its answer for the last time; -1 if it does not. */
function lastWithdrawal({ low, sentences }: Doc): number {
  let last = -1
  for (const { 0: words, index: from } of low.matchAll(withdraws)) {
    const sentence = sentences[spanAt(sentences, from)]
    if (sentence === undefined || moodOf(low, sentence) === 'asked') continue
    if (!isConditional(low, { from, to: from + words.length }, sentence.from)) last = from
  }
  return last
}

/** The result of `choose` for the mentions, only those after the last withdrawal if there is one. */
export function afterWithdrawal(
  doc: Doc,
  placed: readonly Placed[],
  choose: (part: readonly Placed[]) => Choice,
): Choice {
  const at = lastWithdrawal(doc)
  const back = at < 0 ? returns.exec(doc.low) : null
  if (back !== null) {
    const first = placed.find(one => one.stance === 'given' && one.to <= back.index)
    if (first !== undefined) return choose(placed.filter(({ sentence }) => sentence === first.sentence))
  }
  const earlier = placed.filter(({ to }) => to <= at)
  const before = earlier.length === 0 ? null : choose(earlier)
  // What it takes back was in doubt already: `Answer: (a b). However, (c d) is closer. This makes my answer obsolete.`
  const old = before?.answer ?? before?.doubt?.others[0] ?? null
  if (old === null) return choose(placed)
  if (keeps.test(doc.low.slice(at))) return { answer: old, doubt: null }
  const late = choose(placed.filter(({ from }) => from >= at))
  if (late.answer !== null || late.doubt !== null) return late
  // `I retract this, because there is a plan without it.`: the reason is the answer.
  if (old.kind === 'yes-no') {
    const reasons = placed.filter(({ from, stance }) => from >= at && stance === 'explained')
    const reason = choose(reasons.map(one => ({ ...one, stance: 'given' })))
    if (reason.answer !== null) return reason
  }
  // `Answer: (a b). However, (c d) is closer. This makes my answer obsolete.`
  const others = choose(earlier.filter(({ answer }) => !isSameAnswer(answer, old)))
  const isTaken = others.answer !== null
  return {
    answer: others.answer,
    doubt: {
      text: `The text takes back ${renderAnswer(old)}${isTaken ? '' : ', and gives no other answer'}.`,
      others: [old],
    },
  }
}
