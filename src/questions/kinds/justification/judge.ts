// Judges justification. Right: a proper subsequence of the given plan that is a plan.

import type { Answer, ReadItem } from '#language/answers/reading'
import { wordsOf } from '#planning/task/names'
import { classifyAction } from '#planning/task/universe'
import { validatePlan, type PlanCheck } from '#planning/task/validate'
import type { Draft } from '../judging/draft'
import { executedEvidence } from '../judging/executed-evidence'
import { misfitFinding, misfitMistake } from '../judging/misfits'
import type { LoadedTask } from '#planning/task/load'
import { keptSteps, nearestRemoval } from '../judging/removals'
import { removedSteps } from '../removed-steps'
import type { MistakeCode } from '../mistakes'
import type { Evidence, Finding } from '../verdict'
import { counted, failing, fitting, grouped, listedNames, quoted, stepNamed } from '../judging/words'
import { type AskedPlan, removableBlocks } from './solve'
import { capital } from '#base/words'

/** Judges a shorter plan; steps are compared case-insensitively. */
export const judge = (ready: LoadedTask, { plan }: AskedPlan, answer: Answer): Draft | undefined =>
  answer.kind === 'list' ? judgeSteps(ready, plan, answer.items) : undefined

function judgeSteps(ready: LoadedTask, given: readonly string[], items: readonly ReadItem[]): Draft {
  const plan = given.map(normal)
  const answer = items.map(item => normal(item.text))
  const check = validatePlan(ready.task, answer)
  const removed = removedSteps(plan, answer)
  if (removed === undefined) return notFromPlan(ready, plan, answer, check)
  if (removed.length === 0)
    return {
      verdict: 'wrong',
      mistakes: ['not-minimal'],
      explanation: 'The answer is the given plan itself; nothing is left out.',
      ...repair(ready, plan, removed),
    }
  return check.valid
    ? sound(ready, plan, answer, removed)
    : {
        verdict: 'wrong',
        mistakes: [check.step === null ? 'goal-missed' : 'step-fails'],
        explanation: failureNote(plan, removed, answer, check),
        ...withNearMiss(repair(ready, plan, removed), removed),
      }
}

/** A name as the task prints it. */
const normal = (name: string): string => {
  const words = wordsOf(name)
  return words === undefined ? name.toLowerCase() : `(${words.join(' ')})`
}

function sound(
  ready: LoadedTask,
  plan: readonly string[],
  answer: readonly string[],
  removed: readonly number[],
): Draft {
  const rest =
    answer.length === 0
      ? 'nothing is left to do, since the goal holds at the start'
      : answer.length === 1
        ? 'the one step left reaches the goal'
        : `the ${counted(answer.length, 'other step')} still reach the goal`
  return {
    verdict: 'right',
    explanation: fitting(
      `Without ${stepsNamed(plan, removed, true)}, ${rest}.`,
      `Without ${stepsNamed(plan, removed, false)}, ${rest}.`,
      `Without ${removed.length} of its ${plan.length} steps the plan still reaches the goal.`,
    ),
    findings: noteOn(removed),
    evidence: [planEvidence(ready, answer)],
  }
}

/** Notes that the question asks for one step or two adjacent steps, although other removals are right as well. */
function noteOn(removed: readonly number[]): Finding[] {
  if (removed.length > 2)
    return [
      {
        role: 'note',
        item: '',
        text: 'The question speaks of one or two steps; leaving out more is right as well.',
      },
    ]
  const isPair = removed.length < 2 || removed[1] === removed[0]! + 1
  return isPair
    ? []
    : [
        {
          role: 'note',
          item: '',
          text: 'The two steps do not follow one another; that is right as well.',
        },
      ]
}

/** `(a b), step 3 (index 2), and (c d), step 4 (index 3)`; if there are many, only their number. */
function stepsNamed(plan: readonly string[], steps: readonly number[], names: boolean): string {
  if (steps.length > 2) return `${grouped(steps.length)} of the ${counted(plan.length, 'step')}`
  return steps
    .map(step => (names ? `${stepNamed(step)}, ${quoted(plan[step]!)},` : stepNamed(step)))
    .join(' and ')
    .replace(/,$/, '')
}

/** Why the remaining steps are not a plan, with the step numbers of the given plan. */
function failureNote(
  plan: readonly string[],
  removed: readonly number[],
  answer: readonly string[],
  check: PlanCheck,
): string {
  const without = (names: boolean): string =>
    answer.length === 0 ? 'With no step left, ' : `Without ${stepsNamed(plan, removed, names)}, `
  if (check.step === null) {
    const lacks = `the ${check.goalMissing.length === 1 ? 'goal' : 'goals'} ${listedNames(check.goalMissing, 2)} ${check.goalMissing.length === 1 ? 'does' : 'do'} not hold at the end.`
    return fitting(without(true) + lacks, without(false) + lacks, 'The goal does not hold at the end.')
  }
  const place = keptSteps(plan, removed)[check.step]!
  const name = answer[check.step]!
  const why =
    check.action === null || check.action.kind === 'in-universe'
      ? failing(check.missing, [], 1)
      : misfitFinding('action', name, check.action).text.replace(/[.?]$/, '')
  const fails = `${stepNamed(place)}, ${quoted(name)}, cannot be executed: ${why}.`
  const short = `${stepNamed(place)} cannot be executed: ${why}.`
  return fitting(
    without(true) + fails,
    without(false) + fails,
    without(false) + short,
    capital(fails),
    capital(short),
    `${capital(stepNamed(place))} cannot be executed without what was left out.`,
  )
}

