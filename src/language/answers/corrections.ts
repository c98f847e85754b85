// What a sentence that corrects the text before it states of effects must be among them.

import type { Item } from './items'
import { type Doc, spansWithin } from './lines'
import type { Choice } from './mention'
import { renderAnswer } from './render-answer'

/** Begins a sentence that corrects. */
export const corrects =
  /^\W*(?:(?:no|oh|hmm+|but|and)\b[\s,.!:…–—-]{1,4}){0,2}(?:correction|corrected|erratum|edit|oops|sorry|actually|wait|my mistake|i was wrong)\b/
const takesOut =
  /\b(?:not?(?! longer)|never|without|instead|than|unchanged|unaffected|stays?|remains?|already|still|remov\w+|delet\w+|drop\w*|omit\w*|forget)\b|n't\b|\?\W*$/

/** No answer, with a doubt, if a correction states a fact that is in neither list. Linear. */
export function withCorrected({ low, raw, sentences }: Doc, items: readonly Item[], choice: Choice): Choice {
  const { answer } = choice
  if (answer?.kind !== 'two-lists') return choice
  const read = new Set([...answer.pos, ...answer.neg].map(({ text }) => text))
  for (const { from, to } of sentences) {
    const words = low.slice(from, to)
    if (!corrects.test(words) || takesOut.test(words)) continue
    if (spansWithin(items, from, to).every(({ text }) => read.has(text))) continue
    return {
      answer: null,
      doubt: {
        text: `The text gives ${renderAnswer(answer)}, and then “${raw.slice(from, to).trim()}”; what this changes could not be read.`,
        others: [answer],
      },
    }
  }
  return choice
}
