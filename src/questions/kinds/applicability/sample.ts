// Generates answers: lists of all applicable actions, of some of them, and lists with additional ones.

import type { Rng } from '#base/rng'
import type { LoadedTask } from '#planning/task/load'
import { inapplicableAction } from '../sampling/facts'
import { misnamedAnswers, shuffledName } from '../sampling/misnamed'
import { type KindSampler, list, ofName, someOf } from '../sampling/sampled'
import { applicableNames } from './solve'

/** Maximum number of right items left out. */
const MAX_MISSING = 3

export const sampler: KindSampler = {
  code: 'app',
  poolOf(ready: LoadedTask) {
    const { task } = ready
    const all = applicableNames(task)
    const right = new Set(all)
    const mixed = (rng: Rng): string[] => (rng.below(2) === 0 ? [...all] : rng.shuffled(all))
    const withOther = (other: string, rng: Rng) => list(rng.shuffled([...all, other]))
    return {
      right: rng => list(mixed(rng)),
      wrong: [
        [
          'missing',
          rng => {
            const gone = 1 + rng.below(MAX_MISSING)
            return all.length <= gone ? undefined : list(someOf(all, all.length - gone, rng))
          },
        ],
        ['not-applicable', rng => ofName(inapplicableAction(task, rng), name => withOther(name, rng))],
        [
          'swapped-objects',
          rng => {
            const at = rng.below(Math.max(1, all.length))
            const name = all[at]
            const other = name && shuffledName(ready, 'action', name, each => !right.has(each), rng)
            return ofName(other, text => list(all.map((each, i) => (i === at ? text : each))))
          },
        ],
        ...misnamedAnswers(ready, 'action', rng => all[rng.below(Math.max(1, all.length))], withOther),
      ],
    }
  },
}
