// Judges the next action. Right: an applicable action after which the cheapest plan costs less by exactly the action's
// cost. If actions may cost nothing, the number of steps decides among cheapest plans.

import { recent } from '#base/recent'
import { exactSum } from '#base/decimal'
import { decideReachable } from '#planning/analysis/reachable'
import type { Answer } from '#language/answers/reading'
import type { ActionValue, BestActions } from '#planning/search/best-actions'
import { withInitial } from '#planning/task/derive'
import { actionName, stateFacts } from '#planning/task/names'
import { progress } from '#planning/task/step'
import type { ActionId, Task } from '#planning/task/task'
import { atLimit, type Draft } from '../judging/draft'
import { evidenceFor } from '../judging/evidence'
import type { Limits } from '#base/limits'
import { boundsEvidence } from '../judging/bound-evidence'
import { withoutPlan } from '../judging/without-plan'
import { reordered } from '../judging/near-miss'
import { type Cheapest, findCheapest, rememberedSearches } from '../judging/optimal-evidence'
import type { LoadedTask } from '#planning/task/load'
import { planEvidence } from '../planning/plan-evidence'
import { planAtLimit, knownCostNote } from '../solving/known-of-cost'
import { reachWithin } from '../solving/limits'
import type { MistakeCode } from '../mistakes'
import type { Evidence, Finding } from '../verdict'
import { counted, fitting, grouped, quoted } from '../judging/words'
import type { Asked } from '../question'
import { bestActions } from './solve'
import { fitAction } from '../judging/fit-action'

/** Judges one action. */
export const judge = (ready: LoadedTask, _asked: Asked, answer: Answer, limits: Limits): Draft | undefined =>
  answer.kind === 'item' ? judgeAction(ready, answer.item.text, limits) : undefined

function judgeAction(ready: LoadedTask, text: string, limits: Limits): Draft {
  const { task } = ready
  const found = bestActions(task, limits)
  if (found.kind === 'no-plan') return noPlan(ready, limits)
  if (found.kind === 'stopped')
    return found.at === 'cost'
      ? atLimit('The cost of a cheapest plan is beyond what is counted exactly, and costs are never rounded.')
      : stopped(ready, text, found.lowerBound, limits)
  const judged = new NextActionJudge(ready, found, limits)
  if (found.plan.length === 0)
    return judged.wrong('goal-holds', {
      role: 'extra',
      item: '',
      text: 'The goal holds already, so no action leads closer to it.',
    })
  const fit = fitAction(ready, text)
  if (!('action' in fit)) return judged.wrong(fit.mistake, fit.finding)
  const value = found.actions.find(({ action }) => action === fit.action)!
  return judged.applied(value, actionName(task, fit.action))
}

/**
 * The goal distance was not found: applicable actions remain undecided, but a plan and a lower bound on every plan are
 * shown.
 */
function stopped(ready: LoadedTask, text: string, atLeast: number, limits: Limits): Draft {
  const { task } = ready
  const plan = planAtLimit(task, limits)
  const names = plan?.map(action => actionName(task, action))
  const known = knownCostNote(task, atLeast, plan)
  const fit = fitAction(ready, text)
  // There is a plan, so some action is right, but this one cannot be.
  if (names !== undefined && !('action' in fit))
    return {
      verdict: 'wrong',
      mistakes: [fit.mistake],
      explanation: fit.finding.text,
      findings: [{ ...fit.finding, text: '' }],
      evidence: [planEvidence(ready, names)],
    }
  return {
    ...atLimit(
      fitting(
        `The cost of a cheapest plan is not known: the search stopped at its limit of ${counted(limits.maxStates, 'state')}; ${known}.`,
        `The cost of a cheapest plan is not known; ${known}.`,
      ),
    ),
    findings:
      names === undefined
        ? []
        : [
            {
              role: 'best',
              item: '',
              fix: 'A plan',
              text: `${counted(names.length, 'step')}; whether a plan is cheaper is not known.`,
              sequence: names,
            },
          ],
    evidence: [...(names === undefined ? [] : [planEvidence(ready, names)]), ...boundsEvidence(ready, atLeast, limits)],
  }
}

