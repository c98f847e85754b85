// Shared by two misreadings of effects: the action in the question, and its effects in the initial state, by name.

import { factName } from '#planning/task/names'
import { holds, isApplicable, progress } from '#planning/task/step'
import { type FactId, FLUENT, type State, type Task } from '#planning/task/task'
import type { About, PosedQuestion } from './misreading'
import { actionNamed, effectsIn } from './state-facts'

export interface Doing {
  readonly action: string
  readonly after: State
  /** Names of the facts that the action adds, whether or not they held before, and of those it deletes. */
  readonly adds: readonly string[]
  readonly deletes: readonly string[]
  /** Names of the facts that hold before the action. */
  readonly before: readonly string[]
  readonly gained: readonly string[]
  readonly lost: readonly string[]
}

/** The effects of the action in the question; undefined if it is not applicable. */
export function doingOf({ ready: { task } }: PosedQuestion, name: string | undefined): Doing | undefined {
  const action = name === undefined ? undefined : actionNamed(task, name)
  if (action === undefined || !isApplicable(task, task.initial, action)) return undefined
  const { adds, deletes } = effectsIn(task, task.initial, action)
  const after = progress(task, task.initial, action)
  const named = (facts: readonly FactId[]): string[] =>
    facts.filter(fact => task.factKind[fact] === FLUENT).map(fact => factName(task, fact))
  const before = fluents(task).filter(fact => holds(task.initial, fact))
  return {
    action: name!,
    after,
    adds: named(adds),
    deletes: named(deletes),
    before: named(before),
    gained: named(adds.filter(fact => !holds(task.initial, fact))),
    lost: named(before.filter(fact => !holds(after, fact))),
  }
}

const fluents = (task: Task): FactId[] =>
  Array.from({ length: task.factCount }, (_, fact) => fact as FactId).filter(fact => task.factKind[fact] === FLUENT)

/** The action that a replay is about. */
export const doneIn = ({ asked }: PosedQuestion, { statement }: About): string | undefined =>
  statement?.kind === 'holds-after' ? statement.action : asked?.action
