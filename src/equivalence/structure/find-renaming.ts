// Is there a renaming that maps one structure onto another?

import type { Renaming } from '../../certificates/pairs/pair-certificate'
import { Budget } from './budget'
import { compareCounts, type Mismatch } from './mismatch'
import { allMappings } from './plain-search'
import { renamingOf } from './renaming'
import type { Structure } from './structure'

/** `nodes`: choices that the search tried, at most the limit. */
export type Found =
  | { readonly kind: 'renaming'; readonly renaming: Renaming; readonly nodes: number }
  | { readonly kind: 'none'; readonly where: Mismatch; readonly nodes: number }
  | { readonly kind: 'limit'; readonly nodes: number }

/** A renaming of a to b that maps all labelled atoms of a onto those of b, objects of equal names onto one another first. */
export function findRenaming(a: Structure, b: Structure, maxNodes: number): Found {
  const where = compareCounts(a, b)
  if (where !== undefined) return { kind: 'none', where, nodes: 0 }
  const budget = new Budget(maxNodes)
  for (const mapping of allMappings(a, b, budget))
    return { kind: 'renaming', renaming: renamingOf(a, b, mapping), nodes: budget.nodes }
  if (budget.exceeded) return { kind: 'limit', nodes: budget.nodes }
  return { kind: 'none', where: { kind: 'search' }, nodes: budget.nodes }
}
