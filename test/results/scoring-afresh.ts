// What a test of scoring has loaded with nothing remembered.


import { loadKinds } from '#questions/kinds/registry'

export { judgeQuestion } from '#questions/benchmarks/judge-question'
export { wordingsFor } from '#language/library/wordings'
export { makeScorer } from '#results/scoring/scorer'

await loadKinds()
