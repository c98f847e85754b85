// What the two reachability kinds share: is this fact or action out of reach, and is anything?

import { type ReachLimits, reachLimits } from '../analysis/reach-limits'
import {
  decideTarget,
  type Partition,
  partitionActions,
  partitionFacts,
  type ReachDecision,
} from '../analysis/reachable'
import type { Claim } from '../certificates/certificate'
import { actionName, factName } from '../task/names'
import { applicableActions, progress } from '../task/step'
import type { ActionId, FactId, Task } from '../task/task'
import {
  actionsOutside,
  type AtomClass,
  classifyAction,
  classifyAtom,
  factsOutside,
} from '../task/universe'
import { atLimit, type Draft, evidenceFor, type Limits, type SingleAnswer } from './draft'
import { misfitFinding, type Sort } from './misfits'
import type { ReadyProblem } from './prepared'
import type { Evidence, Finding } from './verdict'
import { counted, listedNames, quoted, sequenceNamed } from './words'

/** Judges a fact or an action that is said to be out of reach, or the answer that none is. */
export function judgeUnreachable(
  ready: ReadyProblem,
  sort: Sort,
  answer: SingleAnswer,
  limits: Limits,
): Draft {
  if (answer.kind === 'none') return judgeNone(ready, sort, limits)
  const { text } = answer.item
  const found = classify(ready, sort, text)
  if (found.kind !== 'in-universe') {
    const finding = misfitFinding(sort, text, found)
    return {
      verdict: 'wrong',
      explanation: finding.text,
      findings: [finding],
    }
  }
  return judgeItem(ready, sort, found.name, limits)
}

const classify = (ready: ReadyProblem, sort: Sort, text: string): AtomClass =>
  (sort === 'fact' ? classifyAtom : classifyAction)(ready.domain, ready.problem, text)

function judgeItem(ready: ReadyProblem, sort: Sort, name: string, limits: Limits): Draft {
  const decision = decide(ready, sort, name, limits)
  switch (decision.kind) {
    case 'unreachable':
      return {
        verdict: 'right',
        explanation: `${quoted(name)} can never ${sort === 'fact' ? 'hold' : 'be applied'}: ${because(sort, decision.method)}.`,
        evidence: [unreachableEvidence(ready, sort, name, decision)],
      }
    case 'reachable':
      return reached(ready, sort, name, decision.sequence)
    case 'undecided':
      return atLimit(
        `Whether ${quoted(name)} can ever ${sort === 'fact' ? 'hold' : 'be applied'} is not known: ${listedWays(decision.tried)} did not decide it.`,
      )
    default:
      return decision satisfies never
  }
}

function reached(
  ready: ReadyProblem,
  sort: Sort,
  name: string,
  sequence: readonly ActionId[],
): Draft {
  const names = sequence.map(action => actionName(ready.task, action))
  const text =
    names.length === 0
      ? sort === 'fact'
        ? `${quoted(name)} holds already in this state.`
        : `${quoted(name)} is applicable already in this state.`
      : `${quoted(name)} ${sort === 'fact' ? 'holds' : 'is applicable'} after ${sequenceNamed(names)}.`
  return {
    verdict: 'wrong',
    explanation: text,
    findings: [{ role: 'extra', item: name, text, sequence: names }],
    evidence: [
      evidenceFor(
        ready,
        { kind: 'reachable', target: target(sort, name) },
        { kind: 'plan', actions: names },
      ),
    ],
  }
}

/** The answer that nothing is out of reach. */
function judgeNone(ready: ReadyProblem, sort: Sort, limits: Limits): Draft {
  const example = firstUnreachable(ready, sort, limits)
  if (example.kind === 'some') {
    const { name, decision } = example
    const finding: Finding = {
      role: 'missing',
      item: name,
      text: `${quoted(name)} can never ${sort === 'fact' ? 'hold' : 'be applied'}: ${because(sort, decision.method)}.`,
    }
    return {
      verdict: 'wrong',
      explanation: `There is ${sort === 'fact' ? 'a proposition' : 'an action'} out of reach. ${finding.text}`,
      findings: [finding],
      evidence: [unreachableEvidence(ready, sort, name, decision)],
    }
  }
  if (example.kind === 'undecided')
    return atLimit(
      `All that could be decided can be reached, but of ${counted(example.names.length, sort === 'fact' ? 'proposition' : 'action')} it is not known: ${listedNames(example.names)}.`,
    )
  return {
    verdict: 'right',
    explanation:
      sort === 'fact'
        ? `Each of the ${counted(example.count, 'proposition')} of this problem holds in some reachable state, so none is out of reach.`
        : `Each of the ${counted(example.count, 'ground action')} of this problem is applicable in some reachable state, so none is out of reach.`,
    evidence: [
      evidenceFor(
        ready,
        { kind: 'all-reachable', of: sort === 'fact' ? 'facts' : 'actions' },
        { kind: 'plans', plans: example.plans() },
      ),
    ],
  }
}

