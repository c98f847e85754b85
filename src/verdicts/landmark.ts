// Which fact must hold at some point of every plan? Right: a proposition that holds in some state of every
// plan, and neither in the initial state nor in the goal; `None` where there is no such proposition.

import {
  decideLandmark,
  type LandmarkLimits,
  type LandmarkPartition,
  landmarkLimits,
  partitionLandmarks,
} from '../analysis/landmarks'
import { decideReachable, type ReachDecision } from '../analysis/reachable'
import { hasBit } from '../base/bits'
import type { Claim } from '../certificates/certificate'
import { actionName, factName, findFact } from '../task/names'
import { type ActionId, literal } from '../task/task'
import { classifyAtom } from '../task/universe'
import { atLimit, type Draft, evidenceFor, type Limits, type SingleAnswer } from './draft'
import { misfitFinding } from './misfits'
import type { ReadyProblem } from './prepared'
import { within } from './unreachable'
import type { Finding } from './verdict'
import { listedNames, quoted, sequenceNamed } from './words'

/** Judges one fact, or that there is no landmark beside the trivial ones. */
export function judgeLandmark(ready: ReadyProblem, answer: SingleAnswer, limits: Limits): Draft {
  return answer.kind === 'none'
    ? judgeNone(ready, limits)
    : judgeFact(ready, answer.item.text, limits)
}

function judgeFact(ready: ReadyProblem, text: string, limits: Limits): Draft {
  const { domain, problem, task } = ready
  const found = classifyAtom(domain, problem, text)
  const ruledOut =
    found.kind === 'in-universe'
      ? trivialFinding(ready, found.name)
      : misfitFinding('fact', text, found)
  if (found.kind !== 'in-universe' || ruledOut !== undefined)
    return whereThereIsAPlan(ready, limits, () => ({
      verdict: 'wrong',
      explanation: ruledOut!.text,
      findings: [ruledOut!],
    }))
  const fact = findFact(task, found.name)
  if (fact === undefined)
    return whereThereIsAPlan(ready, limits, plan =>
      avoided(
        ready,
        found.name,
        plan,
        'No action sequence ever makes it true, and there is a plan.',
      ),
    )
  const decision = decideLandmark(task, fact, landmarkWithin(limits))
  switch (decision.kind) {
    case 'no-plan':
      return noPlan(ready, decision)
    case 'not-landmark':
      return avoided(ready, found.name, decision.plan)
    case 'landmark':
      return {
        verdict: 'right',
        explanation: `${quoted(found.name)} is a landmark: it does not hold now, the goal does not ask for it, and no plan avoids it; without ever making it true the goal cannot be reached.`,
        evidence: [
          evidenceFor(ready, { kind: 'landmark', fact: found.name }, decision.certificate()),
        ],
      }
    case 'undecided':
      return atLimit(
        `Whether every plan makes ${quoted(found.name)} true is not known: ${decision.tried.join(', ')} did not decide it.`,
      )
    default:
      return decision satisfies never
  }
}

/** A fact that holds now, or that the goal asks for, is trivial. */
function trivialFinding(ready: ReadyProblem, name: string): Finding | undefined {
  const { task } = ready
  const fact = findFact(task, name)
  if (fact === undefined) return undefined
  const initially = hasBit(task.initial, 0, fact)
  const inGoal =
    task.goal.length > 0 && task.goal.every(part => part.includes(literal(fact, false)))
  if (!initially && !inGoal) return undefined
  const where =
    initially && inGoal
      ? 'holds already in the initial state, and is in the goal'
      : initially
        ? 'holds already in the initial state'
        : 'is in the goal'
  return {
    role: 'near-miss',
    item: name,
    text: `${quoted(name)} is true at some point of every plan, but only trivially: it ${where}. The question asks for a landmark that is neither.`,
  }
}

