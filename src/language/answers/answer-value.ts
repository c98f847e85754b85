// An answer as plain data, in the form that the official reader returns.

import { type Answer, itemsOfPlan } from './reading'

/** `None`, a text, a list of texts, or two lists: what becomes true, what becomes false. An index is a text. */
export type AnswerValue = string | string[] | string[][]

export function answerValue(answer: Answer): AnswerValue {
  const texts = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text)
  switch (answer.kind) {
    case 'none':
      return 'None'
    case 'item':
      return answer.item.text
    case 'list':
      return texts(answer.items)
    case 'two-lists':
      return [texts(answer.pos), texts(answer.neg)]
    case 'verification':
      return [
        [answer.valid ? 'valid' : 'invalid', answer.failure ?? '', answer.step === null ? '' : String(answer.step)],
        texts(itemsOfPlan(answer)),
      ]
    case 'problem':
      return answer.text
    case 'index':
      return String(answer.index)
    case 'yes-no':
      return answer.yes ? 'yes' : 'no'
    case 'choice':
      return answer.label
    default:
      return answer satisfies never
  }
}
