// Which action leads towards the goal? Right: an applicable one after which the cheapest plan costs less by
// just what the action costs. Where actions may cost nothing, among cheapest plans fewest steps count.

import { decideReachable } from '../analysis/reachable'
import { type ActionValue, type BestActions, findBestActions } from '../search/best-actions'
import { withInitial } from '../task/derive'
import { explainAction } from '../task/explain'
import { actionName, findAction, stateFacts } from '../task/names'
import { isApplicable, progress } from '../task/step'
import type { ActionId, Task } from '../task/task'
import { classifyAction } from '../task/universe'
import { failing } from './applicability'
import { atLimit, type Draft, evidenceFor, type Limits } from './draft'
import { withoutPlan } from './landmark'
import { misfitFinding } from './misfits'
import { type Cheapest, findCheapest } from './optimal-evidence'
import type { ReadyProblem } from './prepared'
import { within } from './unreachable'
import type { Evidence, Finding } from './verdict'
import { counted, listedNames, quoted } from './words'

/** Judges one action; null: the answer says that there is none. */
export function judgeNextAction(ready: ReadyProblem, text: string | null, limits: Limits): Draft {
  const { task } = ready
  const found = findBestActions(task, { maxStates: limits.maxStates })
  if (found.kind === 'no-plan') return noPlan(ready, limits)
  if (found.kind === 'stopped')
    return atLimit(
      `The cost of a cheapest plan from this state is not known: the search stopped at its limit of ${limits.maxStates} states.`,
    )
  const judged = new Judged(ready, found, limits)
  if (found.plan.length === 0)
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
  const named = classifyAction(ready.domain, ready.problem, text)
  if (named.kind !== 'in-universe') return judged.wrong(misfitFinding('action', text, named))
  const action = findAction(task, named.name)
  const value = found.actions.find(each => each.action === action)
  if (action === undefined || value === undefined || !isApplicable(task, task.initial, action)) {
    const { missing, unknown } = explainAction(task, task.initial, named.name)
    return judged.wrong({
      role: 'extra',
      item: named.name,
      text: `${quoted(named.name)} is not applicable in this state: ${failing(missing, unknown)}.`,
    })
  }
  return judged.applied(value, named.name)
}

/** States stored to tell how far the goal is after a wrong action; that it is too far is known by then. */
const afterStates = 50_000
const reSearched = { kind: 're-searched', method: 'A* search' } as const

/** h* after an action: a cost, null at a dead end, undefined where the limit was reached. */
type After = number | null | undefined

class Judged {
  private readonly ready: ReadyProblem
  private readonly found: Extract<BestActions, { kind: 'plan' }>
  private readonly limits: Limits
  /** Every step costs 1. */
  private readonly countsSteps: boolean
  private cheapest: Cheapest | undefined

