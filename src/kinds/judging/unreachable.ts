// What the two reachability kinds share: is this fact or action out of reach, and is anything?

import { type ReachLimits, reachLimits } from '../../analysis/reach-limits'
import {
  decideTarget,
  type Partition,
  partitionActions,
  partitionFacts,
  type ReachDecision,
} from '../../analysis/reachable'
import type { Claim } from '../../certificates/certificate'
import { actionName, factName } from '../../task/names'
import { applicableActions } from '../../task/step'
import type { ActionId, FactId, Task } from '../../task/task'
import {
  actionsOutside,
  type AtomClass,
  classifyAction,
  classifyAtom,
  factsOutside,
} from '../../task/universe'
import { atLimit, type Draft, evidenceFor, type Limits, type SingleAnswer } from './draft'
import { misfitFinding, type Sort } from './misfits'
import type { LoadedTask } from '../../task/load'
import type { Evidence } from '../verdict'
import { counted, fitting, listedNames, quoted } from './words'
import { endOf } from '../../task/trace'

/** Judges a fact or an action that is said to be out of reach, or the answer that none is. */
export function judgeUnreachable(
  ready: LoadedTask,
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
      findings: [{ ...finding, text: '' }],
    }
  }
  return judgeItem(ready, sort, found.name, limits)
}

const classify = (ready: LoadedTask, sort: Sort, text: string): AtomClass =>
  (sort === 'fact' ? classifyAtom : classifyAction)(ready.domain, ready.problem, text)

function judgeItem(ready: LoadedTask, sort: Sort, name: string, limits: Limits): Draft {
  const decision = decide(ready, sort, name, limits)
  switch (decision.kind) {
    case 'unreachable': {
      const evidence = unreachableEvidence(ready, sort, name, decision)
      return {
        verdict: 'right',
        explanation: `${saysNever(sort, name, decision.method, evidence)}.`,
        evidence: [evidence],
      }
    }
    case 'reachable':
      return reached(ready, sort, name, decision.sequence)
    case 'undecided':
      return atLimit(
        `Whether ${quoted(name)} can ever ${sort === 'fact' ? 'hold' : 'be applied'} was not decided within the limits of the search.`,
        decision.tried,
      )
    default:
      return decision satisfies never
  }
}

function reached(
  ready: LoadedTask,
  sort: Sort,
  name: string,
  sequence: readonly ActionId[],
): Draft {
  const names = sequence.map(action => actionName(ready.task, action))
  return {
    verdict: 'wrong',
    explanation: saysReached(sort, name, names),
    findings: [{ role: 'extra', item: name, text: '', sequence: names }],
    evidence: [
      evidenceFor(
        ready,
        { kind: 'reachable', target: target(sort, name) },
        { kind: 'plan', actions: names },
      ),
    ],
  }
}

function saysReached(sort: Sort, name: string, names: readonly string[]): string {
  const [first] = names
  const is = sort === 'fact' ? 'holds' : 'is applicable'
  if (first === undefined)
    return sort === 'fact'
      ? `${quoted(name)} is not out of reach: it holds in this state.`
      : `${quoted(name)} is not out of reach: it is applicable now.`
  const after = `${quoted(name)} is not out of reach: it ${is} after ${counted(names.length, 'step')}`
  return names.length === 1
    ? fitting(`${quoted(name)} is not out of reach: it ${is} after ${quoted(first)}.`, `${after}.`)
    : fitting(`${after}, the last of them ${quoted(names.at(-1)!)}.`, `${after}.`)
}

/** The answer that nothing is out of reach. */
function judgeNone(ready: LoadedTask, sort: Sort, limits: Limits): Draft {
  const example = firstUnreachable(ready, sort, limits)
  if (example.kind === 'some') {
    const { name, decision } = example
    const evidence = unreachableEvidence(ready, sort, name, decision)
    const says = saysNever(sort, name, decision.method, evidence)
    return {
      verdict: 'wrong',
      explanation: fitting(`${says}, so None is wrong.`, `${says}.`),
      findings: [{ role: 'best', item: name, fix: 'A right answer', text: '' }],
      evidence: [evidence],
    }
  }
  if (example.kind === 'undecided') {
    const many = counted(example.names.length, sort === 'fact' ? 'proposition' : 'action')
    return {
      ...atLimit(`Everything decided can be reached, but ${many} could not be decided.`),
      findings: [{ role: 'note', item: '', text: `Not decided: ${listedNames(example.names)}.` }],
    }
  }
  const covering = example.plans()
  const evidence = evidenceFor(
    ready,
    { kind: 'all-reachable', of: sort === 'fact' ? 'facts' : 'actions' },
    { kind: 'plans', plans: covering.map(({ actions }) => actions) },
  )
  return {
    verdict: 'right',
    explanation:
      sort === 'fact'
        ? `Nothing is out of reach: each of the ${counted(example.count, 'proposition')} holds in some reachable state.`
        : `Nothing is out of reach: each of the ${counted(example.count, 'ground action')} is applicable in some reachable state.`,
    evidence: [{ ...evidence, reaches: covering.map(({ reaches }) => reaches) }],
  }
}

