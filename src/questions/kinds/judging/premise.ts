// The verdict if a question's premise is false: “Given the plan …” for a sequence that is not a plan, “after performing
// the action …” for one that is not applicable.

import { type Premise, premiseFault } from '#planning/analysis/premise'
import type { LoadedTask } from '#planning/task/load'
import { executed } from './breaks'
import type { Draft } from './draft'
import { failing, fitting, quoted, stepNamed } from './words'

/** Undefined if the premise is true. */
export function falsePremise(ready: LoadedTask, premise: Premise): Draft | undefined {
  const fault = premiseFault(ready.task, premise)
  if (fault === undefined) return undefined
  const { step, action = '', why, missing } = fault
  const clause = why ?? failing(missing, [], 1)
  const steps = premise.kind === 'plan' ? premise.actions.slice(0, step) : []
  return {
    verdict: 'undecided',
    reason: 'question-defect',
    explanation:
      premise.kind === 'applicable'
        ? fitting(
            `This question has a defect: the action that it gives is not applicable, because ${clause}.`,
            'This question has a defect: the action that it gives is not applicable.',
          )
        : step === undefined
          ? fitting(
              `This question has a defect: the plan that it gives is not a plan, because ${clause} at the end.`,
              'This question has a defect: the plan that it gives does not reach the goal.',
            )
          : fitting(
              `This question has a defect: ${stepNamed(step)} of the plan that it gives, ${quoted(action)}, cannot be executed, because ${clause}.`,
              `This question has a defect: ${stepNamed(step)} of the plan that it gives cannot be executed, because ${clause}.`,
              `This question has a defect: ${stepNamed(step)} of the plan that it gives cannot be executed.`,
            ),
    evidence: steps.length === 0 ? [] : [executed(ready, steps)],
  }
}
