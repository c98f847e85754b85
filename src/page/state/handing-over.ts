// Opens the content of a lesson in Explore: a question with its answer, or a world with questions about it.

import type { Question } from '#questions/kinds/question'
import type { LessonWorld } from '#teaching/lesson'
import type { App } from './app'
import { atQuestion } from './places/place'
import type { Entry } from './session/session'
import { nextTurn } from '#page/browser/turns'
import { inBackground } from '#page/browser/background'

/** Adds questions to the session as a file in front; returns the first entry, if any. */
function open(app: App, id: string, name: string, questions: readonly Question[]): Entry | undefined {
  const { session, place } = app
  session.add([{ id, name, origin: 'made', questions, issues: [] }])
  const entry = session.entries().find(({ file }) => file.id === id)
  if (entry === undefined) return undefined
  session.select(entry.id)
  // The workspace is drawn in a separate task.
  inBackground(nextTurn().then(() => place.show(atQuestion('answer'))))
  return entry
}

/** Opens a question of a quiz, with its current answer. */
export function questionToExplore(app: App, lesson: string, question: Question, answer: string): void {
  const entry = open(app, `lesson:${lesson}:${question.key}`, lesson, [question])
  if (entry !== undefined && answer !== '') app.session.setAnswer(entry.id, answer)
}

/** Opens the problem of a lesson, with all questions about it. */
export async function worldToExplore(app: App, lesson: string, world: LessonWorld): Promise<void> {
  const { source, folder, name } = world
  const posed = await app.lanes.run('quick', 'opening the problem', api => api.making.pose(source, folder ?? name))
  if (posed.kind === 'done' && posed.value.length > 0)
    open(app, `lesson:${lesson}:world:${name}`, `${lesson}: ${name}`, posed.value)
  else
    app.notices.notify({
      tone: 'problem',
      title: 'This problem could not be opened in Explore',
      lines: [posed.kind === 'failed' ? posed.message : 'Nothing can be asked about it.'],
    })
}
