// How many searches with all their states are remembered.

import { expect, test } from 'vitest'
import { type Cheapest, rememberedSearches } from '#questions/kinds/judging/optimal-evidence'
import { recent } from '#base/recent'

/** A search with this many bytes. */
const holding = (bytes: number): Cheapest =>
  ({
    outcome: {
      kind: 'no-plan',
      evidence: {
        states: { bytes },
        reached: new Float64Array(0),
        expanded: new Uint8Array(0),
      },
    },
  }) as unknown as Cheapest

test.each([
  ['three small ones', 1_000, 3],
  ['two of middle size', 12_000_000, 2],
  ['of large ones the last', 100_000_000, 1],
])('%s', (_, bytes, remembered) => {
  const searches = recent(
    rememberedSearches,
    (name: number) => [name],
    () => holding(bytes),
  )
  for (let name = 0; name < 10; name++) searches(name)
  const known = Array.from({ length: 10 }, (_, name) => searches.known(name)).filter(Boolean)
  expect(known).toHaveLength(remembered)
})