/** A cheapest plan of the problem itself, with cached evidence for each plan requested. */
const cheapestOf = recent(
  rememberedSearches,
  (ready: LoadedTask, limits: Limits) => [ready, limits.maxStates],
  (ready, limits): Cheapest => {
    const found = findCheapest(ready, ready.task, undefined, limits)
    const known = new Map<string, Evidence>()
    return {
      ...found,
      evidence(plan) {
        const key = plan?.join() ?? ''
        const evidence = known.get(key) ?? found.evidence(plan)
        known.set(key, evidence)
        return evidence
      },
    }
  },
)

/**
 * Maximum number of states stored to prove the goal distance after a wrong action, which is already known to be too
 * large.
 */
const afterStates = 50_000
const reSearched = { kind: 're-searched', method: 'A* search' } as const

/** h* after an action: a cost, null for a dead end, undefined if the limit was reached. */
type After = number | null | undefined

class NextActionJudge {
  private readonly ready: LoadedTask
  private readonly found: Extract<BestActions, { kind: 'plan' }>
  private readonly limits: Limits
  /** True if every step costs 1. */
  private readonly countsSteps: boolean
  private cheapest: Cheapest | undefined

  constructor(ready: LoadedTask, found: Extract<BestActions, { kind: 'plan' }>, limits: Limits) {
    this.ready = ready
    this.found = found
    this.limits = limits
    this.countsSteps = ready.task.actionCost.every(cost => cost === 1)
  }

  /** The verdict on an inapplicable action. */
  wrong(mistake: MistakeCode, finding: Finding): Draft {
    const better = this.reordered(finding.item)
    return {
      verdict: 'wrong',
      mistakes: better === undefined ? [mistake] : [mistake, 'swapped-objects'],
      explanation: finding.text,
      findings: [
        ...(finding.item === '' ? [] : [{ ...finding, text: '' }]),
        ...nearMiss(better),
        ...this.bestFindings(undefined),
      ],
      evidence: [this.evidenceBefore()],
      distances: { before: this.found.cost, after: null },
    }
  }

  applied(value: ActionValue, name: string): Draft {
    const { found, limits } = this
    if (value.best === undefined)
      return {
        ...atLimit(
          `How far the goal is after ${quoted(name)} is not known: the search stopped at its limit of ${counted(limits.maxStates, 'state')}.`,
        ),
        distances: { before: found.cost, after: null },
      }
    const { after, evidence } = value.best ? this.best(value) : this.worse(value)
    const others = this.bestFindings(value.best ? value.action : undefined)
    const distances = { before: found.cost, after: after ?? null }
    if (value.best)
      return {
        verdict: 'right',
        explanation: this.explainBest(value, name, after!, others.length === 0),
        findings: others,
        evidence,
        distances,
      }
    const better = this.reordered(name)
    return {
      verdict: 'wrong',
      mistakes: [this.mistakeOf(value, after), ...(better === undefined ? [] : (['swapped-objects'] as const))],
      explanation: this.explainWorse(value, name, after),
      findings: [{ role: 'extra', item: name, text: '' }, ...nearMiss(better), ...others],
      evidence,
      distances,
    }
  }

  /** The right action that differs from this one only in the order of its objects. */
  private reordered(name: string): string | undefined {
    const { task } = this.ready
    const right = this.found.actions.filter(({ best }) => best === true)
    return reordered(
      name,
      right.map(({ action }) => actionName(task, action)),
    )
  }

  private mistakeOf({ atLeast }: ActionValue, after: After): MistakeCode {
    if (after === null) return 'dead-end'
    return (after ?? atLeast) > this.found.cost ? 'leads-away' : 'wasted-step'
  }

  /** Judges a right action: a cheapest plan that begins with it shows both distances. */
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

