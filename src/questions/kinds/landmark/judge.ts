// Judges landmarks. Right: a proposition that holds in some state of every plan, and neither in the initial state nor
// in the goal; `None` if there is no such proposition.

import type { Answer } from '#language/answers/reading'
import { decideLandmark } from '#planning/analysis/landmarks'
import type { LandmarkPartition } from '#planning/analysis/landmark-decision'
import { decideReachable, type ReachDecision } from '#planning/analysis/reachable'
import { hasBit } from '#base/bits'
import { recentOf } from '#base/recent'
import type { Certificate } from '#planning/certificates/certificate'
import { actionName, factName, findFact } from '#planning/task/names'
import { type ActionId, type FactId, literal, type Task } from '#planning/task/task'
import { classifyAtom } from '#planning/task/universe'
import { atLimit, type Draft } from '../judging/draft'
import { evidenceFor } from '../judging/evidence'
import { evidenceWith } from '../judging/lazy-evidence'
import type { Limits } from '#base/limits'
import { misfitFinding, misfitMistake } from '../judging/misfits'
import type { LoadedTask } from '#planning/task/load'
import { withoutPlan } from '../judging/without-plan'
import type { Asked } from '../question'
import { landmarkWithin, reachWithin } from '../solving/limits'
import type { Evidence, Finding } from '../verdict'
import { counted, fitting, grouped, listedNames, quoted } from '../judging/words'
import { endOf } from '#planning/task/trace'
import { landmarksOf } from './solve'

/** Judges a fact, or the answer that there is no non-trivial landmark. */
export function judge(ready: LoadedTask, _asked: Asked, answer: Answer, limits: Limits): Draft | undefined {
  if (answer.kind === 'none') return judgeNone(ready, limits)
  return answer.kind === 'item' ? judgeFact(ready, answer.item.text, limits) : undefined
}

function judgeFact(ready: LoadedTask, text: string, limits: Limits): Draft {
  const { domain, problem, task } = ready
  const found = classifyAtom(domain, problem, text)
  const ruledOut = found.kind === 'in-universe' ? trivialFinding(ready, found.name) : misfitFinding('fact', text, found)
  if (found.kind !== 'in-universe' || ruledOut !== undefined)
    return whereThereIsAPlan(ready, limits, () => ({
      verdict: 'wrong',
      mistakes: [found.kind === 'in-universe' ? 'trivial-landmark' : misfitMistake(found)],
      explanation: ruledOut!.text,
      findings: [{ ...ruledOut!, text: '' }],
    }))
  const fact = findFact(task, found.name)
  if (fact === undefined)
    return whereThereIsAPlan(ready, limits, plan =>
      avoided(ready, found.name, plan, 'it can never hold, so every plan avoids it'),
    )
  const decision = decideLandmark(task, fact, landmarkWithin(limits))
  switch (decision.kind) {
    case 'no-plan':
      return noPlan(ready, decision)
    case 'not-landmark':
      return avoided(ready, found.name, decision.plan)
    case 'landmark': {
      const evidence = landmarkEvidence(ready, found.name, decision.certificate)
      return {
        verdict: 'right',
        explanation: landmarkNote(found.name, evidence),
        evidence: [evidence],
      }
    }
    case 'undecided':
      return atLimit(
        `Whether every plan makes ${quoted(found.name)} true was not decided within the limits of the search.`,
        decision.tried,
      )
    default:
      return decision satisfies never
  }
}

const landmarkEvidence = (ready: LoadedTask, fact: string, certificate: () => Certificate): Evidence =>
  evidenceFor(ready, { kind: 'landmark', fact }, certificate)

/** Why no plan avoids the fact; names the unreachable part of the goal if the evidence shows it. */
function landmarkNote(name: string, { closed }: Evidence): string {
  const missing = closed?.missing ?? []
  const goal = missing.length === 1 ? `${quoted(missing[0]!)}, a goal,` : 'the goal'
  return fitting(
    `Every plan makes ${quoted(name)} true: without it, ${goal} can never be reached.`,
    `Every plan makes ${quoted(name)} true: without it, the goal can never be reached.`,
  )
}

/** A finding if the fact is trivial: it holds initially or is in the goal. */
function trivialFinding(ready: LoadedTask, name: string): Finding | undefined {
  const { task } = ready
  const fact = findFact(task, name)
  if (fact === undefined) return undefined
  const initially = hasBit(task.initial, 0, fact)
  const inGoal = task.goal.length > 0 && task.goal.every(part => part.includes(literal(fact, false)))
  if (!initially && !inGoal) return undefined
  const where = initially
    ? inGoal
      ? 'it is true now and part of the goal'
      : 'it is true now'
    : 'it is part of the goal'
  return {
    role: 'near-miss',
    item: name,
    text: fitting(
      `${quoted(name)} is only a trivial landmark: ${where}; a right answer is neither true now nor part of the goal.`,
      `${quoted(name)} is only a trivial landmark: ${where}.`,
    ),
  }
}

