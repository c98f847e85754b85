// The component of each workspace: Explore is loaded with the page, the others when they are first shown.

import type { Component } from 'solid-js'
import { lazy } from '#page/workbench/parts/lazy'
import { Explore } from '#page/explore/explore'
import type { App } from '#page/state/app'
import type { WorkspaceId } from '#page/state/places/workspaces'

const MakePage = lazy(() => import('./later-pages').then(({ loadMake }) => loadMake()))

export const pages: Readonly<Record<WorkspaceId, Component>> = {
  explore: () => <Explore makePage={MakePage} />,
  domain: lazy(() => import('./later-pages').then(({ loadDomain }) => loadDomain())),
  templates: lazy(() => import('./later-pages').then(({ loadTemplates }) => loadTemplates())),
  score: lazy(() => import('./later-pages').then(({ loadScore }) => loadScore())),
  class: lazy(async () => ({ default: (await import('#page/class/class')).Class })),
  learn: lazy(async () => ({ default: (await import('#page/learn/learn')).Learn })),
}

/**
 * Requests in advance, in parallel, the scripts that would be requested one after the other: for a question and its
 * verdict, for the stage if the last visit is restored, and on a lesson's page for its parts.
 */
export function loadAhead({ place, prefs, layout }: App): void {
  const hasStage = prefs.hadSession && prefs.stageShown && layout.room() !== 'narrow'
  const isLesson = place.workspace() === 'learn' && place.learn().part === 'lesson'
  const parts: (() => Promise<unknown>)[] = isLesson
    ? [
        () => import('#page/learn/learn'),
        () => import('#page/learn/lesson/lesson'),
        () => import('#page/learn/live/live'),
      ]
    : place.workspace() === 'explore'
      ? [
          ...(layout.room() === 'narrow' ? [] : [() => import('#page/workbench/question/question-list')]),
          ...(hasStage ? [() => import('#page/stage/stage')] : []),
          () => import('#page/state/verdicts/verdict-view'),
          () => import('#page/workbench/verdict/verdict-card'),
          () => import('#page/workbench/hints/hints'),
          () => import('#page/workbench/answer/structured'),
        ]
      : []
  // Dropped files are stored before anything else is loaded for them.
  parts.push(
    () => import('#page/shell/open/opening-files'),
    () => import('#results/store/inbox'),
  )
  // A failure is reported by the code that needs the script.
  for (const part of parts) part().catch(() => {})
}
