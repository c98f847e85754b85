// Commands on a search while it is shown; the pane, which is loaded later, implements them.

import type { Command } from '#page/state/commands/command'
import { createHandles } from '#page/state/commands/handles'
import type { App } from '#page/state/app'
import type { SearchAct } from '#page/state/commands/search-action'

export function searchCommands({ session, place, feature }: App): readonly Command[] {
  const { invoke, isProvided } = feature(createHandles)
  const when = (): boolean => session.source() !== null && place.tab() === 'search' && isProvided('search')
  const on = (act: SearchAct, title: string, ...keys: readonly string[]): Command => ({
    ...{ id: `search-${act}`, title: `Search: ${title}`, group: 'Search', when },
    ...(keys.length > 0 ? { keys } : {}),
    run: () => invoke('search', act),
  })
  return [
    on('on', 'next expansion', ']'),
    on('back', 'one expansion back', '['),
    on('event-on', 'next event', '}'),
    on('event-back', 'one event back', '{'),
    on('play', 'play or pause', '.'),
    on('end', 'run to the end', '>'),
    on('start', 'back to the beginning', '<'),
    on('better', 'run to a smaller h than ever'),
    on('layer', 'run to the next larger f'),
    on('cheaper', 'run to a cheaper way'),
    on('dead', 'run to a dead end'),
    on('round', 'run to the next round'),
    on('compare', 'one run, or two in step'),
  ]
}