/** `never`: why the fact can never hold. */
function avoided(ready: LoadedTask, name: string, plan: readonly ActionId[], never?: string): Draft {
  const names = plan.map(action => actionName(ready.task, action))
  const because =
    never ??
    (names.length === 0
      ? 'the goal holds at the start, so nothing needs to be done'
      : names.length === 1
        ? `the plan ${quoted(names[0]!)} never makes it true`
        : `a plan of ${counted(names.length, 'step')} never makes it true`)
  return {
    verdict: 'wrong',
    mistakes: [never === undefined ? 'not-a-landmark' : 'never-true'],
    explanation: fitting(
      `${quoted(name)} is not a landmark: ${because}.`,
      `${quoted(name)} is not a landmark: a plan never makes it true.`,
    ),
    findings: [{ role: 'extra', item: name, text: '', sequence: names }],
    evidence: [evidenceFor(ready, { kind: 'not-landmark', fact: name }, { kind: 'plan', actions: names })],
  }
}

/** Judges the answer that there are only trivial landmarks. */
function judgeNone(ready: LoadedTask, limits: Limits): Draft {
  const { task } = ready
  const partition = landmarksOf(task, limits)
  if (partition.kind === 'no-plan') return noPlan(ready, partition)
  if (partition.kind === 'undecided')
    return atLimit('Whether there is a plan is not known: no search found one.', partition.tried)
  const { landmarks, undecided, plans, notLandmarks } = partition
  if (landmarks.length > 0) {
    const names = landmarks.map(fact => factName(task, fact))
    const first = partition.decisionOf(landmarks[0]!)
    const one = names.length === 1
    return {
      verdict: 'wrong',
      mistakes: ['none-exists'],
      explanation: one
        ? `Every plan makes ${quoted(names[0]!)} true, so None is wrong.`
        : `Every plan makes ${quoted(names[0]!)} and ${counted(names.length - 1, 'other fact')} true, so None is wrong.`,
      findings: names.map(name => ({ role: 'best', item: name, fix: 'A right answer', text: '' })),
      evidence: first.kind === 'landmark' ? [landmarkEvidence(ready, names[0]!, first.certificate)] : [],
    }
  }
  if (undecided.length > 0)
    return {
      ...atLimit(`No landmark was found, but ${counted(undecided.length, 'fact')} could not be decided.`),
      findings: [
        {
          role: 'note',
          item: '',
          text: `Not decided: ${listedNames(undecided.map(fact => factName(task, fact)))}.`,
        },
      ],
    }
  return noLandmark(ready, notLandmarks, plans)
}

/** Evidence that every possible fact is avoided by some plan. */
function noLandmark(ready: LoadedTask, facts: readonly FactId[], plans: readonly (readonly ActionId[])[]): Draft {
  const { task } = ready
  const evidence = evidenceFor(
    ready,
    { kind: 'no-landmark' },
    { kind: 'plans', plans: plans.map(plan => plan.map(action => actionName(task, action))) },
  )
  const open = new Set(facts)
  const reaches = plans.map(plan => {
    const met = factsAlong(task, plan)
    const fresh = [...open].filter(fact => !met.has(fact))
    for (const fact of fresh) open.delete(fact)
    return fresh.map(fact => factName(task, fact))
  })
  return {
    verdict: 'right',
    explanation:
      facts.length === 0
        ? 'No fact can become true that is neither true now nor a goal, so there is no landmark to name.'
        : `There is no such landmark: of ${facts.length === 1 ? 'the one fact' : `the ${grouped(facts.length)} facts`} in question, each is avoided by some plan.`,
    evidence: [evidenceWith(evidence, { reaches })],
  }
}

/** All facts that hold at some point of the plan. */
function factsAlong(task: Task, plan: readonly ActionId[]): ReadonlySet<FactId> {
  const met = new Set<FactId>()
  const visit = (state: Uint32Array): void => {
    for (let fact = 0; fact < task.factCount; fact++) if (hasBit(state, 0, fact)) met.add(fact as FactId)
  }
  visit(task.initial)
  endOf(task, task.initial, plan, visit)
  return met
}

/** Decides whether the goal is reachable. */
const goalOf = recentOf(
  1,
  ({ maxStates }: Limits) => `${maxStates}`,
  (task: Task, limits): ReachDecision => decideReachable(task, task.goal, reachWithin(limits)),
)

/** The verdict of `give` if the problem has a plan; otherwise undecided, since landmarks are defined by plans. */
function whereThereIsAPlan(ready: LoadedTask, limits: Limits, give: (plan: readonly ActionId[]) => Draft): Draft {
  const decision = goalOf(ready.task, limits)
  if (decision.kind === 'reachable') return give(decision.sequence)
  if (decision.kind === 'unreachable') return noPlan(ready, decision)
  return atLimit('Whether there is a plan is not known: no search found one.', decision.tried)
}

function noPlan(
  ready: LoadedTask,
  found: Extract<LandmarkPartition, { kind: 'no-plan' }> | Extract<ReachDecision, { kind: 'unreachable' }>,
): Draft {
  return withoutPlan(ready, found.certificate)
}
