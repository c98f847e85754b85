// What a test of scoring has loaded with nothing remembered.

export { judgeQuestion } from '../../src/benchmarks/judge-question'
export { wordingsFor } from '../../src/library/wordings'
export { makeScorer } from '../../src/results/scorer'
