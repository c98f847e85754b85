// Kinds of ACPBench with verdicts that may need a search.

export { actionReachability } from '../action-reachability'
export { landmark } from '../landmark'
export { nextAction } from '../next-action'
export { reachability } from '../reachability'
