// The interface of a projection: a part of the page that reports its position, what can be shown next and what is held
// back. The frame (`projector.tsx`), the second window (`presenter.tsx`) and a clicker all use it.

import { type Accessor, type Component, createSignal } from 'solid-js'
import type { App } from '#page/state/app'

/** A stretch of a note; `code` is set as formal text. */
export interface NotePiece {
  readonly text: string
  readonly code?: true
}

/** What the second window shows next to the controls: each part a heading with its paragraphs. */
export interface NotePart {
  readonly title: string
  /** True if it contains the right answer. */
  readonly isKey?: true
  readonly paragraphs: readonly (readonly NotePiece[])[]
}

export interface Projection {
  /** What is shown: the title of the lesson, the kind of the question. */
  readonly title: Accessor<string>
  /** Where in it: `step 3 of 9`. */
  readonly where: Accessor<string>
  /** What comes next, in a few words; '' at the end. */
  readonly ahead: Accessor<string>
  /** Draws it. What is held back is not in its document. */
  readonly View: Component
  /** Moves on or back by a step; false if there is none. */
  readonly go: (by: 1 | -1) => boolean
  /** What can be revealed now, as the words of its button: `Show the answer`; null for nothing. */
  readonly held: Accessor<string | null>
  readonly reveal: () => void
  readonly notes: Accessor<readonly NotePart[]>
  /** Acts on a key that means nothing to the frame; true if it did. */
  readonly press?: (key: string) => boolean
  /** Controls of the shown part, for the second window: the steps of a search. */
  readonly acts?: Accessor<readonly { readonly id: string; readonly title: string; readonly run: () => void }[]>
  /** The scoped app that is projected, if it is not the page. */
  readonly app?: App
  /** Disposes of its resources when it is left. */
  readonly dispose?: () => void
}

/** The current projection, as part of the app. */
export function createProjecting() {
  const [now, setNow] = createSignal<Projection | null>(null)
  const [blank, setBlank] = createSignal(false)
  /** The picture has the whole screen, without the text next to it. */
  const [wide, setWide] = createSignal(false)
  return {
    now,
    setNow: (next: Projection | null): void => void setNow(() => next),
    blank,
    setBlank,
    wide,
    setWide,
  }
}