type FirstUnreachable =
  | {
      readonly kind: 'some'
      readonly name: string
      readonly decision: Extract<ReachDecision, { kind: 'unreachable' }>
    }
  | { readonly kind: 'undecided'; readonly names: readonly string[] }
  | { readonly kind: 'none'; readonly count: number; readonly plans: () => string[][] }

/** Something of the universe that is out of reach, or that there is nothing. */
function firstUnreachable(ready: ReadyProblem, sort: Sort, limits: Limits): FirstUnreachable {
  const { task } = ready
  const outside = (sort === 'fact' ? factsOutside(task) : actionsOutside(task)).next()
  if (outside.done !== true) {
    const decision = decide(ready, sort, outside.value, limits)
    if (decision.kind === 'unreachable') return { kind: 'some', name: outside.value, decision }
    throw new Error(`${outside.value} is not in the task, but not unreachable`)
  }
  return sort === 'fact'
    ? firstOf(
        partitionFacts(task, within(limits)),
        fact => factName(task, fact),
        plansForFacts(task),
      )
    : firstOf(
        partitionActions(task, within(limits)),
        action => actionName(task, action),
        plansForActions(task),
      )
}

function firstOf<Member extends number>(
  partition: Partition<Member>,
  nameOf: (member: Member) => string,
  plans: (partition: Partition<Member>) => string[][],
): FirstUnreachable {
  const [member] = partition.unreachable
  if (member !== undefined) {
    const decision = partition.decisionOf(member)
    if (decision.kind === 'unreachable') return { kind: 'some', name: nameOf(member), decision }
  }
  if (partition.undecided.length > 0)
    return { kind: 'undecided', names: partition.undecided.map(nameOf) }
  return {
    kind: 'none',
    count: partition.reachable.length,
    plans: () => plans(partition),
  }
}

/** Sequences along which each fact holds at some point. */
const plansForFacts =
  (task: Task) =>
  (partition: Partition<FactId>): string[][] =>
    coveringPlans(task, partition, (state, met) => {
      for (const fact of partition.reachable)
        if ((state[fact >>> 5]! & (1 << (fact & 31))) !== 0) met(fact)
    })

/** Sequences along which each action is applicable at some point. */
const plansForActions =
  (task: Task) =>
  (partition: Partition<ActionId>): string[][] =>
    coveringPlans(task, partition, (state, met) => {
      for (const action of applicableActions(task, state)) met(action)
    })

function coveringPlans<Member extends number>(
  task: Task,
  partition: Partition<Member>,
  visit: (state: Uint32Array, met: (member: Member) => void) => void,
): string[][] {
  const open = new Set(partition.reachable)
  const meet = (member: Member): void => {
    open.delete(member)
  }
  const plans: string[][] = []
  for (const member of partition.reachable) {
    if (!open.has(member)) continue
    const decision = partition.decisionOf(member)
    if (decision.kind !== 'reachable') continue
    let state = task.initial
    visit(state, meet)
    for (const action of decision.sequence) {
      state = progress(task, state, action)
      visit(state, meet)
    }
    open.delete(member)
    plans.push(decision.sequence.map(action => actionName(task, action)))
  }
  return plans
}

const decide = (ready: ReadyProblem, sort: Sort, name: string, limits: Limits): ReachDecision =>
  decideTarget(ready.task, target(sort, name), within(limits))

const target = (sort: Sort, name: string) =>
  sort === 'fact'
    ? ({ kind: 'fact', fact: name } as const)
    : ({ kind: 'action', action: name } as const)

/** The analysis' own limits, none above the given count of states. */
export function within(limits: Limits): ReachLimits {
  const { maxStates } = limits
  const most = (count: number): number => Math.min(count, maxStates)
  return {
    ...reachLimits,
    maxSharedStates: most(reachLimits.maxSharedStates),
    partStates: most(reachLimits.partStates),
    quickStates: most(reachLimits.quickStates),
    maxStates,
  }
}

function unreachableEvidence(
  ready: ReadyProblem,
  sort: Sort,
  name: string,
  decision: Extract<ReachDecision, { kind: 'unreachable' }>,
): Evidence {
  const claim: Claim = { kind: 'unreachable', target: target(sort, name) }
  return evidenceFor(ready, claim, decision.certificate())
}

/** The ground of an unreachability, as a clause. */
function because(
  sort: Sort,
  method: Extract<ReachDecision, { kind: 'unreachable' }>['method'],
): string {
  switch (method) {
    case 'closed-set':
      return sort === 'fact'
        ? 'even if nothing ever became false, no sequence of actions would make it true'
        : 'even if nothing ever became false, its precondition would never hold'
    case 'pairs':
      return sort === 'fact'
        ? 'every action that would add it needs facts that cannot hold together'
        : 'its precondition needs facts that cannot hold together'
    case 'exhausted':
      return `in no reachable state (as far as they differ in what matters for it) ${sort === 'fact' ? 'does it hold' : 'does its precondition hold'}`
    default:
      return method satisfies never
  }
}

const listedWays = (tried: readonly string[]): string => tried.join(', ')
