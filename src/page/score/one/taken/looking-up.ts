// The question of a pasted text: the one that the text holds, names or repeats, first among those that are open, then
// among the built-in ones.

import type { Question } from '#questions/kinds/question'
import type { PastedResponse } from '#results/scoring/pasted'
import { afterOptions, askedIn } from '#results/runs/find-questions'
import { inSlices } from '#page/browser/slices'
import type { App } from '#page/state/app'
import { createBuiltInQuestions } from '#page/state/files/bundled/built-in-questions'
import type { Entry } from '#page/state/session/session'

/** Maximum number of candidate questions sent to the engine. */
const MAX_CANDIDATES = 200

/** The name of the file of questions that came in pasted records. */
export const PASTED = 'Pasted record'

/** The question of a record, opened if it is not open; or why there is none. */
export async function entryOfRecord(app: App, response: PastedResponse): Promise<Entry | string> {
  const { session } = app
  const { question, problem, prompt } = response
  if (question !== null) {
    const here = session.entries().find(each => isSame(each.question, question))
    return here ?? openQuestion(app, question, PASTED)
  }
  const asked = await askedAmong(app, session.entries(), prompt)
  const front = asked.entries.find(({ id }) => id === session.selectedId())
  // Of questions with the same words, the one in front is meant.
  if (front !== undefined && response.about.id === undefined) return front
  const found = await lookUp(app, response.about, asked)
  if (typeof found !== 'string') return found
  const builtIn = (await builtInAsked(app, prompt))?.entry
  return builtIn ?? (problem === '' ? found : `${problem} ${found}`)
}

/** The question that a text repeats before a response, opened if it is built in, and the text after it. */
export async function entryInText(
  app: App,
  text: string,
): Promise<{ readonly entry: Entry; readonly rest: string } | null> {
  const { entries, selectedId } = app.session
  const { entries: asked, rest } = await askedAmong(app, entries(), text)
  // Of questions with the same words, the one in front is meant.
  const entry = asked.find(({ id }) => id === selectedId()) ?? onlyOne(asked)
  return entry === null ? builtInAsked(app, text) : { entry, rest: afterOptions(rest, entry.question) }
}

const onlyOne = ([first, ...others]: readonly Entry[]): Entry | null =>
  first !== undefined && others.every(({ question }) => isSame(question, first.question)) ? first : null

interface Asked {
  readonly entries: readonly Entry[]
  readonly rest: string
}

function askedAmong({ clock }: App, entries: readonly Entry[], text: string): Promise<Asked> {
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  return new Promise(done =>
    inSlices(clock, askedIn(entries, text), ({ asked, rest }) =>
      done({ entries: asked.flatMap(id => byId.get(id) ?? []), rest }),
    ),
  )
}

/** The built-in question that a text asks, opened. */
async function builtInAsked(app: App, text: string): Promise<{ readonly entry: Entry; readonly rest: string } | null> {
  const near = await app.feature(createBuiltInQuestions).near(text)
  const { entries, rest } = await askedAmong(app, near, text)
  const found = onlyOne(entries)
  return found === null ? null : { entry: openEntry(app, found), rest: afterOptions(rest, found.question) }
}

/** Opens the file of a question that may not be open yet, and shows the question. */
export function openEntry({ session }: App, entry: Entry): Entry {
  session.widen()
  if (session.entryOf(entry.id) === undefined) session.add([entry.file])
  session.select(entry.id)
  return session.entryOf(entry.id) ?? entry
}

const isSame = (one: Question, other: Question): boolean =>
  one.kind === other.kind &&
  one.format === other.format &&
  one.question === other.question &&
  one.context === other.context &&
  one.judged?.problem === other.judged?.problem &&
  one.judged?.domain === other.judged?.domain

/** Opens a question that came with a record or a receipt as a separate file. */
export function openQuestion(app: App, question: Question, name: string): Entry | string {
  const { session } = app
  const id = `${name}#${question.kind}.${question.format}.${question.id || question.question.length}`
  session.add([{ id, name, origin: 'file', questions: [question], issues: [] }])
  const entry = session.entries().find(({ file }) => file.id === id)
  return entry ?? 'The question could not be opened.'
}

/** Searches the open questions: the few candidates are compared by the engine. */
async function lookUp(app: App, about: PastedResponse['about'], prompted: Asked): Promise<Entry | string> {
  const { lanes, session } = app
  const { id = '', question = '', context } = about
  const words = question.trim()
  const asked = new Set(prompted.entries)
  const mayBe = (entry: Entry): boolean => {
    const each = entry.question
    return (
      asked.has(entry) ||
      (words !== '' && each.question.trim() === words) ||
      (context !== undefined && each.context !== '' && each.context.trim() === context.trim()) ||
      (id !== '' &&
        ((each.id.length > 3 && id.includes(each.id)) ||
          each.id === id ||
          each.key.endsWith(id) ||
          Number(each.id) === Number(id)))
    )
  }
  const fitting = session.entries().filter(mayBe)
  const candidates = fitting.slice(0, MAX_CANDIDATES)
  const outcome = await lanes.quietly('quick', api =>
    api.one.find(
      about,
      candidates.map(each => ({ ...each.question, key: each.id })),
    ),
  )
  if (outcome.kind !== 'done') return 'The engine did not answer.'
  const { value } = outcome
  if ('problem' in value)
    return session.files().length === 0
      ? `${value.problem} No file of questions is open: open the benchmark’s file, then paste the record again.`
      : fitting.length > MAX_CANDIDATES
        ? `${value.problem} Of the ${fitting.length} open questions that it may mean, the first ${MAX_CANDIDATES} were compared; close files that it is not about.`
        : value.problem
  return session.entryOf(value.key) ?? 'The question was closed meanwhile.'
}
