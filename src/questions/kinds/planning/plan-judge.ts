// Judges a list of steps as a plan. Right: each is an action of the domain, all can be executed in sequence, and the
// goal holds at the end; if a cheapest plan is asked for, no plan is cheaper. The empty list is right if the goal
// already holds.

import type { Answer } from '#language/answers/reading'
import { capital } from '#base/words'
import type { Limits } from '#base/limits'
import type { LoadedTask } from '#planning/task/load'
import { type Draft, outcomeOf } from '../judging/draft'
import { whyNot } from '../judging/breaks'
import { misfitFinding, misfitMistake } from '../judging/misfits'
import { counted, fitting, listedNames, quoted, stepNamed } from '../judging/words'
import { regardlessOfOrder } from '../judging/near-miss'
import type { MistakeCode } from '../mistakes'
import type { Finding } from '../verdict'
import { classOf, type FollowedPlan, followPlan } from './followed-plan'
import { judgeCost } from './cost-judge'
import { followedEvidence } from './plan-evidence'
import { type NearPlan, nearPlan } from './plan-near'

/** Maximum number of steps of an answer examined individually, and of rows per category. */
const MAX_CLASSIFIED = 400
const MAX_ROWS = 12

/** Judges a plan; undefined if the answer is not one. */
export function judgePlan(
  ready: LoadedTask,
  answer: Answer,
  limits: Limits,
  cheapestAsked: boolean,
): Draft | undefined {
  if (answer.kind !== 'list' && answer.kind !== 'none') return undefined
  const items = answer.kind === 'list' ? answer.items : []
  const claimed = answer.kind === 'list' ? answer.claimed?.total : undefined
  const followed = followPlan(
    ready,
    items.map(({ text }) => text),
  )
  if (followed.isGoal)
    return cheapestAsked
      ? judgeCost(ready, followed, claimed, limits)
      : {
          verdict: 'right',
          explanation: correctNote(followed),
          evidence: followedEvidence(ready, followed),
        }
  const near = nearPlan(ready.task, followed.steps)
  const unknown = unknownSteps(ready, followed)
  return {
    ...outcomeOf(mistakesOf(followed, near, unknown)),
    explanation: wrongNote(followed),
    findings: [
      ...brokenFindings(followed),
      ...unknown.map(({ finding }) => finding).slice(0, MAX_ROWS),
      ...goalFindings(followed),
      ...nearFindings(near),
    ],
    evidence: followedEvidence(ready, followed),
  }
}

export const correctNote = ({ steps }: FollowedPlan): string =>
  steps.length === 0
    ? 'The goal holds already, so no step is needed.'
    : steps.length === 1
      ? `${quoted(steps[0]!)} can be executed and reaches the goal.`
      : `All ${counted(steps.length, 'step')} can be executed in turn, and the goal holds after the last.`

function wrongNote({ steps, broken, goalMissing }: FollowedPlan): string {
  if (broken === undefined) {
    const lacks = (max: number): string =>
      `${goalMissing.length === 1 ? 'the goal' : 'of the goal,'} ${listedNames(goalMissing, max)} ${goalMissing.length === 1 ? 'does' : 'do'} not hold`
    const done =
      steps.length === 0
        ? 'Without any step,'
        : steps.length === 1
          ? 'The one step can be executed, but'
          : `All ${counted(steps.length, 'step')} can be executed, but`
    return fitting(`${done} ${lacks(3)}.`, `${done} ${lacks(1)}.`, `${done} the goal does not hold at the end.`)
  }
  const { step, reason } = broken
  const name = steps[step]!
  const place = capital(stepNamed(step))
  if (!name.startsWith('('))
    return fitting(
      `${place}, “${name}”, is not an action of this domain as written.`,
      `${place} is not an action of this domain as written.`,
    )
  const why = whyNot(name, reason)
  return fitting(
    `${place}, ${quoted(name)}, cannot be executed: ${why}.`,
    `${place} cannot be executed: ${why}.`,
    `${place} cannot be executed.`,
  )
}

/** The failing step, and each fact that it lacks. */
function brokenFindings({ steps, broken }: FollowedPlan): Finding[] {
  if (broken === undefined) return []
  const { step, reason } = broken
  const { missing } = reason
  const text =
    missing.length === 0
      ? ''
      : `${capital(stepNamed(step))} needs ${missing.length === 1 ? 'it' : 'each of these'}: ${listedNames(missing, MAX_ROWS)}.`
  return [
    {
      role: 'step',
      item: steps[step]!,
      fix: 'The first step that fails',
      text,
      ...(step === 0 ? {} : { sequence: steps.slice(0, step) }),
    },
  ]
}

interface Unknown {
  readonly mistake: MistakeCode
  readonly finding: Finding
}

/** Lines of the answer that name no ground action, at any position. */
function unknownSteps(ready: LoadedTask, { steps, broken }: FollowedPlan): Unknown[] {
  if (broken === undefined) return []
  const seen = new Set<string>()
  const from = broken.step
  return steps.slice(from, from + MAX_CLASSIFIED).flatMap((step, place): Unknown[] => {
    if (seen.has(step)) return []
    seen.add(step)
    const i = from + place
    if (!step.startsWith('('))
      return [
        {
          mistake: 'malformed',
          finding: {
            role: 'unknown',
            item: step,
            text: `${capital(stepNamed(i))}, “${step.length > 200 ? `${step.slice(0, 200)}…` : step}”, is not an action of this domain as written.`,
          },
        },
      ]
    const found = classOf(ready, step)
    return found.kind === 'in-universe'
      ? []
      : [{ mistake: misfitMistake(found), finding: misfitFinding('action', step, found) }]
  })
}

/** The goal conditions that do not hold after an executable sequence. */
const goalFindings = ({ broken, goalMissing }: FollowedPlan): Finding[] =>
  broken === undefined
    ? goalMissing.slice(0, MAX_ROWS).map(item => ({ role: 'missing', item, fix: 'Make true', text: '' }))
    : []

function mistakesOf(
  { steps, broken, goalAfter }: FollowedPlan,
  near: NearPlan | undefined,
  unknown: readonly Unknown[],
): MistakeCode[] {
  const atBreak = broken?.reason.action.kind === 'in-universe'
  const found: MistakeCode[] = [
    ...(atBreak ? (['not-applicable'] as const) : []),
    ...unknown.map(({ mistake }) => mistake),
  ]
  if (broken === undefined) found.push('goal-missed')
  if (goalAfter !== undefined && steps.length > goalAfter) found.push('goal-passed')
  const isSwapped =
    near?.change === 'exchange' && regardlessOfOrder(near.action!) === regardlessOfOrder(steps[near.step]!)
  return isSwapped ? [...found, 'swapped-objects'] : found
}

/** A small change that would make the sequence reach the goal. */
function nearFindings(near: NearPlan | undefined): Finding[] {
  if (near === undefined) return []
  const { change, step, action, plan } = near
  const place = stepNamed(step)
  const text =
    change === 'cut'
      ? step === 0
        ? 'Near miss: the goal holds at the start, and the steps destroy it or fail.'
        : `Near miss: the goal holds after ${stepNamed(step - 1)}; the steps after it destroy it or fail.`
      : change === 'exchange'
        ? `Near miss: with ${quoted(action!)} as ${place}, the steps reach the goal.`
        : change === 'insert'
          ? `Near miss: with ${quoted(action!)} put in as ${place}, the steps reach the goal.`
          : `Near miss: without ${place}, the steps reach the goal.`
  return [{ role: 'near-miss', item: action ?? '', text, sequence: plan }]
}
