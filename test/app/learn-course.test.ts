// The list of lessons as a course: its parts, the first lesson, and the next one.

import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { createCourse } from '#page/learn/home/course'
import { rememberLesson } from '#page/learn/home/last-lesson'
import { keepProgress, progressOf } from '#page/learn/lesson/progress'
import type { App } from '#page/state/app'
import { type TextStore, unkeptTexts } from '#page/browser/text-store'
import { teachingService } from '#teaching/service'

const courseOf = (storage: TextStore) => createRoot(() => createCourse({ storage } as App))

test('the list that is built into the page is that of the lessons', () => {
  const course = courseOf(unkeptTexts())
  expect(course.lessons().map(({ card }) => card)).toEqual(teachingService.lessons('en'))
  expect(course.parts().flatMap(({ lessons }) => lessons)).toHaveLength(course.lessons().length)
  expect(course.parts()[0]!.lessons.filter(({ card }) => card.kind !== null)).toHaveLength(8)
})

test('the course begins with the first lesson, and continues with the current or the next unfinished one', () => {
  const storage = unkeptTexts()
  const [first, second, third] = courseOf(storage)
    .lessons()
    .map(({ card }) => card.id)
  expect(courseOf(storage).next()!.card.id).toBe(first)
  keepProgress(storage, third!, { ...progressOf(storage, third!), step: 3, steps: 7 })
  rememberLesson(storage, third!)
  expect(courseOf(storage).next()).toMatchObject({ card: { id: third }, state: 'begun' })
  const done = { steps: 2, done: [1, 2] }
  for (const id of [first!, third!]) keepProgress(storage, id, { ...progressOf(storage, id), ...done })
  const course = courseOf(storage)
  expect(course.next()).toMatchObject({ card: { id: second }, state: 'new' })
  expect(course.done()).toBe(2)
  const needing = course.lessons().find(({ card }) => card.needs.includes(first!))!
  expect(needing.before.map(({ number }) => number)).not.toContain(1)
})
