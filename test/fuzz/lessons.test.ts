// Very many spoilt lessons and links: none crashes, none takes a second, none holds a script. `PLANGROUND_FUZZ_LESSONS`
// states how many.

import { expect, test } from 'vitest'
import { readLessonLink } from '#results/files/lessons/forms'
import { readLesson } from '#teaching/read/read'
import { fuzzedLesson, fuzzedLink, harmIn } from '../support/fuzz-lessons'

const COUNT = Number(process.env.PLANGROUND_FUZZ_LESSONS ?? 100_000)
const FROM = Number(process.env.PLANGROUND_FUZZ_FROM ?? 0)

test(`${COUNT} spoilt lessons and links`, () => {
  const slow: string[] = []
  let slowest = 0
  for (let i = FROM; i < FROM + COUNT; i++) {
    const start = performance.now()
    if (i % 2 === 0) {
      expect(harmIn(readLesson(fuzzedLesson(`lesson ${i}`), 'en'))).toEqual([])
    } else readLessonLink(fuzzedLink(`link ${i}`))
    const took = performance.now() - start
    slowest = Math.max(slowest, took)
    if (took > 1_000) slow.push(`${i}: ${Math.round(took)} ms`)
  }
  console.log(`slowest: ${Math.round(slowest)} ms`)
  expect(slow).toEqual([])
})
