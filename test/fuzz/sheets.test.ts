// Very many damaged sheets, results, and codes: each is read or gets a sentence, and none takes a second.
// `PLANGROUND_FUZZ_SHEETS` states how many.

import { expect, test } from 'vitest'
import { sweep } from '../teaching/sheets/damaged'

const COUNT = Number(process.env.PLANGROUND_FUZZ_SHEETS ?? 100_000)

test(`${COUNT} damaged sheets, results, and codes`, { timeout: 3_600_000 }, () => {
  expect(sweep(COUNT, 'many')).toBeLessThan(1_000)
})
