// Actions on a lesson other than learning: save it as a file, share it by a link, copy it for editing, start it again.

import type { LessonFiles } from '#teaching/lesson'
import { createCopyText, saveBlob } from '#page/state/saving'
import { createPublicAddress } from '#page/state/public-address'
import type { App } from '#page/state/app'
import type { CallOutcome } from '#page/state/lanes/create-lanes'
import { createOwnLessons } from './own-lessons'
import { starter } from './starter'

/** Maximum length in characters of a link that most programs accept. */
const COMFORTABLE = 8_000

/** Saves it as one `.lesson.md`, or as an archive if it has more files. */
export async function saveLesson(app: App, files: LessonFiles): Promise<void> {
  const outcome = await app.lanes.run('quick', 'packing the lesson', api => api.teaching.file(files))
  if (outcome.kind !== 'done') return reportNot(app, 'The lesson could not be saved', outcome)
  const { name, bytes } = outcome.value
  const type = name.endsWith('.zip') ? 'application/zip' : 'text/markdown;charset=utf-8'
  saveBlob(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name)
}

/** A link that contains the whole lesson; undefined after reporting a failure. */
export async function linkTo(app: App, files: LessonFiles): Promise<string | undefined> {
  const outcome = await app.lanes.run('quick', 'packing the link', api => api.teaching.link(files))
  if (outcome.kind === 'done') return app.feature(createPublicAddress).linkTo(outcome.value)
  reportNot(app, 'The link could not be made', outcome)
  return undefined
}

/** Copies the link to the clipboard. */
export async function copyLink(app: App, files: LessonFiles): Promise<void> {
  const making = linkTo(app, files)
  await createCopyText(app)(making, 'Link')
  const link = await making
  if (link !== undefined && link.length > COMFORTABLE)
    app.notices.notify({
      tone: 'plain',
      title: 'The link is long',
      lines: [
        `It holds the whole lesson in ${link.length.toLocaleString('en')} characters. Where a program cuts it off, save the lesson as a file and share that.`,
      ],
    })
}

/** Makes a copy as the visitor's own lesson, and opens it in the editor. */
export async function editCopy(app: App, files: LessonFiles): Promise<void> {
  const own = app.feature(createOwnLessons)
  const name = await own.freeName(`my-${files.name.replace(/^my-/, '')}`.slice(0, 56))
  const outcome = await app.lanes.run('quick', 'copying the lesson', api => api.teaching.copy(files, name))
  if (outcome.kind !== 'done') return reportNot(app, 'The lesson could not be copied', outcome)
  own.put(outcome.value)
  edit(app, name)
}

/** Creates a lesson of the visitor's own, with initial content. */
export async function newLesson(app: App): Promise<void> {
  const own = app.feature(createOwnLessons)
  const name = await own.freeName('my-lesson')
  own.put(starter(name))
  edit(app, name)
}

function edit({ place }: App, name: string): void {
  place.show({ workspace: 'learn', learn: { part: 'edit', lesson: name } })
}

function reportNot(app: App, title: string, outcome: CallOutcome<unknown>): void {
  const line = outcome.kind === 'failed' ? outcome.message : 'It was stopped.'
  app.notices.notify({ tone: 'problem', title, lines: [line] })
}
