// Kinds whose verdicts follow one action or sequence, with readers of their own.

export { progression } from '../progression'
export { validation } from '../validation'
