// The lessons that ship are read, and read without a finding.

import { expect, test } from 'vitest'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'

test.each(shippedIds)('the lesson %s has no mistake in its form', id => {
  const files = shippedFiles(id)!
  const { lesson, findings } = readLesson(files, 'en')
  const sentences = findings.map(
    ({ place, message }) =>
      `${place.file} ${JSON.stringify(files.files[place.file]!.slice(place.from, Math.min(place.to, place.from + 60)))}: ${message}`,
  )
  expect(sentences).toEqual([])
  expect(lesson?.id).toBe(id)
  expect(lesson!.parts.at(-1)!.isBenchmark).toBe(true)
})

test('evidence after a prediction is refused: it has to be a part that says about what', () => {
  const files = shippedFiles('patterns')!
  const text = files.files['en.md']!.replace(
    'world: puzzle\npredict:',
    'world: puzzle\nthen: {show: evidence}\npredict:',
  )
  expect(text).not.toBe(files.files['en.md'])
  const { findings } = readLesson({ ...files, files: { ...files.files, 'en.md': text } }, 'en')
  expect(findings.map(({ message }) => message)).toEqual([expect.stringMatching(/“?`?evidence`?”? is no `show`/)])
})
