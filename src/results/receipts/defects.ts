// Whether a question has a defect, as far as the checker can decide: a false premise, several true choices, or no true
// choice.

import type { CheckerSteps } from '#planning/certificates/steps'
import type { Question, ParsedContext } from '#questions/kinds/question'
import { defectShown, type ShownBy } from '#questions/kinds/showing/options'

/**
 * One sentence; undefined if no defect is shown. `most`: the problem that contains every fact the question's English
 * leaves open.
 */
export function shownDefect(
  { statements = [], parsedContext }: Question,
  by: ShownBy,
  most: ShownBy | undefined,
): string | undefined {
  const premise = parsedContext?.premise
  if (premise !== undefined && !isSo(premise, (most ?? by).steps))
    return premise.kind === 'plan'
      ? 'The checker takes the steps that the question gives as a plan, and finds that they are no plan.'
      : 'The checker finds that the action that the question gives as performed is not applicable.'
  switch (defectShown(statements, by, most)) {
    case 'several':
      return 'Several of the choices are shown to be right.'
    case 'none':
      return 'All of the choices are shown not to be true.'
    default:
      return undefined
  }
}

function isSo(premise: NonNullable<ParsedContext['premise']>, steps: CheckerSteps): boolean {
  const names = premise.kind === 'plan' ? premise.actions : [premise.action]
  const { taken, isGoal } = steps.follow(names)
  return taken === names.length && (isGoal || premise.kind !== 'plan')
}
