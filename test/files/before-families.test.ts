// Links and the file of an archive, written before questions had families and origins, open as they did.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { withAsked } from '#questions/benchmarks/asking'
import { core as acpbench } from '#questions/benchmarks/acpbench/core'
import { engineInMemory } from '#engine/engine'
import { storedQuestionSchema } from '#questions/kinds/question-schema'
import type { Question } from '#questions/kinds/question'

const { links, file } = JSON.parse(
  readFileSync(new URL('./fixtures/before-families.json', import.meta.url), 'utf8'),
) as { links: Record<string, string>; file: { questions: readonly unknown[] } }
const engine = engineInMemory()
const limits = { maxStates: 10_000 }

/** The origin of each, and whether it has a key. */
const expected: Readonly<Record<string, readonly [Question['origin']['from'], boolean]>> = {
  posed: ['own', false],
  own: ['own', false],
  prog: ['published', true],
  bare: ['published', true],
  made: ['made', true],
  choice: ['made', true],
}
const stored = file.questions.map(question => v.parse(storedQuestionSchema, question))

test.for(Object.entries(expected))('%s', async ([name, [from, hasKey]], { expect: should }) => {
  const read = engine.sharing.read(links[name]!)
  if (read.kind !== 'shared') throw new Error(JSON.stringify(read))
  should(read.caveat).toBe('')
  should(read.shared.answer).toBe('(x)')
  const kept = stored[Object.keys(expected).indexOf(name)]!
  for (const question of [read.shared.question, kept]) {
    should(question).toMatchObject({ family: 'acpbench', origin: { from } })
    should(question.judged).toEqual(question.shown)
    should(acpbench.hasKey(question)).toBe(hasKey)
    const revealed = await engine.hints.reveal(question, limits)
    should(revealed.kind).toBe('key')
    if (revealed.kind === 'key' && question.judged !== null) should(revealed.judged?.verdict.verdict).toBe('right')
  }
  // A link does not contain the position of the question.
  const { key: _, ...rest } = withAsked(kept)
  should(withAsked(read.shared.question)).toMatchObject(rest)
})

test('every link and question of the fixture is looked at', () => {
  expect(Object.keys(links)).toEqual(Object.keys(expected))
  expect(stored).toHaveLength(Object.keys(expected).length)
})
