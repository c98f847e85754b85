// Facts and actions for wrong answers: true facts, static facts, inapplicable actions.

import { hasBit } from '#base/bits'
import type { Rng } from '#base/rng'
import type { LoadedTask } from '#planning/task/load'
import { actionName, factName } from '#planning/task/names'
import { isApplicable } from '#planning/task/step'
import type { ActionId, FactId, Task } from '#planning/task/task'
import { classifyAtom, isProposition } from '#planning/task/universe'

/** Attempts to draw a random suitable member. */
const TRIES = 40

/** A proposition of the task that is currently true, or one that is false. */
export function propositionBy(task: Task, isTrue: boolean, rng: Rng): string | undefined {
  return tried(task.factCount, rng, fact =>
    hasBit(task.initial, 0, fact) === isTrue && isProposition(task, fact as FactId)
      ? factName(task, fact as FactId)
      : undefined,
  )
}

/** An action of the task that is currently inapplicable. */
export const inapplicableAction = (task: Task, rng: Rng): string | undefined =>
  tried(task.actionCount, rng, action =>
    isApplicable(task, task.initial, action as ActionId) ? undefined : actionName(task, action as ActionId),
  )

/** Any action of the task. */
export const anyAction = (task: Task, rng: Rng): string | undefined =>
  tried(task.actionCount, rng, action => actionName(task, action as ActionId))

/** A static fact: a true one or, half of the time, one with exchanged objects. */
export function staticFact({ domain, problem }: LoadedTask, rng: Rng): string | undefined {
  const { init } = problem
  return tried(init.length, rng, i => {
    const { predicate, terms } = init[i]!
    const statedTerms = rng.below(2) === 0 ? terms : rng.shuffled(terms)
    const name = `(${[predicate, ...statedTerms].map(each => each.name).join(' ')})`
    return classifyAtom(domain, problem, name).kind === 'static' ? name : undefined
  })
}

function tried(count: number, rng: Rng, give: (member: number) => string | undefined): string | undefined {
  for (let i = 0; count > 0 && i < TRIES; i++) {
    const found = give(rng.below(count))
    if (found !== undefined) return found
  }
  return undefined
}
