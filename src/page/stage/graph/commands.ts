// Commands on the state graph while it is shown.

import type { Command } from '#page/state/commands/command'
import type { App } from '#page/state/app'
import type { Graphing } from './graphing'
import { inBackground } from '#page/browser/background'

export function graphCommands(app: App): readonly Command[] {
  const { session, place } = app
  const visible = (): boolean => session.source() !== null && place.tab() === 'graph'
  const onGraph = (use: (graphing: Graphing) => void): void =>
    inBackground(import('./graphing').then(({ createGraphing }) => use(app.feature(createGraphing))))
  return [
    {
      id: 'graph-list',
      title: 'State graph: as a list or as a picture',
      group: 'Look',
      keys: ['t'],
      when: visible,
      run: () => onGraph(({ setAsList }) => setAsList(now => !now)),
    },
    {
      id: 'graph-layers',
      title: 'State graph: layers by distance from the start or to the goal',
      group: 'Look',
      when: visible,
      run: () => onGraph(({ setLayering }) => setLayering(now => (now === 'depth' ? 'distance' : 'depth'))),
    },
    {
      id: 'graph-plans',
      title: 'State graph: show or hide all cheapest plans',
      group: 'Look',
      when: visible,
      run: () => onGraph(({ togglePlans }) => togglePlans()),
    },
    {
      id: 'graph-find',
      title: 'State graph: find states by their facts',
      group: 'Look',
      keys: ['Shift+f'],
      when: visible,
      run: () => inBackground(import('./finding').then(({ createFinding }) => app.feature(createFinding).toggle())),
    },
  ]
}
