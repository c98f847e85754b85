// Unreachable facts and actions: the two categories, and the unreachable members of a task's universe.

import { recentOf } from '#base/recent'
import {
  decideTarget,
  type Partition,
  partitionActions,
  partitionFacts,
  type ReachDecision,
} from '#planning/analysis/reachable'
import type { ReachLimits } from '#planning/analysis/reach-limits'
import type { Target } from '#planning/certificates/certificate'
import type { LoadedTask } from '#planning/task/load'
import { actionName, factName } from '#planning/task/names'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { actionsOutside, type AtomClass, classifyAction, classifyAtom, factsOutside } from '#planning/task/universe'
import type { Limits } from '#base/limits'
import { reachWithin } from './limits'
import type { OneRight, OneWords } from './one-item'
import { oneKey, oneOf, nearestOne, someRight } from './one-item'
import type { Help } from './help'
import { type Solved, solved, unsolved } from './solved'

/** Facts or actions: access to their universe. */
export interface ReachSide {
  readonly sort: 'fact' | 'action'
  nameOf(task: Task, member: number): string
  /** Members of the task, divided by whether they are reachable. */
  partition(task: Task, limits?: ReachLimits): Partition<number>
  /** Members of the universe that grounding omitted because they are unreachable. */
  outside(task: Task): Iterable<string>
  target(name: string): Target
  classify(ready: LoadedTask, name: string): AtomClass
}

const ofNumbers = <Member extends number>(found: Partition<Member>): Partition<number> => ({
  ...found,
  decisionOf: member => found.decisionOf(member as Member),
})

export const factSide: ReachSide = {
  sort: 'fact',
  nameOf: (task, fact) => factName(task, fact as FactId),
  partition: (task, limits) => ofNumbers(partitionFacts(task, limits)),
  outside: factsOutside,
  target: fact => ({ kind: 'fact', fact }),
  classify: ({ domain, problem }, name) => classifyAtom(domain, problem, name),
}

export const actionSide: ReachSide = {
  sort: 'action',
  nameOf: (task, action) => actionName(task, action as ActionId),
  partition: (task, limits) => ofNumbers(partitionActions(task, limits)),
  outside: actionsOutside,
  target: action => ({ kind: 'action', action }),
  classify: ({ domain, problem }, name) => classifyAction(domain, problem, name),
}

/** The first omitted names, and whether there are more. */
export function someOutside(
  { outside }: ReachSide,
  task: Task,
  max: number,
): { readonly names: readonly string[]; readonly more: boolean } {
  const names: string[] = []
  for (const name of outside(task)) {
    if (names.length === max) return { names, more: true }
    names.push(name)
  }
  return { names, more: false }
}

/** The unreachable items: names outside of the task if there are any, else the partition of its members. */
export type OutOfReach =
  | { readonly kind: 'outside'; readonly names: readonly string[] }
  | { readonly kind: 'inside'; readonly partition: Partition<number> }

/** Maximum number of names taken from outside the task. */
const MAX_OUTSIDE = 200

export function outOfReach(side: ReachSide, task: Task, limits: Limits, max = MAX_OUTSIDE): OutOfReach {
  const { names } = someOutside(side, task, max)
  return names.length > 0 ? { kind: 'outside', names } : { kind: 'inside', partition: partitionOf(task, side, limits) }
}

const partitionOf = recentOf(
  2,
  ({ sort }: ReachSide, { maxStates }: Limits) => `${sort} ${maxStates}`,
  (task: Task, side, limits): Partition<number> => side.partition(task, reachWithin(limits)),
)

type Unreached = Extract<ReachDecision, { kind: 'unreachable' }>

/** Decides whether a member of the universe is reachable. */
export const decideMember = (task: Task, side: ReachSide, name: string, limits: Limits): ReachDecision =>
  decideTarget(task, side.target(name), reachWithin(limits))

export type FirstUnreachable =
  /** An unreachable item; `isOutside`: grounding omitted it. */
  | {
      readonly kind: 'some'
      readonly name: string
      readonly isOutside: boolean
      readonly decision: Unreached
    }
  | { readonly kind: 'undecided'; readonly names: readonly string[] }
  /** Everything is reachable. */
  | { readonly kind: 'none'; readonly partition: Partition<number> }

/** An unreachable item of the universe, or that there is none. */
export function firstUnreachable(task: Task, side: ReachSide, limits: Limits): FirstUnreachable {
  const found = outOfReach(side, task, limits, 1)
  if (found.kind === 'outside') {
    const name = found.names[0]!
    const decision = decideMember(task, side, name, limits)
    if (decision.kind === 'unreachable') return { kind: 'some', name, isOutside: true, decision }
    throw new Error(`${name} is not in the task, but not unreachable`)
  }
  const { partition } = found
  const { unreachable, undecided, decisionOf } = partition
  const decision = unreachable[0] === undefined ? undefined : decisionOf(unreachable[0])
  if (decision?.kind === 'unreachable')
    return { kind: 'some', name: side.nameOf(task, unreachable[0]!), isOutside: false, decision }
  if (undecided.length > 0) return { kind: 'undecided', names: undecided.map(member => side.nameOf(task, member)) }
  return { kind: 'none', partition }
}

type Method = Unreached['method']

export interface Unreachable extends OneRight {
  /** The method that shows the first item unreachable. */
  readonly method?: Method
}

/** All unreachable items of the category, as names. */
export function solveUnreachable(side: ReachSide, { task }: LoadedTask, limits: Limits): Solved<Unreachable> {
  const found = outOfReach(side, task, limits)
  // Within the task there may be further ones.
  if (found.kind === 'outside') return solved({ right: found.names, more: true, of: null, method: 'closed-set' })
  const { unreachable, reachable, undecided, decisionOf } = found.partition
  if (unreachable.length === 0 && undecided.length > 0)
    return unsolved(
      `${undecided.length} ${side.sort === 'fact' ? 'propositions' : 'actions'} could not be decided within the limits.`,
    )
  const first = unreachable[0] === undefined ? undefined : decisionOf(unreachable[0])
  return solved({
    right: unreachable.map(member => side.nameOf(task, member)),
    more: undecided.length > 0,
    of: undecided.length > 0 ? null : unreachable.length + reachable.length,
    ...(first?.kind === 'unreachable' ? { method: first.method } : {}),
  })
}

/** Texts about unreachable items; `firstHint` is specific to the kind. */
export const unreachableHelp = (words: OneWords, firstHint: Help<Unreachable>['firstHint']): Help<Unreachable> => ({
  firstHint,
  hint: (_ready, right, level) =>
    level === 2
      ? someRight(right, words)
      : oneOf(right, words, right.method === undefined ? undefined : reasons[right.method]),
  key: oneKey,
  nearest: (_ready, right, read) => nearestOne(right, words, read?.lists[0]?.[0]),
})

const reasons: Readonly<Record<Method, string>> = {
  'closed-set': 'It stays out of reach even if deletes are ignored.',
  pairs: 'What it needs can never hold together.',
  exhausted: 'No reachable state allows it, though no single part shows why.',
}
