// The long run of corrupted problems through the published parser and rules: FUZZ_RUNS pairs (20 000 by default),
// each failure with its seed.

import fc from 'fast-check'
import { test } from 'vitest'
import { checkOfficial, spoiltPairs } from '../support/official-fuzz'

const runs = Number(process.env.FUZZ_RUNS ?? 20_000)

test('any pair of texts gets an answer of the published rules', () => {
  fc.assert(fc.property(spoiltPairs, checkOfficial), { numRuns: runs })
})
