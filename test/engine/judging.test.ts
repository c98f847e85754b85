// The English of our domains is loaded when an answer has words, and not before; the verdict is the same either way.

import { expect, test } from 'vitest'
import { MemoryCache } from '#results/store/cache'
import { engineInMemory } from '#engine/engine'
import { makeJudging } from '#engine/judging'
import { english } from '#engine/judging-english'

const { domains, making } = engineInMemory()
const { id, domain, problems } = domains.all().find(({ opening }) => opening)!
const applicability = making
  .pose({ domain, problem: problems[0]!.text }, id)
  .find(({ kind }) => kind === 'app')!
const limits = { maxStates: 10_000 }

test.each([
  ['names alone', '(sail l0 l1), (board c0 l0)', 0],
  ['English', 'We can sail from l0 to l1 or board car c0 at location l0.', 1],
])('%s', async (_, answer, loads) => {
  let asked = 0
  const judging = makeJudging(new MemoryCache(), async () => {
    asked++
    return english
  })
  const { verdict } = await judging.judge(applicability, answer, limits)
  const plain = await engineInMemory().judging.judge(applicability, answer, limits)
  expect(verdict).toEqual(plain.verdict)
  expect(asked).toBe(loads)
})
