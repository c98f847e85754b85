// Shared by the parts that are shown in a frame.

import type { EmbeddedPart } from '#results/files/embedded'

/** A part's description of itself once it is loaded. */
export interface Naming {
  /** In the line at the foot, and for readers. */
  readonly name: (title: string) => void
  /** Reports a fault of the address that only the part can detect. */
  readonly complain: (problem: string) => void
}

export type QuestionAsked = Extract<EmbeddedPart, { kind: 'question' }>
export type StageShown = Extract<EmbeddedPart, { kind: 'stage' }>
export type LessonShown = Extract<EmbeddedPart, { kind: 'lesson' }>
