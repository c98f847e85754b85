// The kinds of questions: one line a kind. What depends on the kind goes through `kindOf(code)`; what the page knows of kinds
// is in `codes.ts`.

import { actionReachability } from './action-reachability'
import { applicability } from './applicability'
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
import { addKinds } from './known'
import { landmark } from './landmark'
import { nextAction } from './next-action'
import { progression } from './progression'
import { reachability } from './reachability'
// One file of the built engine with what it imports, so that it is there after one question to the server.
import './search-kinds'
import { validation } from './validation'

addKinds([
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
])

export { kindOf, registerKind } from './known'
