// What one can do with the state graph while it is in sight.

import type { Command } from '../../../commands/command'
import { graphing } from './graphing'
import { useApp } from '../../../state/use-app'

const inSight = (): boolean =>
  useApp().session.source() !== null && useApp().place.tab() === 'graph'

export const graphCommands: readonly Command[] = [
  {
    id: 'graph-list',
    title: 'State graph: as a list or as a picture',
    group: 'Look',
    keys: ['t'],
    when: inSight,
    run: () => graphing.setAsList(now => !now),
  },
  {
    id: 'graph-layers',
    title: 'State graph: layers by distance from the start or to the goal',
    group: 'Look',
    when: inSight,
    run: () => graphing.setLayering(now => (now === 'depth' ? 'distance' : 'depth')),
  },
  {
    id: 'graph-plans',
    title: 'State graph: show or hide all cheapest plans',
    group: 'Look',
    when: inSight,
    run: () => graphing.togglePlans(),
  },
]
