// Whether a response calls a given plan valid: the words that state it, with what denies, asks or retracts them.

import type { Span } from '#base/text'
import { isConditional, isUnreal, moodOf } from '../discourse/moods'
import { planWords } from '../discourse/languages'
import { anyPhrase, phrasesIn } from '../discourse/tongue-phrases'
import { type Doc, spanAt } from '../lines'
import { revises } from './plan-cues'

export interface Called extends Span {
  readonly valid: boolean
}

const sources = (words: 'plan' | 'valid' | 'invalid'): string => anyPhrase(planWords[words].split('|'))
const [foreignPlan, foreignValid, foreignInvalid] = [sources('plan'), sources('valid'), sources('invalid')]
const foreignWait = anyPhrase(phrasesIn('wait'))

const isField = String.raw`["'*_\x60\s]{0,6}[:=?|]["'*_\x60\s|]{0,6}(?:yes|no|true|false)\b`
const foreignIf = /(?<!\p{L})(?:se|si|ob|wenn|falls|als|если|ли|eğer|إذا)(?!\p{L})[^.\n]{0,30}$|是否|如果/iu

const says = new RegExp(
  [
    String.raw`\b(?:plan|sequence|it|this|above|verdict|answer|result|verification)\b[^.,\n:]{0,30}?(?:\bis\b|\bwas\b|\bremains\b|:|=|(?:is|was)n't|\bnot\b|\bappears to be\b|\bseems to be\b)[\s"'*_\x60]{0,4}(?:therefore |thus |indeed |also |actually |a |an |not |never |completely |entirely |fully )*["'*_\x60]{0,3}(in)?(?:valid|correct|executable)\b(?!${isField})`,
    String.raw`\b(?:not |never )?(?:a |an )?(in)?valid plan\b`,
    String.raw`\b(?:nothing|no (?:problem|error|fault|flaw|mistake|issue|violation)s?)\b[^.\n]{0,16}\b(?:wrong|invalid|incorrect|with|in|about)\b[^.\n]{0,16}\b(?:plan|sequence)\b`,
    String.raw`\bplan\b[^.\n]{0,20}\b(?:fails?|does not work|doesn't work|will not work|won't work|cannot be executed|can't be executed|is not executable|breaks|is (?:flawed|wrong|broken)|does not (?:reach|achieve|satisfy)|doesn't (?:reach|achieve|satisfy))\b`,
    String.raw`\bplan\b[^.\n]{0,20}\b(?:works|succeeds|reaches the goal|achieves the goal|is (?:sound|fine|executable))\b`,
    String.raw`\b(?:it|plan|sequence)\b[^.\n]{0,24}\b(?:does not|doesn't|fails to) (?:reach|achieve|satisfy|meet)\b[^.\n]{0,24}\bgoals?\b`,
    String.raw`\b(?:hence|thus|therefore|consequently),? (?:it is |it's )?(?:not )?(in)?valid\b`,
    String.raw`\bplan\b[^.\n]{0,20}\b(?:passes|does(?: not|n't) pass|fails) (?:the )?(?:verification|validation|check|test)s?\b`,
    String.raw`["'](?:is_)?(?:plan_)?(in)?valid(?:ity)?["']\s{0,3}:\s{0,3}["']?(?:true|false|yes|no)\b`,
    String.raw`(?:${foreignPlan})[^.!?。！？\n]{0,40}?(?:${foreignInvalid}|${foreignValid})`,
    String.raw`(?:(?<=^|\n)|\b(?:is )?(?:the |this )?(?:plan|verdict|sequence) )["'*_\x60#>|\s-]{0,6}(?:is |is the plan |is_|plan_)?(in)?(?:valid(?:ity)?|executable|correct)\s?(?:plan)?(?:\([^()\n]{0,20}\))?["'*_\x60\s]{0,4}[:=?|]["'*_\x60\s|]{0,6}(?:yes|no|true|false)\b`,
    String.raw`(?:^|\n|[.!?:;,]\s(?=(?:(?:so|hence|thus|therefore|overall|verdict|answer|conclusion|result)\b[\s,:]{0,3})*(?:not |in)?valid[.!]?(?:\s|$)))[\s"'*_\x60#>$|-]{0,6}(?:\\boxed\s?\{[\s{]{0,12})?(?:(?:so|hence|thus|therefore|overall|final|verdict|answer|verification|conclusion|result)[\s"'*_\x60:,|–—-]{0,6}){0,2}(?:not )?(in)?valid\b(?! plan|${isField})`,
  ].join('|'),
  'giu',
)
const fails = /\b(?:fails?|not work|n't work|cannot|can't|breaks|flawed|wrong|broken|does not|doesn't)\b/i
const lacksGoal =
  /^[^.\n]{0,40}\b(?:but|however|yet|though)\b[^.\n]{0,60}(?:\b(?:not|never|fails?)\b|n't\b)[^.\n]{0,60}\bgoals?\b|^[^.\n]{0,40}\b(?:but|however|yet|though)\b[^.\n]{0,60}\bgoals?\b[^.\n]{0,60}(?:\b(?:not|never|fails?|unmet)\b|n't\b)/i
const hedges =
  /\b(?:whether|(?:first|initially|originally) (?:thought|assumed|believed)|had (?:thought|assumed|believed)|(?:might|may|could) (?:think|seem|appear|look|believe|assume|be tempted)|at first|seems?|appears?|if|check|verify|determine|assess|see|suppose|assume|would be|were|to be|could be|might be|may be|make|for)\b(?:(?!\b(?:so|but|hence|thus|therefore)\b)[^.\n]){0,40}$/i
/** Only some of the plan is spoken of. */
const partly =
  /^[^.\n]{0,3} (?:up to|until|till|through|except|only|for the first|as far as|apart from|in the (?:first|beginning))\b/i
const denies =
  /\b(?:not true|not the case|untrue|false|wrong|incorrect|mistaken|not correct|no way) (?:that|to (?:say|claim)(?: that)?)\b[^.,;\n]{0,20}$/i

const isForeign = new RegExp(String.raw`^(?:${foreignPlan})[^.!?。！？\n]*(?:${foreignInvalid}|${foreignValid})$`, 'iu')
const endsInvalid = new RegExp(String.raw`(?:${foreignInvalid})$`, 'iu')
const foreignNot =
  /(?<!\p{L})(?:nicht|keineswegs|keinesfalls|kein|no es|no está|pas|n'est|non è|não é|niet|geen|не|değil|ليس)(?!\p{L})|不是|并非|ではありません|ではない|아닙니다/iu

/** All such words, in order. */
export function calledIn(doc: Doc, from: number, to: number): Called[] {
  const { text } = doc
  const found: Called[] = []
  says.lastIndex = from
  for (let match = says.exec(text); match !== null && match.index < to; match = says.exec(text)) {
    const words = match[0]
    const before = text.slice(Math.max(from, match.index - 60), match.index)
    if (hedges.test(before) || /\?\s*$/.test(text.slice(match.index + words.length, match.index + words.length + 3)))
      continue
    const span = { from: match.index + (words.length - words.trimStart().length), to: match.index + words.length }
    const field = /[:=?|]["'*_\x60\s|]{0,6}(yes|no|true|false)$/i.exec(words)?.[1]?.toLowerCase()
    if (partly.test(text.slice(span.to, span.to + 40)) || (field === undefined && !isAsserted(doc, span))) continue
    if (foreignIf.test(before) || /是否|かどうか/.test(words)) continue
    const denied = (words.match(/\b(?:not|never)\b|n't\b/gi) ?? []).length % 2 === 1
    const negative = /\bin(?:valid|correct)\b/i.test(words)
    // `The plan is executable, but does not reach the goal.`
    const lacks =
      /\b(?:executable|works|fine|sound)$/i.test(words) &&
      lacksGoal.test(text.slice(match.index + words.length, match.index + words.length + 160))
    const fault = (!/valid|correct/i.test(words) && fails.test(words)) || lacks
    const valid = /^(?:nothing|no )/i.test(words)
      ? true
      : isForeign.test(words)
        ? endsInvalid.test(words) === (denied || foreignNot.test(words))
        : fault || /: ?false$/i.test(words)
          ? false
          : field !== undefined
            ? /yes|true/.test(field) !== negative
            : negative
              ? denied
              : !denied
    found.push({ valid: denies.test(before) ? !valid : valid, ...span })
  }
  return found.length > 0 ? found : impliedIn(doc, from, to)
}

const clauseCuts = ['; ', ', so ', ', but ', ', hence ', ', thus ']
/** Characters before a verdict in which its clause begins. */
const MAX_CLAUSE = 600

/** Is it stated, and neither asked, nor a condition, nor a rule? */
function isAsserted({ low, sentences }: Doc, span: Span): boolean {
  const sentence = sentences[spanAt(sentences, span.from)] ?? span
  if (moodOf(low, sentence) === 'asked' || isUnreal(low, sentence)) return false
  const near = Math.max(sentence.from, span.from - MAX_CLAUSE)
  const words = low.slice(near, span.from + 8)
  const clause = near + Math.max(0, ...clauseCuts.map(cut => words.lastIndexOf(cut, span.from - near) + 1))
  return !isConditional(low, span, clause) && !/\bwould\b[^.;,]{0,20}$/.test(low.slice(clause, span.from))
}

const firstWord = /^[\s"'*_\x60#>]{0,8}(yes|no)\b(?=["'*_\x60]{0,3}(?:[.,:;!\n–—-]|$))/
const unmet =
  /\b(?:(?:steps?|actions?|moves?) [^.;\n]{0,100}\b(?:cannot|can't|can not|is not|isn't|are not|could not|couldn't) (?:be )?(?:executed?|applied|performed|possible|applicable|executable|carried out|done|allowed)|(?:pre-?conditions?|goals?)\b[^.;\n]{0,60}\b(?:not|never|un(?:met|satisfied|fulfilled))\b|(?:goals?|goal (?:state|conditions?)) (?:is|are) (?:missed|violated|unmet)|unmet (?:pre-?condition|goal)|(?:does not|doesn't|fails to|never) (?:reach|achieve|satisfy|meet)\w*\b[^.;\n]{0,24}\bgoal)/
const reached =
  /\b(?:goals?|goal (?:state|conditions?))\b[^.;\n]{0,40}\b(?:is|are|was|were|gets?|has been|have been|becomes?)\b(?! not| never)[^.;\n]{0,20}\b(?:reached|achieved|satisfied|met|fulfilled|true|attained)\b|\b(?:goals?|goal (?:state|conditions?))\b[^.;\n]{0,12}(?<!not )\bholds?\b|\b(?:reaches|achieves|satisfies|attains) (?:the |all |every |its )?(?:\w+ )?goals?\b/

/** A text without a verdict that answers yes or no, or states what makes a plan valid or not. */
function impliedIn(doc: Doc, from: number, to: number): Called[] {
  const { low, sentences, cut } = doc
  const first = firstWord.exec(low.slice(from, to))
  if (first !== null) return [{ valid: first[1] === 'yes', from, to: from + first[0].length }]
  const stated = (pattern: RegExp): Called[] =>
    sentences.flatMap(sentence => {
      if (sentence.from >= to) return []
      const match = pattern.exec(low.slice(sentence.from, Math.min(sentence.to, sentence.from + 600)))
      if (match === null) return []
      const start = sentence.from + match.index
      const span = { from: start, to: start + match[0].length }
      return isAsserted(doc, span) && moodOf(low, sentence) !== 'task' ? [{ valid: pattern === reached, ...span }] : []
    })
  const faults = stated(unmet)
  return faults.length > 0 || cut !== 'no' ? faults.slice(-1) : stated(reached).slice(-1)
}

export interface Verdict {
  readonly called: Called | null
  /** Both are stated, and nothing takes one back. */
  readonly torn: boolean
}

const again = new RegExp(
  String.raw`\b(?:edit|update|overlooked|i missed|on (?:closer|second|reflection|re)|looking (?:again|closer)|re-?check\w*|after all)\b|${foreignWait}`,
  'iu',
)

/** The decisive verdict: a later one wins if the earlier one is retracted. */
export function verdictOf(text: string, all: readonly Called[]): Verdict {
  let called = all[0] ?? null
  let torn = false
  for (let i = 1; i < all.length; i++) {
    const one = all[i]!
    if (one.valid === called!.valid) continue
    const between = text.slice(all[i - 1]!.to, one.from)
    if (
      revises.test(between) ||
      again.test(between) ||
      /\b(?:therefore|thus|hence|so|conclusion|final|verdict|overall|in summary)\b/i.test(between.slice(-120))
    ) {
      called = one
      torn = false
    } else torn = true
  }
  return { called, torn }
}
