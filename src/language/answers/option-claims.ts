// Options that are claims about a sequence ("is a plan", "is not applicable"), if a response makes one in its own words.

import { isConditional, moodOf } from './discourse/moods'
import { type Doc, spanAt } from './lines'
import type { Mention } from './mention'
import type { Hints } from './names'

type Claim = 'plan' | 'inapplicable' | 'invalid' | 'misses'

/** What an option claims, by its words. */
const optionClaims: readonly (readonly [Claim, RegExp])[] = [
  ['misses', /\bapplicable\b.*\b(?:not|n't|fails?)\b.*\bgoal\b/],
  ['inapplicable', /\b(?:not applicable|inapplicable)\b/],
  ['invalid', /\b(?:not valid|invalid)\b/],
  ['plan', /\bis a (?:valid )?plan\b/],
]

const subject = String.raw`\b(?:it|this|that|which|(?:the |this |our |given |whole ){1,3}(?:action )?(?:sequence|plan|list|series))`
const adverb = String.raw`(?:(?:therefore|thus|hence|indeed|in fact|actually|clearly|so|then|now|really) ){0,2}`
const missed = String.raw`(?:(?:does not|doesn't|do not|don't|fails to|will not|won't|without|never|cannot) (?:\w+ly )?(?:achiev|reach|satisf|attain|fulfil|meet|get to)\w*|misses|falls short of)[^.;\n]{0,24}\bgoals?|\bgoals?\b(?: \w+){0,2} (?:(?:is|are|does|do)(?:n't| not| never) (?:achieved|reached|satisfied|met|attained|fulfilled|true|hold)|(?:is|are|remains?|stays?) (?:un(?:achieved|reached|satisfied|met|attained|fulfilled)|false|open))|\bgoals?(?: \w+)? ?[:=]\s?(?:no|false|n)\b`
/** How responses make the claims. */
const claims: readonly (readonly [Claim, RegExp])[] = [
  [
    'plan',
    new RegExp(
      String.raw`${subject} (?:is|forms|constitutes|makes|remains) ${adverb}(?:an? )(?:(?:valid|correct|complete|proper|working) ){0,2}plan\b|(?:ist ein|es un|est un|è un|é um|is een) (?:(?:gültiger|válido|valido|valide|geldig) )?(?:plan|piano|plano)(?:\s(?:válido|valido|valide))?(?![\p{L}])|является планом|是一个(?:有效的?)?(?:计划|规划|方案)`,
      'gu',
    ),
  ],
  ['misses', new RegExp(missed, 'g')],
  [
    'inapplicable',
    new RegExp(
      String.raw`${subject} (?:is ${adverb}(?:not (?:applicable|executable)|inapplicable)|cannot ${adverb}be (?:applied|executed|carried out))`,
      'g',
    ),
  ],
]
const concluding = /\b(?:so|therefore|thus|hence|i\.e|in conclusion|overall|that is|means|consequently)\b[^.;\n]{0,60}$/

/** Claims of the response's own that are those of an option, as mentions of its letter. */
export function claimMentions({ low, sentences }: Doc, choices: Hints['choices']): Mention[] {
  if (choices === undefined) return []
  const labels = new Map<Claim, string>()
  for (const [i, text] of choices.text.entries()) {
    const claim = optionClaims.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0]
    if (claim !== undefined && !labels.has(claim)) labels.set(claim, choices.label[i]!)
  }
  if (labels.size < 3) return []
  const found: Mention[] = []
  for (const [claim, pattern] of claims)
    for (const match of low.matchAll(pattern)) {
      const span = { from: match.index, to: match.index + match[0].length }
      const sentence = sentences[spanAt(sentences, span.from)] ?? span
      const label = labels.get(claim)
      if (label === undefined || isConditional(low, span, sentence.from)) continue
      if (moodOf(low, sentence) !== 'asserted') continue
      const before = low.slice(Math.max(sentence.from, span.from - 120), span.to)
      const isFirm = concluding.test(before)
      found.push({
        ...span,
        answer: { kind: 'choice', label, span },
        itemStance: { stance: 'given', strong: true, ...(isFirm ? { concluded: true } : {}) },
        ...(isFirm ? {} : { weak: true }),
      })
    }
  return found
}
