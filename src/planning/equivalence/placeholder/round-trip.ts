// Does a renaming map the reachable states onto themselves? Exactly if the initial state and its image can be reached from each other. A
// plan back from the image is the image of a plan from the initial state, so both searches start there.

import { hasBit, setBit } from '#base/bits'
import { factName } from '#planning/task/names'
import { satisfies } from '#planning/task/step'
import { type FactId, FLUENT, isNegated, literal, type LiteralId } from '#planning/task/task'
import { endOf } from '#planning/task/trace'
import type { Renaming } from '../comparison'
import { renamedName } from '../closure/rename-certificate'
import type { Space } from '../closure/space'
import { renamedPlan } from '../decide/joined'
import { inverse, renamer } from '../structure/renaming'

export type RoundTrip =
  /** `there`: from the image of the initial state to the initial state; `back`: from that to the image. */
  | {
      readonly kind: 'plans'
      readonly there: readonly string[]
      readonly back: readonly string[]
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'undecided' }

/** The plans between the initial state and its image under a renaming of the problem's own objects. */
export function roundTrip(space: Space, renaming: Renaming): RoundTrip {
  const back = toImage(space, renaming)
  if (back.kind !== 'reachable') return { kind: back.kind === 'undecided' ? 'undecided' : 'none' }
  if (back.plan.length === 0) return { kind: 'plans', there: [], back: [] }
  const there = toImage(space, inverse(renaming))
  if (there.kind !== 'reachable') return { kind: there.kind === 'undecided' ? 'undecided' : 'none' }
  return { kind: 'plans', there: renamedPlan(there.plan, renaming), back: back.plan }
}

/** Can the image of the initial state be reached from the initial state? */
function toImage(space: Space, renaming: Renaming) {
  const { task } = space
  const to = renamer(renaming)
  const image = new Uint32Array(task.words)
  for (let fact = 0; fact < task.factCount; fact++) {
    if (task.factKind[fact] !== FLUENT || !hasBit(task.initial, 0, fact)) continue
    const renamed = space.factNamed(renamedName(factName(task, fact as FactId), to))
    if (renamed === undefined) return { kind: 'unreachable' } as const
    setBit(image, 0, renamed)
  }
  // The true facts usually imply the false ones; the search is easier with half of the literals.
  const literals: LiteralId[] = []
  for (let fact = 0; fact < task.factCount; fact++)
    if (task.factKind[fact] === FLUENT) literals.push(literal(fact, !hasBit(image, 0, fact)))
  const held = space.reachAny([literals.filter(lit => !isNegated(lit))])
  if (held.kind !== 'reachable') return held
  const { end } = endOf(task, task.initial, held.plan)
  return satisfies(task, end, [literals]) ? held : space.reachAny([literals])
}
