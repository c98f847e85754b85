// Plausible wrong names: first the answers of known wrong rules, then near misses. Whether they are wrong is not decided here: each is
// judged.

import type { NameSort } from '#language/answers/name-sort'
import type { Rng } from '#base/rng'
import { explainAction } from '#planning/task/explain'
import { actionName, factName, wordsOf } from '#planning/task/names'
import { type ActionId, type FactId, FLUENT, type Task } from '#planning/task/task'
import { putOf } from '#teaching/misreadings/answers'
import type { Given } from '#teaching/misreadings/misreading'
import { misreadingsOf } from '#teaching/misreadings/registry'
import type { Prepared } from './prepared'

/** Names of the task that are examined, drawn at random if there are more. */
const MAX_NAMES = 3_000

/** The answers of the wrong rules of the question's kind, the most specific rule first. */
export function rulesAnswers({ question, options }: Prepared): readonly Given[] {
  const put = putOf(question, options.limits)
  if (put === undefined) return []
  return misreadingsOf(question.kind, question.format).flatMap(rule => rule.open?.(put) ?? [])
}

/** Names of facts that actions change, or of actions, in the order of the task or drawn from it. */
export function namesIn(task: Task, sort: NameSort, rng: Rng): string[] {
  const count = sort === 'action' ? task.actionCount : task.factCount
  const numbers =
    count <= MAX_NAMES
      ? Array.from({ length: count }, (_, i) => i)
      : Array.from({ length: MAX_NAMES }, () => rng.below(count))
  return sort === 'action'
    ? numbers.map(action => actionName(task, action as ActionId))
    : numbers.filter(fact => task.factKind[fact] === FLUENT).map(fact => factName(task, fact as FactId))
}

/** Sorted by how little they differ from one of `right`, word by word; equal ones by chance. */
export function nearestFirst(names: readonly string[], right: readonly string[], rng: Rng): string[] {
  const wanted = right.map(name => wordsOf(name) ?? [])
  const likeness = (name: string): number => {
    const words = wordsOf(name) ?? []
    return Math.max(
      0,
      ...wanted.map(other => other.reduce((sum, word, i) => sum + (words[i] === word ? (i === 0 ? 2 : 1) : 0), 0)),
    )
  }
  return rng
    .shuffled([...new Set(names)])
    .map(name => ({ name, near: likeness(name) }))
    .sort((one, other) => other.near - one.near)
    .map(({ name }) => name)
}

/** Actions that lack fewest conditions now first; equal ones by chance. */
export const fewestMissingFirst = (task: Task, names: readonly string[], rng: Rng): string[] =>
  rng
    .shuffled([...new Set(names)])
    .map(name => ({ name, missing: explainAction(task, task.initial, name).missing.length }))
    .sort((one, other) => one.missing - other.missing)
    .map(({ name }) => name)
