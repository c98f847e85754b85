// The long run of the reader's properties: FUZZ_RUNS texts (20 000 by default), each failure with its seed.

import fc from 'fast-check'
import { test } from 'vitest'
import { checkReading, hostileTexts } from '../support/pddl-fuzz'

const runs = Number(process.env.FUZZ_RUNS ?? 20_000)

test('any text is read, formatted and asked about without a crash', () => {
  fc.assert(
    fc.property(hostileTexts, fc.array(fc.nat(), { maxLength: 4 }), (text, offsets) => checkReading(text, offsets)),
    { numRuns: runs },
  )
})
