// A lesson is the same lesson as a folder, as one file, as an archive and as a link.

import { expect, test } from 'vitest'
import { inspect } from '#results/files/inspect'
import { copyOf } from '#results/files/lessons/copy'
import { lessonArchive, lessonFile, packLesson, readLessonLink } from '#results/files/lessons/forms'
import { gatherLessons } from '#results/files/lessons/gather'
import type { Lesson, LessonFiles } from '#teaching/lesson'
import { readLesson } from '#teaching/read/read'
import { shippedFiles } from '#teaching/shipped'
import { shippedIds } from '#teaching/shipped-ids'

/** The content of a lesson, without the positions of its parts. */
const contentOf = (files: LessonFiles): unknown => {
  const { lesson, findings } = readLesson(files, 'en')
  expect(findings.map(({ message }) => message)).toEqual([])
  const { worlds, ...rest } = lesson as Lesson
  const plain = JSON.stringify(rest, (key, value) => (key === 'place' ? undefined : value))
  return { lesson: plain, worlds: worlds.map(({ source }) => source.problem.trim()) }
}

test.each(shippedIds)('%s is the same in each of its forms', id => {
  const lesson = shippedFiles(id)!
  const wanted = contentOf(lesson)
  const file = lessonFile(lesson)
  expect(file.name).toBe(`${id}.lesson.md`)
  const opened = inspect(file.name, file.bytes)
  if (opened.kind !== 'lesson' || opened.read.kind !== 'lesson') throw new Error(opened.kind)
  expect(contentOf(opened.read.files)).toEqual(wanted)
  const linked = readLessonLink(packLesson(lesson))
  if (linked.kind !== 'lesson') throw new Error(linked.message)
  expect(contentOf(linked.files)).toEqual(wanted)
  const zipped = inspect('lesson.zip', lessonArchive(lesson).bytes)
  if (zipped.kind !== 'files') throw new Error(zipped.kind)
  expect(zipped.files).toEqual([])
  expect(contentOf(zipped.lessons[0]!)).toEqual(wanted)
})

test('a lesson in two languages is saved as an archive, with the files of other lessons in its own folder', () => {
  const relax = shippedFiles('relax')!
  const both = { name: 'relax', files: { ...relax.files, 'de.md': relax.files['en.md']! } }
  const file = lessonFile(both)
  expect(file.name).toBe('relax.zip')
  const opened = inspect(file.name, file.bytes)
  if (opened.kind !== 'files') throw new Error(opened.kind)
  const [lesson] = opened.lessons
  expect(Object.keys(lesson!.files).sort()).toEqual([
    'both.pddl',
    'de.md',
    'en.md',
    'lesson.yaml',
    'match.pddl',
    'match.yaml',
  ])
  const { lesson: read, findings } = readLesson(lesson!, 'de')
  expect(findings).toEqual([])
  expect(read).toMatchObject({ language: 'de', languages: ['en', 'de'] })
})

test('the lessons of a course are found among its folders, with the files that they share', () => {
  const files = shippedIds.flatMap(id =>
    Object.entries(shippedFiles(id)!.files)
      .filter(([name]) => !name.includes('/'))
      .map(([name, text]) => ({
        name: `course/${id}/${name}`,
        bytes: new TextEncoder().encode(text),
      })),
  )
  const { lessons, rest } = gatherLessons('', files)
  expect(rest).toEqual([])
  expect(lessons.map(({ name }) => name)).toEqual(shippedIds)
  for (const lesson of lessons) contentOf(lesson)
})

test('a copy has another name, and a folder of its own', () => {
  const copy = copyOf(shippedFiles('blind')!, 'my-search')
  const { lesson, findings } = readLesson(copy, 'en')
  expect(findings).toEqual([])
  expect(lesson).toMatchObject({ id: 'my-search', title: 'Searching without a hunch' })
  expect(Object.keys(copy.files).filter(name => name.includes('/'))).toEqual([])
})

test('a link that was cut off, changed or made of something else reports it', () => {
  const link = packLesson(shippedFiles('world')!)
  const titles = [
    link.slice(0, -9),
    // In the middle, since not every bit of the last letter counts.
    `${link.slice(0, 300)}${link[300] === 'A' ? 'B' : 'A'}${link.slice(301)}`,
    link.replace('lesson=1', 'lesson=2'),
    link.replace('lesson=', 's='),
    'lesson=',
  ].map(text => {
    const read = readLessonLink(text)
    return read.kind === 'bad' ? read.title : 'read'
  })
  expect(titles[0]).toBe('This link is cut off')
  expect(titles[2]).toBe('This link was made by a newer Planground')
  expect(titles).not.toContain('read')
})
