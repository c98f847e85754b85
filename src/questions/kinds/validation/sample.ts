// Generates answers: the index of the failing step, of an adjacent one, or of any other.

import { type KindSampler, none, type SampledAnswer } from '../sampling/sampled'
import { type AskedSequence, solve } from './solve'

const at = (index: number): SampledAnswer => ({ kind: 'index', index })

export const sampler: KindSampler<AskedSequence> = {
  code: 'val',
  poolOf(ready, asked) {
    const found = solve(ready, asked)
    if (found.kind === 'unsolved') return undefined
    const { sequence, index } = found.right
    const { length } = sequence
    if (index === null)
      return {
        right: () => none,
        wrong: [['wrong-index', rng => (length === 0 ? undefined : at(rng.below(length)))]],
      }
    const others = sequence.flatMap((_, i) => (Math.abs(i - index) > 1 ? [i] : []))
    return {
      right: () => at(index),
      wrong: [
        ['off-by-one', rng => at(index > 0 && rng.below(3) === 0 ? index - 1 : index + 1)],
        ['wrong-index', rng => (others.length === 0 ? undefined : at(rng.pick(others)))],
        ['index-beyond', rng => at(length + 1 + rng.below(3))],
        ['none-exists', () => none],
      ],
    }
  },
}
