// The claim that a plan is cheapest, with the best evidence that there is room for.

import type { Claim } from '../certificates/certificate'
import type { ActionId, Task } from '../task/task'
import { evidenceFor, type Limits } from './draft'
import type { ReadyProblem } from './prepared'
import type { Evidence } from './verdict'

/** That no plan from the task's initial state (`from` in names, where it is not the problem's own) is cheaper. */
export function optimalEvidence(
  ready: ReadyProblem,
  _task: Task,
  found: { readonly plan: readonly ActionId[]; readonly cost: number },
  from: readonly string[] | undefined,
  _limits: Limits,
): Evidence {
  const claim: Claim = {
    kind: 'optimal',
    cost: found.cost,
    ...(from === undefined ? {} : { from }),
  }
  return evidenceFor(ready, claim, { kind: 're-searched', method: 'optimal search' })
}
