// All facts and actions of a live part's world, once they are known.

import type { WorldNames } from '#teaching/names'
import { createPane } from '#page/state/lanes/pane'
import type { LiveProps } from '../live-props'

const none: WorldNames = { facts: [], statics: [], actions: [] }

export function createNames({ sandbox, world }: Pick<LiveProps, 'sandbox' | 'world'>) {
  const pane = createPane<object, WorldNames>(
    () => world.source,
    () => sandbox.lanes.quietly('quick', api => api.teaching.names(world.source)),
  )
  return (): WorldNames => pane.value() ?? none
}
