// All pairs of the benchmark's data with exact answers. PLANGROUND_ALL_PAIRS runs all; the suite a sample.

import { describe, expect, test } from 'vitest'
import { dataFolder, dataNote } from '../support/data'
import { dataPairs, judged } from './data-pairs'

const isAll = process.env.PLANGROUND_ALL_PAIRS !== undefined

describe.skipIf(dataFolder() === undefined)(`pairs of the data${dataNote}`, () => {
  test('are equivalent or not as enumeration found, with accepted evidence', {
    timeout: 600_000,
  }, () => {
    const pairs = dataPairs().filter((_, i) => isAll || i % 12 === 0)
    expect(pairs.length).toBeGreaterThan(40)
    const wrong: string[] = []
    for (const pair of pairs) {
      const found = judged(pair)
      if (found === null) {
        if (pair.exact !== null) wrong.push(`${pair.id}: not well-formed`)
        continue
      }
      if (pair.exact !== null && found.equivalent !== pair.exact)
        wrong.push(`${pair.id}: ${String(found.equivalent)} ${found.left ?? ''}`)
      if (pair.solvableB !== undefined && found.solvable.b.solvable !== pair.solvableB)
        wrong.push(`${pair.id}: solvable ${String(found.solvable.b.solvable)}`)
      const evidence = [found.evidence, found.solvable.a.evidence, found.solvable.b.evidence]
      if (evidence.some(each => each?.checked !== true)) wrong.push(`${pair.id}: not accepted`)
    }
    expect(wrong).toEqual([])
  })
})
