// All facts and actions of a world that a prediction can offer.

import { changedPredicates } from '#language/library/agreeing'
import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import { actionName, factName } from '#planning/task/names'
import { type ActionId, type FactId, FLUENT } from '#planning/task/task'

export interface WorldNames {
  /** Relaxed reachable facts that actions change. */
  readonly facts: readonly string[]
  /** Initial facts that no action changes. */
  readonly statics: readonly string[]
  readonly actions: readonly string[]
}

/** The names of a world's facts and actions; none if the source cannot be parsed. */
export function names(source: Source): WorldNames {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return { facts: [], statics: [], actions: [] }
  const { task, domain, problem } = loaded
  const changed = changedPredicates(domain)
  const facts: string[] = []
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factKind[fact] === FLUENT) facts.push(factName(task, fact as FactId))
  const statics = problem.init
    .filter(({ predicate }) => !changed.has(predicate.name))
    .map(({ predicate, terms }) => `(${[predicate.name, ...terms.map(term => term.name)].join(' ')})`)
  const actions: string[] = []
  for (let action = 0; action < task.actionCount; action++) actions.push(actionName(task, action as ActionId))
  return { facts, statics: [...new Set(statics)], actions }
}
