// The restrictions of a sheet for a class: the problem cannot be edited, covers of the stage stay until an answer is
// judged, and only the panes that the sheet allows are shown next to the question.

import type { StageTab } from '../places/tabs'

export interface SealedTabs {
  readonly tabs: readonly StageTab[]
  /** The text on a cover, instead of its buttons. */
  readonly cover: string
}

/** True if this tab may be shown. */
export const mayShow = (held: SealedTabs | undefined, tab: StageTab): boolean =>
  held === undefined || held.tabs.includes(tab)
