// Kinds of ACPBench whose verdicts may need a search.

export { actionReachability } from '../action-reachability'
export { landmark } from '../landmark'
export { nextAction } from '../next-action'
export { reachability } from '../reachability'
