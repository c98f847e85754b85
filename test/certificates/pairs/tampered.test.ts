// The engine's evidence about random pairs with things in it dropped, doubled, exchanged and altered: it never shows what
// is false, whichever problem is put in the place of the second, and most of what has been altered shows nothing any more.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import type { Certificate } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import type { PairMode } from '#planning/certificates/pairs/pair-certificate'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { answerOf, type PlainAnswer } from '../../equivalence/oracle/plain-pair'
import { PlainProblem } from '../../equivalence/oracle/plain-problem'
import { randomPair } from '../../equivalence/oracle/random-pairs'
import { modelsOf } from '../../support/task'
import { tampered } from '../tamper'

const count = Number(process.env.PLANGROUND_PAIRS ?? 16)
const TRIES = 10
const limits = pairLimits({ maxStates: 10_000 })
const modes: readonly PairMode[] = ['strict', 'placeholder']

interface Given {
  readonly name: string
  readonly domain: string
  readonly a: string
  readonly b: string
}

/** The result of brute force for two texts. */
const truths = new Map<string, PlainAnswer>()
function truthOf({ domain, a, b }: Given): PlainAnswer {
  const key = [domain, a, b].join('\n')
  let truth = truths.get(key)
  if (truth === undefined) {
    const [plainA, plainB] = [a, b].map(text => new PlainProblem(...modelsOf(domain, text)))
    truths.set(key, (truth = answerOf(plainA!, plainB!, Infinity)!))
  }
  return truth
}

test(`evidence about ${count} pairs that was tampered with shows nothing false`, {
  timeout: 3_600_000,
}, () => {
  const pairs: Given[] = Array.from({ length: count }, (_each, i) => randomPair(`tampered ${i}`))
  const [wrong, counted]: [unknown[], Map<string, [number, number]>] = [[], new Map()]
  for (const [i, pair] of pairs.entries()) {
    const rng = makeRng(`tampered ${i}`)
    const others = pairs.filter(other => other.domain === pair.domain).slice(0, 6)
    for (const mode of modes) {
      const [domain, a] = modelsOf(pair.domain, pair.a)
      const [, b] = modelsOf(pair.domain, pair.b)
      const { evidence } = comparePair({ domain, a, b }, mode, limits)
      const { claim, certificate } = evidence!
      if (claim.kind !== 'equivalent' && claim.kind !== 'different') throw new Error(claim.kind)
      for (let time = 0; time < TRIES; time++) {
        let bent = certificate
        for (let changes = 1 + rng.below(2); changes > 0; changes--) bent = tampered(bent, rng)
        const check = (b: string, kind: 'equivalent' | 'different', proof: Certificate): void => {
          const { accepted } = checkCertificate(domain, a, { kind, mode, other: b }, proof)
          if (accepted && truthOf({ ...pair, b })[mode] !== (kind === 'equivalent'))
            wrong.push([pair.name, mode, kind, b, proof])
          if (b !== pair.b || kind !== claim.kind || certificate.kind !== 'pair') return
          const name = `${kind} ${certificate.pair.kind}`
          const [yes, all] = counted.get(name) ?? [0, 0]
          counted.set(name, [yes + (accepted ? 1 : 0), all + 1])
        }
        check(pair.b, claim.kind, bent)
        const other = rng.pick(others)
        for (const text of [other.a, other.b])
          for (const proof of [certificate, bent])
            for (const kind of ['equivalent', 'different'] as const) check(text, kind, proof)
      }
    }
  }
  expect(wrong.slice(0, 3)).toEqual([])
  if (process.env.PLANGROUND_PAIRS !== undefined) console.log([...counted].sort())
  // If the checker finds everything by itself, only the kind can be tampered with; and much evidence is more than
  // necessary.
  const refused = [...counted.values()].reduce((sum, [yes, all]) => sum + all - yes, 0)
  expect(refused).toBeGreaterThan(4 * count)
})
