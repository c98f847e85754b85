// comparePair against brute force, on random small pairs of many kinds. PLANGROUND_PAIRS states how many.

import { expect, test } from 'vitest'
import { disagreements } from './agreement'
import { randomPair } from './random-pairs'

const count = Number(process.env.PLANGROUND_PAIRS ?? 300)
const first = Number(process.env.PLANGROUND_PAIRS_FROM ?? 0)

test(`${count} random pairs are compared as brute force compares them`, {
  timeout: 3_600_000,
}, () => {
  const wrong: string[] = []
  const kinds = new Map<string, number>()
  for (let i = first; i < first + count; i++) {
    const found = disagreements(randomPair(`pair ${i}`))
    wrong.push(...found.wrong)
    for (const kind of found.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  if (process.env.PLANGROUND_PAIRS !== undefined) console.log([...kinds].sort())
  expect(wrong).toEqual([])
  expect(kinds.size).toBeGreaterThan(8)
})
