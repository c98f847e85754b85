// Actions with the parts of their preconditions: which hold in a state, and how many do not.

import type { Condition } from '#planning/pddl/model'
import type { Source } from '#planning/pddl/source'
import { conditionText } from '#planning/task/condition-text'
import { explainAction } from '#planning/task/explain'
import { actionName, declarationOf, wordsOf } from '#planning/task/names'
import { endOf } from '#planning/task/trace'
import type { ActionId, State } from '#planning/task/task'
import { type LoadedTask, loadTask } from '#planning/task/load'

export interface ConditionsRow {
  readonly action: string
  readonly applicable: boolean
  /** In source order; null: too many quantified instances to evaluate. */
  readonly parts: readonly { readonly text: string; readonly holds: boolean | null }[]
  /** Number of parts that do not hold. */
  readonly missing: number
}

/** Maximum number of actions examined. */
const MAX_ACTIONS = 5_000

/**
 * Each action of the world in the state after `after`: first the applicable ones, then by the number of unsatisfied
 * parts, then by the number of parts. `only`: exactly these actions, even if they are not relaxed reachable. Empty if
 * the texts have errors.
 */
export function conditions(
  source: Source,
  after: readonly string[],
  only: readonly string[] | null,
): readonly ConditionsRow[] {
  const ready = loadTask(source)
  if (ready.kind !== 'ready') return []
  const { task } = ready
  const { end } = endOf(task, task.initial, after)
  const count = Math.min(task.actionCount, MAX_ACTIONS)
  const names = only ?? Array.from({ length: count }, (_, action) => actionName(task, action as ActionId))
  return names
    .map(name => rowOf(ready, end, name))
    .sort(
      (a, b) => Number(b.applicable) - Number(a.applicable) || a.missing - b.missing || b.parts.length - a.parts.length,
    )
}

function rowOf(ready: LoadedTask, state: State, name: string): ConditionsRow {
  const { applicable, missing, satisfied, unknown } = explainAction(ready.task, state, name)
  const order = new Map(preconditionParts(ready, name).map((text, place) => [text, place]))
  const placeOf = (text: string): number => order.get(text) ?? order.size
  const parts = [
    ...satisfied.map(text => ({ text, holds: true })),
    ...missing.map(text => ({ text, holds: false })),
    ...unknown.map(text => ({ text, holds: null })),
  ].sort((a, b) => placeOf(a.text) - placeOf(b.text))
  return { action: name, applicable, parts, missing: missing.length }
}

/**
 * The parts of an action's precondition with its objects substituted, in source order; empty if the name is not an
 * action.
 */
export function preconditionParts({ domain }: LoadedTask, name: string): readonly string[] {
  const words = wordsOf(name)
  const schema = domain.actions[words === undefined ? -1 : declarationOf(domain.actions, words[0]!)]
  if (words === undefined || schema === undefined) return []
  const binding = new Map(schema.parameters.map((each, i) => [each.name, words[i + 1] ?? '']))
  const partsOf = (condition: Condition): readonly Condition[] =>
    condition.kind === 'and' ? condition.parts.flatMap(partsOf) : [condition]
  return [...new Set(partsOf(schema.precondition).map(part => conditionText(part, binding)))]
}
