// Whatever a file or a link contains, reading it as a lesson does not crash, and findings are within its files. For
// many more: `npm run fuzz`.

import { expect, test } from 'vitest'
import { readLessonLink } from '#results/files/lessons/forms'
import { readLesson } from '#teaching/read/read'
import { fuzzedLesson, fuzzedLink, harmIn } from '../support/fuzz-lessons'

test('spoilt lessons are read as far as they go', () => {
  let read = 0
  let found = 0
  for (let i = 0; i < 60; i++) {
    const files = fuzzedLesson(`lesson ${i}`)
    const result = readLesson(files, 'en')
    if (result.lesson !== null) read++
    found += result.findings.length
    expect(harmIn(result)).toEqual([])
    for (const { place } of result.findings) {
      const length = files.files[place.file]?.length ?? 1
      expect(place.from, `${i}: ${JSON.stringify(place)}`).toBeLessThanOrEqual(length)
      expect(place.to).toBeGreaterThanOrEqual(place.from)
    }
    structuredClone(result)
  }
  // Neither all in order nor all in pieces.
  expect(read).toBeGreaterThan(20)
  expect(found).toBeGreaterThan(40)
})

test('spoilt links show what is wrong with them', () => {
  let bad = 0
  for (let i = 0; i < 2_000; i++) if (readLessonLink(fuzzedLink(`link ${i}`)).kind === 'bad') bad++
  expect(bad).toBeGreaterThan(1_500)
})
