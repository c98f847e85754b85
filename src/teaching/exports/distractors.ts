// Plausible wrong names: first those that known misreadings produce, then those most similar to right ones. They are
// only candidates: whether each is wrong is judged by the caller.

import type { NameSort } from '#language/answers/name-sort'
import type { Rng } from '#base/rng'
import { explainAction } from '#planning/task/explain'
import { actionName, factName, wordsOf } from '#planning/task/names'
import { type ActionId, type FactId, FLUENT, type Task } from '#planning/task/task'
import { putOf } from '#teaching/misreadings/answers'
import type { MisreadAnswer } from '#teaching/misreadings/misreading'
import { misreadingsOf } from '#teaching/misreadings/registry'
import type { Prepared } from './prepared'

/** Maximum number of names of the task that are examined; a random sample if there are more. */
const MAX_NAMES = 3_000

/** The answers of the misreadings of the question's kind, the most specific misreading first. */
export function rulesAnswers({ question, options }: Prepared): readonly MisreadAnswer[] {
  const put = putOf(question, options.limits)
  if (put === undefined) return []
  return misreadingsOf(question.kind, question.format).flatMap(rule => rule.open?.(put) ?? [])
}

/** Names of actions, or of facts that actions change: all in the order of the task, or a random sample. */
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

/** Sorted by word-wise difference from the most similar name in `right`; ties in random order. */
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

/** Actions sorted by the number of preconditions that do not hold now; ties in random order. */
export const fewestMissingFirst = (task: Task, names: readonly string[], rng: Rng): string[] =>
  rng
    .shuffled([...new Set(names)])
    .map(name => ({ name, missing: explainAction(task, task.initial, name).missing.length }))
    .sort((one, other) => one.missing - other.missing)
    .map(({ name }) => name)
