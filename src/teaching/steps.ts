// The steps that a question gives, whatever its format.

import { givenSteps, type Question } from '#questions/kinds/question'

/** Undefined if there are none. */
export function stepsOf({ asked, statements }: Question): readonly string[] | undefined {
  const given = givenSteps(asked)
  if (given !== undefined) return given
  const [first] = statements ?? []
  if (first?.kind === 'sequence')
    return first.entries.map(entry => (entry.kind === 'action' ? entry.action : entry.phrase))
  return first !== undefined && 'plan' in first ? first.plan : undefined
}