/** A sequence, and what it reaches that none before it does; what it was found for comes first. */
interface Covering {
  readonly actions: string[]
  readonly reaches: string[]
}

type FirstUnreachable =
  | {
      readonly kind: 'some'
      readonly name: string
      readonly decision: Extract<ReachDecision, { kind: 'unreachable' }>
    }
  | { readonly kind: 'undecided'; readonly names: readonly string[] }
  | { readonly kind: 'none'; readonly count: number; readonly plans: () => Covering[] }

/** Something of the universe that is out of reach, or that there is nothing. */
function firstUnreachable(ready: LoadedTask, sort: Sort, limits: Limits): FirstUnreachable {
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
  plans: (partition: Partition<Member>) => Covering[],
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
  (partition: Partition<FactId>): Covering[] =>
    coveringPlans(
      task,
      partition,
      fact => factName(task, fact),
      (state, met) => {
        for (const fact of partition.reachable)
          if ((state[fact >>> 5]! & (1 << (fact & 31))) !== 0) met(fact)
      },
    )

/** Sequences along which each action is applicable at some point. */
const plansForActions =
  (task: Task) =>
  (partition: Partition<ActionId>): Covering[] =>
    coveringPlans(
      task,
      partition,
      action => actionName(task, action),
      (state, met) => {
        for (const action of applicableActions(task, state)) met(action)
      },
    )

function coveringPlans<Member extends number>(
  task: Task,
  partition: Partition<Member>,
  nameOf: (member: Member) => string,
  visit: (state: Uint32Array, met: (member: Member) => void) => void,
): Covering[] {
  const open = new Set(partition.reachable)
  let fresh: Member[] = []
  const meet = (member: Member): void => {
    if (open.delete(member)) fresh.push(member)
  }
  const plans: Covering[] = []
  for (const member of partition.reachable) {
    if (!open.has(member)) continue
    const decision = partition.decisionOf(member)
    if (decision.kind !== 'reachable') continue
    fresh = [member]
    open.delete(member)
    visit(task.initial, meet)
    endOf(task, task.initial, decision.sequence, state => visit(state, meet))
    plans.push({
      actions: decision.sequence.map(action => actionName(task, action)),
      reaches: fresh.map(nameOf),
    })
  }
  return plans
}

const decide = (ready: LoadedTask, sort: Sort, name: string, limits: Limits): ReachDecision =>
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
  ready: LoadedTask,
  sort: Sort,
  name: string,
  decision: Extract<ReachDecision, { kind: 'unreachable' }>,
): Evidence {
  const claim: Claim = { kind: 'unreachable', target: target(sort, name) }
  return evidenceFor(ready, claim, decision.certificate())
}

/** That it never comes about, and why, without a full stop. */
function saysNever(sort: Sort, name: string, method: Method, { closed }: Evidence): string {
  const never = `${quoted(name)} can never ${sort === 'fact' ? 'hold' : 'be applied'}`
  const [lack, ...others] = sort === 'action' ? (closed?.missing ?? []) : []
  const told = fitting(`${never}: ${because(sort, method)}`, never)
  if (lack === undefined) return told
  const which =
    others.length === 0
      ? `its precondition ${quoted(lack)} never holds`
      : `its precondition ${quoted(lack)} and ${counted(others.length, 'other')} never hold`
  return fitting(`${never}: ${which}`, `${never}: one of its preconditions never holds`, told)
}

type Method = Extract<ReachDecision, { kind: 'unreachable' }>['method']

/** The ground of an unreachability, as a clause. */
function because(sort: Sort, method: Method): string {
  switch (method) {
    case 'closed-set':
      return sort === 'fact'
        ? 'even if nothing ever became false, no action would ever make it true'
        : 'even if nothing ever became false, its precondition would never hold'
    case 'pairs':
      return sort === 'fact'
        ? 'every action that would add it needs facts that cannot hold together'
        : 'its precondition needs facts that cannot hold together'
    case 'exhausted':
      return sort === 'fact'
        ? 'all reachable states were looked at, and it holds in none'
        : 'all reachable states were looked at, and its precondition holds in none'
    default:
      return method satisfies never
  }
}
