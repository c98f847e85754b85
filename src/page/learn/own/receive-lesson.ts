// Lessons that were dropped, pasted, or received by a link are stored and opened; one with errors is opened in the
// editor.

import type { LessonFiles } from '#teaching/lesson'
import type { ReadLessonLink } from '#results/files/lessons/forms'
import type { NamedBytes } from '#results/files/unpacking'
import type { NamedFile } from '#page/state/files/named-file'
import { counted } from '#page/ui/naming'
import type { App } from '#page/state/app'
import { createOwnLessons } from './own-lessons'

/** Maximum size in bytes of a file of a lesson. */
const MAX_BYTES = 1_000_000
const isText = (name: string): boolean => /\.(?:md|ya?ml|pddl)$/i.test(name)
const isPart = ({ name, file }: NamedFile): boolean => isText(name) && file.size <= MAX_BYTES

/** `link`: the address without `#`. */
export async function receiveLessonLink(app: App, link: string): Promise<void> {
  const outcome = await app.lanes.run('quick', 'reading the link', api => api.teaching.readLink(link))
  if (outcome.kind === 'done') return receiveLesson(app, outcome.value)
  app.notices.notify({
    tone: 'problem',
    title: 'The link could not be read',
    lines: [outcome.kind === 'failed' ? outcome.message : 'It was stopped.'],
  })
}

/** Stores and opens the lesson of a link or a file, or reports its faults. */
export async function receiveLesson(app: App, read: ReadLessonLink): Promise<void> {
  if (read.kind === 'lesson') return receiveLessons(app, [read.files])
  app.notices.notify({
    tone: 'problem',
    title: read.title,
    lines: [read.message, 'Nothing here was changed.'],
  })
}

/** Stores the lessons, and opens the first. */
export async function receiveLessons(app: App, lessons: readonly LessonFiles[]): Promise<void> {
  const names: string[] = []
  for (const lesson of lessons) names.push(await keep(app, lesson))
  const [first] = names
  if (first === undefined) return
  if (names.length > 1) app.place.show({ workspace: 'learn', learn: { part: 'home' } })
  else await open(app, first)
}

/** Stores the lessons among dropped files; returns the files that belong to none. */
export async function takeLessons(app: App, files: readonly NamedFile[]): Promise<readonly File[]> {
  const parts: NamedBytes[] = []
  for (const each of files)
    if (isPart(each)) parts.push({ name: each.name, bytes: new Uint8Array(await each.file.arrayBuffer()) })
  const outcome = await app.lanes.run('quick', 'reading the lesson', api => api.teaching.gather(parts))
  if (outcome.kind !== 'done') return files.map(({ file }) => file)
  await receiveLessons(app, outcome.value.lessons)
  const large = files.filter(({ name, file }) => isText(name) && file.size > MAX_BYTES)
  const sentences = [
    ...outcome.value.messages,
    ...large.map(({ name }) => `${name} has more than ${MAX_BYTES / 1e6} MB, so it is no part of a lesson.`),
  ]
  if (sentences.length > 0)
    app.notices.notify({ tone: 'problem', title: 'Not all lessons were added', lines: sentences })
  const left = new Set(outcome.value.rest.map(({ name }) => name))
  return files.filter(each => !isPart(each) || left.has(each.name)).map(({ file }) => file)
}

/** Stores a lesson under its name, or under another if a shipped one has that name; returns the name. */
async function keep(app: App, lesson: LessonFiles): Promise<string> {
  const own = app.feature(createOwnLessons)
  await own.ready
  const before = own.named(lesson.name)
  if (before === undefined) {
    const name = await own.freeName(lesson.name)
    await own.put({ ...lesson, name })
    return name
  }
  if (JSON.stringify(before.files) === JSON.stringify(lesson.files)) return lesson.name
  await own.put(lesson)
  app.notices.notify({
    tone: 'plain',
    title: `Your lesson “${lesson.name}” was replaced`,
    lines: ['The new lesson has the same name and a different text.'],
    action: { label: 'Undo', run: () => void own.put(before) },
  })
  return lesson.name
}

async function open(app: App, name: string): Promise<void> {
  const files = app.feature(createOwnLessons).named(name)
  if (files === undefined) return
  const outcome = await app.lanes.run('quick', 'reading the lesson', api => api.teaching.read(files, 'en'))
  const errors =
    outcome.kind === 'done' ? outcome.value.findings.filter(({ severity }) => severity === 'error').length : 0
  if (errors === 0) {
    const learn = { part: 'lesson', lesson: name, step: null } as const
    app.place.show({ workspace: 'learn', drawer: false, learn })
    return
  }
  app.place.show({ workspace: 'learn', drawer: false, learn: { part: 'edit', lesson: name } })
  app.notices.notify({
    tone: 'problem',
    title: `The lesson has ${counted(errors, 'mistake')}`,
    lines: ['The editor shows where, and what was expected.'],
  })
}
