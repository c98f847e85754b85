// Destructive actions; each can be undone for a while.

import { copyOf, type Desks } from './desk'
import type { Notices } from '../notices'
import type { Entry, OpenFile, Session } from './session'
import type { Stepping } from './stepping'

export interface Undoing {
  /** Closes a file; undo restores its position, the selection and the steps taken. */
  readonly closeFile: (file: OpenFile) => void
  /** Empties the answer box. */
  readonly clearAnswer: (entry: Entry) => void
  /** Discards the edits of the PDDL. */
  readonly revertEdit: (entry: Entry) => void
  /** Returns to the initial state, and discards the steps. */
  readonly resetWalk: () => void
}

export function createUndoing({
  session,
  desks,
  stepping,
  notices,
}: {
  readonly session: Session
  readonly desks: Desks
  readonly stepping: Stepping
  readonly notices: Notices
}): Undoing {
  const undo = (title: string, run: () => void, lines: readonly string[] = []): void =>
    void notices.notify({ tone: 'plain', title, lines, action: { label: 'Undo', run } })
  return {
    closeFile(file) {
      const at = session.files().findIndex(({ id }) => id === file.id)
      const selected = session.selectedId()
      // The desks are disposed with the file.
      const walks = desks
        .all()
        .filter(({ entry }) => entry.file.id === file.id)
        .map(({ entry, walk }) => ({ id: entry.id, walk: copyOf(walk) }))
      session.close(file.id)
      const putBack = (): void => {
        session.putBack(file, at, selected)
        for (const { id, walk } of walks) desks.of(id)?.setWalk(walk)
      }
      undo(`Closed ${file.name}`, putBack, ['Your answers to it are kept.'])
    },
    clearAnswer({ id }) {
      const { answer } = session.workOf(id)
      if (answer === '') return
      session.setAnswer(id, '')
      undo('Cleared the answer', () => session.setAnswer(id, answer))
    },
    revertEdit(entry) {
      const { edit } = session.plainWork(entry.id)
      if (edit === null) return
      session.revertEdit(entry.id)
      undo('Back to the PDDL as it came', () => session.setEdit(entry, edit))
    },
    resetWalk() {
      const id = session.selectedId()
      const { sequence, at, title } = copyOf(stepping.walk())
      if (sequence.length === 0) return
      stepping.reset()
      undo('Back in the initial state', () => {
        if (session.selectedId() !== id && id !== null) session.select(id)
        stepping.bringBack(sequence, title, at)
      })
    },
  }
}
