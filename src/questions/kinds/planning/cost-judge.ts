// Decides whether a plan is a cheapest one by the problem's costs.

import { exactSum } from '#base/decimal'
import type { Limits } from '#base/limits'
import { costOf, movesOf } from '#planning/search/moves'
import type { LoadedTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { atLimit, type Draft } from '../judging/draft'
import { counted, fitting, grouped } from '../judging/words'
import type { Evidence, Finding } from '../verdict'
import type { FollowedPlan } from './followed-plan'
import { planEvidence } from './plan-evidence'
import { cheapestOf } from './plan-solve'
import { planAtLimit } from '../solving/known-of-cost'
import { boundEvidence } from '../judging/bound-evidence'

/** The verdict on steps that reach the goal. A wrong total in the answer is reported without changing the verdict. */
export function judgeCost(
  ready: LoadedTask,
  followed: FollowedPlan,
  claimed: number | undefined,
  limits: Limits,
): Draft {
  const { task } = ready
  const { taken, steps } = followed
  const cost = exactSum(taken.map(action => task.actionCost[action]!))
  if (Number.isNaN(cost))
    return atLimit('What the plan costs is beyond what is counted exactly, and costs are never rounded.')
  const findings = totalFindings(cost, claimed)
  const cheapest = cheapestOf(ready, limits)
  const { outcome } = cheapest
  if (outcome.kind === 'plan' && outcome.cost === cost)
    return {
      verdict: 'right',
      explanation: fitting(
        `${reaches(steps.length)}, and costs ${grouped(cost)}: no plan is cheaper.`,
        `The plan costs ${grouped(cost)}, and none is cheaper.`,
      ),
      findings,
      evidence: [cheapest.evidence(taken)],
    }
  const cheaper = outcome.kind === 'plan' ? outcome.plan : cheaperPlan(ready, cost, limits)
  if (cheaper === undefined)
    return {
      ...atLimit(
        `The plan reaches the goal and costs ${grouped(cost)}. Whether one is cheaper was not decided: the search stopped at ${counted(limits.maxStates, 'state')}.`,
      ),
      findings,
      evidence: [planEvidence(ready, steps), ...boundEvidence(ready, outcome)],
    }
  const better = costOf(movesOf(task), cheaper)
  const plan = cheaper.map(action => actionName(task, action))
  return {
    verdict: 'wrong',
    mistakes: ['dearer'],
    explanation: `The plan reaches the goal, but costs ${grouped(cost)}; ${outcome.kind === 'plan' ? 'a cheapest plan' : 'another plan'} costs ${grouped(better)}.`,
    findings: [
      {
        role: 'best',
        item: '',
        fix: outcome.kind === 'plan' ? 'A cheapest plan' : 'A cheaper plan',
        text: `${counted(plan.length, 'step')} that cost ${grouped(better)} together.`,
        sequence: plan,
      },
      ...findings,
    ],
    evidence: dearerEvidence(ready, outcome.kind === 'plan' ? cheapest.evidence() : undefined, plan),
  }
}

/** Evidence of a checked bound, or else the cheaper plan itself, which is sufficient. */
const dearerEvidence = (ready: LoadedTask, optimal: Evidence | undefined, plan: readonly string[]): Evidence[] => [
  optimal?.checked === true ? optimal : planEvidence(ready, plan),
]

/** A plan that costs less; undefined if none was found. */
function cheaperPlan({ task }: LoadedTask, cost: number, limits: Limits): readonly ActionId[] | undefined {
  const found = planAtLimit(task, limits)
  return found !== undefined && costOf(movesOf(task), found) < cost ? found : undefined
}
const reaches = (steps: number): string =>
  steps === 0
    ? 'The goal holds already; the empty plan is right'
    : `The plan reaches the goal in ${counted(steps, 'step')}`

/** A finding if the total in the answer differs from the cost of its steps. */
const totalFindings = (cost: number, claimed: number | undefined): Finding[] =>
  claimed === undefined || claimed === cost
    ? []
    : [
        {
          role: 'note',
          item: '',
          text: `The answer says that its plan takes ${grouped(claimed)} in all; by the stated costs it takes ${grouped(cost)}. That does not change the verdict.`,
        },
      ]
