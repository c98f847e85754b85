import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { CutList, CutLog, FREE_PLAN } from '#planning/search/heuristics/cut-log'
import { CutRecord } from '#planning/search/heuristics/cut-record'
import { NO_ZONE } from '#planning/search/heuristics/shared-cuts'

interface Pair {
  readonly zone: number
  readonly share: number
}

test('the cuts of all states are recorded, also of those that the log has forgotten', () => {
  const rng = makeRng('record')
  const [log, record] = [new CutLog(), new CutRecord()]
  const list = new CutList()
  const actions = Int32Array.from({ length: 4_000 }, (_, i) => i)
  const expected: Pair[][] = []
  for (let state = 0; state < 3_000; state++) {
    list.length = 0
    const cuts: Pair[] = []
    for (let k = rng.below(6); k >= 0; k--) {
      const zone = rng.below(4) === 0 ? NO_ZONE : rng.below(1000)
      const share = 1 + rng.below(5)
      list.push(share, zone, actions, 0, 1_000 + rng.below(3_000))
      if (zone !== NO_ZONE) cuts.push({ zone, share })
    }
    list.push(FREE_PLAN, NO_ZONE, actions, 0, 7)
    log.keep(state, list)
    record.keep(state, list)
    expected.push(cuts)
  }
  record.keepOne(5, 77, -1)
  expected[5] = [{ zone: 77, share: -1 }]
  const forgotten = expected.filter((_, state) => !log.recall(state, list))
  expect(forgotten.length).toBeGreaterThan(500)
  const pair = (zone: number, share: number) => ({ zone: [zone], share })
  for (const [state, cuts] of expected.entries())
    expect(record.cutsOf(state, pair), `state ${state}`).toEqual(cuts.map(({ zone, share }) => pair(zone, share)))
  expect(record.cutsOf(expected.length, pair)).toBeUndefined()
})

test('a record that is full leaves states out instead of recording a part', () => {
  const record = new CutRecord()
  const list = new CutList()
  const actions = new Int32Array(1)
  for (let i = 0; i < 1 << 18; i++) list.push(1, i, actions, 0, 0)
  const sizes = Array.from({ length: 12 }, (_, state) => {
    record.keep(state, list)
    return record.cutsOf(state, zone => ({ zone: [zone], share: 1 }))?.length
  })
  expect(sizes[0]).toBe(1 << 18)
  expect(sizes.at(-1)).toBeUndefined()
  expect(new Set(sizes)).toEqual(new Set([1 << 18, undefined]))
})
