// Which action leads towards the goal? Right: an applicable one after which the cheapest plan costs less by
// just what the action costs.

import { decideReachable } from '../analysis/reachable'
import { withInitial } from '../task/derive'
import { explainAction } from '../task/explain'
import { actionName, findAction, stateFacts } from '../task/names'
import { isApplicable, progress } from '../task/step'
import type { ActionId } from '../task/task'
import { classifyAction } from '../task/universe'
import { failing } from './applicability'
import { atLimit, type Draft, evidenceFor, type Limits } from './draft'
import { type GoalCost, GoalCosts } from '../analysis/goal-cost'
import { withoutPlan } from './landmark'
import { misfitFinding } from './misfits'
import type { ReadyProblem } from './prepared'
import { optimalEvidence } from './optimal-evidence'
import { within } from './unreachable'
import type { Evidence, Finding } from './verdict'
import { counted, listedNames, quoted } from './words'

type Reached = Extract<GoalCost, { kind: 'plan' }>

/** Judges one action; null: the answer says that there is none. */
export function judgeNextAction(ready: ReadyProblem, text: string | null, limits: Limits): Draft {
  const { task } = ready
  const costs = new GoalCosts(task, limits)
  const before = costs.from(task.initial)
  if (before.kind === 'no-plan') return noPlan(ready, limits)
  if (before.kind === 'stopped')
    return atLimit(
      `The cost of a cheapest plan from this state is not known: the search stopped at its limit of ${limits.maxStates} states.`,
    )
  const judged = new Judged(ready, costs, before, limits)
  if (before.plan.length === 0)
    return judged.wrong({
      role: 'extra',
      item: '',
      text: 'The goal already holds in this state, so no action leads closer to it.',
    })
  if (text === null)
    return judged.wrong({
      role: 'missing',
      item: '',
      text: 'The answer names no action, but there is a plan, and its first action leads towards the goal.',
    })
  const found = classifyAction(ready.domain, ready.problem, text)
  if (found.kind !== 'in-universe') return judged.wrong(misfitFinding('action', text, found))
  const action = findAction(task, found.name)
  if (action === undefined || !isApplicable(task, task.initial, action)) {
    const { missing, unknown } = explainAction(task, task.initial, found.name)
    return judged.wrong({
      role: 'extra',
      item: found.name,
      text: `${quoted(found.name)} is not applicable in this state: ${failing(missing, unknown)}.`,
    })
  }
  return judged.applied(action, found.name)
}

class Judged {
  private readonly ready: ReadyProblem
  private readonly costs: GoalCosts
  private readonly before: Reached
  private readonly limits: Limits
  /** Every step costs 1. */
  private readonly countsSteps: boolean

  constructor(ready: ReadyProblem, costs: GoalCosts, before: Reached, limits: Limits) {
    this.ready = ready
    this.costs = costs
    this.before = before
    this.limits = limits
    this.countsSteps = ready.task.actionCost.every(cost => cost === 1)
  }

  wrong(finding: Finding): Draft {
    const best = this.bestFindings(undefined)
    return {
      verdict: 'wrong',
      explanation: [finding.text, ...noted(best)].join(' '),
      findings: [finding, ...best],
      evidence: [this.evidenceBefore()],
      distances: { before: this.before.cost, after: null },
    }
  }

  applied(action: ActionId, name: string): Draft {
    const { ready, costs, before, limits } = this
    const { task } = ready
    const state = progress(task, task.initial, action)
    const after = costs.from(state)
    if (after.kind === 'stopped')
      return {
        ...atLimit(
          `From this state ${this.costText(before.cost)} at best; what remains after ${quoted(name)} is not known: the search stopped at its limit of ${limits.maxStates} states.`,
        ),
        distances: { before: before.cost, after: null },
      }
    const isBest = costs.isBest(before, action, after)
    const text = this.comparisonText(action, name, after, isBest)
    const best = this.bestFindings(isBest ? action : undefined)
    return {
      verdict: isBest ? 'right' : 'wrong',
      explanation: [text, ...noted(best)].join(' '),
      findings: isBest ? best : [{ role: 'extra', item: name, text }, ...best],
      evidence: [this.evidenceBefore(), this.evidenceAfter(state, after)],
      distances: { before: before.cost, after: after.kind === 'plan' ? after.cost : null },
    }
  }

