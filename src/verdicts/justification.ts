// Which steps can a plan do without? Right: a proper subsequence of the given plan that is a plan.

import type { ReadItem } from '../answers/reading'
import { redundantActions } from '../analysis/redundant'
import { findAction, wordsOf } from '../task/names'
import { validatePlan, type PlanCheck } from '../task/validate'
import type { ActionId, Task } from '../task/task'
import { failing } from './applicability'
import { type Draft, evidenceFor } from './draft'
import { misfitFinding } from './misfits'
import type { ReadyProblem } from './prepared'
import type { Evidence, Finding } from './verdict'
import { capital, counted, listed, listedNames, quoted, stepNamed } from './words'

/** Judges a shorter plan; steps are compared without regard to case. */
export function judgeJustification(
  ready: ReadyProblem,
  given: readonly string[],
  items: readonly ReadItem[],
): Draft {
  const plan = given.map(normal)
  const answer = items.map(item => normal(item.text))
  const check = validatePlan(ready.task, answer)
  const foreign = firstForeign(plan, answer)
  if (foreign !== undefined) return notFromPlan(ready, plan, answer, foreign, check)
  if (answer.length === plan.length) {
    const suggestion = suggest(ready, plan)
    return {
      verdict: 'wrong',
      explanation: `The answer is the given plan itself; nothing is left out.${tell(suggestion)}`,
      ...suggestion,
    }
  }
  const removed = removedSteps(plan, answer)
  if (check.valid) return sound(ready, plan, answer, removed, check)
  const suggestion = suggest(ready, plan)
  const finding = failureOf(answer, check)
  return {
    verdict: 'wrong',
    explanation: `Without ${listed(removed.map(step => `${quoted(plan[step]!)} (index ${step})`))} the rest is no plan: ${finding.text}${tell(suggestion)}`,
    findings: [finding, ...suggestion.findings],
    evidence: suggestion.evidence,
  }
}

/** A name as the task prints it. */
const normal = (name: string): string => {
  const words = wordsOf(name)
  return words === undefined ? name.toLowerCase() : `(${words.join(' ')})`
}

function sound(
  ready: ReadyProblem,
  plan: readonly string[],
  answer: readonly string[],
  removed: readonly number[],
  check: PlanCheck,
): Draft {
  const adjacent = removed.length < 2 || removed.every((step, i) => step === removed[0]! + i)
  const notes: Finding[] = []
  if (removed.length > 2)
    notes.push({
      role: 'note',
      item: '',
      text: `It leaves out ${removed.length} steps, more than the one or two that the question speaks of; that is right as well.`,
    })
  else if (!adjacent)
    notes.push({
      role: 'note',
      item: '',
      text: 'The two steps left out do not follow one another; that is right as well.',
    })
  return {
    verdict: 'right',
    explanation: [
      `Leaving out ${listed(removed.map(step => `${quoted(plan[step]!)} (index ${step})`))}, the ${counted(answer.length, 'step')} that remain ${answer.length === 1 ? 'is' : 'are'} still a plan${check.cost === null ? '' : ` (cost ${check.cost})`}: ${answer.length === 0 ? 'the goal already holds in the initial state' : 'each is applicable in turn and the goal holds at the end'}.`,
      ...notes.map(note => note.text),
    ].join(' '),
    findings: notes,
    evidence: [
      evidenceFor(
        ready,
        { kind: 'reachable', target: { kind: 'goal' } },
        { kind: 'plan', actions: answer },
      ),
    ],
  }
}

