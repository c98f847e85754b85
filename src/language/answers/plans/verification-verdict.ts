// Whether a response calls a given plan valid: the words that state it, with what denies, asks or takes them back.

import type { Span } from '#base/text'
import { revises } from './plan-cues'

export interface Called extends Span {
  readonly valid: boolean
}

const says = new RegExp(
  [
    String.raw`\b(?:plan|sequence|it|this|above|verdict|answer|result|verification)\b[^.,\n:]{0,30}?(?:\bis\b|\bwas\b|\bremains\b|:|=|isn't|\bnot\b|\bappears to be\b|\bseems to be\b)[\s"'*_\x60]{0,4}(?:therefore |thus |indeed |also |actually |a |an |not |never |completely |entirely |fully )*["'*_\x60]{0,3}(in)?(?:valid|correct|executable)\b`,
    String.raw`\b(?:not |never )?(?:a |an )?(in)?valid plan\b`,
    String.raw`\bplan\b[^.\n]{0,20}\b(?:fails?|does not work|doesn't work|will not work|won't work|cannot be executed|can't be executed|is not executable|breaks|is (?:flawed|wrong|broken)|does not (?:reach|achieve|satisfy)|doesn't (?:reach|achieve|satisfy))\b`,
    String.raw`\bplan\b[^.\n]{0,20}\b(?:works|succeeds|reaches the goal|achieves the goal|is (?:sound|fine|executable))\b`,
    String.raw`\b(?:it|plan|sequence)\b[^.\n]{0,24}\b(?:does not|doesn't|fails to) (?:reach|achieve|satisfy|meet)\b[^.\n]{0,24}\bgoals?\b`,
    String.raw`\b(?:hence|thus|therefore|consequently),? (?:it is |it's )?(?:not )?(in)?valid\b`,
    String.raw`["'](?:is_)?(?:plan_)?valid(?:ity)?["']\s{0,3}:\s{0,3}(?:true|false)\b`,
    String.raw`\bplan (?:ist|est|es|no es|n'est pas)[\s"'*_]{1,4}(?:nicht )?(?:un|in)?(?:gültig|valide|válido)`,
    String.raw`(?:(?<=^|\n)|\b(?:is )?(?:the |this )?(?:plan|verdict|sequence) )["'*_\x60#>\s-]{0,6}(?:is_|plan_)?(in)?(?:valid(?:ity)?|executable|correct)\s?(?:\([^()\n]{0,20}\))?["'*_\x60\s]{0,4}[:=?|]["'*_\x60\s|]{0,6}(?:yes|no|true|false)\b`,
    '计划(?:是)?(?:无效|有效|不可行|可行)',
    String.raw`(?:^|\n)[\s"'*_\x60#>$-]{0,6}(?:\\boxed\s?\{[\s{]{0,12})?(?:verdict|answer|verification|conclusion|result)?[\s"'*_\x60:]{0,6}(?:not )?(in)?valid\b(?! plan)`,
  ].join('|'),
  'gi',
)
const fails = /\b(?:fails?|not work|n't work|cannot|can't|breaks|flawed|wrong|broken|does not|doesn't)\b/i
const lacksGoal =
  /^[^.\n]{0,40}\b(?:but|however|yet|though)\b[^.\n]{0,60}(?:\b(?:not|never|fails?)\b|n't\b)[^.\n]{0,60}\bgoals?\b|^[^.\n]{0,40}\b(?:but|however|yet|though)\b[^.\n]{0,60}\bgoals?\b[^.\n]{0,60}(?:\b(?:not|never|fails?|unmet)\b|n't\b)/i
const hedges =
  /\b(?:whether|(?:might|may|could) (?:think|seem|appear|look|believe|assume|be tempted)|at first|seems?|appears?|if|check|verify|determine|assess|see|suppose|assume|would be|were|to be|could be|might be|may be|make|for)\b(?:(?!\b(?:so|but|hence|thus|therefore)\b)[^.\n]){0,40}$/i

const foreign = /gültig|valide$|válido|[效行]$/i
const foreignNot = /nicht|no es|n'est|\b(?:un|in)(?:g|v)|[无不]/i

/** All such words, in order. */
export function calledIn(text: string, from: number, to: number): Called[] {
  const found: Called[] = []
  says.lastIndex = from
  for (let match = says.exec(text); match !== null && match.index < to; match = says.exec(text)) {
    const words = match[0]
    const before = text.slice(Math.max(from, match.index - 60), match.index)
    if (hedges.test(before) || /\?\s*$/.test(text.slice(match.index + words.length, match.index + words.length + 3)))
      continue
    const field = /[:=?|]["'*_\x60\s|]{0,6}(yes|no|true|false)$/i.exec(words)?.[1]?.toLowerCase()
    const denied = (words.match(/\b(?:not|never)\b|n't\b/gi) ?? []).length % 2 === 1
    const negative = /\bin(?:valid|correct)\b/i.test(words)
    // `The plan is executable, but does not reach the goal.`
    const lacks =
      /\b(?:executable|works|fine|sound)$/i.test(words) &&
      lacksGoal.test(text.slice(match.index + words.length, match.index + words.length + 160))
    const fault = (!/valid|correct/i.test(words) && fails.test(words)) || lacks
    const valid = foreign.test(words)
      ? !foreignNot.test(words)
      : fault || /: ?false$/i.test(words)
        ? false
        : field !== undefined
          ? /yes|true/.test(field) !== negative
          : negative
            ? denied
            : !denied
    found.push({
      valid,
      from: match.index + (words.length - words.trimStart().length),
      to: match.index + words.length,
    })
  }
  return found
}

export interface Verdict {
  readonly called: Called | null
  /** Both are stated, and nothing takes one back. */
  readonly torn: boolean
}

/** The one that counts. A later one wins where something takes the earlier one back. */
export function verdictOf(text: string, all: readonly Called[]): Verdict {
  let called = all[0] ?? null
  let torn = false
  for (let i = 1; i < all.length; i++) {
    const one = all[i]!
    if (one.valid === called!.valid) continue
    const between = text.slice(all[i - 1]!.to, one.from)
    if (
      revises.test(between) ||
      /\b(?:therefore|thus|hence|so|conclusion|final|verdict|overall|in summary)\b/i.test(between.slice(-120))
    ) {
      called = one
      torn = false
    } else torn = true
  }
  return { called, torn }
}
