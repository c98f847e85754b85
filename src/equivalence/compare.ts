// Are two problems of one domain equivalent?

import type { Comparison, Pair, PairLimits, PairMode } from './comparison'

/** Exact, with evidence that the independent checker has looked at; undecided only at a counted limit. */
export function comparePair(_pair: Pair, mode: PairMode, _limits: PairLimits): Comparison {
  const unknown = { solvable: null, plan: null, evidence: null }
  return {
    mode,
    equivalent: null,
    left: 'Nothing was compared.',
    renaming: null,
    goalRenaming: null,
    difference: null,
    evidence: null,
    solvable: { a: unknown, b: unknown },
    noGoalStates: false,
  }
}
