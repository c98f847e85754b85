// The description of the element under the pointer, and the picture's handle for other components.

import type { Drawing } from '#page/draw/export-picture'
import { describeState, difference, factsOf, type GraphModel } from '../model'

/** A description of the item pointed at. */
export type Look =
  | {
      readonly kind: 'state'
      readonly title: string
      /** The differences from the current state. */
      readonly added: readonly string[]
      readonly removed: readonly string[]
      /** All facts that hold, without derived ones. */
      readonly facts: readonly string[]
      /** True if the state is in the right half of the pane. */
      readonly isRight: boolean
    }
  | { readonly kind: 'edge'; readonly actions: readonly string[]; readonly to: string }

/** The handle of the picture for other components. */
export interface GraphHandle {
  readonly fit: () => void
  readonly zoomBy: (factor: number) => void
  readonly focus: () => void
  /** Centres a state, at a scale at which it can be distinguished from others. */
  readonly jump: (state: number) => void
  /** The whole picture in the colours of a theme. */
  readonly drawing: (theme: 'light' | 'dark') => Drawing
}

/** The description of a state, compared with the current one; its title if it has one. */
export const lookOf = (model: GraphModel, from: number, state: number, isRight: boolean, title?: string): Look => ({
  kind: 'state',
  title: title ?? describeState(model, state),
  ...difference(model, from, state),
  facts: factsOf(model, state),
  isRight,
})
