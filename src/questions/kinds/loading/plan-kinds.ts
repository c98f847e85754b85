// Kinds of PlanBench and Planetarium.

export { fullGoalToPartial } from '../full-goal-to-partial'
export { goalShuffling } from '../goal-shuffling'
export { modelPlanVerification } from '../model-plan-verification'
export { partialGoalToFull } from '../partial-goal-to-full'
export { planExecution } from '../plan-execution'
export { planGeneralization } from '../plan-generalization'
export { planGeneration } from '../plan-generation'
export { planOptimality } from '../plan-optimality'
export { planReuse } from '../plan-reuse'
export { planVerification } from '../plan-verification'
export { problemFromText } from '../problem-from-text'
export { replanning } from '../replanning'
