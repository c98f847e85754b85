// Renamings within bounds: with lower and upper bounds on the closures of goals, a renaming is still possible while it
// maps what is proven in one to what is not refuted in the other, both ways.

import type { Renaming } from '#planning/certificates/pairs/pair-certificate'
import { Budget } from './budget'
import type { Bound, Side } from './bounds'
import { BoundedSearch } from './bounded-search'
import { graphOf, Vocabulary } from './graph'
import { refinedPair } from './match'
import { compareCounts } from './mismatch'
import { inverse, renamer, renamingOf } from './renaming'
import { type Literal, literalLabel, type Structure } from './structure'

/** A structure with bounds on a set of literals. */
export interface Bounded {
  /** The requirements that a renaming must meet exactly: types and constants, and the atoms of the structure. */
  readonly structure: Structure
  /** Proven to be in the set. */
  readonly always: readonly Literal[]
  /** Not refuted yet; includes all of `always`. Depends only on the literal. */
  readonly possible: (literal: Literal) => boolean
}

export type Admissible =
  | { readonly kind: 'renaming'; readonly renaming: Renaming; readonly nodes: number }
  | { readonly kind: 'none'; readonly nodes: number }
  | { readonly kind: 'limit'; readonly nodes: number }

/** A renaming that maps the structures exactly, L(a) into U(b), and L(b) back into U(a). */
export function findAdmissible(a: Bounded, b: Bounded, maxNodes: number): Admissible {
  if (compareCounts(a.structure, b.structure) !== undefined) return { kind: 'none', nodes: 0 }
  const words = new Vocabulary()
  const pair = refinedPair(graphOf(a.structure, words), graphOf(b.structure, words))
  if (pair === undefined) return { kind: 'none', nodes: 0 }
  const budget = new Budget(maxNodes)
  const bounds = [...boundsOf(a, b, 'left'), ...boundsOf(b, a, 'right')]
  const mapping = new BoundedSearch(budget, words).run(...pair, bounds)
  const { nodes } = budget
  if (mapping === undefined) return { kind: 'limit', nodes }
  if (mapping === null) return { kind: 'none', nodes }
  return { kind: 'renaming', renaming: renamingOf(a.structure, b.structure, mapping), nodes }
}

/** Literals that always hold on one side must be possible on the other: a bound for each predicate and sign. */
function boundsOf(own: Bounded, other: Bounded, of: Side): Bound[] {
  const groups = new Map<string, Literal[]>()
  for (const literal of new Map(own.always.map(each => [textOf(each), each])).values()) {
    const label = literalLabel('', literal)
    const group = groups.get(label)
    if (group === undefined) groups.set(label, [literal])
    else group.push(literal)
  }
  const { names } = other.structure
  return Array.from(groups.values(), (group): Bound => {
    const { positive, predicate } = group[0]!
    return {
      of,
      low: group.map(({ objects }) => objects.map(name => own.structure.numberOf.get(name)!)),
      high: null,
      possible: tuple => other.possible({ positive, predicate, objects: tuple.map(object => names[object]!) }),
    }
  })
}

const textOf = (literal: Literal): string => `${literalLabel('', literal)} ${literal.objects.join(' ')}`

/** True if this renaming satisfies the bounds. */
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
