// The set of questions that the dialog for sharing offers, as chosen where it was asked for.

import { type Accessor, createSignal } from 'solid-js'
import type { Question } from '#questions/kinds/question'
import type { Session } from '#page/state/session/session'

export interface OfferedSet {
  readonly name: string
  readonly questions: readonly Question[]
}

export interface ShareSet {
  /** Null: the question in front is shared. */
  readonly offered: Accessor<OfferedSet | null>
  readonly offer: (set: OfferedSet | null) => void
}

/** The questions of the list, in its order, as they came. */
export function listedSet(session: Session): OfferedSet {
  const shown = session.shown()
  const files = new Set(shown.map(({ file }) => file.name))
  return {
    name: files.size === 1 ? [...files][0]! : 'Shared questions',
    questions: shown.map(({ question }) => question),
  }
}

export function createShareSet(): ShareSet {
  const [offered, offer] = createSignal<OfferedSet | null>(null)
  return { offered, offer: set => void offer(set) }
}
