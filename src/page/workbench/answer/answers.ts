// What the parts of the answer box share: the text of a question's answer as structure, changes of it that never lose
// what was typed, and notes on the names in it.

import { createMemo } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import type { NameNote } from '#questions/views/names/names'
import type { NameSort } from '#language/answers/name-sort'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { type Formed, readForm, writeForm } from './form'

/** Changes of the answer to an open question; each clears what was stated about the last check. */
export interface Answering {
  /** What was typed freely before chips took its place; undefined once the text is typed again. */
  readonly wordsBefore: (entry: Entry) => string | undefined
  /** The answer as text, typed by hand. */
  readonly typeAnswer: (entry: Entry, text: string) => void
  /** Brings back what was typed before chips took its place. */
  readonly restoreWords: (entry: Entry) => void
  /** The answer in the plain form; words that were typed freely can be brought back. */
  readonly putAnswer: (entry: Entry, text: string) => void
  /** `steps`: of the plan that the question gives, where the answer names one of them. */
  readonly putFormed: (entry: Entry, formed: Formed, steps?: readonly string[]) => void
  /** Shows the key; a question that is not solved by then counts as revealed. */
  readonly reveal: (entry: Entry) => void
}

export function createAnswering({ session, desks }: Pick<App, 'session' | 'desks'>): Answering {
  const put = ({ id }: Entry, text: string, words: string | undefined): void => {
    session.setAnswer(id, text)
    const desk = desks.of(id)
    desk?.setWordsBefore(words)
    desk?.setSetback(null)
  }
  const wordsBefore = ({ id }: Entry): string | undefined => desks.of(id)?.wordsBefore()
  const putAnswer = (entry: Entry, text: string): void => {
    const before = session.workOf(entry.id).answer
    const isFree = readForm(entry.question.kind, before).kind === 'free'
    put(entry, text, isFree ? before : wordsBefore(entry))
  }
  return {
    wordsBefore,
    typeAnswer: (entry, text) => put(entry, text, undefined),
    restoreWords(entry) {
      const words = wordsBefore(entry)
      if (words !== undefined) put(entry, words, undefined)
    },
    putAnswer,
    putFormed: (entry, formed, steps) => putAnswer(entry, writeForm(entry.question.kind, formed, steps)),
    reveal(entry) {
      if (session.markOf(entry.id) !== 'right') session.setRevealed(entry.id)
      desks.of(entry.id)?.showKey(true)
    },
  }
}

/** The names of an answer, each with its English or its fault, as far as the engine has reported. */
export function createNotes(
  { session, lanes }: Pick<App, 'session' | 'lanes'>,
  source: () => Source | null,
  sort: () => NameSort,
  names: () => readonly string[],
): (name: string) => NameNote | undefined {
  const input = createMemo(() => {
    const now = source()
    return now === null || names().length === 0 ? null : { source: now, sort: sort(), names: names() }
  })
  const pane = createPane(
    input,
    ({ source, sort, names }) => lanes.quietly('quick', api => api.names.about(source, sort, names, session.english())),
    {
      again: lanes.domains,
      keeps: (next, shown) => next.source === shown.source && next.sort === shown.sort,
    },
  )
  const byName = createMemo(() => new Map((pane.value() ?? []).map(note => [note.name, note])))
  return name => byName().get(name)
}
