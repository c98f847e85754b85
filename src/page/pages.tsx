// The component of each workspace: Explore is loaded with the page, the others when they are first shown.

import { type Component, createEffect, createRoot, createSignal } from 'solid-js'
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
 * Requests in advance, in parallel, the scripts that would be requested one after the other: on a lesson's page for its
 * parts, else for a question and its verdict, once one is opened or a button is pointed at.
 */
export function loadAhead(app: App): void {
  const { place, session } = app
  // Dropped files are stored before anything else is loaded for them.
  loadAll([() => import('#page/shell/open/opening-files'), () => import('#results/store/inbox')])
  if (place.workspace() === 'learn' && place.learn().part === 'lesson')
    loadAll([
      () => import('#page/learn/learn'),
      () => import('#page/learn/lesson/lesson'),
      () => import('#page/learn/live/live'),
    ])
  const [isWanted, setWanted] = createSignal(false)
  const point = ({ target }: Event): void => {
    if (place.workspace() === 'explore' && target instanceof Element && target.closest('button') !== null)
      setWanted(true)
  }
  for (const type of ['pointerover', 'focusin']) addEventListener(type, point)
  createRoot(end =>
    createEffect(() => {
      if (!isWanted() && (place.workspace() !== 'explore' || session.selected() === null)) return
      for (const type of ['pointerover', 'focusin']) removeEventListener(type, point)
      loadQuestionAhead(app)
      end()
    }),
  )
}

/** The stage only if the last visit is restored: a first verdict has priority. */
function loadQuestionAhead({ prefs, layout }: App): void {
  const hasStage = prefs.hadSession && prefs.stageShown && layout.room() !== 'narrow'
  loadAll([
    ...(layout.room() === 'narrow' ? [] : [() => import('#page/workbench/question/question-list')]),
    ...(hasStage ? [() => import('#page/stage/stage')] : []),
    () => import('#page/state/verdicts/verdict-view'),
    () => import('#page/workbench/verdict/verdict-card'),
    () => import('#page/workbench/hints/hints'),
    () => import('#page/workbench/answer/structured'),
  ])
}

/** A failure is reported by the code that needs the script. */
function loadAll(parts: readonly (() => Promise<unknown>)[]): void {
  for (const part of parts) part().catch(() => {})
}
