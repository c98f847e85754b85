// The askers that generate questions, one line per kind. Separate from `registry.ts`, since a verdict needs none of
// them.

import { actionReachability } from '../action-reachability/ask'
import { applicability } from '../applicability/ask'
import type { KindCode } from '../codes'
import { justification } from '../justification/ask'
import { landmark } from '../landmark/ask'
import { nextAction } from '../next-action/ask'
import { fullGoalToPartial } from '../full-goal-to-partial/ask'
import { goalShuffling } from '../goal-shuffling/ask'
import { partialGoalToFull } from '../partial-goal-to-full/ask'
import { planExecution } from '../plan-execution/ask'
import { planGeneralization } from '../plan-generalization/ask'
import { planGeneration } from '../plan-generation/ask'
import { planOptimality } from '../plan-optimality/ask'
import { planReuse } from '../plan-reuse/ask'
import { planVerification } from '../plan-verification/ask'
import { replanning } from '../replanning/ask'
import { progression } from '../progression/ask'
import { reachability } from '../reachability/ask'
import { validation } from '../validation/ask'
import type { KindAsker } from './posed'

const own: readonly KindAsker[] = [
  applicability,
  progression,
  reachability,
  actionReachability,
  validation,
  justification,
  landmark,
  nextAction,
  planGeneration,
  planOptimality,
  planVerification,
  planReuse,
  planGeneralization,
  replanning,
  planExecution,
  goalShuffling,
  fullGoalToPartial,
  partialGoalToFull,
]

const known: ReadonlyMap<string, KindAsker> = new Map(own.map(asker => [asker.code, asker]))

/** The asker of a kind; undefined for a kind with questions only in files. */
export const askerOf = (code: KindCode): KindAsker | undefined => known.get(code)
