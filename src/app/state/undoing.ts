// Destructive acts, each of which can be taken back for a while.

import { type Entry, type OpenFile, session } from './session'
import { stepping } from './stepping'
import { useApp } from './use-app'

const undo = (title: string, run: () => void, lines: readonly string[] = []): void =>
  void useApp().notices.notify({ tone: 'plain', title, lines, action: { label: 'Undo', run } })

/** Closes a file; its place and what was selected come back with it. */
export function closeFile(file: OpenFile): void {
  const at = session.files().findIndex(({ id }) => id === file.id)
  const selected = session.selectedId()
  session.close(file.id)
  undo(`Closed ${file.name}`, () => session.putBack(file, at, selected), [
    'Your answers to it are kept.',
  ])
}

/** Empties the answer box. */
export function clearAnswer(entry: Entry): void {
  const { answer } = session.workOf(entry.id)
  if (answer === '') return
  session.setAnswer(entry.id, '')
  undo('Cleared the answer', () => session.setAnswer(entry.id, answer))
}

/** Forgets what was changed of the PDDL. */
export function revertEdit(entry: Entry): void {
  const { edit } = session.plainWork(entry.id)
  if (edit === null) return
  session.revertEdit(entry.id)
  undo('Back to the PDDL as it came', () => session.setEdit(entry, edit))
}

/** Back to the initial state, forgetting the steps taken. */
export function resetWalk(): void {
  const walk = stepping.walk()
  const id = session.selectedId()
  const { sequence, at, title } = walk
  if (sequence.length === 0) return
  const before = [...sequence]
  stepping.reset()
  undo('Back in the initial state', () => {
    if (session.selectedId() !== id && id !== null) session.select(id)
    stepping.bringBack(before, title, at)
  })
}
