// Types shared by the embedded views.

import type { EmbeddedPart } from '#results/files/embedded'

/** Callbacks with which a view describes itself once it is loaded. */
export interface Naming {
  /** Sets the title, which the footer and screen readers show. */
  readonly name: (title: string) => void
  /** Reports a fault of the address that only the view can detect. */
  readonly complain: (problem: string) => void
}

export type QuestionAsked = Extract<EmbeddedPart, { kind: 'question' }>
export type StageShown = Extract<EmbeddedPart, { kind: 'stage' }>
export type LessonShown = Extract<EmbeddedPart, { kind: 'lesson' }>
