// What each workspace draws: the page begins with Explore, the others are loaded when they are first shown.

import { type Component, lazy } from 'solid-js'
import { Explore } from './explore/explore'
import type { PlaceState } from './state/place'
import type { WorkspaceId } from './workspaces'

export const pages: Readonly<Record<WorkspaceId, Component>> = {
  explore: Explore,
  domain: lazy(async () => ({ default: (await import('./domain/domain')).DomainWorkspace })),
  templates: lazy(async () => ({ default: (await import('./templates/templates')).Templates })),
  score: lazy(async () => ({ default: (await import('./score/score')).Score })),
  class: lazy(async () => ({ default: (await import('./class/class')).Class })),
  learn: lazy(async () => ({ default: (await import('./learn/learn')).Learn })),
}

/** Asks at once for what would else be asked for one after the other: a lesson's page, and what draws its parts. */
export function loadAhead(place: PlaceState): void {
  if (place.workspace() !== 'learn' || place.learn().part !== 'lesson') return
  // Who needs it says what is missing.
  for (const part of [
    () => import('./learn/learn'),
    () => import('./learn/lesson/lesson'),
    () => import('./learn/live/live'),
  ])
    part().catch(() => {})
}