  /** Judges a wrong action: one claim for the distance before it, one for the distance after it. */
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
          evidence: [this.evidenceBefore(), evidenceFor(ready, { kind: 'at-least', cost: atLeast, from }, reSearched)],
        }
    }
  }

  private deadEndEvidence(next: Task, from: readonly string[]): Evidence {
    return evidenceFor(this.ready, { kind: 'unreachable', target: { kind: 'goal' }, from }, () => {
      const decision = decideReachable(next, next.goal, reachWithin(this.limits))
      return decision.kind === 'unreachable'
        ? decision.certificate()
        : { kind: 're-searched', method: 'every state reachable from there was looked at' }
    })
  }

  private explainBest(value: ActionValue, name: string, after: number, isOnly: boolean): string {
    const { found } = this
    const what = this.countsSteps
      ? after === 0
        ? `${quoted(name)} reaches the goal at once`
        : `${quoted(name)} leads towards the goal, which is ${this.away(found.cost)} now and ${grouped(after)} after this action`
      : `${quoted(name)} leads towards the goal: a cheapest plan, of cost ${grouped(found.cost)}, begins with this action`
    const only = value.best === true && isOnly ? '; no other action does' : ''
    return fitting(`${what}${only}.`, `${what}.`, `${quoted(name)} leads towards the goal.`)
  }

  private explainWorse(value: ActionValue, name: string, after: After): string {
    const { found, ready } = this
    const cost = ready.task.actionCost[value.action]!
    if (after === null) return `${quoted(name)} leads into a dead end: after it, the goal can no longer be reached.`
    if (!this.countsSteps) return this.explainDearer(name, cost, after)
    const now = `The goal is ${this.away(found.cost)} now`
    if (after === undefined)
      return fitting(
        `${now}, and still at least ${grouped(value.atLeast)} after ${quoted(name)}: it does not lead closer.`,
        `${quoted(name)} does not lead closer to the goal.`,
      )
    return after > found.cost
      ? `${now}, but ${grouped(after)} after ${quoted(name)}: it leads away from it.`
      : `${now}, and still ${grouped(after)} after ${quoted(name)}: it wastes a step.`
  }

  /** The explanation if actions have different costs. */
  private explainDearer(name: string, cost: number, after: number | undefined): string {
    const { found } = this
    const now = `A cheapest plan costs ${grouped(found.cost)}`
    if (after === undefined) return `${now}; one that begins with ${quoted(name)} costs more.`
    const sum = exactSum([after, cost])
    if (Number.isNaN(sum)) return `${now}; one that begins with ${quoted(name)} costs more.`
    if (sum > found.cost) return `${now}; the cheapest that begins with ${quoted(name)} costs ${grouped(sum)}.`
    return fitting(
      `A plan that begins with ${quoted(name)} costs no more, but a plan without it has fewer steps: ${counted(found.plan.length, 'step')}.`,
      `${quoted(name)} begins no cheapest plan with the fewest steps.`,
    )
  }

  /** The (other) right actions, and the number of undecided ones. */
  private bestFindings(answered: ActionId | undefined): Finding[] {
    const { task } = this.ready
    const others = this.found.actions.filter(({ action }) => action !== answered)
    const open = others.filter(({ best }) => best === undefined).length
    const fix = answered === undefined ? 'A right answer' : 'Right as well'
    return [
      ...others
        .filter(({ best }) => best)
        .map(
          ({ action }): Finding => ({
            role: 'best',
            item: actionName(task, action),
            fix,
            text: '',
          }),
        ),
      ...(open === 0
        ? []
        : [
            {
              role: 'note',
              item: '',
              text: `Whether ${counted(open, 'other action')} would be right was not decided.`,
            } as const,
          ]),
    ]
  }

  /** Evidence that the plan (by default the one found first) is cheapest. */
  private evidenceBefore(plan = this.found.plan): Evidence {
    const { ready, limits } = this
    return evidenceFor(ready, { kind: 'optimal', cost: this.found.cost }, () => {
      this.cheapest ??= cheapestOf(ready, limits)
      return this.cheapest.outcome.kind === 'plan' ? this.cheapest.evidence(plan).certificate : reSearched
    })
  }

  /** `6 steps away`. */
  private away(cost: number): string {
    return `${counted(cost, 'step')} away`
  }
}

const nearMiss = (better: string | undefined): Finding[] =>
  better === undefined
    ? []
    : [
        {
          role: 'near-miss',
          item: '',
          text: `Near miss: with its objects in another order, ${quoted(better)} is right.`,
        },
      ]

function noPlan(ready: LoadedTask, limits: Limits): Draft {
  const { task } = ready
  return withoutPlan(ready, () => {
    const decision = decideReachable(task, task.goal, reachWithin(limits))
    return decision.kind === 'unreachable'
      ? decision.certificate()
      : { kind: 're-searched', method: 'every reachable state was looked at' }
  })
}
