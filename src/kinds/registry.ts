// The kinds of questions: one line a kind. What is done by kind goes by `kindOf(code)`; what the page knows of kinds
// is in `codes.ts`.

import { actionReachability } from './action-reachability'
import { applicability } from './applicability'
import { type KindCode, registerWords } from './codes'
import { justification } from './justification'
import { planGeneration } from './plan-generation'
import { planOptimality } from './plan-optimality'
import { planVerification } from './plan-verification'
import { modelPlanVerification } from './model-plan-verification'
import { planReuse } from './plan-reuse'
import { planGeneralization } from './plan-generalization'
import { replanning } from './replanning'
import { planExecution } from './plan-execution'
import { goalShuffling } from './goal-shuffling'
import { fullGoalToPartial } from './full-goal-to-partial'
import { partialGoalToFull } from './partial-goal-to-full'
import { problemFromText } from './problem-from-text'
import type { Kind } from './kind'
import { landmark } from './landmark'
import { nextAction } from './next-action'
import { progression } from './progression'
import { reachability } from './reachability'
import { validation } from './validation'

const own: readonly Kind[] = [
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
  modelPlanVerification,
  planReuse,
  planGeneralization,
  replanning,
  planExecution,
  goalShuffling,
  fullGoalToPartial,
  partialGoalToFull,
  problemFromText,
]

const known = new Map<string, Kind>(own.map(kind => [kind.words.code, kind]))

/** The kind of a code. */
export function kindOf(code: KindCode): Kind {
  const kind = known.get(code)
  if (kind === undefined) throw new Error(`no kind of question has the code ${code}`)
  return kind
}

/** Adds a kind, its words included; what is returned takes it away again. */
export function registerKind(kind: Kind): () => void {
  const withdraw = registerWords(kind.words)
  known.set(kind.words.code, kind)
  return () => {
    known.delete(kind.words.code)
    withdraw()
  }
}