  private comparisonText(
    action: ActionId,
    name: string,
    after: Exclude<GoalCost, { kind: 'stopped' }>,
    isBest: boolean,
  ): string {
    const { before } = this
    const cost = this.ready.task.actionCost[action]!
    if (after.kind === 'no-plan')
      return `${quoted(name)} leads into a dead end: after it the goal can no longer be reached, while from this state ${this.costText(before.cost)}.`
    const costs = this.countsSteps ? '' : ` and itself costs ${cost}`
    if (isBest)
      return `${quoted(name)} leads towards the goal: from this state ${this.costText(before.cost)} at best, after it ${this.costText(after.cost)}${costs}.`
    const sum = after.cost + cost
    if (sum > before.cost)
      return `${quoted(name)} does not lead towards the goal: from this state ${this.costText(before.cost)} at best, but after it still ${this.costText(after.cost)}${costs}, which makes ${this.amount(sum)} in all.`
    return `${quoted(name)} costs nothing more, but does not lead towards the goal: a plan just as cheap with fewer steps does without it (${counted(before.plan.length, 'step')} against ${after.plan.length + 1}).`
  }

  private bestFindings(answered: ActionId | undefined): Finding[] {
    const { task } = this.ready
    const { best, open } = this.costs.otherBestActions(task.initial, this.before, answered)
    const names = best.map(action => actionName(task, action))
    const told =
      answered === undefined
        ? names.length === 0
          ? ''
          : names.length === 1 && open === 0
            ? `The best action is ${quoted(names[0]!)}.`
            : `The best actions are ${listedNames(names)}.`
        : names.length > 0
          ? `So ${names.length === 1 ? 'does' : 'do'} ${listedNames(names)}.`
          : open === 0
            ? 'No other action does.'
            : ''
    const unknown =
      open === 0
        ? ''
        : `Of ${counted(open, 'other action')} it is not known whether ${open === 1 ? 'it does' : 'they do'}.`
    const summary = [told, unknown].filter(text => text !== '').join(' ')
    return [
      ...names.map(
        (name): Finding => ({
          role: 'best',
          item: name,
          text: `${quoted(name)} leads towards the goal.`,
        }),
      ),
      ...(summary === '' ? [] : [{ role: 'note', item: '', text: summary } as const]),
    ]
  }

  private evidenceBefore(): Evidence {
    return optimalEvidence(this.ready, this.ready.task, this.before, undefined, this.limits)
  }

  private evidenceAfter(state: Uint32Array, after: GoalCost): Evidence {
    const { ready, limits } = this
    const task = withInitial(ready.task, state)
    const from = stateFacts(ready.task, state)
    if (after.kind === 'plan') return optimalEvidence(ready, task, after, from, limits)
    const decision = decideReachable(task, task.goal, within(limits))
    return evidenceFor(
      ready,
      { kind: 'unreachable', target: { kind: 'goal' }, from },
      decision.kind === 'unreachable'
        ? decision.certificate()
        : { kind: 're-searched', method: 'every state reachable from there was looked at' },
    )
  }

  /** `a plan takes 6 steps`. */
  private costText(cost: number): string {
    return this.countsSteps ? `a plan takes ${this.amount(cost)}` : `a plan costs ${cost}`
  }

  private amount(cost: number): string {
    return this.countsSteps ? counted(cost, 'step') : `${cost}`
  }
}

function noPlan(ready: ReadyProblem, limits: Limits): Draft {
  const { task } = ready
  return withoutPlan(ready, () => {
    const decision = decideReachable(task, task.goal, within(limits))
    return decision.kind === 'unreachable'
      ? decision.certificate()
      : { kind: 're-searched', method: 'every reachable state was looked at' }
  })
}

/** The summaries; single findings are for lists. */
const noted = (findings: readonly Finding[]): string[] =>
  findings.filter(({ role }) => role === 'note').map(({ text }) => text)
