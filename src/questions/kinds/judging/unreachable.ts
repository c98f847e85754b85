// Common to both reachability kinds: decides whether a fact or action is unreachable, and whether anything is.

import type { Answer } from '#language/answers/reading'
import type { Partition, ReachDecision } from '#planning/analysis/reachable'
import type { Claim } from '#planning/certificates/certificate'
import type { LoadedTask } from '#planning/task/load'
import { actionName } from '#planning/task/names'
import { applicableActions } from '#planning/task/step'
import type { ActionId, Task } from '#planning/task/task'
import { decideMember, firstUnreachable, type ReachSide } from '../solving/unreachable'
import type { Evidence } from '../verdict'
import { atLimit, type Draft } from './draft'
import { evidenceFor } from './evidence'
import { evidenceWith } from './lazy-evidence'
import { executedEvidence } from './executed-evidence'
import type { Limits } from '#base/limits'
import { misfitFinding, misfitMistake, type Sort } from './misfits'
import { counted, fitting, listedNames, quoted } from './words'
import { endOf } from '#planning/task/trace'

/** Judges the claim that a fact or an action is unreachable, or the answer that none is. */
export function judgeUnreachable(
  ready: LoadedTask,
  side: ReachSide,
  answer: Answer,
  limits: Limits,
): Draft | undefined {
  if (answer.kind === 'none') return judgeNone(ready, side, limits)
  return answer.kind === 'item' ? judgeItem(ready, side, answer.item.text, limits) : undefined
}

function judgeItem(ready: LoadedTask, side: ReachSide, text: string, limits: Limits): Draft {
  const { sort } = side
  const found = side.classify(ready, text)
  if (found.kind !== 'in-universe') {
    const finding = misfitFinding(sort, text, found)
    return {
      verdict: 'wrong',
      mistakes: [misfitMistake(found)],
      explanation: finding.text,
      findings: [{ ...finding, text: '' }],
    }
  }
  const { name } = found
  const decision = decideMember(ready.task, side, name, limits)
  switch (decision.kind) {
    case 'unreachable': {
      const evidence = unreachableEvidence(ready, side, name, decision)
      return {
        verdict: 'right',
        explanation: `${neverNote(sort, name, decision.method, evidence)}.`,
        evidence: [evidence],
      }
    }
    case 'reachable':
      return reached(ready, side, name, decision.sequence)
    case 'undecided':
      return atLimit(
        `Whether ${quoted(name)} can ever ${sort === 'fact' ? 'hold' : 'be applied'} was not decided within the limits of the search.`,
        decision.tried,
      )
    default:
      return decision satisfies never
  }
}

function reached(ready: LoadedTask, side: ReachSide, name: string, sequence: readonly ActionId[]): Draft {
  const names = sequence.map(action => actionName(ready.task, action))
  return {
    verdict: 'wrong',
    mistakes: [side.sort === 'fact' ? 'becomes-true' : 'becomes-applicable'],
    explanation: reachedNote(side.sort, name, names),
    findings: [{ role: 'extra', item: name, text: '', sequence: names }],
    evidence: [executedEvidence(ready, { kind: 'reachable', target: side.target(name) }, names)],
  }
}

function reachedNote(sort: Sort, name: string, names: readonly string[]): string {
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

/** Judges the answer that nothing is unreachable. */
function judgeNone(ready: LoadedTask, side: ReachSide, limits: Limits): Draft {
  const { sort } = side
  const { task } = ready
  const example = firstUnreachable(task, side, limits)
  if (example.kind === 'some') {
    const { name, decision } = example
    const evidence = unreachableEvidence(ready, side, name, decision)
    const note = neverNote(sort, name, decision.method, evidence)
    return {
      verdict: 'wrong',
      mistakes: ['none-exists'],
      explanation: fitting(`${note}, so None is wrong.`, `${note}.`),
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
  const covering = coveringPlans(task, side, example.partition)
  const evidence = evidenceFor(
    ready,
    { kind: 'all-reachable', of: sort === 'fact' ? 'facts' : 'actions' },
    { kind: 'plans', plans: covering.map(({ actions }) => actions) },
  )
  return {
    verdict: 'right',
    explanation:
      sort === 'fact'
        ? `Nothing is out of reach: each of the ${counted(example.partition.reachable.length, 'proposition')} holds in some reachable state.`
        : `Nothing is out of reach: each of the ${counted(example.partition.reachable.length, 'ground action')} is applicable in some reachable state.`,
    evidence: [evidenceWith(evidence, { reaches: covering.map(({ reaches }) => reaches) })],
  }
}

/** A sequence with the items that only it covers; the item it was found for comes first. */
interface Covering {
  readonly actions: string[]
  readonly reaches: string[]
}

/** Calls `met` with the numbers of all facts that hold in the state, or of all applicable actions. */
function membersAt(task: Task, { sort }: ReachSide, state: Uint32Array, met: (member: number) => void) {
  if (sort === 'action') for (const action of applicableActions(task, state)) met(action)
  else for (let fact = 0; fact < task.factCount; fact++) if ((state[fact >>> 5]! & (1 << (fact & 31))) !== 0) met(fact)
}

/** Sequences along which each member holds, or is applicable, at some point. */
function coveringPlans(task: Task, side: ReachSide, partition: Partition<number>): Covering[] {
  const open = new Set<number>(partition.reachable)
  let fresh: number[] = []
  const meet = (member: number): void => {
    if (open.delete(member)) fresh.push(member)
  }
  const plans: Covering[] = []
  for (const member of partition.reachable) {
    if (!open.has(member)) continue
    const decision = partition.decisionOf(member)
    if (decision.kind !== 'reachable') continue
    fresh = [member]
    open.delete(member)
    membersAt(task, side, task.initial, meet)
    endOf(task, task.initial, decision.sequence, state => membersAt(task, side, state, meet))
    plans.push({
      actions: decision.sequence.map(action => actionName(task, action)),
      reaches: fresh.map(each => side.nameOf(task, each)),
    })
  }
  return plans
}

function unreachableEvidence(
  ready: LoadedTask,
  side: ReachSide,
  name: string,
  decision: Extract<ReachDecision, { kind: 'unreachable' }>,
): Evidence {
  const claim: Claim = { kind: 'unreachable', target: side.target(name) }
  return evidenceFor(ready, claim, decision.certificate)
}

/** A clause that the item is never reached, and why, without a full stop. */
function neverNote(sort: Sort, name: string, method: Method, evidence: Evidence): string {
  const never = `${quoted(name)} can never ${sort === 'fact' ? 'hold' : 'be applied'}`
  const [lack, ...others] = sort === 'action' ? (evidence.closed?.missing ?? []) : []
  const text = fitting(`${never}: ${because(sort, method)}`, never)
  if (lack === undefined) return text
  const which =
    others.length === 0
      ? `its precondition ${quoted(lack)} never holds`
      : `its precondition ${quoted(lack)} and ${counted(others.length, 'other')} never hold`
  return fitting(`${never}: ${which}`, `${never}: one of its preconditions never holds`, text)
}

type Method = Extract<ReachDecision, { kind: 'unreachable' }>['method']

/** The reason for unreachability, as a clause. */
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
