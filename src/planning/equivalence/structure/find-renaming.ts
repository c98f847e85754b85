// Is there a renaming that maps one structure onto another?

import type { Renaming } from '#planning/certificates/pairs/pair-certificate'
import { Budget } from './budget'
import { graphOf, Vocabulary } from './graph'
import { Matcher, refinedPair } from './match'
import { compareColours, compareCounts, type Mismatch } from './mismatch'
import type { Partition } from './partition'
import { type Mapping, renamingOf } from './renaming'
import type { Structure } from './structure'

/** `nodes`: choices that the search tried, at most the limit. */
export type RenamingResult =
  | { readonly kind: 'renaming'; readonly renaming: Renaming; readonly nodes: number }
  | { readonly kind: 'none'; readonly where: Mismatch; readonly nodes: number }
  | { readonly kind: 'limit'; readonly nodes: number }

/** A renaming of a to b that maps all labelled atoms of a onto those of b, objects of equal names onto one another first. */
export function findRenaming(a: Structure, b: Structure, maxNodes: number): RenamingResult {
  const budget = new Budget(maxNodes)
  const found = findPair(a, b, budget)
  const { nodes } = budget
  return found.kind === 'mapping'
    ? { kind: 'renaming', renaming: renamingOf(a, b, found.mapping), nodes }
    : { ...found, nodes }
}

type RenamedPair =
  /** Both sides refined, and a mapping of their cells. */
  | {
      readonly kind: 'mapping'
      readonly mapping: Mapping
      readonly left: Partition
      readonly right: Partition
    }
  | { readonly kind: 'none'; readonly where: Mismatch }
  | { readonly kind: 'limit' }

/** The same, by object numbers. */
export function findPair(a: Structure, b: Structure, budget: Budget): RenamedPair {
  const where = compareCounts(a, b)
  if (where !== undefined) return { kind: 'none', where }
  const words = new Vocabulary()
  const [first, second] = [graphOf(a, words), graphOf(b, words)]
  const pair = refinedPair(first, second)
  if (pair === undefined) return { kind: 'none', where: compareColours(first, second, a, b) }
  const mapping = new Matcher(budget).settle(...pair)
  if (mapping === undefined) return { kind: 'limit' }
  if (mapping === null) return { kind: 'none', where: { kind: 'search' } }
  const [left, right] = pair
  return { kind: 'mapping', mapping: mapping.subarray(0, a.names.length), left, right }
}
