// Actions in brackets that a sentence only considers or rejects: `I first considered (pick-up b), but that is not possible`.

import type { Span } from '#base/text'

/** `surely`: it is no step; `maybe`: the sentence leaves it open. */
export type Rejection = 'surely' | 'maybe'

/** Between actions that a sentence names together. */
const between = /^[\s,;>→+&|*`-]{0,8}(?:(?:and|then|and then)\b[\s,]{0,4})?$/i
/** Characters around an action that are examined. */
const AROUND = 240

const considered =
  /\b(?:considered|considering|thought (?:of|about)|thinking (?:of|about)|tempt(?:ed|ing)|(?:first|initial) (?:idea|thought|instinct|impulse)|(?:first|initially|originally) (?:wanted|planned|intended|meant)|(?:could|might) try|would have (?:liked|preferred)|(?:could|can|should) (?:i|we)|why not|what about|what if)\b[^.!?;]*$/i
const rejects =
  /\b(?:reject(?:ed|ing)?|rul(?:ed?|ing) out|discard(?:ed|ing)?|dismiss(?:ed|ing)?|exclud(?:ed?|ing)|instead of|rather than|not|never|don['’]t|(?:not|n['’]t) (?:need|have|want) to|cannot|can['’]t|avoid(?:ed|ing)?)[\s:"“'`*]{0,3}$/i
const fault =
  "(?:(?:(?:is|was|are|would be|will be) )?(?:(?:clearly|also|just|simply|currently|still|obviously|of course) )?(?:impossible|inapplicable|illegal|invalid|infeasible|forbidden|not (?:yet |currently |directly )?(?:possible|applicable|allowed|legal|valid|permitted|feasible|executable|available|an option)|ruled out|rejected|discarded|dismissed)|(?:isn|wasn|aren)[’']t (?:yet |currently )?(?:possible|applicable|allowed|legal|valid|permitted|feasible|executable|available|an option)|fails?|failed|(?:does not|doesn[’']t|did not|didn[’']t|will not|won[’']t|would not|wouldn[’']t) work|(?:cannot|can not|can[’']t) be (?:done|applied|executed|used|taken))\\b"
const hasFault = new RegExp(
  `^[ \\t,;:—–-]{0,4}(?:(?:here|first|next|now|directly|right away)\\b[ ,;—–-]{0,4})?(?:(?:but|however|though|yet)\\b[ ,]{0,3})?(?:(?:that|this|it|which)\\b ?)?${fault}`,
  'i',
)
const contrast = new RegExp(
  `\\b(?:but|however|yet|unfortunately|alas|instead|reject\\w*|discard\\w*|dismiss\\w*|ruled out)\\b|^\\s*\\?\\W{0,3}no\\b|\\b${fault}`,
  'i',
)

/**
 * For each action of a line whether the words around it reject it. `isListed`: the line is an item of a list, which may
 * state of a step that it fails. Linear.
 */
export function rejections(
  text: string,
  from: number,
  items: readonly Span[],
  isListed: boolean,
): readonly (Rejection | undefined)[] {
  const found: (Rejection | undefined)[] = []
  for (let i = 0; i < items.length; ) {
    let end = i + 1
    while (end < items.length && between.test(text.slice(items[end - 1]!.to, items[end]!.from))) end++
    const lead = text.slice(Math.max(i === 0 ? from : items[i - 1]!.to, items[i]!.from - AROUND), items[i]!.from)
    const stop = Math.min(items[end]?.from ?? Infinity, items[end - 1]!.to + AROUND)
    const isOne = end === i + 1
    const all = ofGroup(lead, text.slice(items[end - 1]!.to, stop), isOne, isListed)
    const first = rejects.test(lead) ? (isOne ? 'surely' : 'maybe') : undefined
    for (let at = i; at < end; at++) found.push(all ?? (at === i ? first : undefined))
    i = end
  }
  return found
}

function ofGroup(lead: string, tail: string, isOne: boolean, isListed: boolean): Rejection | undefined {
  if (considered.test(lead.slice(lead.search(/[.!?;][^.!?;]*$/) + 1)))
    return contrast.test(tail.split('(')[0]!) ? 'surely' : 'maybe'
  // What is stated of several may be about the last, or about all as a plan.
  return isOne && hasFault.test(tail) ? (isListed ? 'maybe' : 'surely') : undefined
}
