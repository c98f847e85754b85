// The learner's record as a file: the progress in each lesson, and every answer with its question. It can be moved to
// another browser, and deleted.

import * as v from 'valibot'
import { createHistory } from '#page/state/history/history'
import { isChecked, type KeptQuestion, type PastCheck, readKept } from '#page/state/history/history-store'
import type { App } from '#page/state/app'
import type { TextStore } from '#page/browser/text-store'
import { progressOf } from '../lesson/progress'

/** The storage keys that belong to the record. */
const PLACES = /^(?:planground-lesson:|planground-worked:|planground-lesson-last$|planground-learnt$)/
const LESSON = 'planground-lesson:'

const shape = v.object({
  planground: v.literal('learning'),
  version: v.literal(1),
  places: v.record(v.string(), v.string()),
  answers: v.array(v.unknown()),
  questions: v.array(v.tuple([v.string(), v.unknown()])),
})

const placesIn = (storage: TextStore): string[] => storage.names().filter(name => PLACES.test(name))

/** The whole record as text. */
export async function recordText(app: App, storage: TextStore): Promise<string> {
  const history = app.feature(createHistory)
  await history.readHistory()
  const answers = history.checks() ?? []
  const questions = new Map<string, KeptQuestion>()
  for (const check of answers) {
    if (questions.has(check.question)) continue
    const kept = await history.questionOf(check)
    if (kept !== undefined) questions.set(check.question, kept)
  }
  const places = Object.fromEntries(placesIn(storage).map(name => [name, storage.getItem(name) ?? '']))
  const record = { planground: 'learning', version: 1, places, answers, questions: [...questions] }
  return `${JSON.stringify(record, null, 1)}\n`
}

/** The amount of data read from a file, or why nothing was. */
export type Imported =
  | {
      readonly kind: 'done'
      readonly answers: number
      readonly lessons: number
      /** False if this browser did not store all of it: the rest lasts as long as the page. */
      readonly isKept: boolean
    }
  | { readonly kind: 'refused'; readonly message: string }

/** Merges the record of a file: no data here is lost, and for each lesson the greater progress is kept. */
export async function takeRecord(app: App, storage: TextStore, text: string): Promise<Imported> {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return refused('It is not JSON.')
  }
  const found = v.safeParse(shape, read)
  if (!found.success)
    return refused('It does not have what a record has: `"planground": "learning"`, lessons and answers.')
  const { places, answers, questions } = found.output
  let lessons = 0
  let isKept = true
  for (const [name, value] of Object.entries(places)) {
    if (!PLACES.test(name)) continue
    const isLesson = name.startsWith(LESSON)
    if (isLesson && !isFurther(storage, name, value)) continue
    if (!isLesson && storage.getItem(name) !== null) continue
    if (!storage.setItem(name, value)) isKept = false
    if (isLesson) lessons++
  }
  const kept = new Map(
    questions.flatMap(([name, value]) => {
      const question = readKept(value)
      return question === undefined ? [] : [[name, question] as const]
    }),
  )
  const checks = answers.filter(isChecked)
  await app.feature(createHistory).putBack(checks, kept)
  return { kind: 'done', answers: checks.length, lessons, isKept }
}

const refused = (message: string): Imported => ({ kind: 'refused', message })

/** True if this text contains more progress in the lesson than the storage. */
function isFurther(storage: TextStore, name: string, value: string): boolean {
  const id = name.slice(LESSON.length)
  const done = (from: Pick<TextStore, 'getItem'>): number => {
    const { done, predictions, quiz } = progressOf(from, id)
    return 100 * done.length + predictions.size + quiz.size
  }
  return done({ getItem: () => value }) > done(storage)
}

/** Removes the record; the returned function restores it. */
export async function deleteRecord(app: App, storage: TextStore): Promise<() => Promise<void>> {
  const history = app.feature(createHistory)
  await history.readHistory()
  const checks: readonly PastCheck[] = history.checks() ?? []
  const places = placesIn(storage).map(name => [name, storage.getItem(name) ?? ''] as const)
  const questions = await history.takeOut(checks)
  for (const [name] of places) storage.removeItem(name)
  return async () => {
    for (const [name, value] of places) storage.setItem(name, value)
    await history.putBack(checks, questions)
  }
}
