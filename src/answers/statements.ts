// What a response says about the thing asked, in place of yes or no: "the action is not applicable".

import type { Doc } from './lines'
import { apart, type Mention } from './mention'
import type { Sought } from './sought'

const things =
  'applicable|possible|reachable|removed|valid|executable|hold|holds|true|landmark|plan|applied|executed|achievable|correct|taken|performed|done|reached|skipped|left out|removable|necessary|needed|required|essential|indispensable|mandatory|redundant|superfluous|unnecessary|avoided|attained|legal|allowed|feasible|inapplicable|impossible|unreachable|invalid|false|illegal|infeasible|dispensable|a plan|false afterwards'
/** Blanks and the marks of emphasis between words. */
const gap = String.raw`[\s*_\x60"]{1,4}`
const stated = new RegExp(
  String.raw`(?:\b(?:is|are|can|could|will|would|does|do|wo|may|must|remains?|becomes?|stays?)|'s)(${gap}(?:not|never|no longer)\b|n?'t|not\b)?${gap}(?:(?:(not|never|no longer)|indeed|actually|therefore|also|thus|eventually|always|still|be|a|an|the|ever|at|some|point|both|non-trivial|valid|applicable|to|safely|simply|necessarily|then|now|in fact)${gap}){0,6}?(${things})\b`,
  'gu',
)
const opposite = /^(?:inapplicable|impossible|unreachable|invalid|false|illegal|infeasible)/
/** What is needed stays in every plan, and what every plan needs cannot be left out. */
const needed = /^(?:necessary|needed|required|essential|indispensable|mandatory)$/
const needless = /^(?:redundant|superfluous|unnecessary|dispensable|skipped|left out)$/
/** Whole claims that answer a question about a state, a plan or a landmark. */
const claims: readonly (readonly [RegExp, boolean])[] = [
  [
    /\bnot every plan\b|\bthere (?:are|is) (?:a )?plans? (?:that|which|without)\b|\bsome plans? (?:do|does|avoid|never)/g,
    false,
  ],
  [
    /(?<!not )\b(?:every|each|any|all) (?:valid )?plans?\b[^.\n]{0,60}\b(?:passes|pass|goes|must|needs|requires|has to|includes|makes)\b|\bno plan (?:that |which )?(?:avoids|can avoid|without|works without|exists without)\b/g,
    true,
  ],
  [
    /\bthere is no (?:way(?! to (?:know|tell|say|decide|determine|answer|be sure))|sequence|possibility|state)\b|\bno (?:reachable )?state\b|\bno sequence\b/g,
    false,
  ],
  [/\bno longer (?:holds?|true|at|on|in|is)\b|\bstops? being\b|\bceases? to\b/g, false],
  [/\bstill holds?\b|\ba plan remains\b|\bremains a plan\b|\bstill (?:reaches|a plan)\b/g, true],
]
/** The same where it is asked what can be left out. */
const removals: readonly (readonly [RegExp, boolean])[] = [
  [
    /\b(?:without (?:it|this|that|the)|remov(?:al of|ing|e[ds]?)|dropp?(?:ing|ed)|omit(?:ting|ted)|skipp?(?:ing|ed))\b[^.\n?]{0,120}?\b(?:would|will)? ?(?:breaks?|break|invalidates?|ruins?|destroys?|fails?|no longer (?:be )?(?:valid|a plan|reach\w*|achiev\w*|work\w*))\b/g,
    false,
  ],
  [
    /\b(?:without (?:it|this|that|the)|remov(?:al of|ing|e[ds]?))\b[^.\n?]{0,120}?\bstill (?:works?|valid|reaches|achieves|succeeds?|holds?)\b/g,
    true,
  ],
]
/** Before a claim: all of it is denied. */
const whole =
  /\b(?:not the case that|(?:not true|false|wrong|incorrect|impossible) (?:to say )?that|impossible for)\b[^.]*$/
const concluding =
  /\b(?:so|therefore|thus|hence|consequently|in conclusion|overall|means|conclusion|verdict|result|answer)\b[^.\n?]*$/

/** What a response says about the thing asked; `need`: whether it is right that something is needed. */
export function statementMentions({ low }: Doc, need: Sought['need']): Mention[] {
  const found: Mention[] = []
  const add = (from: number, to: number, yes: boolean, sure = false): void => {
    const before = low.slice(Math.max(0, from - 160), from)
    const span = { from, to }
    const answer = { kind: 'yes-no' as const, yes, span }
    found.push({
      ...span,
      answer,
      ...(concluding.test(before) ? {} : { weak: true }),
      ...(sure ? { standing: { stance: 'given' as const, strong: true } } : {}),
    })
  }
  for (const match of low.matchAll(stated)) {
    const thing = match[3]!
    // "It is false that …" says nothing by itself.
    if (
      /^(?:false|true|possible|impossible) that\b/.test(
        low.slice(match.index + match[0].length - thing.length),
      )
    )
      continue
    const ofNeed = needed.test(thing) || needless.test(thing)
    if (ofNeed && need === undefined) continue
    const before = low.slice(Math.max(0, match.index - 60), match.index)
    const turned = whole.test(before)
    const nots =
      (match[1] === undefined ? 0 : 1) +
      (match[2] === undefined ? 0 : 1) +
      (opposite.test(thing) || thing === 'avoided' ? 1 : 0) +
      (ofNeed && needed.test(thing) !== (need === 'give') ? 1 : 0) +
      (turned ? 1 : 0) +
      (/\b(?:never|no action|no plan)\s*$/.test(before) ? 1 : 0)
    add(match.index, match.index + match[0].length, nots % 2 === 0, turned)
  }
  for (const [pattern, yes] of claims)
    for (const match of low.matchAll(pattern)) add(match.index, match.index + match[0].length, yes)
  if (need === 'deny')
    for (const [pattern, yes] of removals)
      for (const match of low.matchAll(pattern))
        add(match.index, match.index + match[0].length, yes, true)
  return apart(found.sort((a, b) => a.from - b.from))
}
