// Generates answers: both right lists, or the same with a fact removed, added, or in the wrong list.

import type { Rng } from '#base/rng'
import { propositionBy, staticFact } from '../sampling/facts'
import { misnamedAnswers } from '../sampling/misnamed'
import { type KindSampler, ofName, type SampledAnswer } from '../sampling/sampled'
import { type AskedAction, solve } from './solve'

const lists = (pos: readonly string[], neg: readonly string[]): SampledAnswer => ({
  kind: 'two-lists',
  pos,
  neg,
})

export const sampler: KindSampler<AskedAction> = {
  code: 'prog',
  poolOf(ready, asked) {
    const found = solve(ready, asked)
    if (found.kind === 'unsolved') return undefined
    const { gained, lost } = found.right
    const changed = new Set([...gained, ...lost])
    const unchanged = (isTrue: boolean, rng: Rng): string | undefined => {
      const name = propositionBy(ready.task, isTrue, rng)
      return name === undefined || changed.has(name) ? undefined : name
    }
    return {
      right: rng => (rng.below(2) === 0 ? lists(gained, lost) : lists(rng.shuffled(gained), rng.shuffled(lost))),
      wrong: [
        [
          'missing',
          rng => {
            if (changed.size < 2) return undefined
            const gone = rng.pick([...changed])
            const stays = (name: string): boolean => name !== gone
            return lists(gained.filter(stays), lost.filter(stays))
          },
        ],
        [
          'extra',
          rng =>
            rng.below(2) === 0
              ? ofName(unchanged(false, rng), name => lists([...gained, name], lost))
              : ofName(unchanged(true, rng), name => lists(gained, [...lost, name])),
        ],
        ['static-fact', rng => ofName(staticFact(ready, rng), name => lists([...gained, name], lost))],
        [
          'swapped-effects',
          rng => {
            if (gained.length === 0 || lost.length === 0) return undefined
            if (rng.below(2) === 0) return lists(lost, gained)
            const moved = rng.pick(lost)
            return lists(
              [...gained, moved],
              lost.filter(name => name !== moved),
            )
          },
        ],
        ...misnamedAnswers(
          ready,
          'fact',
          rng => (gained.length === 0 ? undefined : rng.pick(gained)),
          name => lists([...gained, name], lost),
        ),
      ],
    }
  },
}
