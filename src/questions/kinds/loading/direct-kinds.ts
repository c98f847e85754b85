// Kinds whose verdicts need no search.

export { applicability } from '../applicability'
export { justification } from '../justification'
export { progression } from '../progression'
export { validation } from '../validation'
