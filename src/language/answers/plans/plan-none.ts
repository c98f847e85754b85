// A plan without steps: described in words or by the marker of its end alone; and answers that give none.

import type { Span } from '#base/text'

const nothingToDo =
  /\bno (?:further |more |other |additional |new )?(?:actions?|steps?|moves?|plan|re-?planning|changes?)\b[^.\n]{0,60}\b(?:needed|required|necessary|to (?:be )?(?:take|taken|do|done|perform|performed|execute|executed))|\bno (?:further |more |other |additional )?(?:actions?|steps?|moves?)\s*(?:[.)\]!]|$)|\bnothing (?:(?:more|else|further) )?(?:(?:needs?|has|is|remains) (?:to be )?(?:done|needed|required|left to (?:do|be done))|to (?:do|be done)|remains?\b|is left\b|is to be done)|\b(?:(?:no|not|n't|nothing)\b[^.\n]{0,30}) (?:need|have) to (?:do|take|perform|execute) (?:anything|any (?:further |more |other )?(?:actions?|steps?))|\b(?:actions?|steps?) (?:are|is) (?:not|un)\s?(?:needed|required|necessary)|\b(?:the )?(?:plan|sequence|list of actions) (?:is|would be|can be|remains|may be) (?:simply |just )?(?:an )?empty\b|\bempty (?:plan|sequence|list)\b|\b(?:don't|do not|need not|needn't) (?:need to )?do anything\b/gi
const reached =
  /\b(?:goal|goals|goal (?:state|condition|conditions)|all (?:the )?goals?|all goal conditions)\b[^.\n]{0,40}\b(?:is|are|was|were|has been|have been)\b[^.\n]{0,30}\b(?:already|now|unexpectedly)\b[^.\n]{0,30}\b(?:achieved|satisfied|reached|met|true|fulfilled|accomplished|complete)/gi
const refuses =
  /\b(?:cannot|can't|can not|unable to|not able to|could not|couldn't|impossible to|not possible to|not feasible to|no way to|don't know|do not know)\b[^.\n]{0,80}|\bthere (?:is|exists) no (?:valid |possible |such )?(?:plan|solution|way|sequence)|\bno (?:valid |possible )?(?:plan|solution) (?:exists|is possible|can be found|found)|\bnot solvable\b|\bunsolvable\b|\bunreachable\b|\b(?:i'm|i am) sorry\b|\bas an ai\b|\b(?:goal|it|this|problem)\b[^.\n]{0,30}\b(?:cannot|can't|can not|impossible|not possible|not achievable)\b/i
const doubts =
  /\b(?:not true|is false|incorrect|wrong|if|unless|would|might|maybe|perhaps|isn't|not the case|unclear|not sure)\b[^.\n]{0,60}$|^[^.\n]{0,40}\b(?:is (?:wrong|incorrect|false|not true|not the case))/i

/** Where a text without steps states that the plan is empty; undefined if it does not, or gives none. */
export function emptyPlan(text: string): Span | undefined {
  const plain = text.replace(/[’]/g, "'")
  if (refuses.test(plain)) return undefined
  for (const pattern of [nothingToDo, reached]) {
    pattern.lastIndex = 0
    const match = pattern.exec(plain)
    if (match === null) continue
    const from = Math.max(plain.lastIndexOf('.', match.index), plain.lastIndexOf('\n', match.index)) + 1
    if (doubts.test(plain.slice(Math.max(from, match.index - 200), match.index))) return undefined
    return { from: match.index, to: match.index + match[0].length }
  }
  return undefined
}

const markers = /\[\s?PLAN(?:[ _]?END)?\s?\]/gi
const endMarker = /\[\s?PLAN[ _]?END\s?\]/i
const emptyList =
  /^\s*(?:plan\W{0,4})?(?:\[\s*\]|\(\s*\)|\{\s*\}|\(?\s*(?:empty|none|no actions?)\s*\)?\.?|```\w*\s*```)\s*$/i

/** Is there nothing but markers, or a list without entries? */
export function bareEmpty(text: string): boolean {
  const rest = text.replace(markers, ' ').trim()
  return rest === '' ? endMarker.test(text) : rest.length < 40 && emptyList.test(rest)
}
