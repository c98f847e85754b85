// Opens a row's question in Explore with the response as its answer. The earlier answer can be restored, and Back leads
// to the row again.

import { hashOfText } from '#base/hash'
import type { Question } from '#questions/kinds/question'
import type { VerdictView } from '#page/state/verdicts/verdict-view'
import { counted } from '#page/ui/naming'
import type { App } from '#page/state/app'
import { atQuestion } from '#page/state/places/place'
import type { Entry, OpenFile, Session } from '#page/state/session/session'

export interface FromRow {
  readonly question: Question
  readonly response: string
  /** The verdict, if there is one already. */
  readonly view: VerdictView | null
  /** Names the row: `samples.jsonl, line 12`. */
  readonly name: string
}

/** Maximum number of characters of a response that the answer box takes without blocking the page. */
const LONGEST = 100_000

/** The text for the answer box: the whole response, or of a very long one the parts that were read. */
export function inBox({ response, view }: Pick<FromRow, 'response' | 'view'>): string {
  if (response.length <= LONGEST) return response
  const read = (view?.trace ?? []).filter(({ what }) => what === 'kept').map(({ text }) => text)
  // Answers are usually at the end.
  return (read.length > 0 ? read.join(' ') : response).slice(-LONGEST)
}

/** Opens it, and explains how to return. */
export function openInExplore(
  { session, place, notices }: Pick<App, 'session' | 'place' | 'notices'>,
  { question, response, view, name }: FromRow,
): void {
  const score = place.score()
  const entry = entryFor(session, question, name)
  if (entry === undefined) return
  const before = session.plainWork(entry.id)
  const back = { label: 'Back to the table', run: () => place.show({ workspace: 'score', score }) }
  const answer = inBox({ response, view })
  const isCut = answer !== response
  session.select(entry.id)
  session.setWork(entry.id, { answer, edit: null, verdict: isCut ? null : view })
  place.show(atQuestion('answer'))
  const isOther = before.answer.trim() !== '' && before.answer !== answer
  const lines = isCut
    ? [
        `Of its ${counted(response.length, 'character')} only ${view === null ? 'the end' : 'what was read'} is in the box.`,
      ]
    : []
  notices.notify({ tone: 'plain', title: `The response of ${name}`, lines, action: back })
  if (isOther || before.edit !== null)
    notices.notify({
      tone: 'plain',
      title: 'The response replaced the answer that you had written',
      action: { label: 'Undo', run: () => session.setWork(entry.id, before) },
    })
}

/** The question if it is already open, else in a separate file. */
function entryFor(session: Session, question: Question, name: string): Entry | undefined {
  const { response: _, ...asked } = question
  const id = `row:${hashOfText(JSON.stringify([question.question, question.judged, question.id]))}`
  const open = (): Entry | undefined => session.entries().find(({ file }) => file.id === id)
  if (open() !== undefined) return open()
  const file: OpenFile = { id, name, origin: 'file', questions: [asked], issues: [] }
  session.add([file])
  return open()
}
