// Phrases that match several actions, such as “toggles the lamp”, which switches it on if off and off if on: the action
// applicable at that point is chosen.

import type { SequenceEntry } from '#planning/analysis/statement'
import type { Source } from '#planning/pddl/source'
import { loadTask } from '#planning/task/load'
import { findAction } from '#planning/task/names'
import { isApplicable, progress } from '#planning/task/step'
import type { EntryRead } from './phrase-meanings'
import type { PlacesRead } from './statement-of'

/** True if no phrase may mean several actions. */
export const isSettled = (read: PlacesRead<EntryRead>): read is PlacesRead =>
  [...(read.actions ?? []), ...(read.removed ?? []), read.action].every(entry => entry?.kind !== 'several')

/**
 * Resolves each phrase to the action that is applicable in the state after the preceding ones. If none is applicable,
 * the choice does not matter, and the first is used. Undefined if two are applicable, or if a removed step may mean two
 * actions of the plan.
 */
export function settled(
  { action, actions, removed, ...rest }: PlacesRead<EntryRead>,
  source: Source,
): PlacesRead | undefined {
  const alone = action && inTurn([action], source)
  const plan = actions && inTurn(actions, source)
  const named = new Set(plan?.map(entry => (entry.kind === 'action' ? entry.action : '')))
  const steps = removed?.map((entry): SequenceEntry | undefined => {
    if (entry.kind !== 'several') return entry
    const [one = entry.actions[0]!, other] = entry.actions.filter(each => named.has(each))
    return other === undefined ? { kind: 'action', action: one } : undefined
  })
  const left = steps?.flatMap(step => step ?? [])
  if (action !== undefined && alone === undefined) return undefined
  if (actions !== undefined && plan === undefined) return undefined
  if (left?.length !== removed?.length) return undefined
  return {
    ...rest,
    ...(alone === undefined ? {} : { action: alone[0]! }),
    ...(plan === undefined ? {} : { actions: plan }),
    ...(left === undefined ? {} : { removed: left }),
  }
}

function inTurn(entries: readonly EntryRead[], source: Source): SequenceEntry[] | undefined {
  const loaded = loadTask(source)
  if (loaded.kind !== 'ready') return undefined
  const { task } = loaded
  let state: typeof task.initial | undefined = task.initial
  const canTake = (name: string): boolean => {
    const action = findAction(task, name)
    return state !== undefined && action !== undefined && isApplicable(task, state, action)
  }
  const found: SequenceEntry[] = []
  for (const entry of entries) {
    if (entry.kind === 'foreign') {
      found.push(entry)
      state = undefined
      continue
    }
    const able = (entry.kind === 'several' ? entry.actions : [entry.action]).filter(canTake)
    if (able.length > 1) return undefined
    const taken = able[0]
    found.push({
      kind: 'action',
      action: taken ?? (entry.kind === 'several' ? entry.actions[0]! : entry.action),
    })
    state = taken === undefined ? undefined : progress(task, state!, findAction(task, taken)!)
  }
  return found
}