  constructor(ready: ReadyProblem, found: Extract<BestActions, { kind: 'plan' }>, limits: Limits) {
    this.ready = ready
    this.found = found
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
      distances: { before: this.found.cost, after: null },
    }
  }

  applied(value: ActionValue, name: string): Draft {
    const { found, limits } = this
    if (value.best === undefined)
      return {
        ...atLimit(
          `From this state ${this.costText(found.cost)} at best; what remains after ${quoted(name)} is not known: the search stopped at its limit of ${limits.maxStates} states.`,
        ),
        distances: { before: found.cost, after: null },
      }
    const { after, evidence } = value.best ? this.best(value) : this.worse(value)
    const text = this.comparisonText(value, name, after)
    const others = this.bestFindings(value.best ? value.action : undefined)
    return {
      verdict: value.best ? 'right' : 'wrong',
      explanation: [text, ...noted(others)].join(' '),
      findings: value.best ? others : [{ role: 'extra', item: name, text }, ...others],
      evidence,
      distances: { before: found.cost, after: after ?? null },
    }
  }

  /** A cheapest plan that begins with the action shows both distances. */
  private best({ action, after }: ActionValue): { after: After; evidence: readonly Evidence[] } {
    const { ready, limits, found } = this
    if (action === found.plan[0]) return { after, evidence: [this.evidenceBefore()] }
    const { task } = ready
    const next = withInitial(task, progress(task, task.initial, action))
    const { outcome } = findCheapest(ready, next, undefined, limits)
    const rest = outcome.kind === 'plan' ? outcome.plan : []
    return {
      after: outcome.kind === 'plan' ? outcome.cost : after,
      evidence: [this.evidenceBefore([action, ...rest])],
    }
  }

  /** One claim for the distance before, one for that after. */
  private worse({ action, after, atLeast }: ActionValue): {
    after: After
    evidence: readonly Evidence[]
  } {
    const { ready, limits } = this
    const { task } = ready
    const state = progress(task, task.initial, action)
    const from = stateFacts(task, state)
    const next = withInitial(task, state)
    const maxStates = Math.min(limits.maxStates, afterStates)
    const cheapest = findCheapest(ready, next, from, { maxStates })
    switch (cheapest.outcome.kind) {
      case 'plan':
        return {
          after: cheapest.outcome.cost,
          evidence: [this.evidenceBefore(), cheapest.evidence()],
        }
      case 'no-plan':
        return {
          after: null,
          evidence: [this.evidenceBefore(), this.deadEndEvidence(next, from)],
        }
      default:
        return {
          after: after === Infinity ? null : after,
          evidence: [
            this.evidenceBefore(),
            evidenceFor(ready, { kind: 'at-least', cost: atLeast, from }, reSearched),
          ],
        }
    }
  }

  private deadEndEvidence(next: Task, from: readonly string[]): Evidence {
    const decision = decideReachable(next, next.goal, within(this.limits))
    return evidenceFor(
      this.ready,
      { kind: 'unreachable', target: { kind: 'goal' }, from },
      decision.kind === 'unreachable'
        ? decision.certificate()
        : { kind: 're-searched', method: 'every state reachable from there was looked at' },
    )
  }

  private comparisonText(value: ActionValue, name: string, after: After): string {
    const { found, ready } = this
    const cost = ready.task.actionCost[value.action]!
    const now = `from this state ${this.costText(found.cost)} at best`
    if (after === null)
      return `${quoted(name)} leads into a dead end: after it the goal can no longer be reached, while ${now}.`
    const own = this.countsSteps ? '' : ` and itself costs ${cost}`
    if (value.best)
      return `${quoted(name)} leads towards the goal: ${now}, after it ${this.costText(after!)}${own}.`
    if (after === undefined)
      return `${quoted(name)} does not lead towards the goal: ${now}, but after it at least ${this.amount(value.atLeast)}${own}.`
    const sum = after + cost
    if (sum > found.cost)
      return `${quoted(name)} does not lead towards the goal: ${now}, but after it still ${this.costText(after)}${own}, which makes ${this.amount(sum)} in all.`
    return `${quoted(name)} makes no plan dearer, but does not lead towards the goal: a plan just as cheap has fewer steps without it (${counted(found.plan.length, 'step')}).`
  }

  private bestFindings(answered: ActionId | undefined): Finding[] {
    const { task } = this.ready
    const others = this.found.actions.filter(({ action }) => action !== answered)
    const names = others.filter(({ best }) => best).map(({ action }) => actionName(task, action))
    const open = others.filter(({ best }) => best === undefined).length
    const summary = [toldBest(names, answered !== undefined, open), toldOpen(open)]
      .filter(text => text !== '')
      .join(' ')
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

  /** That the plan, or the one found first, is cheapest. */
  private evidenceBefore(plan = this.found.plan): Evidence {
    const { ready, limits } = this
    this.cheapest ??= findCheapest(ready, ready.task, undefined, limits)
    if (this.cheapest.outcome.kind === 'plan') return this.cheapest.evidence(plan)
    return evidenceFor(ready, { kind: 'optimal', cost: this.found.cost }, reSearched)
  }

  /** `a plan takes 6 steps`. */
  private costText(cost: number): string {
    return this.countsSteps ? `a plan takes ${this.amount(cost)}` : `a plan costs ${cost}`
  }

  private amount(cost: number): string {
    return this.countsSteps ? counted(cost, 'step') : `${cost}`
  }
}

/** The best actions, besides a right answer. */
function toldBest(names: readonly string[], isRight: boolean, open: number): string {
  if (isRight) {
    if (names.length > 0) return `So ${names.length === 1 ? 'does' : 'do'} ${listedNames(names)}.`
    return open === 0 ? 'No other action does.' : ''
  }
  if (names.length === 0) return ''
  return names.length === 1 && open === 0
    ? `The best action is ${quoted(names[0]!)}.`
    : `The best actions are ${listedNames(names)}.`
}

const toldOpen = (open: number): string =>
  open === 0
    ? ''
    : `Of ${counted(open, 'other action')} it is not known whether ${open === 1 ? 'it does' : 'they do'}.`

/** The summaries; single findings are for lists. */
const noted = (findings: readonly Finding[]): string[] =>
  findings.filter(({ role }) => role === 'note').map(({ text }) => text)

function noPlan(ready: ReadyProblem, limits: Limits): Draft {
  const { task } = ready
  return withoutPlan(ready, () => {
    const decision = decideReachable(task, task.goal, within(limits))
    return decision.kind === 'unreachable'
      ? decision.certificate()
      : { kind: 're-searched', method: 'every reachable state was looked at' }
  })
}
