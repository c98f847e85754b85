// The main menu. Its groups come with the later commands (`later-commands.ts`), right after the first view.

import { createSignal } from 'solid-js'
import { Menu, type MenuGroup } from '#page/ui/menus/menu'
import { useFeature } from '#page/state/use-app'

type Groups = () => readonly MenuGroup[]

/** The content of the main menu; empty until the groups are set. */
export function createMainMenu() {
  const [groups, setGroups] = createSignal<Groups>(() => [])
  return { groups: () => groups()(), setGroups: (next: Groups) => setGroups(() => next) }
}

export function MainMenu() {
  const { groups } = useFeature(createMainMenu)
  return <Menu title="Menu" icon="list-tree" groups={groups()} />
}
