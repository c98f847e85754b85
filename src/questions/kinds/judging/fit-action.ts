// Why an action cannot be right, whatever the goal: no action has that name, or it is not applicable.

import { explainAction } from '#planning/task/explain'
import type { LoadedTask } from '#planning/task/load'
import { findAction } from '#planning/task/names'
import { isApplicable } from '#planning/task/step'
import type { ActionId } from '#planning/task/task'
import { classifyAction } from '#planning/task/universe'
import { misfitFinding, misfitMistake } from './misfits'
import { failing, fitting, quoted } from './words'
import type { MistakeCode } from '../mistakes'
import type { Finding } from '../verdict'

export interface Unfit {
  readonly mistake: MistakeCode
  readonly finding: Finding
}

/** The applicable action of this name, or why there is none. */
export function fitAction({ domain, problem, task }: LoadedTask, text: string): { readonly action: ActionId } | Unfit {
  const named = classifyAction(domain, problem, text)
  if (named.kind !== 'in-universe')
    return { mistake: misfitMistake(named), finding: misfitFinding('action', text, named) }
  const action = findAction(task, named.name)
  if (action !== undefined && isApplicable(task, task.initial, action)) return { action }
  const { missing, unknown } = explainAction(task, task.initial, named.name)
  return {
    mistake: 'not-applicable',
    finding: {
      role: 'extra',
      item: named.name,
      text: fitting(
        `${quoted(named.name)} is not applicable in this state: ${failing(missing, unknown)}.`,
        `${quoted(named.name)} is not applicable in this state: ${failing(missing, unknown, 1)}.`,
        `${quoted(named.name)} is not applicable in this state.`,
      ),
    },
  }
}
