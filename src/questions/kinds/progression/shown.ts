// Checks the changes of an action using only the checker.

import type { Answer } from '#language/answers/reading'
import type { CheckerSteps } from '#planning/certificates/steps'
import { type Accepted, bySteps, sameSet, type Conclusion, textsOf, unfit } from '../showing/shown'
import type { AskedAction } from './solve'

/** Executes the action by the checker's own steps; an inapplicable action changes nothing. */
export function shown(
  { action }: AskedAction,
  answer: Answer,
  _accepted: readonly Accepted[],
  steps: CheckerSteps,
): Conclusion {
  if (answer.kind !== 'two-lists') return unfit
  const before = steps.follow([]).end
  const { end } = steps.follow([action])
  const gained = new Set([...end].filter(fact => !before.has(fact)))
  const lost = new Set([...before].filter(fact => !end.has(fact)))
  return bySteps(
    sameSet(new Set(textsOf(answer.pos)), gained) && sameSet(new Set(textsOf(answer.neg)), lost),
    `The checker took \`${action}\` itself, and compared what changed with the answer.`,
  )
}
