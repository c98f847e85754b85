// Evidence of every kind, made by brute force of random small pairs, for claims that are true and for claims that are not.

import { expect, test } from 'vitest'
import { checkCertificate } from '#planning/certificates/check'
import { answerOf } from '../../equivalence/oracle/plain-pair'
import { PlainProblem } from '../../equivalence/oracle/plain-problem'
import { randomPair } from '../../equivalence/oracle/random-pairs'
import { modelsOf } from '../../support/task'
import { isTrue, naiveCases } from './naive'

const count = Number(process.env.PLANGROUND_PAIRS ?? 20)

test(`evidence about ${count} pairs is accepted only for what is true, and then if it is complete`, {
  timeout: 3_600_000,
}, () => {
  const wrong: unknown[] = []
  const accepted = new Map<string, number>()
  for (let i = 0; i < count; i++) {
    const random = randomPair(`naive ${i}`)
    const [domain, a] = modelsOf(random.domain, random.a)
    const [, b] = modelsOf(random.domain, random.b)
    const [plainA, plainB] = [new PlainProblem(domain, a), new PlainProblem(domain, b)]
    const answer = answerOf(plainA, plainB, Infinity)!
    for (const each of naiveCases(plainA, plainB, answer)) {
      const { kind, mode, pair, isComplete } = each
      const claim = { kind, mode, other: random.b } as const
      const result = checkCertificate(domain, a, claim, { kind: 'pair', pair })
      const name = `${kind} ${pair.kind}`
      if (result.accepted) accepted.set(name, (accepted.get(name) ?? 0) + 1)
      const truth = isTrue(answer, each)
      if (result.accepted ? !truth : truth && isComplete)
        wrong.push([random.name, mode, name, result, JSON.stringify(pair)])
    }
    if (answer.strict && answer.goalStates[0] > 0) {
      // Some renaming shows it; the first few may not.
      accepted.set('strict', (accepted.get('strict') ?? 0) + 1)
    }
  }
  if (process.env.PLANGROUND_PAIRS !== undefined) console.log([...accepted].sort())
  expect(wrong.slice(0, 5)).toEqual([])
  expect(accepted.size).toBeGreaterThan(9)
})
