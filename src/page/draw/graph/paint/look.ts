// What the picture of a state graph describes what is pointed at, and what others may ask of it.

import type { Drawing } from '#page/draw/export-picture'
import { describeState, difference, factsOf, type GraphModel } from '../model'

/** What is pointed at, in words. */
export type Look =
  | {
      readonly kind: 'state'
      readonly title: string
      /** Compared with the current state. */
      readonly added: readonly string[]
      readonly removed: readonly string[]
      /** All that hold, those that follow from others left out. */
      readonly facts: readonly string[]
      /** It lies in the right half of the pane. */
      readonly isRight: boolean
    }
  | { readonly kind: 'edge'; readonly actions: readonly string[]; readonly to: string }

/** What others may ask of the picture. */
export interface GraphHandle {
  readonly fit: () => void
  readonly zoomBy: (factor: number) => void
  readonly focus: () => void
  /** Brings a state into the middle, near enough to be distinguished from others. */
  readonly jump: (state: number) => void
  /** The whole picture in the colours of a theme. */
  readonly drawing: (theme: 'light' | 'dark') => Drawing
}

/** What is shown of a state, compared with the current state; its title where it has one of its own. */
export const lookOf = (
  model: GraphModel,
  from: number,
  state: number,
  isRight: boolean,
  title?: string,
): Look => ({
  kind: 'state',
  title: title ?? describeState(model, state),
  ...difference(model, from, state),
  facts: factsOf(model, state),
  isRight,
})
