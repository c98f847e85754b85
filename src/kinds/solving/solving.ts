// The right answers of an open question, all of them or as many as one may want to hear of, worked out from the PDDL:
// what hints, the key and the nearest right answer are told from.

import { partitionLandmarks } from '../../analysis/landmarks'
import { landmarkLimits } from '../../analysis/landmark-decision'
import { partitionActions, partitionFacts, type ReachDecision } from '../../analysis/reachable'
import { redundantActions, smallestSubPlan } from '../../analysis/redundant'
import { quotedSequence } from '../../benchmarks/acpbench/sequences'
import type { Asked } from '../question'
import { findBestActions } from '../../search/best-actions'
import { explainAction } from '../../task/explain'
import { actionName, factName, findAction, stateFacts } from '../../task/names'
import { applicableActions, isApplicable, progress } from '../../task/step'
import type { ActionId, FactId, Task } from '../../task/task'
import { actionsOutside, factsOutside } from '../../task/universe'
import { validatePlan } from '../../task/validate'
import { loadTask, type LoadedTask } from '../../task/load'
import { within } from '../judging/unreachable'
import type { Question } from '../question'
import type { Limits } from '../../engine/api/engine'
import { endOf } from '../../task/trace'

type Method = Extract<ReachDecision, { kind: 'unreachable' }>['method']

export type Solution =
  | { readonly kind: 'app'; readonly names: readonly string[] }
  | {
      readonly kind: 'prog'
      readonly action: string
      readonly gained: readonly string[]
      readonly lost: readonly string[]
    }
  /** `index` is null where every step can be taken; `missing`: what fails there. */
  | {
      readonly kind: 'val'
      readonly sequence: readonly string[]
      readonly index: number | null
      readonly missing: readonly string[]
    }
  /** Blocks of the plan that can be left out, each by itself, smallest first. */
  | {
      readonly kind: 'just'
      readonly plan: readonly string[]
      readonly blocks: readonly (readonly number[])[]
    }
  | {
      readonly kind: 'one'
      /** Right items; none: the answer is None. */
      readonly right: readonly string[]
      /** There may be more than are listed. */
      readonly more: boolean
      /** How many facts or actions were looked at; null where not all were. */
      readonly of: number | null
      /** How the first is known to be out of reach. */
      readonly method?: Method
      /** For the next action: cost of a cheapest plan. */
      readonly cost?: number
    }
  /** It is not known, or there is nothing to ask. */
  | { readonly kind: 'open'; readonly message: string }

/** Names taken from outside the task at most. */
const MOST_OUTSIDE = 200

/** The problem as verdicts on this question see it, or why there is none. */
export function readyFor({ source, record }: Question): LoadedTask | string {
  if (source === null) return 'This question comes as English only, so nothing can be proven.'
  const prepared = loadTask(source)
  if (prepared.kind !== 'ready') return prepared.message
  if (record === null || !prepared.problem.minimizesCost) return prepared
  // Benchmark files count steps.
  const { task } = prepared
  const problem = { ...prepared.problem, minimizesCost: false }
  const actionCost = new Float64Array(task.actionCount).fill(1)
  return { ...prepared, problem, task: { ...task, problem, actionCost } }
}

let last: { readonly key: string; readonly solution: Solution } | undefined

/** The right answers; the last solution is remembered. */
export function solve(ready: LoadedTask, question: Question, limits: Limits): Solution {
  const key = JSON.stringify([question.source, question.asked, question.record !== null, limits])
  if (last?.key === key) return last.solution
  const { asked } = question
  const solution: Solution =
    asked === null
      ? {
          kind: 'open',
          message: question.askedProblem ?? 'What this question asks about could not be found.',
        }
      : solutionOf(ready, spelled(question.question, asked), limits)
  last = { key, solution }
  return solution
}

/** The plan as the question spells it: the published scorer tells upper and lower case apart. */
function spelled(question: string, asked: Asked): Asked {
  if (asked.kind !== 'just') return asked
  const plan = quotedSequence(question, false)
  const isSame =
    plan.length === asked.plan.length &&
    plan.every((step, i) => step.toLowerCase() === asked.plan[i]!.toLowerCase())
  return isSame ? { kind: 'just', plan } : asked
}

function solutionOf(ready: LoadedTask, asked: Asked, limits: Limits): Solution {
  const { task } = ready
  switch (asked.kind) {
    case 'app':
      return { kind: 'app', names: applicableNames(task) }
    case 'prog':
      return changesOf(task, asked.action)
    case 'val':
      return firstBreak(task, asked.sequence)
    case 'just':
      return removable(task, asked.plan)
    case 'reach':
      return unreachableFacts(task, limits)
    case 'areach':
      return unreachableActions(task, limits)
    case 'land':
      return landmarksOf(task, limits)
    case 'nexta':
      return bestOf(task, limits)
    default:
      return asked satisfies never
  }
}

const applicableNames = (task: Task): string[] =>
  applicableActions(task, task.initial).map(action => actionName(task, action))

function changesOf(task: Task, name: string): Solution {
  const action = findAction(task, name)
  if (action === undefined || !isApplicable(task, task.initial, action))
    return { kind: 'prog', action: name, gained: [], lost: [] }
  const before = new Set(stateFacts(task, task.initial))
  const after = new Set(stateFacts(task, progress(task, task.initial, action)))
  return {
    kind: 'prog',
    action: actionName(task, action),
    gained: [...after].filter(fact => !before.has(fact)),
    lost: [...before].filter(fact => !after.has(fact)),
  }
}

