// Shared by the components of the answer input: the answer text as structure, changes of it that never lose typed text,
// and notes on its names.

import { createMemo } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import type { NameNote } from '#questions/views/names/names'
import type { NameSort } from '#language/answers/name-sort'
import { createPane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { type Formed, readForm, writeForm } from './form'

/** Changes of the answer to an open question; each clears the message of the last check. */
export interface Answering {
  /** The free text that chips replaced; undefined once the text is typed again. */
  readonly wordsBefore: (entry: Entry) => string | undefined
  /** Sets the answer text, typed by hand. */
  readonly typeAnswer: (entry: Entry, text: string) => void
  /** Restores the free text that chips replaced. */
  readonly restoreWords: (entry: Entry) => void
  /** Sets the answer in the plain form; replaced free text can be restored. */
  readonly putAnswer: (entry: Entry, text: string) => void
  /** `steps`: the plan in the question, if the answer refers to its steps. */
  readonly putFormed: (entry: Entry, formed: Formed, steps?: readonly string[]) => void
  /** Shows the key; a question unsolved by then counts as revealed. */
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

/** Notes on the names of an answer (the English or the fault of each), as far as the engine has returned them. */
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
    ({ source, sort, names }) =>
      lanes.quietly('quick', api => api.names.about(source, sort, names, session.selected()?.question)),
    {
      again: lanes.domains,
      keeps: (next, shown) => next.source === shown.source && next.sort === shown.sort,
    },
  )
  const byName = createMemo(() => new Map((pane.value() ?? []).map(note => [note.name, note])))
  return name => byName().get(name)
}
