// Landmarks for the page: divides all facts into landmarks and others, orders landmarks, and explains each fact with
// evidence verified by the independent checker. The last results are cached, since questions about single facts follow.

import { readyTask } from '../ready'
import { decideLandmark, goalIsIn, partitionLandmarks } from '#planning/analysis/landmarks'
import { landmarkLimits } from '#planning/analysis/landmark-decision'
import type { LandmarkPartition } from '#planning/analysis/landmark-decision'
import type { LandmarkDecision } from '#planning/analysis/landmark-decision'
import type { LandmarkLimits } from '#planning/analysis/landmark-decision'
import { landmarkGraph, neededInitially, withoutLandmarks } from '#planning/analysis/landmark-graph'
import type { Landmark, LandmarkGraph } from '#planning/analysis/landmark-graph'
import { mayHold, relaxedClosure } from '#planning/search/relaxed/closure'
import { recent } from '#base/recent'
import { hasBit } from '#base/bits'
import type { Claim } from '#planning/certificates/certificate'
import { naturally } from '#base/natural'
import { describeFact } from '#language/english/describe'
import { printProblem } from '#planning/pddl/print'
import { problemAt } from '#questions/kinds/asking/situation'
import type { Source } from '#planning/pddl/source'
import { actionName, factName, findFact } from '#planning/task/names'
import { holds, isGoal } from '#planning/task/step'
import { AUXILIARY, type FactId, type Task } from '#planning/task/task'
import { classifyAtom, isProposition } from '#planning/task/universe'
import { evidenceFor } from '#questions/kinds/judging/evidence'
import { misfitFinding } from '#questions/kinds/judging/misfits'
import { loadTask, type LoadedTask } from '#planning/task/load'
import {
  type LandmarkTimes,
  type LandmarkWhy,
  type LandmarkOutcome,
  type LandmarkSet,
  UNDECIDED,
  GOAL_FACT,
  INITIAL_FACT,
  LANDMARK,
  NOT_A_LANDMARK,
  type LandmarkNode,
  type LandmarkEffort,
} from './landmark-data'
import { layersOf, layoutLandmarks } from './layout'
import { proofOfAbsence, proofOfLandmark } from './words'
import { phrasesOf } from '#language/library/phrases'
import { endOf, trace } from '#planning/task/trace'
import { relaxedGraph } from '#planning/search/relaxed/and-or-graph'
import { counted } from '#base/words'

/** Limits for an immediate answer even on large problems; the rest needs the analysis' own limits. */
const quickLimits: LandmarkLimits = {
  ...landmarkLimits,
  h2: { maxTableWords: 200_000, maxWork: 5_000_000 },
  rounds: landmarkLimits.rounds.slice(0, 1),
  detourExpansions: 20,
  searchStates: [2_000],
  totalStates: 40_000,
}

/** Maximum number of first achievers sent. */
const MAX_ACHIEVERS = 120

export function findLandmarks(source: Source, taken: readonly string[], effort: LandmarkEffort): LandmarkOutcome {
  const at = problemAfter(source, taken)
  if (at.kind !== 'here') return at
  const { ready } = at
  const partition = partitionOf(at.source, ready, effort)
  if (partition.kind === 'no-plan') {
    const certificate = partition.certificate()
    const { checked } = evidenceFor(ready, noPlanClaim, certificate)
    return { kind: 'no-plan', explanation: proofOfAbsence(certificate, ready.task).explanation, checked }
  }
  if (partition.kind === 'undecided') return { kind: 'undecided', tried: partition.tried }
  return { kind: 'landmarks', set: setOf(ready, partition, effort) }
}

const noPlanClaim: Claim = { kind: 'unreachable', target: { kind: 'goal' } }

/** The problem that begins in the state after these actions. */
function problemAfter(
  source: Source,
  taken: readonly string[],
):
  | { readonly kind: 'here'; readonly source: Source; readonly ready: LoadedTask }
  | Extract<LandmarkOutcome, { kind: 'broken' | 'no-task' }> {
  const loaded = readyTask(source)
  if (loaded.kind !== 'ready') return loaded
  if (taken.length === 0) return { kind: 'here', source, ready: loaded }
  const { task, problem } = loaded
  const { end, broken } = endOf(task, task.initial, taken)
  if (broken !== undefined) return { kind: 'broken', step: broken }
  const { minimizesCost } = problem
  const moved = printProblem({ ...problemAt(task, end), minimizesCost })
  const there = { domain: source.domain, problem: moved }
  const ready = readyTask(there)
  return ready.kind === 'ready' ? { kind: 'here', source: there, ready } : ready
}

