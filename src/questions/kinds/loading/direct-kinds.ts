// Kinds whose answers are lists of actions and whose verdicts need no search.

export { applicability } from '../applicability'
export { justification } from '../justification'
