// A sandbox for each live part, so that two parts of a step do not affect each other.

import { createEffect, on, onCleanup } from 'solid-js'
import type { LessonStep, LivePart } from '#teaching/lesson'
import type { App } from '#page/state/app'
import { createScopedWorld } from '#page/state/scoped-app'
import type { LessonState } from './lesson-state'

export type ScopedAppOf = (part: LivePart) => App | undefined

/** Created on demand. Those of a step are disposed with the next step, all of them with the owner. */
export function createScopedApps(app: App, lesson: LessonState, step: () => LessonStep | undefined): ScopedAppOf {
  const sandboxes = new Map<LivePart, App>()
  const endAll = (isLeft: (part: LivePart) => boolean): void => {
    for (const [part, sandbox] of sandboxes) {
      if (!isLeft(part)) continue
      sandbox.dispose()
      sandboxes.delete(part)
    }
  }
  createEffect(
    on(step, now => endAll(part => !now?.blocks.some(block => block.kind === 'live' && block.part === part))),
  )
  onCleanup(() => endAll(() => true))
  return part => {
    const world = lesson.worldOf(part.world)
    if (world === undefined) return undefined
    const sandbox = sandboxes.get(part) ?? createScopedWorld(app, world.source, world.folder ?? world.name)
    sandboxes.set(part, sandbox)
    return sandbox
  }
}
