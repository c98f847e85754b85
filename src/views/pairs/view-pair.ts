// Two texts compared, as panes show it.

import type { Limits } from '../../base/limits'
import { comparePair } from '../../equivalence/compare'
import { type Comparison, pairLimits, type Solvability } from '../../equivalence/comparison'
import { diffPair } from '../../equivalence/diff/diff'
import { matchBy, matchByNames } from '../../equivalence/diff/match'
import { readPair } from '../../equivalence/read-pair'
import { faultsOf } from './faults'
import type { PairRequest, PairView, SenseView } from './pair-view'
import { sectionsOf } from './sections'

/** The view of two problems; nothing is thrown on faulty texts. */
export function viewPair(request: PairRequest, limits: Limits): PairView {
  const read = readPair(request)
  if (read.kind === 'fault') {
    const { text, diagnostics } = read
    return { kind: 'fault', faults: faultsOf(text, request[text], diagnostics) }
  }
  const { pair } = read
  const [strict, placeholder] = (['strict', 'placeholder'] as const).map(mode =>
    comparePair(pair, mode, pairLimits(limits)),
  ) as [Comparison, Comparison]
  const counted = request.placeholder ? placeholder : strict
  const match = counted.renaming === null ? matchByNames(pair) : matchBy(pair, counted.renaming)
  const goalMatch = counted.goalRenaming === null ? match : matchBy(pair, counted.goalRenaming)
  const { a, b } = counted.solvable
  return {
    kind: 'compared',
    equivalent: senseOf(counted),
    other: senseOf(request.placeholder ? strict : placeholder),
    planSteps: { ...stepsOf('a', a), ...stepsOf('b', b) },
    plan: b.plan,
    renaming: match.pairs,
    goalRenaming: counted.goalRenaming,
    sections: sectionsOf(request, diffPair(pair, match, goalMatch)),
    witness: null,
    repair: null,
    notes: [...read.warnings.a, ...read.warnings.b].map(({ message }) => message),
  }
}

const stepsOf = (
  of: 'a' | 'b',
  { solvable, plan }: Solvability,
): { [of: string]: number | null } =>
  solvable === null ? {} : { [of]: plan === null ? null : plan.length }

const senseOf = (found: Comparison): SenseView => ({
  mode: found.mode,
  equivalent: found.equivalent,
  says:
    found.left ??
    (found.equivalent ? 'The two problems are equivalent.' : 'The two problems differ.'),
  evidence: found.evidence === null ? [] : [found.evidence],
})
