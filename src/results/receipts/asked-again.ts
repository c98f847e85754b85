// Parses the target of an open question from its text, which takes precedence over the target recorded in a receipt.

import { askedOf } from '#questions/benchmarks/asking'
import type { Asked, Question } from '#questions/kinds/question'

export interface AskedAgain {
  readonly question: Question
  /** True if the text was not understood, so the action or steps recorded in the receipt are used. */
  readonly isTaken: boolean
  /**
   * True if the receipt accepts more than can be derived from the text: predicates without facts, interchangeable goal
   * objects.
   */
  readonly isLoosened: boolean
}

/**
 * The question with its target parsed from its text. Records from files are left unchanged, since only their families
 * read them.
 */
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
