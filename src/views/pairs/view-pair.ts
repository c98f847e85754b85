// Two texts compared, as panes show it.

import type { Limits } from '../../base/limits'
import { comparePair } from '../../equivalence/compare'
import {
  type Comparison,
  type Pair,
  pairLimits,
  type Solvability,
} from '../../equivalence/comparison'
import { diffPair } from '../../equivalence/diff/diff'
import { matchBy, matchByNames } from '../../equivalence/diff/match'
import { standingsOf } from '../../equivalence/diff/standing'
import { readPair } from '../../equivalence/read-pair'
import {
  answerNames,
  type PairNames,
  problemNames,
  sayDifference,
  sayEqual,
} from '../../equivalence/say/say'
import { witnessOf } from '../../equivalence/say/witness'
import { faultsOf } from './faults'
import { notesOf } from './notes'
import type { PairRequest, PairView, SenseView } from './pair-view'
import { repairView } from './repair'
import { sectionsOf } from './sections'
import { witnessView } from './witness'

/** Parts of goals whose standing takes a search, and states of each: enough for a page. */
const standingLimits = { maxQueries: 40, maxStates: 50_000 }

/** The view of two problems; nothing is thrown on faulty texts. */
export function viewPair(request: PairRequest, limits: Limits): PairView {
  const read = readPair(request)
  if (read.kind === 'fault') {
    const { text, diagnostics } = read
    return { kind: 'fault', faults: faultsOf(text, request[text], diagnostics) }
  }
  const { pair } = read
  const names = request.isAnswer === true ? answerNames : problemNames
  const [strict, placeholder] = (['strict', 'placeholder'] as const).map(mode =>
    comparePair(pair, mode, pairLimits(limits)),
  ) as [Comparison, Comparison]
  const [counted, other] = request.placeholder ? [placeholder, strict] : [strict, placeholder]
  const match = counted.renaming === null ? matchByNames(pair) : matchBy(pair, counted.renaming)
  const goalMatch = counted.goalRenaming === null ? match : matchBy(pair, counted.goalRenaming)
  const diff = diffPair(pair, match, goalMatch)
  const { a, b } = counted.solvable
  const standings = standingsOf(
    pair,
    goalMatch,
    diff.goal,
    { a: a.plan, b: b.plan },
    { ...standingLimits, proven: counted.equivalent === true },
  )
  return {
    kind: 'compared',
    equivalent: senseOf(pair, counted, names),
    other: senseOf(pair, other, names),
    planSteps: { ...stepsOf('a', a), ...stepsOf('b', b) },
    plan: b.plan,
    renaming: match.pairs,
    goalRenaming: counted.goalRenaming,
    sections: sectionsOf({ pair, texts: request, diff, goalMatch, standings, names }),
    witness: witnessView(pair, counted, other, names),
    repair: repairView(
      { pair, texts: request, counted, match, goalMatch, standings, diff },
      limits,
    ),
    notes: notesOf({ pair, counted, other, diff, warnings: read.warnings, names }),
  }
}

const stepsOf = (
  of: 'a' | 'b',
  { solvable, plan }: Solvability,
): { [of: string]: number | null } =>
  solvable === null ? {} : solvable && plan === null ? {} : { [of]: plan?.length ?? null }

/** One sense in words. */
function senseOf(pair: Pair, found: Comparison, names: PairNames): SenseView {
  const { mode, equivalent, left, difference, evidence } = found
  const says =
    equivalent === null
      ? (left ?? 'It was not decided within the limits.')
      : equivalent
        ? sayEqual(pair, found, names)
        : sayDifference(difference ?? { kind: 'goal-states' }, names, witnessOf(pair, found))
  return { mode, equivalent, says, evidence: evidence === null ? [] : [evidence] }
}
