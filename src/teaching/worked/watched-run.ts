// A run of textbook search with the data that its worked lines need.

import type { SearchOptions } from '#planning/textbook/options'
import type { Replay } from '#planning/textbook/replay'
import type { World } from '#planning/textbook/world'

export interface WatchedRun {
  readonly world: World
  readonly options: SearchOptions
  readonly replay: Replay
}
