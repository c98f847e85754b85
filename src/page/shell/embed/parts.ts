// What the parts that are shown in a frame have in common.

import type { EmbeddedPart } from '#results/files/embedded'

/** What a part states about itself once it is there. */
export interface Naming {
  /** In the line at the foot, and for readers. */
  readonly name: (title: string) => void
  /** Something in the address that the part alone can find out. */
  readonly complain: (problem: string) => void
}

export type QuestionAsked = Extract<EmbeddedPart, { kind: 'question' }>
export type StageShown = Extract<EmbeddedPart, { kind: 'stage' }>
export type LessonShown = Extract<EmbeddedPart, { kind: 'lesson' }>
