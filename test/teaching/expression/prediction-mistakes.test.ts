// The diagnosis of wrong predictions: each shipped prediction has common mistakes, and each is recognised as itself.

import { describe, expect, test } from 'vitest'
import type { Value } from '#teaching/computed'
import { checkValues } from '#teaching/expression/check-values'
import { compute } from '#teaching/expression/compute'
import { judge } from '#teaching/expression/judge'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'

const predictionsOf = (id: string) =>
  readLesson(shippedFiles(id)!, 'en').lesson!.parts.flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.kind === 'live' && block.part.predict !== null ? [block.part] : [])),
  )

const mistakeOf = (id: string, part: string, value: Value): number | undefined => {
  const judged = judge(shippedFiles(id)!, 'en', part, value)
  if ('problem' in judged) throw new Error(judged.problem)
  return judged.mistake
}

describe('shipped predictions', () => {
  test.each(shippedIds)('%s: every prediction knows common mistakes, and recognises each', id => {
    const files = shippedFiles(id)!
    for (const { id: part, predict } of predictionsOf(id)) {
      expect(predict!.mistakes?.length ?? 0, part).toBeGreaterThan(0)
      for (const [place, { when, answer }] of predict!.mistakes!.entries()) {
        const [outcome] = compute(files, 'en', [answer])
        expect(outcome?.kind, `${part}, mistake ${place}`).toBe('value')
        if (when !== 'answer' || outcome?.kind !== 'value') continue
        const { value } = outcome
        const isAny = (predict!.ask === 'fact' || predict!.ask === 'action') && Array.isArray(value)
        const isNested = predict!.ask === 'steps' && Array.isArray(value) && Array.isArray(value[0])
        for (const statedValue of isAny || isNested ? (value as readonly Value[]) : [value])
          expect(mistakeOf(id, part, statedValue), `${part}, mistake ${place}`).toBe(place)
      }
    }
  })
})

// lesson, part, answer, place of the mistake
const answers: readonly (readonly [string, string, Value, number | undefined])[] = [
  ['world', '3.1', 1, 1],
  ['world', '3.1', 3, undefined],
  ['world', '3.2', 3, 0],
  ['plans', '2.1', 3, 0],
  ['plans', '2.1', 7, 1],
  ['blind', '2.1', '#999', undefined],
  ['effects', '1.1', ['(on c0)'], 1],
  ['effects', '1.1', ['(on c0)', '(at c0 l0)', '(empty-ferry)', '(at c1 l1)'], 0],
  ['mutex', '2.1', [['(at red west)', '(at blue west)']], 0],
  ['mutex', '2.1', [['(on red)', '(on blue)']], 1],
  ['graphplan', '2.1', [['(in cup)', '(in bowl)']], 0],
  ['needless', '3.1', [2, 6], 2],
  ['needless', '3.1', [6, 2], 2],
]

test.each(answers)('%s %s: %j', (id, part, value, place) => {
  expect(mistakeOf(id, part, value)).toBe(place)
})

test('a row of a table that is wrong by another rule has no diagnosis', () => {
  const rows = readLesson(shippedFiles('graphplan')!, 'en').lesson && [
    '(load bowl)',
    '(load cup)',
    '(fire bowl)',
    '(fire cup)',
  ]
  const table = (value: number, first = value): Value => ({
    rows: rows!.map((row, i) => [row, i === 0 ? first : value]),
  })
  expect(mistakeOf('graphplan', '1.1', table(1))).toBe(0)
  expect(mistakeOf('graphplan', '1.1', table(0, 1))).toBe(0)
  expect(mistakeOf('graphplan', '1.1', table(1, 7))).toBeUndefined()
  expect(mistakeOf('graphplan', '1.1', table(0))).toBeUndefined()
})

test('a mistake that is right is found', () => {
  const files = shippedFiles('world')!
  const text = files.files['en.md']!.replace('{answer: "3 * 2 * 2",', '{answer: states,')
  expect(text).not.toBe(files.files['en.md'])
  const changed = { ...files, files: { ...files.files, 'en.md': text } }
  expect(checkValues(changed, 'en').map(({ code }) => code)).toEqual(['right-mistake'])
})
