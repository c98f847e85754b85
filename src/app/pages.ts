// What each workspace draws: the page begins with Explore, the others are loaded when they are first shown.

import { type Component, lazy } from 'solid-js'
import { Explore } from './explore/explore'
import type { WorkspaceId } from './workspaces'

export const pages: Readonly<Record<WorkspaceId, Component>> = {
  explore: Explore,
  domain: lazy(async () => ({ default: (await import('./domain/domain')).DomainWorkspace })),
  templates: lazy(async () => ({ default: (await import('./templates/templates')).Templates })),
  score: lazy(async () => ({ default: (await import('./score/score')).Score })),
  learn: lazy(async () => ({ default: (await import('./learn/learn')).Learn })),
}
