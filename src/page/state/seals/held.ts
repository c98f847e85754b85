// What a sheet for a class keeps: the problem stays as it is, covers of the stage stay until an answer is judged, and
// next to the question stand the panes that the sheet allows.

import type { StageTab } from '../places/tabs'

export interface Held {
  readonly tabs: readonly StageTab[]
  /** What is below a cover in place of its buttons. */
  readonly cover: string
}

/** May this tab be shown? */
export const mayShow = (held: Held | undefined, tab: StageTab): boolean =>
  held === undefined || held.tabs.includes(tab)
