// The target of an open question, parsed from its words: these take precedence over the target recorded in a receipt.

import { askedOf } from '#questions/benchmarks/asking'
import type { Asked, Question } from '#questions/kinds/question'

export interface AskedAgain {
  readonly question: Question
  /** The words were not understood, so that the action or the steps are those of the receipt. */
  readonly isTaken: boolean
  /** The receipt accepts more than the words are known to: predicates without facts, places of goal objects. */
  readonly isLoosened: boolean
}

/** The question as its words ask it; records of files are read by their families alone. */
export function askedAgain(question: Question): AskedAgain {
  const { asked, ...bare } = question
  if (!asked || question.origin.from !== 'own' || question.judged === null)
    return { question, isTaken: false, isLoosened: false }
  const outcome = askedOf(bare)
  const found = outcome.kind === 'asked' ? outcome.asked : undefined
  return {
    question: found === undefined ? question : { ...question, asked: { ...loose(asked), ...found } },
    isTaken: found === undefined && (asked.action ?? asked.sequence ?? asked.plan) !== undefined,
    isLoosened:
      (asked.placeholder === true && found?.placeholder !== true) ||
      (asked.hidden ?? []).some(name => !found?.hidden?.includes(name)),
  }
}

const loose = ({ placeholder, hidden }: Asked): Omit<Asked, 'kind'> => ({
  ...(placeholder === undefined ? {} : { placeholder }),
  ...(hidden === undefined ? {} : { hidden }),
})
