// The workspaces, each once: the bar at the top, the menu, commands, keys, addresses and the shell read this list.

import type { Component } from 'solid-js'
import type { IconName } from './parts/icon'

interface Workspace<Id extends string> {
  /** Its address after `#`. */
  readonly id: Id
  readonly title: string
  readonly icon: IconName
  /** In the bar at the top; the others are in the menu. */
  readonly main: boolean
  /** Loads it when it is first shown; null for the one the page begins with. */
  readonly load: (() => Promise<{ default: Component }>) | null
}

const workspace = <Id extends string>(entry: Workspace<Id>): Workspace<Id> => entry

/** In the order of their keys, Alt+1 onwards. */
export const workspaces = [
  workspace({ id: 'explore', title: 'Explore', icon: 'compass', main: true, load: null }),
  workspace({
    id: 'domain',
    title: 'Domain',
    icon: 'file-code',
    main: true,
    load: async () => ({ default: (await import('./domain/domain')).DomainWorkspace }),
  }),
  workspace({
    id: 'templates',
    title: 'Templates',
    icon: 'text-quote',
    main: false,
    load: async () => ({ default: (await import('./shell/coming')).ComingTemplates }),
  }),
  workspace({
    id: 'score',
    title: 'Answer key',
    icon: 'table-2',
    main: true,
    load: async () => ({ default: (await import('./score/score')).Score }),
  }),
  workspace({
    id: 'learn',
    title: 'Learn',
    icon: 'graduation-cap',
    main: false,
    load: async () => ({ default: (await import('./shell/coming')).ComingLearn }),
  }),
] as const

export type WorkspaceId = (typeof workspaces)[number]['id']
