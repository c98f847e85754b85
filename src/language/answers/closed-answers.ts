// Yes, no, or the letter of an option as the answer.

import { chooseOne } from './choose'
import { choiceMentions, yesNoMentions } from './closed-mentions'
import { lastLeft, unnamed } from './elimination'
import { docOf } from './lines'
import { placedOf } from './mention'
import { optionMeaning, type Reader, type Sought } from './sought'
import { statementMentions } from './statements'

const readYesNo: Reader = (text, hints, sought) => {
  const doc = docOf(text, hints.prompt)
  const all = [...yesNoMentions(doc), ...statementMentions(doc, sought)].sort((a, b) => a.from - b.from)
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
