// The response in the box is the answer of the question in front, so that Explore, sharing and the session include it.
// Replacing it as a whole can be undone.

import { type Accessor, batch, createSignal } from 'solid-js'
import { createAnswering } from '#page/workbench/answer/answers'
import type { App } from '#page/state/app'
import type { Entry } from '#page/state/session/session'
import { createFollowing, type Following } from './following'

export interface One {
  readonly entry: Accessor<Entry | null>
  readonly text: Accessor<string>
  readonly textOf: (of: Entry | null) => string
  /** Sets the response, typed by hand. */
  readonly type: (text: string) => void
  /**
   * Replaces the content of the box; `what` names the new text for the undo button: `the repair`. `of`: the question that it was made for,
   * if another may be in front by now.
   */
  readonly put: (text: string, what: string, of?: Entry) => void
  /** The change that undo would revert; null if there is none. */
  readonly undoable: Accessor<string | null>
  readonly undo: () => void
  /** Takes the response from this question to another one, where it replaces the answer; this one has its former answer again. */
  readonly moveTo: (id: string) => void
  /** The text of the search for a question: '' at first; null while the search is closed. */
  readonly searched: Accessor<string | null>
  readonly search: (text: string | null) => void
  readonly following: Following
  /** True if the box should get the focus as soon as it exists. */
  readonly wantsFocus: Accessor<boolean>
  readonly setWantsFocus: (wants: boolean) => void
  /** Called with true while the page is shown: only then is anything computed. */
  readonly show: (isShown: boolean) => void
}

interface Before {
  readonly id: string
  readonly text: string
  readonly what: string
}

/** Maximum number of texts that can be restored. */
const MAX_UNDO_STEPS = 30

export function createOne(app: App): One {
  const { session } = app
  const { typeAnswer } = app.feature(createAnswering)
  const entry = session.selected
  const textOf = (of: Entry | null): string => (of === null ? '' : session.workOf(of.id).answer)
  const text = (): string => textOf(entry())
  const [isShown, show] = createSignal(false)
  const [wantsFocus, setWantsFocus] = createSignal(false)
  const [before, setBefore] = createSignal<readonly Before[]>([])
  const [searched, search] = createSignal<string | null>(null)
  const last = (): Before | undefined =>
    before()
      .filter(each => each.id === entry()?.id && each.text !== text())
      .at(-1)
  const put = (next: string, what: string, of: Entry | null = entry()): void => {
    const before = textOf(of)
    if (of === null || next === before) return
    setBefore(list => [...list, { id: of.id, text: before, what }].slice(-MAX_UNDO_STEPS))
    typeAnswer(of, next)
  }
  const undo = (): void => {
    const now = entry()
    const back = last()
    if (now === null || back === undefined) return
    setBefore(list => list.filter(each => each !== back))
    typeAnswer(now, back.text)
  }
  return {
    entry,
    ...{ text, textOf },
    type(next) {
      const now = entry()
      if (now !== null) typeAnswer(now, next)
    },
    put,
    undoable: () => last()?.what ?? null,
    undo,
    moveTo(id) {
      batch(() => {
        const response = text()
        if (last() === undefined) put('', 'moving')
        else undo()
        session.widen()
        session.select(id)
        put(response, 'moving')
      })
      setWantsFocus(true)
    },
    searched,
    search,
    following: createFollowing(app, entry, text, isShown),
    wantsFocus,
    setWantsFocus,
    show,
  }
}