/** The last results are cached: questions about single facts follow. */
const partitionOf = recent(
  4,
  (source: Source, _ready: LoadedTask, effort: LandmarkEffort) => [source.problem, source.domain, effort],
  (_, { task }, effort): LandmarkPartition =>
    partitionLandmarks(task, effort === 'quick' ? quickLimits : landmarkLimits),
)

function setOf(
  { task, domain }: LoadedTask,
  partition: Extract<LandmarkPartition, { kind: 'partition' }>,
  effort: LandmarkEffort,
): LandmarkSet {
  const phrases = phrasesOf(domain)
  const facts: string[] = []
  const statuses: number[] = []
  const goals: FactId[] = []
  const isLandmark = new Set<number>(partition.landmarks)
  const isUndecided = new Set<number>(partition.undecided)
  for (let id = 0; id < task.factCount; id++) {
    const fact = id as FactId
    if (task.factKind[fact] === AUXILIARY) continue
    const isInitial = hasBit(task.initial, 0, fact)
    const isGoalFact = !isInitial && goalIsIn(task, fact)
    if (isGoalFact) goals.push(fact)
    if (!isProposition(task, fact)) continue
    facts.push(factName(task, fact))
    statuses.push(
      isInitial
        ? INITIAL_FACT
        : isGoalFact
          ? GOAL_FACT
          : isLandmark.has(fact)
            ? LANDMARK
            : isUndecided.has(fact)
              ? UNDECIDED
              : NOT_A_LANDMARK,
    )
  }
  const ordered = graphOf(task, [...partition.landmarks, ...goals])
  const nodes = ordered.landmarks.map((landmark): LandmarkNode => {
    const fact = factName(task, landmark.fact)
    return {
      fact,
      phrase: describeFact(phrases, fact).text,
      inInitial: landmark.inInitial,
      inGoal: landmark.inGoal,
      firstAchievers: landmark.firstAchievers.slice(0, MAX_ACHIEVERS).map(action => actionName(task, action)),
      achieverCount: landmark.firstAchievers.length,
    }
  })
  const places = nodes.map((_, place) => place)
  const inner = places.filter(place => !isTrivial(ordered.landmarks[place]!))
  return {
    nodes,
    whole: layoutLandmarks(ordered, places),
    inner: layoutLandmarks(withoutLandmarks(ordered, isTrivial), inner),
    facts,
    statuses: Uint8Array.from(statuses),
    goalHolds: isGoal(task, task.initial),
    effort,
  }
}

const isTrivial = ({ inInitial, inGoal }: Landmark): boolean => inInitial || inGoal

/** The graph with the initial facts that take part in it, and those kept by the goal; topologically sorted. */
function graphOf(task: Task, facts: readonly FactId[]): LandmarkGraph {
  const inner = landmarkGraph(task, facts)
  const initial = new Set(neededInitially(task, inner))
  for (let fact = 0; fact < task.factCount; fact++)
    if (hasBit(task.initial, 0, fact) && isNamed(task, fact) && goalIsIn(task, fact)) initial.add(fact as FactId)
  const whole = landmarkGraph(task, [...initial, ...facts])
  const landmarks = whole.landmarks.map(landmark => ({
    ...landmark,
    inGoal: goalIsIn(task, landmark.fact),
  }))
  const layer = layersOf({ landmarks, orders: whole.orders })
  const names = landmarks.map(({ fact }) => factName(task, fact))
  const order = landmarks
    .map((_, place) => place)
    .sort((a, b) => layer[a]! - layer[b]! || naturally(names[a]!, names[b]!))
  const placeOf = new Map(order.map((old, place) => [old, place]))
  return {
    landmarks: order.map(old => landmarks[old]!),
    orders: whole.orders.map(({ before, after, kind }) => ({
      before: placeOf.get(before)!,
      after: placeOf.get(after)!,
      kind,
    })),
  }
}

const isNamed = (task: Task, fact: number): boolean => task.factKind[fact] !== AUXILIARY

