// The tabs of the stage, each once: the stage, commands, keys, addresses, titles and shared links read this list. The
// component of a tab is in `panes.tsx`, its commands are in `commands.ts`, both under its id.

import type { IconName } from '#page/ui/icon'
import type { StagePart } from '#questions/kinds/kind-words'

interface Tab<Id extends string> {
  /** In addresses and links. */
  readonly id: Id
  readonly title: string
  readonly icon: IconName
  /** Title of its command; the key is its position in this list. */
  readonly command: string
  /** Its name in the page's title, after the question. */
  readonly titled: string
  /** The cover of the tab while it reveals the answer of an open question; null if its parts are covered separately. */
  readonly seal: StagePart | null
}

const tab = <Id extends string>(entry: Tab<Id>): Tab<Id> => entry

export const stageTabs = [
  tab({
    id: 'state',
    title: 'State',
    icon: 'boxes',
    command: 'Show the state and its actions',
    titled: '',
    seal: null,
  }),
  tab({
    id: 'graph',
    title: 'Graph',
    icon: 'waypoints',
    command: 'Show the state graph',
    titled: 'state graph',
    seal: 'graph',
  }),
  tab({
    id: 'trace',
    title: 'Trace',
    icon: 'rows-3',
    command: 'Show the plan step by step',
    titled: 'trace',
    seal: 'trace',
  }),
  tab({
    id: 'landmarks',
    title: 'Landmarks',
    icon: 'flag',
    command: 'Show the landmarks',
    titled: 'landmarks',
    seal: 'landmarks',
  }),
  tab({
    id: 'pddl',
    title: 'PDDL',
    icon: 'file-code',
    command: 'Show the PDDL',
    titled: 'PDDL',
    seal: null,
  }),
  tab({
    id: 'search',
    title: 'Search',
    icon: 'list-tree',
    command: 'Show a search step by step',
    titled: 'search',
    seal: 'search',
  }),
] as const

export type StageTab = (typeof stageTabs)[number]['id']

/** The tab with this id, from an address or a link; undefined if there is none. */
export const stageTabNamed = (word: string | null): StageTab | undefined => stageTabs.find(({ id }) => id === word)?.id
