// Comparing what can never hold and what can never be applied: every listed item must be unreachable, and
// an empty list must mean that the whole universe can be reached.

import {
  decideTarget,
  partitionActions,
  partitionFacts,
  type Partition,
  type ReachDecision,
} from '../../analysis/reachable'
import { type ReachLimits, reachLimits } from '../../analysis/reach-limits'
import type { Target } from '../../certificates/certificate'
import type { ActionId, FactId } from '../../task/task'
import { actionName, factName } from '../../task/names'
import { actionsOutside, classifyAction, classifyAtom, factsOutside } from '../../task/universe'
import type { LoadedTask } from '../../task/load'
import {
  atLimit,
  type Comparing,
  type Comparison,
  compared,
  normalItem,
  plainly,
  proven,
} from './difference'
import type { Difference } from '../family'

/** Facts or actions, whichever the kind asks for. */
interface Sort {
  readonly one: 'proposition' | 'action'
  readonly reachedAs: string
  readonly never: string
  target(name: string): Target
  isMember(ready: LoadedTask, name: string): boolean
  /** A member that the task does not number, if there is one. */
  outside(ready: LoadedTask): string | undefined
  /** A member of the task that cannot be reached, with its decision; or that some are undecided. */
  inside(
    ready: LoadedTask,
    limits: ReachLimits,
  ): { readonly name: string; readonly decision: ReachDecision } | 'undecided' | undefined
}

const facts: Sort = {
  one: 'proposition',
  reachedAs: 'can hold',
  never: 'holds',
  target: fact => ({ kind: 'fact', fact }),
  isMember: ({ domain, problem }, name) =>
    classifyAtom(domain, problem, name).kind === 'in-universe',
  outside: ({ task }) => factsOutside(task).next().value as string | undefined,
  inside: ({ task }, limits) =>
    unreachableIn(partitionFacts(task, limits), (fact: FactId) => factName(task, fact)),
}

const actions: Sort = {
  one: 'action',
  reachedAs: 'can become applicable',
  never: 'becomes applicable',
  target: action => ({ kind: 'action', action }),
  isMember: ({ domain, problem }, name) =>
    classifyAction(domain, problem, name).kind === 'in-universe',
  outside: ({ task }) => actionsOutside(task).next().value as string | undefined,
  inside: ({ task }, limits) =>
    unreachableIn(partitionActions(task, limits), (action: ActionId) => actionName(task, action)),
}

function unreachableIn<Member>(
  partition: Partition<Member>,
  nameOf: (member: Member) => string,
): ReturnType<Sort['inside']> {
  const [first] = partition.unreachable
  if (first !== undefined) return { name: nameOf(first), decision: partition.decisionOf(first) }
  return partition.undecided.length > 0 ? 'undecided' : undefined
}

/** Facts that can never hold. */
export const compareReachable = (comparing: Comparing<readonly string[]>): Comparison =>
  compareSort(comparing, facts)

/** Actions that can never become applicable. */
export const compareActionReachable = (comparing: Comparing<readonly string[]>): Comparison =>
  compareSort(comparing, actions)

function compareSort(comparing: Comparing<readonly string[]>, sort: Sort): Comparison {
  const { ready, asked, gold, limits } = comparing
  const reach: ReachLimits = { ...reachLimits, maxStates: limits.maxStates }
  if (gold.length === 0) return compareEmpty(comparing, sort, reach)
  const differences: Difference[] = []
  for (const item of gold) {
    const name = normalItem(item)
    if (!sort.isMember(ready, name)) {
      const sentence = `\`${name}\` is listed, but it is no ${sort.one} of the question.`
      differences.push(plainly('listed-outside-universe', sentence, { ours: null, gold: name }))
      continue
    }
    const target = sort.target(name)
    const decision = decideTarget(ready.task, target, reach)
    if (decision.kind === 'undecided') return atLimit(asked.kind, `\`${name}\``)
    if (decision.kind === 'unreachable') continue
    const sequence = decision.sequence.map(action => actionName(ready.task, action))
    differences.push(
      proven(
        ready,
        'listed-reachable',
        `\`${name}\` is listed, but ${sort.reachedAs} after ${sequence.length} steps.`,
        { ours: sequence, gold: name },
        { kind: 'reachable', target },
        { kind: 'plan', actions: sequence },
      ),
    )
  }
  return compared(differences)
}

/** An empty list: can all be reached? */
function compareEmpty(
  { ready, asked }: Comparing<readonly string[]>,
  sort: Sort,
  reach: ReachLimits,
): Comparison {
  const outside = sort.outside(ready)
  const found =
    outside === undefined
      ? sort.inside(ready, reach)
      : { name: outside, decision: decideTarget(ready.task, sort.target(outside), reach) }
  if (found === 'undecided') return atLimit(asked.kind, `some ${sort.one}s`)
  if (found === undefined || found.decision.kind !== 'unreachable') return compared([])
  const { name, decision } = found
  const type = outside === undefined ? 'empty-though-exclusive' : 'empty-though-relaxed-unreachable'
  return compared([
    proven(
      ready,
      type,
      `Nothing is listed, but \`${name}\` never ${sort.never}.`,
      { ours: name, gold: [] },
      { kind: 'unreachable', target: sort.target(name) },
      decision.certificate(),
    ),
  ])
}