function firstBreak(task: Task, sequence: readonly string[]): Solution {
  const { end, broken } = endOf(task, task.initial, sequence)
  if (broken === undefined) return { kind: 'val', sequence, index: null, missing: [] }
  const { missing } = explainAction(task, end, sequence[broken]!)
  return { kind: 'val', sequence, index: broken, missing }
}

/** Looking for what can be left out takes the square of this many steps. */
const MOST_STEPS = 400

function removable(task: Task, plan: readonly string[]): Solution {
  const { valid } = validatePlan(task, plan)
  if (!valid) return { kind: 'open', message: 'The given sequence is not a plan of this problem.' }
  if (plan.length > MOST_STEPS)
    return {
      kind: 'open',
      message: `The plan has ${plan.length} steps, which is too many to search.`,
    }
  const actions = plan.map(name => findAction(task, name)!)
  const { single, pairs } = redundantActions(task, actions)
  const blocks = [...single.map(i => [i]), ...pairs.map(i => [i, i + 1])]
  if (blocks.length > 0) return { kind: 'just', plan, blocks }
  const { kept, smallest } = smallestSubPlan(task, actions)
  const stay = new Set(kept)
  const dropped = plan.flatMap((_, i) => (stay.has(i) ? [] : [i]))
  if (dropped.length > 0) return { kind: 'just', plan, blocks: [dropped] }
  return smallest
    ? { kind: 'just', plan, blocks: [] }
    : { kind: 'open', message: 'Whether a step can be left out was not decided within the limits.' }
}

function unreachableFacts(task: Task, limits: Limits): Solution {
  const outside = someOf(factsOutside(task))
  if (outside.names.length > 0) return outsideTask(outside)
  const found = partitionFacts(task, within(limits))
  return partitioned(
    found.unreachable.map(fact => factName(task, fact)),
    found.reachable.length,
    found.undecided.length,
    found.unreachable[0] === undefined ? undefined : found.decisionOf(found.unreachable[0]),
    'propositions',
  )
}

function unreachableActions(task: Task, limits: Limits): Solution {
  const outside = someOf(actionsOutside(task))
  if (outside.names.length > 0) return outsideTask(outside)
  const found = partitionActions(task, within(limits))
  return partitioned(
    found.unreachable.map(action => actionName(task, action)),
    found.reachable.length,
    found.undecided.length,
    found.unreachable[0] === undefined ? undefined : found.decisionOf(found.unreachable[0]),
    'actions',
  )
}

/** What the task leaves out is out of reach even when nothing ever becomes false. */
const outsideTask = ({ names, more }: { names: string[]; more: boolean }): Solution => ({
  kind: 'one',
  right: names,
  // Inside the task there may be others.
  more: more || names.length > 0,
  of: null,
  method: 'closed-set',
})

function someOf(all: Iterable<string>): { names: string[]; more: boolean } {
  const names: string[] = []
  for (const name of all) {
    if (names.length === MOST_OUTSIDE) return { names, more: true }
    names.push(name)
  }
  return { names, more: false }
}

function partitioned(
  right: readonly string[],
  reachable: number,
  undecided: number,
  first: ReachDecision | undefined,
  what: string,
): Solution {
  if (right.length === 0 && undecided > 0)
    return {
      kind: 'open',
      message: `${undecided} ${what} could not be decided within the limits.`,
    }
  return {
    kind: 'one',
    right,
    more: undecided > 0,
    of: undecided > 0 ? null : right.length + reachable,
    ...(first?.kind === 'unreachable' ? { method: first.method } : {}),
  }
}

const NO_PLAN = 'No answer can be right: this problem has no plan.'

function landmarksOf(task: Task, { maxStates }: Limits): Solution {
  const found = partitionLandmarks(task, {
    ...landmarkLimits,
    searchStates: [
      ...landmarkLimits.searchStates.slice(0, -1).filter(count => count < maxStates),
      maxStates,
    ],
  })
  if (found.kind === 'no-plan') return { kind: 'open', message: NO_PLAN }
  if (found.kind === 'undecided')
    return { kind: 'open', message: 'Whether there is a plan was not decided within the limits.' }
  const { landmarks, notLandmarks, undecided } = found
  if (landmarks.length === 0 && undecided.length > 0)
    return {
      kind: 'open',
      message: `Whether ${undecided.length} facts are landmarks was not decided within the limits.`,
    }
  return {
    kind: 'one',
    right: landmarks.map((fact: FactId) => factName(task, fact)),
    more: undecided.length > 0,
    of: landmarks.length + notLandmarks.length + undecided.length,
  }
}

function bestOf(task: Task, { maxStates }: Limits): Solution {
  const found = findBestActions(task, { maxStates })
  if (found.kind === 'no-plan') return { kind: 'open', message: NO_PLAN }
  if (found.kind === 'stopped')
    return { kind: 'open', message: 'The cost of a cheapest plan was not found within the limits.' }
  if (found.plan.length === 0)
    return { kind: 'open', message: 'The goal holds already, so no action leads closer to it.' }
  const best = found.actions.filter(each => each.best)
  return {
    kind: 'one',
    right: best.map(({ action }: { action: ActionId }) => actionName(task, action)),
    more: found.actions.some(each => each.best === undefined),
    of: found.actions.length,
    cost: found.cost,
  }
}
