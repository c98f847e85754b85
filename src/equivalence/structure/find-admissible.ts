// Renamings within bounds: where closures of goals are known only from below and above, a renaming is still possible
// while it takes what is proven of one into what is not refuted of the other, both ways.

import type { Renaming } from '../../certificates/pairs/pair-certificate'
import { Budget } from './budget'
import { allMappings } from './plain-search'
import { inverse, renamer, renamingOf } from './renaming'
import type { Literal, Structure } from './structure'

/** A structure with bounds on a set of literals. */
export interface Bounded {
  /** What a renaming must map exactly: types and constants, and whatever atoms it holds. */
  readonly structure: Structure
  /** Proven to be in the set. */
  readonly always: readonly Literal[]
  /** Not refuted yet; true at least of `always`. A function of the literal alone. */
  readonly possible: (literal: Literal) => boolean
}

export type Admissible =
  | { readonly kind: 'renaming'; readonly renaming: Renaming; readonly nodes: number }
  | { readonly kind: 'none'; readonly nodes: number }
  | { readonly kind: 'limit'; readonly nodes: number }

/** A renaming that maps the structures exactly, L(a) into U(b), and L(b) back into U(a). */
export function findAdmissible(a: Bounded, b: Bounded, maxNodes: number): Admissible {
  const budget = new Budget(maxNodes)
  for (const mapping of allMappings(a.structure, b.structure, budget)) {
    const renaming = renamingOf(a.structure, b.structure, mapping)
    if (withinBounds(a, b, renaming)) return { kind: 'renaming', renaming, nodes: budget.nodes }
  }
  return { kind: budget.exceeded ? 'limit' : 'none', nodes: budget.nodes }
}

/** Does this renaming keep within the bounds? */
export function withinBounds(a: Bounded, b: Bounded, renaming: Renaming): boolean {
  const there = renamer(renaming)
  const back = renamer(inverse(renaming))
  return (
    a.always.every(literal => b.possible(renamed(literal, there))) &&
    b.always.every(literal => a.possible(renamed(literal, back)))
  )
}

const renamed = (literal: Literal, to: (name: string) => string): Literal => ({
  ...literal,
  objects: literal.objects.map(to),
})
