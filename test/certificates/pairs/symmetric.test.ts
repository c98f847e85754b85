// Many interchangeable objects, and structures that colours do not distinguish: the check takes few steps.

import { describe, expect, test } from 'vitest'
import { checkCertificate } from '#planning/certificates/check'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'
import { modelsOf } from '../../support/task'
import { roundTables, symmetricPairs } from './symmetric-cases'

const isAll = process.env.PLANGROUND_PAIRS !== undefined
const cases = symmetricPairs.filter(each => isAll || each.isSlow !== true)

/** A hundredth of what the checker may take. */
const maxSteps = 10_000_000

describe('the engine’s evidence about symmetric problems is accepted in few steps', () => {
  test.each(cases.map(each => [each.name, each] as const))('%s', (_name, each) => {
    const read = readPair(each)
    if (read.kind === 'fault') throw new Error(read.diagnostics[0]!.message)
    const { equivalent, evidence } = comparePair(read.pair, 'strict', pairLimits({ maxStates: 10_000 }))
    expect(equivalent).toBe(each.equivalent)
    const { domain, a } = read.pair
    const { claim, certificate } = evidence!
    expect(checkCertificate(domain, a, claim, certificate, { maxSteps })).toEqual({
      accepted: true,
    })
  })
})

describe('round tables of equally many guests in all', () => {
  const [six, three] = [roundTables([6, 6, 6, 6]), roundTables([6, 6, 6, 3, 3])]
  const check = (b: string, steps: number) =>
    checkCertificate(
      ...modelsOf(six.domain, six.problem),
      { kind: 'different', mode: 'strict', other: b },
      { kind: 'pair', pair: { kind: 'initial-states' } },
      { maxSteps: steps },
    )
  test('are distinguished by searching', () => {
    expect(check(three.problem, maxSteps)).toEqual({ accepted: true })
    expect(check(six.problem, maxSteps)).toMatchObject({ accepted: false })
  })
  test('but not past the limit of steps', () => {
    expect(check(three.problem, 100_000)).toMatchObject({ accepted: false, gaveUp: true })
  })
})
