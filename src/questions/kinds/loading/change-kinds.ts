// Kinds with verdicts on one action or sequence, with readers of their own.

export { progression } from '../progression'
export { validation } from '../validation'
