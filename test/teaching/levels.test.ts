// Levels by counts of proof work; siblings keep kind, format, level and trap. With PLANGROUND_SWEEP=1 300 siblings.

import { expect, test } from 'vitest'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { plainKinds } from '#questions/kinds/codes'
import { level } from '#teaching/levels/level'
import { traps } from '#teaching/misreadings/answers'
import { practise } from '#teaching/practise'
import { likenessOf, sibling } from '#teaching/sibling'

const isSweep = process.env.PLANGROUND_SWEEP === '1'
const each = isSweep ? 10 : 1
/** Every kind at every level that is common enough to be met on small problems. */
const levels = isSweep ? [1, 2, 3, 4] : [2]

test.each(plainKinds())('siblings of questions of the kind %s are alike', kind => {
  let siblings = 0
  for (const wanted of levels) {
    const found = practise(kind, wanted, 'levels')!
    const { question } = found
    expect(level(question, defaultLimits)?.level).toBe(found.level)
    if (found.level !== wanted) continue
    for (let i = 0; i < each; i++) {
      const other = sibling(question, `sibling ${i}`)
      if (other === null) continue
      siblings++
      expect(other).toMatchObject({ kind, format: question.format })
      expect(level(other, defaultLimits)?.level).toBe(wanted)
      const { trap } = likenessOf(question)!
      if (trap !== undefined) expect(traps(other, trap, defaultLimits)).toBe(true)
      expect(other.judged).not.toBeNull()
      expect([other.judged, other.question]).not.toEqual([question.judged, question.question])
      expect(sibling(question, `sibling ${i}`)).toEqual(other)
    }
  }
  expect(siblings).toBeGreaterThan(0)
})

test('a sibling may be a level lower', () => {
  const { question } = practise('val', 2, 'lower')!
  const lower = sibling(question, 'lower', true)!
  expect(level(lower, defaultLimits)?.level).toBe(1)
})

test('where a level is rare one that is near will do, after this many questions', () => {
  const found = practise('prog', 3, 'a')!
  expect(found.level).not.toBe(3)
  expect(found.looked).toBeGreaterThan(40)
  expect(found.looked).toBeLessThan(50)
})

test('no question has a level that there is not', () => {
  expect(practise('app', 0, 'x')).toBeNull()
  expect(practise('app', 2.5, 'x')).toBeNull()
})
