// A run of textbook search as its worked lines see it.

import type { SearchOptions } from '../../textbook/options'
import type { Replay } from '../../textbook/replay'
import type { World } from '../../textbook/world'

export interface WatchedRun {
  readonly world: World
  readonly options: SearchOptions
  readonly replay: Replay
}
