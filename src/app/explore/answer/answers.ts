// What the parts of the answer box share: the text of a question's answer as structure, changes of it that never lose
// what was typed, and notes on the names in it.

import { createMemo } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { Source } from '../../../pddl/source'
import type { NameNote } from '../../../views/names/names'
import type { NameSort } from '../../../views/names/name-finder'
import { clearSetback } from '../../state/checking'
import { quietly } from '../../engine/lanes'
import { createPane } from '../../engine/pane'
import { type Entry, session } from '../../state/session'
import { type Formed, readForm, writeForm } from './form'

/** Words that a choice of chips took the place of, by question, for as long as the page lives. */
const [replaced, setReplaced] = createStore<Record<string, string | undefined>>({})

/** What was typed freely before chips took its place; undefined once the text is typed anew. */
export const wordsBefore = (id: string): string | undefined => replaced[id]

/** The answer as text, typed by hand. */
export function typeAnswer(id: string, text: string): void {
  setReplaced(id, undefined)
  session.setAnswer(id, text)
  clearSetback(id)
}

/** Brings back what was typed before chips took its place. */
export function restoreWords(id: string): void {
  const words = replaced[id]
  if (words !== undefined) typeAnswer(id, words)
}

/** The answer in the plain form; words that were typed freely can be brought back. */
export function putAnswer(entry: Entry, text: string): void {
  const before = session.workOf(entry.id).answer
  const words = readForm(entry.question.kind, before).kind === 'free' ? before : replaced[entry.id]
  session.setAnswer(entry.id, text)
  setReplaced(entry.id, words)
  clearSetback(entry.id)
}

export const putFormed = (entry: Entry, formed: Formed): void =>
  putAnswer(entry, writeForm(entry.question.kind, formed))

/** The names of an answer, each with its English or what is wrong with it, as far as the engine has told. */
export function createNotes(
  source: () => Source | null,
  sort: () => NameSort,
  names: () => readonly string[],
): (name: string) => NameNote | undefined {
  const input = createMemo(() => {
    const now = source()
    return now === null || names().length === 0
      ? null
      : { source: now, sort: sort(), names: names() }
  })
  const pane = createPane(
    input,
    ({ source, sort, names }) =>
      quietly('quick', api => api.names.about(source, sort, names, session.english())),
    { keeps: (next, shown) => next.source === shown.source && next.sort === shown.sort },
  )
  const byName = createMemo(() => new Map((pane.value() ?? []).map(note => [note.name, note])))
  return name => byName().get(name)
}
