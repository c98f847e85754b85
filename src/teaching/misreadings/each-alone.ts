// The misreading: conditions that can each be true can also be true together.

import { decideTarget } from '#planning/analysis/reachable'
import { recentOf } from '#base/recent'
import type { Limits } from '#base/limits'
import type { Target } from '#planning/certificates/certificate'
import { counted, quoted } from '#questions/kinds/judging/words'
import { reachWithin } from '#questions/kinds/solving/limits'
import { actionName, factName } from '#planning/task/names'
import { type ActionId, type FactId, isNegated, type Task } from '#planning/task/task'
import { partitionFacts } from '#planning/analysis/reachable'
import { truthOf } from '#planning/analysis/truth'
import { line, type Misreading, type Put, type ReplayLine } from './misreading'
import { needsNamed, neverBy, describeTarget, sideOf, targetIn } from './sides'
import { actionNamed, needsOf } from './state-facts'
import { wayLines } from './replay-lines'

export const eachAlone: Misreading = {
  id: 'each-alone',
  kinds: ['reach', 'areach'],
  title: 'What can be true by itself can be true together.',
  explanation: 'That follows if each condition is looked at alone, and never all at once.',
  lesson: 'action-reach',

  open(put) {
    const { task } = put.ready
    const possible = possibleFacts(task, put.limits)
    if (possible === undefined) return undefined
    if (sideOf(put).sort === 'action') {
      const looked = actionsBy(task, action => isLoose(task, action, possible))
      return neverBy(put, name => looked.has(name))
    }
    const made = new Set<string>(possible)
    for (let action = 0; action < task.actionCount; action++)
      if (isLoose(task, action as ActionId, possible))
        for (const fact of addsOf(task, action)) made.add(factName(task, fact))
    return neverBy(put, name => made.has(name))
  },

  weighs({ ready: { task }, limits }, statement) {
    if (statement.kind === 'reachable') {
      const { facts, within } = statement
      const truths = facts.map(fact =>
        truthOf(task, {
          kind: 'reachable',
          facts: [fact],
          ...(within === undefined ? {} : { within }),
        }),
      )
      return truths.includes('undecided') ? undefined : Number(!truths.includes(false))
    }
    if (statement.kind !== 'becomes-applicable') return undefined
    const names = [statement.action, ...(statement.also === undefined ? [] : [statement.also])]
    const possible = possibleFacts(task, limits)
    if (possible === undefined) return undefined
    return Number(
      names.every(name => {
        const action = actionNamed(task, name)
        return action !== undefined && isLoose(task, action, possible)
      }),
    )
  },

  replay(put, about) {
    const target = targetIn(put, about) ?? apart(put)
    if (target === undefined) return { wrong: [line(this.title)], right: [] }
    const parts = partsOf(put.ready.task, target)
    return {
      wrong: [
        ...parts.map(fact => aloneLine(put, fact)),
        line(`Each can be true, so ${describeTarget(target)}.`, parts),
      ],
      right: [...pairLines(put, parts), ...wayLines(put, target, describeTarget(target))],
    }
  },
}

/** Names of the reachable facts; undefined if some are undecided. */
const possibleFacts = recentOf(
  2,
  ({ maxStates }: Limits) => `${maxStates}`,
  (task: Task, limits): ReadonlySet<string> | undefined => {
    const { reachable, undecided } = partitionFacts(task, reachWithin(limits))
    return undecided.length > 0 ? undefined : new Set(reachable.map(fact => factName(task, fact)))
  },
)

/** True if each precondition of the action is reachable separately. */
const isLoose = (task: Task, action: ActionId, possible: ReadonlySet<string>): boolean =>
  needsOf(task, action).every(need => isNegated(need) || possible.has(factName(task, (need >> 1) as FactId)))

function actionsBy(task: Task, test: (action: ActionId) => boolean): ReadonlySet<string> {
  const found = new Set<string>()
  for (let action = 0; action < task.actionCount; action++)
    if (test(action as ActionId)) found.add(actionName(task, action as ActionId))
  return found
}

function addsOf({ firstEffect, effectAdds }: Task, action: number): readonly FactId[] {
  const from = effectAdds.first[firstEffect[action]!]!
  const to = effectAdds.first[firstEffect[action + 1]!]!
  return [...effectAdds.items.subarray(from, to)] as FactId[]
}

/** An unreachable item with parts that are each reachable, which the answer None overlooks. */
function apart(put: Put): Target | undefined {
  const { task } = put.ready
  const side = sideOf(put)
  const [never] = side.partition(task, reachWithin(put.limits)).unreachable
  return never === undefined ? undefined : side.target(side.nameOf(task, never))
}

/**
 * The facts that must hold simultaneously: the target's facts or, for a single fact, the preconditions of an action
 * that adds it.
 */
function partsOf(task: Task, target: Target): readonly string[] {
  if (target.kind === 'facts') return target.facts
  if (target.kind === 'action') return needsNamed(task, target.action) ?? []
  if (target.kind !== 'fact') return []
  for (let action = 0; action < task.actionCount; action++)
    if (addsOf(task, action).some(fact => factName(task, fact) === target.fact))
      return needsNamed(task, actionName(task, action as ActionId)) ?? []
  return []
}

function aloneLine({ ready: { task }, limits }: Put, fact: string): ReplayLine {
  const decision = decideTarget(task, { kind: 'fact', fact }, reachWithin(limits))
  const when =
    decision.kind !== 'reachable'
      ? 'is taken to be possible'
      : decision.sequence.length === 0
        ? 'is true now'
        : `can be true, after ${counted(decision.sequence.length, 'step')}`
  return line(`${quoted(fact)} ${when}.`, [fact])
}

/** Maximum number of pairs examined. */
const PAIRS = 45

/** The first pair of these facts that is never true together. */
function pairLines({ ready: { task }, limits }: Put, parts: readonly string[]): ReplayLine[] {
  let left = PAIRS
  for (const [i, one] of parts.entries())
    for (const other of parts.slice(i + 1)) {
      if (left-- <= 0) return []
      const facts = [one, other]
      if (decideTarget(task, { kind: 'facts', facts }, reachWithin(limits)).kind === 'unreachable')
        return [line(`${quoted(one)} and ${quoted(other)} are never true in one state.`, facts)]
    }
  return []
}
