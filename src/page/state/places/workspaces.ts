// The workspaces, each once: the header, the menu, commands, keys and addresses read this list. The component of each
// is loaded in `pages.tsx`, under its id.

import type { IconName } from '#page/ui/icon'

interface Workspace<Id extends string> {
  /** Its address without `#`. */
  readonly id: Id
  readonly title: string
  readonly icon: IconName
  /** True if it is in the header; the others are in the menu. */
  readonly main: boolean
}

const workspace = <Id extends string>(entry: Workspace<Id>): Workspace<Id> => entry

/** In the order of their keys, from Alt+1. */
export const workspaces = [
  workspace({ id: 'explore', title: 'Explore', icon: 'compass', main: true }),
  workspace({ id: 'domain', title: 'Domain', icon: 'file-code', main: true }),
  workspace({ id: 'templates', title: 'Templates', icon: 'text-quote', main: true }),
  workspace({ id: 'score', title: 'Score', icon: 'table-2', main: true }),
  workspace({ id: 'learn', title: 'Learn', icon: 'graduation-cap', main: true }),
  workspace({ id: 'class', title: 'Class', icon: 'users', main: false }),
] as const

export type WorkspaceId = (typeof workspaces)[number]['id']