function notFromPlan(
  ready: ReadyProblem,
  plan: readonly string[],
  answer: readonly string[],
  foreign: number,
  check: PlanCheck,
): Draft {
  const name = answer[foreign]!
  const step = capital(stepNamed(foreign))
  const text = !plan.includes(name)
    ? `${step} of the answer, ${quoted(name)}, is not a step of the given plan.`
    : `${step} of the answer, ${quoted(name)}, is not in the order of the given plan, or there more often.`
  const findings: Finding[] = [{ role: 'extra', item: name, text }]
  if (check.valid)
    findings.push({
      role: 'note',
      item: '',
      text: 'The answer is a plan, but not one that comes from the given plan by leaving out steps.',
    })
  const suggestion = suggest(ready, plan)
  return {
    verdict: 'wrong',
    explanation: `${findings.map(finding => finding.text).join(' ')}${tell(suggestion)}`,
    findings: [...findings, ...suggestion.findings],
    evidence: suggestion.evidence,
  }
}

function failureOf(answer: readonly string[], check: PlanCheck): Finding {
  if (check.step === null)
    return {
      role: 'missing',
      item: check.goalMissing[0] ?? '',
      text: `at its end ${listedNames(check.goalMissing, 8)} of the goal ${check.goalMissing.length === 1 ? 'does' : 'do'} not hold.`,
      sequence: answer,
    }
  const name = answer[check.step]!
  const why =
    check.action === null || check.action.kind === 'in-universe'
      ? `${failing(check.missing)}.`
      : misfitFinding('action', name, check.action).text
  return {
    role: 'step',
    item: name,
    text: `${stepNamed(check.step)}, ${quoted(name)}, is not applicable: ${why}`,
    sequence: answer.slice(0, check.step),
  }
}

/** The place in `answer` of the first step that cannot be matched to the plan in order. */
function firstForeign(plan: readonly string[], answer: readonly string[]): number | undefined {
  let at = 0
  for (const [place, name] of answer.entries()) {
    while (at < plan.length && plan[at] !== name) at++
    if (at === plan.length) return place
    at++
  }
  return undefined
}

/** Steps of the plan that are left out: one, or two in a row, where that gives the answer. */
function removedSteps(plan: readonly string[], answer: readonly string[]): number[] {
  const count = plan.length - answer.length
  let same = 0
  while (same < answer.length && plan[same] === answer[same]) same++
  // Leaving out a block anywhere in a run of equal steps gives the same sequence; the last place is as good as any.
  if (answer.slice(same).every((name, i) => plan[same + count + i] === name))
    return Array.from({ length: count }, (_, i) => same + i)
  const removed: number[] = []
  let at = 0
  for (const [step, name] of plan.entries())
    if (at < answer.length && answer[at] === name) at++
    else removed.push(step)
  return removed
}

interface Suggestion {
  readonly findings: readonly Finding[]
  readonly evidence: readonly Evidence[]
}
const noSuggestion: Suggestion = { findings: [], evidence: [] }
/** Looking for what can be left out takes the square of this many steps. */
const maxSteps = 400

const tell = (suggestion: Suggestion): string =>
  suggestion.findings.map(finding => ` ${finding.text}`).join('')

/** What could have been left out of the plan. */
function suggest(ready: ReadyProblem, plan: readonly string[]): Suggestion {
  const { task } = ready
  if (plan.length > maxSteps || !validatePlan(task, plan).valid) return noSuggestion
  const actions = actionsOf(task, plan)
  const { single, pairs } = redundantActions(task, actions)
  const [from, count] = single.length > 0 ? [single[0]!, 1] : [pairs[0], 2]
  if (from === undefined) return noSuggestion
  const left = plan.slice(from, from + count)
  const shorter = [...plan.slice(0, from), ...plan.slice(from + count)]
  return {
    findings: [
      {
        role: 'best',
        item: left[0]!,
        text: `Leaving out just ${listed(left.map((name, i) => `${quoted(name)} (index ${from + i})`))} would be right.`,
        sequence: shorter,
      },
    ],
    evidence: [
      evidenceFor(
        ready,
        { kind: 'reachable', target: { kind: 'goal' } },
        { kind: 'plan', actions: shorter },
      ),
    ],
  }
}

const actionsOf = (task: Task, plan: readonly string[]): ActionId[] =>
  plan.map(name => findAction(task, name)!)
