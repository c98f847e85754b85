// Compares two texts for display.

import type { Limits } from '#base/limits'
import { comparePair } from '#planning/equivalence/compare'
import {
  type Comparison,
  type Pair,
  pairLimits,
  type PairMode,
  type Solvability,
} from '#planning/equivalence/comparison'
import { type LaidOut, layOut } from '#planning/equivalence/diff/lay-out'
import { statusesOf } from '#planning/equivalence/diff/condition-status'
import { readPair } from '#planning/equivalence/read-pair'
import {
  answerNames,
  type PairNames,
  problemNames,
  describeDifference,
  describeEqual,
} from '#planning/equivalence/description/describe'
import { witnessOf } from '#planning/equivalence/description/witness'
import { faultsOf } from './faults'
import { notesOf } from './notes'
import type { PairRequest, PairView, SenseView } from './pair-view'
import { repairView } from './repair'
import { sectionsOf } from './sections'
import { witnessView } from './witness'

/** Limits for goal conditions that need a search to show their effect, and for states per search: enough for a page. */
const standingLimits = { maxQueries: 40, maxStates: 50_000 }

/** The comparison of two problems; does not throw on faulty texts. */
export function viewPair(request: PairRequest, limits: Limits): PairView {
  const read = readPair(request)
  if (read.kind === 'fault') {
    const { text, diagnostics } = read
    return { kind: 'fault', faults: faultsOf(text, request[text], diagnostics) }
  }
  const pair: Pair = { ...read.pair, textOfB: request.b }
  const names = request.isAnswer === true ? answerNames : problemNames
  const [mode, otherMode]: PairMode[] = request.placeholder ? ['placeholder', 'strict'] : ['strict', 'placeholder']
  const counted = comparePair(pair, mode!, pairLimits(limits))
  const other = isOfBoth(counted)
    ? { ...counted, mode: otherMode!, evidence: null }
    : comparePair(pair, otherMode!, pairLimits(limits))
  const laid = layOut(pair, counted)
  const { match, goalMatch, diff, known } = laid
  const { a, b } = counted.solvable
  const statuses = statusesOf(pair, goalMatch, diff.goal, known, {
    pair: pairLimits(limits),
    ...standingLimits,
  })
  const sense = (found: Comparison): SenseView => senseOf(pair, found, names, laid)
  return {
    kind: 'compared',
    equivalent: sense(counted),
    other: sense(other),
    planSteps: { ...stepsOf('a', a), ...stepsOf('b', b) },
    plan: b.plan,
    renaming: match.pairs,
    goalRenaming: counted.goalRenaming,
    sections: sectionsOf({
      pair,
      texts: request,
      diff,
      goalMatch,
      statuses,
      names,
      noGoalStates: counted.noGoalStates,
    }),
    witness: witnessView(pair, counted, other, match.pairs, names),
    repair: repairView({ pair, texts: request, counted, laid, statuses }, limits),
    notes: notesOf({ pair, counted, other, diff, warnings: read.warnings, names }),
  }
}

/**
 * True if the result decides the other mode too: strict equivalence implies equivalence up to exchanging goal objects.
 */
const isOfBoth = ({ mode, equivalent, difference }: Comparison): boolean =>
  equivalent === true
    ? mode === 'strict'
    : difference !== null && difference.kind !== 'goal' && difference.kind !== 'goal-states'

const stepsOf = (of: 'a' | 'b', { solvable, plan }: Solvability): { [of: string]: number | null } =>
  solvable === null || (solvable && plan === null) ? {} : { [of]: plan?.length ?? null }

/** The result of one mode in words. */
function senseOf(pair: Pair, found: Comparison, names: PairNames, laid: LaidOut): SenseView {
  const { mode, equivalent, left, difference, evidence } = found
  const explanation =
    equivalent === null
      ? (left ?? 'It was not decided within the limits.')
      : equivalent
        ? describeEqual(found, layOut(pair, found), names)
        : describeDifference(
            pair,
            difference ?? { kind: 'goal-states' },
            names,
            witnessOf(pair, found, laid.match.pairs),
          )
  return { mode, equivalent, explanation, evidence: evidence === null ? [] : [evidence] }
}
