// Adds names picked on the stage to the answer, or removes them.

import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { createAnswering } from './answers'
import { MAX_TEXT_LENGTH, readForm, controlsOf } from './form'

export interface Picking {
  /** The question in front, if its answer consists of actions that can be picked on the stage. */
  readonly pickingFor: () => Entry | null
  /** True if the name is in the answer, as far as that is in the plain form. */
  readonly isInAnswer: (entry: Entry, name: string) => boolean
  /** Adds a name to the answer, or removes it. The readable part of free text is kept. */
  readonly toggleInAnswer: (entry: Entry, name: string) => Promise<void>
}

export function createPicking(app: App): Picking {
  const { session, checking } = app
  const { quietly } = app.lanes
  const { putFormed } = app.feature(createAnswering)

  const readIn = async (entry: Entry, text: string): Promise<readonly string[]> => {
    const question = checking.questionNow(entry)
    const outcome = await quietly('quick', api => api.names.read(question, text))
    return outcome.kind === 'done' ? (outcome.value?.lists[0] ?? []) : []
  }
  return {
    pickingFor() {
      const entry = session.selected()
      if (entry === null || entry.question.format !== 'gen') return null
      const { control, sort } = controlsOf(entry.question.kind)
      return (control === 'chips' || control === 'steps') && sort === 'action' ? entry : null
    },
    isInAnswer(entry, name) {
      if (controlsOf(entry.question.kind).control === 'steps') return false
      const formed = readForm(entry.question.kind, session.workOf(entry.id).answer)
      const wanted = name.toLowerCase()
      return formed.kind === 'items' && formed.lists.some(list => list.some(item => item.toLowerCase() === wanted))
    },
    async toggleInAnswer(entry, name) {
      const { kind } = entry.question
      const text = session.workOf(entry.id).answer
      const formed = readForm(kind, text)
      const before =
        formed.kind === 'items'
          ? (formed.lists[0] ?? [])
          : formed.kind === 'free' && text.length <= MAX_TEXT_LENGTH
            ? await readIn(entry, text)
            : []
      if (session.workOf(entry.id).answer !== text) return
      const without = before.filter(item => item.toLowerCase() !== name.toLowerCase())
      const { control, single } = controlsOf(kind)
      const isIn = formed.kind === 'items' && without.length < before.length
      // A plan may contain an action twice.
      const set = isIn ? without : single ? [name] : [...without, name]
      const items = control === 'steps' ? [...before, name] : set
      putFormed(entry, items.length === 0 ? { kind: 'blank' } : { kind: 'items', lists: [items] })
    },
  }
}
