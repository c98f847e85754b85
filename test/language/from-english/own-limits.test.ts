// No text makes the reader of our own English throw, or slower than in proportion to its length.

import { expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { readEnglish } from '#language/english/from-english/read-problem'
import { englishDomains } from '#language/library/english'
import { growth } from '../../support/cpu'

const all = englishDomains()
const [ferry] = englishDomains('ferry').filter(({ version }) => version === undefined)

const pieces =
  'the ferry is at c0 l0 . , ; and all cars a A There are two locations : is on not it which should be goal ( ) " \n \n- \u0000 \ud800 é car location 1 ( at-ferry l0 )'.split(
    ' ',
  )

test('texts by chance', () => {
  const rng = makeRng('hostile')
  let letters = 0
  for (let i = 0; i < 60; i++) {
    const text = Array.from({ length: rng.below(60) }, () => pieces[rng.below(pieces.length)]!).join(' ')
    const describedProblem = readEnglish(text, [ferry!])
    for (const { from, to, text: wording } of describedProblem.unread) {
      expect(text.slice(from, to)).toBe(wording)
      letters += to - from
    }
    const spans = [...describedProblem.sentences, ...describedProblem.unread].sort((a, b) => a.from - b.from)
    for (const [j, { from }] of spans.entries()) expect(from).toBeGreaterThanOrEqual(spans[j - 1]?.to ?? 0)
  }
  expect(letters).toBeGreaterThan(100)
})

const reading = (text: string) => () => readEnglish(text, [ferry!])

test.each([
  'c0 and ',
  'c0, c1 and c2 are at l0, ',
  'car c0 is at location l0 and ',
  'the ferry is at l0 and is empty; it is at ',
  'There are two cars: a, ',
  'cars: ',
  '(at c0 l0) ',
  '. ',
  'the the the ',
])('%j, many times, takes time in proportion', piece => {
  const short = piece.repeat(Math.ceil(800 / piece.length))
  // Quadratic would be 64 times as long.
  expect(growth(reading(short), reading(short.repeat(8)), 40)).toBeLessThan(40)
})

test('a text in nobody’s English is looked at by all domains', () => {
  const describedProblem = readEnglish('So it goes, and on and on. '.repeat(20), all)
  expect([describedProblem.id, describedProblem.problem, describedProblem.unread.length]).toEqual([null, null, 1])
})
