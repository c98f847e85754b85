// Keys of published questions as they are reported here: each is judged right, and hints lead up to it.

import { expect, test } from 'vitest'
import { type KindCode, plainKinds } from '#questions/kinds/codes'
import { engineInMemory } from '#engine/engine'
import { opened } from '../support/opened'
import { dataFolder, dataText, skipMessage } from '../support/data'

const engine = engineInMemory()
const limits = { maxStates: 200_000 }
/** Kinds with published labels that are known to be complete and right. */
const agreeing = new Set<KindCode>(['app', 'prog', 'val', 'just', 'nexta'])
/** Every this many questions of a file. */
const EACH = 11

for (const kind of plainKinds())
  test(`${kind}: the key described for a published question is judged right`, async context => {
    context.skip(dataFolder() === undefined, skipMessage)
    const { questions } = opened(`${kind}.gen.json`, dataText(`acpbench/${kind}.gen.json`))
    expect(questions.length).toBeGreaterThan(0)
    for (const question of questions.filter((_, i) => i % EACH === 0)) {
      const found = await engine.hints.reveal(question, limits)
      if (found.kind !== 'key') throw new Error(`${question.key}: ${found.message}`)
      expect(found.judged?.verdict.verdict, question.key).toBe('right')
      for (const level of [1, 2, 3])
        expect(engine.hints.hint(question, level, limits).text.length, question.key).toBeGreaterThan(20)
      const near = engine.hints.nearest(question, 'None', limits)
      if (near.kind !== 'change') throw new Error(`${question.key}: ${near.message}`)
      const { verdict } = await engine.judging.judge(question, near.answer, limits)
      expect(verdict.verdict, question.key).toBe('right')
      if (agreeing.has(kind)) expect(verdict.officialScore, `${question.key}: ${verdict.officialNote}`).toBe(1)
    }
  })
