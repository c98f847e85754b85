// Yes, no, or the letter of an option as the answer.

import { chooseOne } from './choose'
import { choiceMentions, yesNoMentions } from './closed-mentions'
import { lastLeft, unnamed } from './elimination'
import { docOf } from './lines'
import { placedOf } from './mention'
import { optionMeaning, type Reader, type Sought } from './sought'
import { statementMentions } from './statements'
import { stepBound, withStepBound } from './step-bounds'

/** `Yes, if it were open`: true of another state. */
const ifItWere = /^["'*_\x60]{0,3},? (?:but )?(?:only )?if\b[^.!?;:\n]*\b(?:were|had been)\b/

const readYesNo: Reader = (text, hints, sought) => {
  const doc = docOf(text, hints.prompt)
  const found = [...yesNoMentions(doc), ...statementMentions(doc, sought)]
    .filter(({ to }) => !ifItWere.test(doc.low.slice(to, to + 160)))
    .sort((a, b) => a.from - b.from)
  const bound = stepBound(hints.prompt)
  const all = bound === undefined ? found : withStepBound(doc, found, bound)
  const apart = all.filter((one, i) => i === 0 || one.from >= all[i - 1]!.to)
  return chooseOne(doc, apart, sought)
}

/** The letter that the response gives, or the only letter that it does not exclude. */
const readLetter: Reader = (text, { choices, prompt }, sought) => {
  const doc = docOf(text, prompt)
  const mentions = choiceMentions(doc, choices)
  const left = unnamed(doc.low, mentions, choices?.label)
  if (left.answer !== null) return left
  const chosen = chooseOne(doc, mentions, sought)
  if (chosen.answer !== null || chosen.doubt !== null) return chosen
  return lastLeft(placedOf(doc, mentions, sought.meaning), choices?.label)
}

export const yesNoSought: Sought = { shape: { form: 'yes-no' }, reader: readYesNo, meaning: { properties: {} } }

export const choiceSought: Sought = {
  shape: { form: 'choice' },
  reader: readLetter,
  labels:
    '(?<!\\b(?:second|other|alternative|next|wrong|incorrect|rejected|worst)[ _-])(?:correct[ _]|right[ _]|best[ _]|final[ _]|my[ _])?(?:option|choice|letter|selection|pick)',
  meaning: optionMeaning,
}
