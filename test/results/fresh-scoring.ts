// Loads the modules for a test of scoring with empty caches.

import { loadKinds } from '#questions/kinds/registry'

export { judgeQuestion } from '#questions/benchmarks/judge-question'
export { wordingsFor } from '#language/library/wordings'
export { makeScorer } from '#results/scoring/scorer'

await loadKinds()