export function whyLandmark(
  source: Source,
  taken: readonly string[],
  text: string,
  ahead: boolean,
): LandmarkWhy | null {
  const at = problemAfter(source, taken)
  if (at.kind === 'no-task') return none(text, at.message)
  if (at.kind === 'broken')
    return none(text, `Step ${at.step + 1} (index ${at.step}) of the way here cannot be executed.`)
  const { ready } = at
  const { task, domain, problem } = ready
  const found = classifyAtom(domain, problem, text)
  if (found.kind !== 'in-universe' && found.kind !== 'derived')
    return none(text, misfitFinding('fact', text, found).text)
  const { name } = found
  const phrase = describeFact(phrasesOf(domain), name).text
  const fact = findFact(task, name)
  const reason = (part: Omit<LandmarkWhy, 'fact' | 'phrase'>): LandmarkWhy => ({
    fact: name,
    phrase,
    ...part,
  })
  const plainly = { evidence: '', checked: null, plan: null }
  if (fact !== undefined && hasBit(task.initial, 0, fact))
    return reason({
      verdict: 'initial',
      explanation:
        'It holds in the state where every plan begins. So every plan passes it, and it is a trivial landmark.',
      ...plainly,
    })
  if (fact !== undefined && goalIsIn(task, fact))
    return reason({
      verdict: 'goal',
      explanation: 'The goal asks for it, so it holds at the end of every plan: a trivial landmark.',
      ...plainly,
    })
  if (found.kind === 'derived') return none(text, misfitFinding('fact', text, found).text)
  const decision = decisionOf(at.source, ready, fact)
  switch (decision.kind) {
    case 'landmark': {
      if (ahead && !isPlain(task, fact!)) return null
      const certificate = decision.certificate()
      const claim: Claim = { kind: 'landmark', fact: name }
      const { checked, closed } = evidenceFor(ready, claim, certificate)
      return reason({
        verdict: 'landmark',
        ...proofOfLandmark(certificate, task),
        checked,
        plan: null,
        ...(closed === undefined ? {} : { closed }),
      })
    }
    case 'not-landmark': {
      const plan = decision.plan.map(action => actionName(task, action))
      const claim: Claim = { kind: 'not-landmark', fact: name }
      const { checked } = evidenceFor(ready, claim, { kind: 'plan', actions: plan })
      return reason({
        verdict: 'not-landmark',
        explanation: whyNoLandmark(plan.length, fact === undefined),
        evidence: plan.length === 0 ? 'the empty plan' : `a plan of ${counted(plan.length, 'step')}`,
        checked,
        plan,
      })
    }
    case 'no-plan': {
      const certificate = decision.certificate()
      const { checked } = evidenceFor(ready, noPlanClaim, certificate)
      const { explanation, evidence } = proofOfAbsence(certificate, task)
      return reason({
        verdict: 'no-plan',
        explanation: `There is no plan, so every fact counts as one that every plan passes; that says nothing. ${explanation}`,
        evidence,
        checked,
        plan: null,
      })
    }
    case 'undecided':
      return reason({
        verdict: 'undecided',
        explanation: `Neither a proof nor a plan that avoids it was found, with ${decision.tried.join(', ')}.`,
        ...plainly,
      })
    default:
      return decision satisfies never
  }
}

/** True if the fact is a landmark even of the delete relaxation, for which evidence is found and checked quickly. */
const isPlain = (task: Task, fact: FactId): boolean =>
  !mayHold(relaxedClosure(relaxedGraph(task), { avoid: fact }), task.goal)

const whyNoLandmark = (steps: number, isUnreachable: boolean): string =>
  steps === 0
    ? 'The goal holds already: the plan without any step never makes it true.'
    : isUnreachable
      ? 'It can never hold at all, so every plan avoids it; this is one.'
      : 'This plan reaches the goal, and the fact holds in none of its states.'

/** The earlier decision, or one for this fact only; undefined for a fact outside of the task. */
function decisionOf(
  source: Source,
  ready: LoadedTask,
  fact: FactId | undefined,
): LandmarkDecision | Extract<LandmarkPartition, { kind: 'no-plan' }> {
  for (const effort of ['full', 'quick'] as const) {
    const partition = partitionOf.known(source, ready, effort)
    if (partition?.kind === 'no-plan') return partition
    if (partition?.kind !== 'partition') continue
    if (fact === undefined) return { kind: 'not-landmark', plan: partition.plans[0]! }
    const decision = partition.decisionOf(fact)
    if (decision.kind !== 'undecided') return decision
  }
  if (fact !== undefined) return decideLandmark(ready.task, fact)
  const any = partitionOf(source, ready, 'full')
  if (any.kind === 'no-plan') return any
  return any.kind === 'partition'
    ? { kind: 'not-landmark', plan: any.plans[0]! }
    : { kind: 'undecided', tried: any.tried }
}

const none = (text: string, explanation: string): LandmarkWhy => ({
  verdict: 'no-proposition',
  fact: text,
  phrase: '',
  explanation,
  evidence: '',
  checked: null,
  plan: null,
})

export function timesOfLandmarks(
  source: Source,
  sequence: readonly string[],
  facts: readonly string[],
): LandmarkTimes | null {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return null
  const { task } = loaded
  const { states } = trace(task, task.initial, sequence)
  const held = new Uint8Array(facts.length * states.length)
  facts.forEach((name, i) => {
    const fact = findFact(task, name)
    if (fact === undefined) return
    states.forEach((state, step) => {
      if (holds(state, fact)) held[i * states.length + step] = 1
    })
  })
  return { steps: states.length - 1, held }
}
