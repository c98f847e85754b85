// Solves validation: the first action of a sequence that is not applicable at its position.

import type { LoadedTask } from '#planning/task/load'
import type { ActionExplanation } from '#planning/task/explain'
import { classifyAction } from '#planning/task/universe'
import { validatePlan } from '#planning/task/validate'
import { quoted, stepNamed } from '../judging/words'
import type { Asked } from '../question'
import { firstBreak } from '../solving/first-break'
import { type Solved, solved } from '../solving/solved'
import { capital } from '#base/words'

export interface AskedSequence extends Asked {
  readonly sequence: readonly string[]
}

export interface FirstFailure {
  readonly sequence: readonly string[]
  /** The failing index, from 0; null if every step is applicable, so that no index is right. */
  readonly index: number | null
  /** Why the step fails. */
  readonly reason?: ActionExplanation
}

export const solve = ({ task }: LoadedTask, { sequence }: AskedSequence): Solved<FirstFailure> => {
  const found = firstBreak(task, sequence)
  return solved(found === undefined ? { sequence, index: null } : { sequence, index: found.step, reason: found.reason })
}

/** Why the question cannot be asked of this problem; null if it can. */
export function objection({ domain, problem, task }: LoadedTask, { sequence }: AskedSequence) {
  const unknown = sequence.findIndex(name => classifyAction(domain, problem, name).kind !== 'in-universe')
  if (unknown >= 0)
    return `${capital(stepNamed(unknown))} of the question's sequence, ${quoted(sequence[unknown]!)}, is no longer an action.`
  return validatePlan(task, sequence).valid
    ? 'The question asks which step of its sequence fails, but now none does: it is a plan.'
    : null
}
