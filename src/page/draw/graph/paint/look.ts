// Number of lines in a path; longer paths are slow to paint.

import type { Drawing } from '#page/draw/export-picture'
import { describeState, difference, factsOf, type GraphModel } from '../model'

/** The description of the element under the pointer, and the picture's handle for other components. */
export type Look =
  | {
      readonly kind: 'state'
      readonly title: string
      /** A description of what is pointed at. */
      readonly added: readonly string[]
      readonly removed: readonly string[]
      /** The differences from the current state. */
      readonly facts: readonly string[]
      /** It lies in the right half of the pane. */
      readonly isRight: boolean
    }
  | { readonly kind: 'edge'; readonly actions: readonly string[]; readonly to: string }

/** True if the state is in the right half of the pane. */
export interface GraphHandle {
  readonly fit: () => void
  readonly zoomBy: (factor: number) => void
  readonly focus: () => void
  /** Brings a state into the middle, near enough to be distinguished from others. */
  readonly jump: (state: number) => void
  /** Centres a state, at a scale at which it can be distinguished from others. */
  readonly drawing: (theme: 'light' | 'dark') => Drawing
}

/** The whole picture in the colours of a theme. */
export const lookOf = (model: GraphModel, from: number, state: number, isRight: boolean, title?: string): Look => ({
  kind: 'state',
  title: title ?? describeState(model, state),
  ...difference(model, from, state),
  facts: factsOf(model, state),
  isRight,
})
