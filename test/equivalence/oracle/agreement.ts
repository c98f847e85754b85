// The engine's result for a random pair, compared with that of brute force.

import { comparePair } from '#planning/equivalence/compare'
import { type PairMode, pairLimits } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'
import { answerOf } from './plain-pair'
import { PlainProblem } from './plain-problem'
import type { RandomPair } from './random-pairs'

const limits = pairLimits({ maxStates: 200_000 })

/** The fault, if any, and the answers. */
export function disagreements({ name, domain, a, b }: RandomPair): {
  readonly wrong: readonly string[]
  readonly kinds: readonly string[]
} {
  const read = readPair({ domain, a, b })
  if (read.kind === 'fault') return { wrong: [`${name}: fault ${JSON.stringify(read.diagnostics[0])}`], kinds: [] }
  const { pair } = read
  const truth = answerOf(new PlainProblem(pair.domain, pair.a), new PlainProblem(pair.domain, pair.b), 5000)
  if (truth === undefined) throw new RangeError('a random problem has too many states')
  const wrong: string[] = []
  const kinds: string[] = []
  for (const mode of ['strict', 'placeholder'] as readonly PairMode[]) {
    const found = comparePair(pair, mode, limits)
    const certificate = found.evidence?.certificate
    const kind = certificate?.kind === 'pair' ? certificate.pair.kind : `${certificate?.kind}`
    kinds.push(`${mode} ${found.equivalent} ${kind}`)
    const text = `${name} ${mode} (${kind})`
    if (found.equivalent !== truth[mode])
      wrong.push(`${text}: found ${found.equivalent}, is ${truth[mode]}. ${found.left ?? ''}`)
    else if (found.evidence?.checked !== true) wrong.push(`${text}: evidence is not accepted`)
    for (const side of ['a', 'b'] as const) {
      const { solvable, evidence } = found.solvable[side]
      const isSolvable = truth.goalStates[side === 'a' ? 0 : 1] > 0
      if (solvable !== isSolvable) wrong.push(`${text}: ${side} solvable ${solvable}, is ${isSolvable}`)
      else if (evidence?.checked !== true) wrong.push(`${text}: no accepted evidence on solving ${side}`)
    }
  }
  return { wrong, kinds }
}
