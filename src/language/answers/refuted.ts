// A name as the answer that what follows calls wrong without naming it: `My pick is reachable, then.`

import { statedBehind } from './anaphora'
import { moodOf } from './discourse/moods'
import { type Doc, spanAt } from './lines'
import type { Choice } from './mention'
import { renderAnswer } from './render-answer'
import type { Span } from '#base/text'
import type { WordMeaning } from './worth'

/** The response's own answer, as the subject of a sentence. */
const ownAnswer =
  /\b(?:my|our) (?:\w+ )?(?:pick|choice|candidate|answer|guess|selection|suggestion|proposal|proposition|fact|action)(?: above)?(?= |'s\b)|\bthe (?:proposition|fact|action|move|one|candidate) (?:that )?(?:i|we) (?:\w+ )?(?:picked|chose|named|gave|selected|proposed|suggested|took)(?= |'s\b)/g
/** `Verify: that requires (c d) later, …` */
const pronoun =
  /^\W*(?:[a-z]+(?: [a-z]+){0,2}: |(?:but|however|yet|hmm+|well|though|still)\b[\s,.…]{1,3})?(?:that|this|it|which|doing (?:so|that|this|it))\b/
/** `…, so it is not good` */
const verdict =
  /\b(?:so|hence|thus|therefore|consequently|which means|meaning|and)\b,? (?:that )?(?:it|that|this)(?=\s|'s\b)/g
const supposes = /^\W*(?:but )?(?:if|unless|suppos\w+|were|had)\b/
const LOOKED_AT = 400

/** No answer, with a doubt, if a later sentence states of the answer what the wanted one is not. Linear. */
export function unrefuted(doc: Doc, items: readonly Span[], meaning: WordMeaning, choice: Choice): Choice {
  const { answer } = choice
  if (answer?.kind !== 'item') return choice
  const { low, sentences } = doc
  const { span } = answer.item
  for (const sentence of sentences.slice(spanAt(sentences, span.from))) {
    const to = Math.min(sentence.to, sentence.from + LOOKED_AT)
    const words = low.slice(sentence.from, to)
    if (supposes.test(words) || moodOf(low, sentence) === 'asked') continue
    const last = items[spanAt(items, sentence.from) - 1]
    const isMeant = span.from >= sentence.from || span.from === last?.from
    const subjects = [...words.matchAll(ownAnswer), ...(isMeant && pronoun.test(words) ? words.matchAll(verdict) : [])]
    const isRefuted = subjects.some(({ 0: subject, index }) => {
      const at = index + subject.length
      const rest = `it${words.slice(at).replace(/^'s\b/, ' is')}`
      return sentence.from + at > span.to && statedBehind(rest, 2, rest.length, meaning) === 'deny'
    })
    if (isRefuted)
      return {
        answer: null,
        doubt: {
          text: `The text gives ${renderAnswer(answer)}, and then “${doc.raw.slice(sentence.from, to).trim()}”, which speaks against it.`,
          others: [answer],
        },
      }
  }
  return choice
}
