// "None": the phrases that people and models use to state that there is no such fact or action.

import type { Span } from '#base/text'
import { answerWords, isWords, noneWords, noSuchThing } from './discourse/foreign'
import { moodOf } from './discourse/moods'
import { type Doc, spanAt } from './lines'

const things =
  '(?:(?:single|ground|such|valid|further|other|more|non-?trivial|fact|action|unreachable|inapplicable|applicable|possible|reachable|failing|such a|proper|true)[ -]){0,4}(?:actions?|facts?|propositions?|landmarks?|atoms?|effects?|index|step|steps)'
const strong =
  /(?<![\p{L}\p{N}_-])(?:none\b(?!\s+(?:the|other)\s+than|\s+of\s+(?:its|the\s+(?:pre|cars?|blocks?|other|preconditions?|others)|these\s+(?:pre|steps)|them\s+(?:is|are)\s+on|whose)|-)|null\b|n\/a(?![\p{L}\p{N}])|nothing\b(?=["'*_\x60\s)\]}.$]*(?:$|\n))|∅|\\emptyset|\\varnothing|no\s+such\s+(?:\w{1,14}\s){0,2}(?:actions?|facts?|propositions?|landmarks?|atoms?|thing|exists?)\b(?:\s+exists?)?)/gu
const weak = new RegExp(
  String.raw`\b(?:there(?:'s|\s+(?:is|are|exists?|does\s+not\s+exist|is\s+not|are\s+not|isn't|aren't|can\s+be|seems\s+to\s+be))\s+(?:none\b|nothing\b|(?:no|not\s+any|not\s+a|any|a|not\s+a\s+single|not\s+one)\s+(?:such\b|${things}\b))|(?:so|therefore|thus|hence|has|have|is|are|find|found|finds|with)\s+(?:no|not\s+any|zero)\s+${things}\b|no\s+${things}\b[^\n.()]{0,40}\b(?:exists?|can\s+never|is\s+un|are\s+un|is\s+im|never|satisf|qualif)|not\s+a\s+single\s+${things}\b|(?:can\s?not|can't|could\s+not|couldn't|did\s+not|didn't|unable\s+to)\s+(?:find|identify|see|think\s+of)\s+(?:any|a\s+single|one|a)\s+${things}\b)|^\W{0,8}no\s+${things}\b|nothing\s+(?:fits|qualifies|matches|satisfies|meets|of\s+(?:the|this)\s+(?:sort|kind))\b|(?:set|list|collection)\b[^\n.()]{0,40}\bis\s+empty\b`,
  'gmu',
)

/** `Every fact can be reached`: where something unreachable is asked for, this states that there is none. */
const universal = new RegExp(
  [
    String.raw`\b(?:(?:all|every|each|any)\b(?:\s+(?:single|one\s+of\s+the|of\s+the|well-typed|other))?[^\n.()?]{0,40}\b(?:actions?|facts?|propositions?|steps?|everything|of\s+them|atoms?)\b[^\n.()?]{0,60}\b(?:can|could|is|are|becomes?)\b[^\n.()?]{0,60}\b(?:reach\w*|applica\w*|applied|achiev\w*|attain\w*|holds?|possib\w*|happen\w*|occur\w*|true|execut\w*|valid)|(?:everything)\s+(?:can\s+be|is)\s+(?:reach\w*|applica\w*|possib\w*|achiev\w*))`,
    String.raw`\b(?:you|we|one)\s+can\s+(?:eventually\s+|always\s+)?(?:reach|achieve|attain|apply|execute)\s+(?:all|every|any|each)\b`,
    String.raw`\b(?:nothing|zero\s+${things})\s+(?:is|are)\s+(?:unreachable|inapplicable|impossible|unattainable)\b`,
  ].join('|'),
  'gmu',
)

const endOfClause = String.raw`(?=["'*_\x60)\]]{0,4}(?:$|[.,;!\n]))`
const furtherWeak = new RegExp(
  [
    String.raw`\bsuch\s+(?:an?\s+)?${things}\s+(?:do(?:es)?\s+not|do(?:es)?n't|cannot|can't)\s+exist\b`,
    String.raw`\bthere\s+(?:isn't|aren't|is\s+not|are\s+not)\s+(?:any|one|a\s+single\s+one)${endOfClause}`,
    String.raw`^\W{0,8}not\s+(?:a\s+single\s+)?one${endOfClause}`,
  ].join('|'),
  'gmu',
)

/** `All can be reached except …`: then there is one. */
export const exception = /^[^.\n]{0,40}\b(?:except|but|apart from|other than|save for|until|up to)\b/

/** `None of the facts except (a b)`: then there is one, which is written out. */
const named =
  /^(?:[^.;\n]{0,40}\b(?:except|apart from|aside from|other than|save for|besides)(?:\s(?:for|the|that|only|maybe|fact|action|proposition)){0,3}|(?:\sof\s(?:the|these|those|them)(?:\s[a-z]{1,14}){0,2})?\sbut)\s["'*_\x60]{0,4}\(/

export interface NoneFound extends Span {
  /** It counts only where no item is given. */
  readonly weak: boolean
}

/** `[]` as a whole answer, `The answer is []`. The brackets are searched for first: what must be before takes long to look back for. */
const emptyList =
  /(?=\[\s{0,9}\]|\{\s{0,9}\})(?<=(?:^|\n|\b(?:answer|list|set|result|solution)\b(?:\s(?:is|are|(?:would|should) be))?[^\n\p{L}]{0,8}|\b(?:return|output|answer)\b[^\n\p{L}]{0,4})["'*_\x60\s]{0,6})(?:\[\s{0,9}\]|\{\s{0,9}\})(?=["'*_\x60.\s]{0,6}(?:$|\n))/gu

/** `an action or None`, `either None or an action`: what can be answered. */
const offered = /(?:[a-z]\s(?:or|and\/or)|\beither)\s["'*_\x60]{0,3}$/
/** `None is wrong`: a judgement on that answer. */
const refused =
  /^["'*_\x60]{0,3}\s(?:is|was|would be)\s(?:(?:certainly|clearly|definitely|simply) )?(?:wrong|incorrect|false|not (?:right|correct|the answer|true|an option))\b|^["'*_\x60]{1,3}\s(?:does not|doesn't|cannot|can't) (?:apply|fit|hold|work|be)\b/

/**
 * The places that state it, in order, none in another; not where only the task is spoken of. With `reached`, statements
 * that everything can be reached count, too.
 */
export function nonesOf({ low, sentences }: Doc, reached: 'reached' | undefined = undefined): NoneFound[] {
  return scanNone(low, reached !== undefined).filter(one => {
    const sentence = sentences[spanAt(sentences, one.from)]
    if (offered.test(low.slice(Math.max(0, one.from - 24), one.from))) return false
    if (refused.test(low.slice(one.to, one.to + 40))) return false
    return (
      sentence === undefined || !(one.weak ? /^(?:task|open|asked)$/ : /^(?:task|open)$/).test(moodOf(low, sentence))
    )
  })
}

/** In other languages, alone on its line or after a label. */
const foreign = new RegExp(String.raw`${noneWords}(?=["'*_\x60)\]}.!\s]*(?:$|\n)|\s?[:,;—–]\s)`, 'gu')
const noSuch = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${noSuchThing})`, 'gu')
const foreignLead = new RegExp(
  String.raw`(?:(?:^|\n|[:：])|${answerWords}(?:[\s"'*_\x60]{0,3}[:：]|${isWords}))[\s"'*_\x60([{]{0,6}$`,
  'u',
)

function scanNone(low: string, withUniversal: boolean): NoneFound[] {
  const found: NoneFound[] = []
  for (const [pattern, isWeak] of [
    [strong, false],
    [emptyList, false],
    [weak, true],
    [furtherWeak, true],
    ...(withUniversal ? ([[universal, true]] as const) : []),
  ] as const)
    for (const match of low.matchAll(pattern))
      found.push({ from: match.index, to: match.index + match[0].length, weak: isWeak })
  for (const match of low.matchAll(foreign))
    if (foreignLead.test(low.slice(Math.max(0, match.index - 40), match.index)))
      found.push({ from: match.index, to: match.index + match[0].length, weak: false })
  if (
    /[^\n\x20-\x7f]/.test(low) ||
    /\b(?:es gibt|gibt es|non esiste|no (?:existe|hay)|er (?:is|bestaat)|alle|il n'existe|il n'y a|n'existe)\b/.test(
      low,
    )
  )
    for (const match of low.matchAll(noSuch))
      found.push({ from: match.index, to: match.index + match[0].length, weak: true })
  const open = found.filter(
    one => !(one.weak ? exception : named).test(low.slice(one.to, one.to + 80).slice(0, one.weak ? 60 : 80)),
  )
  open.sort((a, b) => a.from - b.from || Number(a.weak) - Number(b.weak))
  const apart: NoneFound[] = []
  for (const one of open) {
    const last = apart.at(-1)
    if (last !== undefined && one.from < last.to) {
      // "There are none": the plain word in it is the firmer.
      if (last.weak && !one.weak) apart[apart.length - 1] = { ...last, to: Math.max(last.to, one.to), weak: false }
      continue
    }
    apart.push(one)
  }
  return apart
}
