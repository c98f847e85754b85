// The interface of a projection: a part of the page with its position, its next step and its hidden answer. Used by the
// frame (`projector.tsx`), the second window (`presenter.tsx`) and clickers.

import { type Accessor, type Component, createSignal } from 'solid-js'
import type { App } from '#page/state/app'

/** A piece of a note; `code` is set as formal text. */
export interface NotePiece {
  readonly text: string
  readonly code?: true
}

/** A section of the notes in the second window: a heading with paragraphs. */
export interface NotePart {
  readonly title: string
  /** True if it contains the right answer. */
  readonly isKey?: true
  readonly paragraphs: readonly (readonly NotePiece[])[]
}

export interface Projection {
  /** The title of the content: the title of the lesson, the kind of the question. */
  readonly title: Accessor<string>
  /** The position in the content: `step 3 of 9`. */
  readonly where: Accessor<string>
  /** The next step in a few words; '' at the end. */
  readonly ahead: Accessor<string>
  /** Renders the content. Hidden content is not in the document. */
  readonly View: Component
  /** Moves forward or back by a step; false if there is none. */
  readonly go: (by: 1 | -1) => boolean
  /** The label of the button that reveals the next hidden part: `Show the answer`; null for nothing. */
  readonly held: Accessor<string | null>
  readonly reveal: () => void
  readonly notes: Accessor<readonly NotePart[]>
  /** Handles a key that the frame does not use; returns whether it did. */
  readonly press?: (key: string) => boolean
  /** Controls of the projected content for the second window, such as the steps of a search. */
  readonly actions?: Accessor<readonly { readonly id: string; readonly title: string; readonly run: () => void }[]>
  /** The scoped app that is projected, if it is not the page. */
  readonly app?: App
  /** Called when the projection ends. */
  readonly dispose?: () => void
}

/** The current projection, as a feature of the app. */
export function createProjecting() {
  const [now, setNow] = createSignal<Projection | null>(null)
  const [blank, setBlank] = createSignal(false)
  /** True if the picture fills the screen, without the text. */
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
