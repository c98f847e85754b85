// Kinds with lists of actions as answers, and verdicts without a search.

export { applicability } from '../applicability'
export { justification } from '../justification'
