// The lesson at the current place, with the worlds of its live parts; it exists as long as the place is current,
// whether shown on the page or on a projector.

import { createMemo, on } from 'solid-js'
import type { App } from '#page/state/app'
import { createLesson, type LessonState } from './lesson-state'
import { createScopedApps, type ScopedAppOf } from './scoped-apps'

export interface LessonInFront {
  readonly lesson: LessonState
  readonly sandboxOf: ScopedAppOf
}

export function createLessonInFront(app: App) {
  const id = createMemo(() => {
    const at = app.place.learn()
    return app.place.workspace() === 'learn' && at.part === 'lesson' ? at.lesson : null
  })
  return createMemo<LessonInFront | null>(
    on(id, now => {
      if (now === null) return null
      const lesson = createLesson(app, now)
      return {
        lesson,
        sandboxOf: createScopedApps(app, lesson, () => lesson.steps()[lesson.at() - 1]),
      }
    }),
  )
}
