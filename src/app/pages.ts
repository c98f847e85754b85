// What each workspace draws: the page begins with Explore, the others are loaded when they are first shown.

import type { Component } from 'solid-js'
import { lazy } from './parts/lazy'
import { Explore } from './explore/explore'
import type { App } from './state/app'
import type { WorkspaceId } from './workspaces'

export const pages: Readonly<Record<WorkspaceId, Component>> = {
  explore: Explore,
  domain: lazy(async () => ({ default: (await import('./domain/domain')).DomainWorkspace })),
  templates: lazy(async () => ({ default: (await import('./templates/templates')).Templates })),
  score: lazy(async () => ({ default: (await import('./score/score')).Score })),
  class: lazy(async () => ({ default: (await import('./class/class')).Class })),
  learn: lazy(async () => ({ default: (await import('./learn/learn')).Learn })),
}

/**
 * Asks at once for what would else be asked for one after the other: what answering a question and its verdict are drawn
 * with, what draws the stage where the last visit comes back, and on a lesson's page what draws its parts.
 */
export function loadAhead({ place, prefs, layout }: App): void {
  const hasStage = prefs.hadSession && prefs.stageShown && layout.room() !== 'narrow'
  const isLesson = place.workspace() === 'learn' && place.learn().part === 'lesson'
  const parts: (() => Promise<unknown>)[] = isLesson
    ? [
        () => import('./learn/learn'),
        () => import('./learn/lesson/lesson'),
        () => import('./learn/live/live'),
      ]
    : place.workspace() === 'explore'
      ? [
          ...(layout.room() === 'narrow' ? [] : [() => import('./explore/question/question-list')]),
          ...(hasStage ? [() => import('./explore/stage/stage')] : []),
          () => import('./explore/verdict/verdict-view'),
          () => import('./explore/verdict/verdict-card'),
          () => import('./explore/answer/hints'),
          () => import('./explore/answer/structured'),
        ]
      : []
  // What is dropped is kept before anything else is loaded for it.
  parts.push(
    () => import('./open/opening-files'),
    () => import('../store/inbox'),
  )
  // Who needs it says what is missing.
  for (const part of parts) part().catch(() => {})
}