/** The verdict on an answer with a step that is not in the plan, or out of order. */
function notFromPlan(ready: LoadedTask, plan: readonly string[], answer: readonly string[], check: PlanCheck): Draft {
  const at = firstForeign(plan, answer)
  const name = answer[at]!
  const place = `Step ${at + 1} (index ${at}) of the answer`
  const sentence = !plan.includes(name)
    ? `${place}, ${quoted(name)}, is not a step of the given plan.`
    : fitting(
        `${place}, ${quoted(name)}, is out of the order of the given plan, or there too often.`,
        `${place} is out of the order of the given plan, or there too often.`,
      )
  const { findings, evidence } = repair(ready, plan, undefined)
  const rest = answer.filter((_, i) => i !== at)
  const isNear = isRight(ready, plan, rest)
  const near: Finding = {
    role: 'near-miss',
    item: '',
    text: `Near miss: without ${stepNamed(at)} of the answer, the rest is right.`,
  }
  const note: Finding = {
    role: 'note',
    item: '',
    text: 'The answer is a plan, but it does not come from the given one by leaving out steps.',
  }
  return {
    verdict: 'wrong',
    mistakes: foreignMistakes(ready, plan, answer),
    explanation: sentence,
    findings: [...findings, ...(isNear ? [near] : []), ...(check.valid ? [note] : [])],
    evidence,
  }
}

/** The mistakes of steps that are not in the plan, or a wrong order. */
function foreignMistakes(
  { domain, problem }: LoadedTask,
  plan: readonly string[],
  answer: readonly string[],
): MistakeCode[] {
  const steps = new Set(plan)
  const foreign = [...new Set(answer)].filter(name => !steps.has(name))
  if (foreign.length === 0) return ['out-of-order']
  return [
    'not-from-plan',
    ...foreign.slice(0, MAX_CLASSIFIED).flatMap(name => {
      const found = classifyAction(domain, problem, name)
      return found.kind === 'in-universe' ? [] : [misfitMistake(found)]
    }),
  ]
}
/** Maximum number of steps classified: an answer may have a hundred thousand. */
const MAX_CLASSIFIED = 200

/** True if the answer is a plan and a proper subsequence of the given one. */
const isRight = ({ task }: LoadedTask, plan: readonly string[], answer: readonly string[]): boolean =>
  answer.length < plan.length && removedSteps(plan, answer) !== undefined && validatePlan(task, answer).valid

/** Adds a note if restoring one step, or removing one more, would be enough. */
function withNearMiss(found: Repair, left: readonly number[]): Repair {
  const { findings } = found
  const [only] = findings
  if (findings.length !== 1 || only === undefined || left.length === 0) return found
  const text =
    only.fix === 'Put back'
      ? 'Near miss: with one step put back, the rest is right.'
      : 'Near miss: with one more step left out, the rest is right.'
  return { ...found, findings: [only, { role: 'near-miss', item: '', text }] }
}

/** Index in `answer` of the first step that cannot be matched to the plan in order. */
function firstForeign(plan: readonly string[], answer: readonly string[]): number {
  let at = 0
  for (const [place, name] of answer.entries()) {
    while (at < plan.length && plan[at] !== name) at++
    if (at === plan.length) return place
    at++
  }
  return answer.length - 1
}

interface Repair {
  readonly findings: readonly Finding[]
  readonly evidence: readonly Evidence[]
}

/** The nearest right answer: which steps to restore, which to remove, and evidence that the rest is a plan. */
function repair(ready: LoadedTask, plan: readonly string[], left: readonly number[] | undefined): Repair {
  const { task } = ready
  const block = nearestRemoval(task, plan, removableBlocks(task, plan), left)
  if (block === undefined) return { findings: [], evidence: [] }
  const shorter = plan.filter((_, i) => !block.includes(i))
  const back = (left ?? []).filter(i => !block.includes(i))
  const out = block.filter(i => !left?.includes(i))
  const row = (fix: string) => (step: number) =>
    ({ role: 'best', item: plan[step]!, fix, text: `${capital(stepNamed(step))}.` }) as const
  const findings: Finding[] = [
    ...back.map(row('Put back')),
    ...out.map(row(left === undefined || left.length === 0 ? 'Leave out' : 'Leave out instead')),
  ]
  return {
    findings: findings.map((finding, i) => (i === 0 ? { ...finding, sequence: shorter } : finding)),
    evidence: [planEvidence(ready, shorter)],
  }
}

const planEvidence = (ready: LoadedTask, actions: readonly string[]): Evidence =>
  executedEvidence(ready, { kind: 'reachable', target: { kind: 'goal' } }, actions)
