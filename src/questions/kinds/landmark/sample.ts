// Generates answers: landmarks, trivial ones, and facts that plans can avoid.

import { factName } from '#planning/task/names'
import type { FactId } from '#planning/task/task'
import { propositionBy, staticFact } from '../sampling/facts'
import { misnamedAnswers } from '../sampling/misnamed'
import { item, type KindSampler, none, ofName } from '../sampling/sampled'
import { landmarksOf } from './solve'

export const sampler: KindSampler = {
  code: 'land',
  poolOf(ready, _asked, limits) {
    const { task } = ready
    const found = landmarksOf(task, limits)
    if (found.kind !== 'partition' || found.undecided.length > 0) return undefined
    const names = (facts: readonly FactId[]): string[] => facts.map(fact => factName(task, fact))
    const right = names(found.landmarks)
    const avoided = names(found.notLandmarks)
    return {
      right: rng => (right.length === 0 ? none : item(rng.pick(right))),
      wrong: [
        ['trivial-landmark', rng => ofName(propositionBy(task, true, rng), item)],
        ['not-a-landmark', rng => ofName(avoided[0] && rng.pick(avoided), item)],
        ['none-exists', () => (right.length === 0 ? undefined : none)],
        ['static-fact', rng => ofName(staticFact(ready, rng), item)],
        ...misnamedAnswers(
          ready,
          'fact',
          rng => (right.length === 0 ? propositionBy(task, true, rng) : rng.pick(right)),
          item,
        ),
      ],
    }
  },
}
