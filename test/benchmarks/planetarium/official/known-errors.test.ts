// The smallest examples of what the published program gets wrong: our port gets the same wrong.

import { describe, expect, test } from 'vitest'
import { officialEvaluation } from '#questions/benchmarks/planetarium/official/evaluate'
import { knownErrors, textOf } from '../../../support/official-pairs'

describe('known errors', () => {
  for (const { what, a, b, published, unsolved } of knownErrors)
    test(what, () => {
      const options = { checkSolvable: unsolved !== true }
      const found = officialEvaluation(null, textOf(a), textOf(b), false, { maxStates: 10_000 }, options)
      expect([found.parseable, found.solvable, found.equivalent]).toEqual(published)
      expect(found.note).not.toBe('')
      expect(found).not.toHaveProperty('error')
    })
})
