// The set of questions that the dialog for sharing offers, as chosen where it was asked for.

import { type Accessor, createSignal } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import { plain, type Session } from '#page/state/session/session'
import { editedQuestion } from '#page/state/verdicts/checking'

export interface OfferedSet {
  readonly name: string
  readonly questions: readonly Question[]
  /** Those that are chosen at first; default: all. */
  readonly chosen?: ReadonlySet<Question>
  /** Where each is from, in words: `built in`. */
  readonly origins?: ReadonlyMap<Question, string>
}

export interface ShareSet {
  /** Null: the question in front is shared. */
  readonly offered: Accessor<OfferedSet | null>
  readonly offer: (set: OfferedSet | null) => void
}

const origins = { bundled: 'built in', made: 'made here', texts: 'your problem', file: 'from a file' } as const

/**
 * The questions of the list, the chosen ones first; about an edited problem as it is now. Chosen are those that the visitor made
 * or edited, the one in front, and those of files if the list is narrowed, with `all` all of them.
 */
export function listedSet(session: Session, all = false): OfferedSet {
  const shown = session.shown()
  const isNarrowed = shown.length < session.entries().length
  const files = new Set(shown.map(({ file }) => file.name))
  const each = shown.map(entry => {
    const edit = plain(session.workOf(entry.id).edit)
    const { origin } = entry.file
    const isOwn = edit !== null || origin === 'made' || origin === 'texts' || (origin === 'file' && isNarrowed)
    return {
      question: edit === null ? entry.question : editedQuestion(entry.question, edit),
      isChosen: all || isOwn || entry === session.selected(),
      from: edit === null ? origins[origin] : 'changed here',
    }
  })
  each.sort((a, b) => Number(b.isChosen) - Number(a.isChosen))
  return {
    name: files.size === 1 ? [...files][0]! : 'Shared questions',
    questions: each.map(({ question }) => question),
    chosen: new Set(each.flatMap(({ question, isChosen }) => (isChosen ? [question] : []))),
    origins: new Map(each.map(({ question, from }) => [question, from])),
  }
}

export function createShareSet(): ShareSet {
  const [offered, offer] = createSignal<OfferedSet | null>(null)
  return { offered, offer: set => void offer(set) }
}
