// A compared pair side by side: under the renaming that proves it equal, or under the most readable match.

import type { Comparison, Pair } from '../comparison'
import { betterMatch, betterRenaming } from './better-match'
import { type Diff, diffPair } from './diff'
import { type Match, matchBy } from './match'
import type { Known } from './condition-status'

export interface LaidOut {
  readonly match: Match
  /** The match of the goals; the same one if one match serves both. */
  readonly goalMatch: Match
  readonly diff: Diff
  readonly known: Known
}

/** The pair side by side. */
export function layOut(pair: Pair, comparison: Comparison): LaidOut {
  const { equivalent, renaming, goalRenaming, solvable } = comparison
  const match =
    renaming === null
      ? betterMatch(pair)
      : matchBy(pair, equivalent === true ? renaming : betterRenaming(pair, renaming))
  const goalMatch = goalRenaming === null ? match : matchBy(pair, goalRenaming)
  return {
    match,
    goalMatch,
    diff: diffPair(pair, match, goalMatch),
    known: {
      sameBeginning: renaming !== null,
      equivalent: equivalent === true,
      plans: { a: solvable.a.plan, b: solvable.b.plan },
    },
  }
}