function avoided(
  ready: ReadyProblem,
  name: string,
  plan: readonly ActionId[],
  why?: string,
): Draft {
  const names = plan.map(action => actionName(ready.task, action))
  const text = `${quoted(name)} is no landmark: ${names.length === 0 ? 'the goal holds from the start, so the empty plan avoids it' : `it holds in no state of the plan ${sequenceNamed(names)}`}.`
  return {
    verdict: 'wrong',
    explanation: why === undefined ? text : `${text} ${why}`,
    findings: [{ role: 'extra', item: name, text, sequence: names }],
    evidence: [
      evidenceFor(ready, { kind: 'not-landmark', fact: name }, { kind: 'plan', actions: names }),
    ],
  }
}

/** The answer that there is no landmark but trivial ones. */
function judgeNone(ready: ReadyProblem, limits: Limits): Draft {
  const { task } = ready
  const partition = partitionLandmarks(task, landmarkWithin(limits))
  if (partition.kind === 'no-plan') return noPlan(ready, partition)
  if (partition.kind === 'undecided')
    return atLimit(
      `Whether there is a plan is not known: ${partition.tried.join(', ')} found none.`,
    )
  const { landmarks, undecided, plans, notLandmarks } = partition
  if (landmarks.length > 0) {
    const names = landmarks.map(fact => factName(task, fact))
    const first = partition.decisionOf(landmarks[0]!)
    return {
      verdict: 'wrong',
      explanation: `There ${names.length === 1 ? 'is a landmark' : `are ${names.length} landmarks`} beside the trivial ones: ${listedNames(names)}. No plan avoids ${names.length === 1 ? 'it' : 'any of them'}.`,
      findings: names.map(name => ({
        role: 'missing',
        item: name,
        text: `${quoted(name)} is a landmark: no plan avoids it.`,
      })),
      evidence:
        first.kind === 'landmark'
          ? [evidenceFor(ready, { kind: 'landmark', fact: names[0]! }, first.certificate())]
          : [],
    }
  }
  if (undecided.length > 0)
    return atLimit(
      `No landmark was found beside the trivial ones, but ${listedNames(undecided.map(fact => factName(task, fact)))} could not be decided.`,
    )
  return {
    verdict: 'right',
    explanation: `For each of the ${notLandmarks.length} propositions that can become true and are neither in the initial state nor in the goal there is a plan that avoids it, so there is no landmark to name.`,
    evidence: [
      evidenceFor(
        ready,
        { kind: 'no-landmark' },
        { kind: 'plans', plans: plans.map(plan => plan.map(action => actionName(task, action))) },
      ),
    ],
  }
}

/** The verdict that `give` works out, where the problem has a plan; else the question is not posed. */
function whereThereIsAPlan(
  ready: ReadyProblem,
  limits: Limits,
  give: (plan: readonly ActionId[]) => Draft,
): Draft {
  const decision: ReachDecision = decideReachable(ready.task, ready.task.goal, within(limits))
  if (decision.kind === 'reachable') return give(decision.sequence)
  if (decision.kind === 'unreachable') return noPlan(ready, decision)
  return atLimit(`Whether there is a plan is not known: ${decision.tried.join(', ')} found none.`)
}

function noPlan(
  ready: ReadyProblem,
  found:
    | Extract<LandmarkPartition, { kind: 'no-plan' }>
    | Extract<ReachDecision, { kind: 'unreachable' }>,
): Draft {
  return withoutPlan(ready, found.certificate)
}

/** The problem has no plan, and so poses no question about plans. */
export function withoutPlan(
  ready: ReadyProblem,
  certificate: () => Parameters<typeof evidenceFor>[2],
): Draft {
  const claim: Claim = { kind: 'unreachable', target: { kind: 'goal' } }
  return {
    verdict: 'undecided',
    reason: 'no-plan',
    explanation:
      'This problem has no plan: the goal holds in no reachable state. So it poses no question about plans, and there is nothing to judge.',
    evidence: [evidenceFor(ready, claim, certificate())],
  }
}

/** The analysis' own limits, with none of its searches above the given count of states. */
const landmarkWithin = ({ maxStates }: Limits): LandmarkLimits => ({
  ...landmarkLimits,
  searchStates: [
    ...landmarkLimits.searchStates.slice(0, -1).filter(count => count < maxStates),
    maxStates,
  ],
})
