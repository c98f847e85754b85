// The comparison of the open problem with the second one, updated with both texts.

import { createMemo } from 'solid-js'
import { createComparing } from '#page/workbench/pairs/comparing'
import type { App } from '#page/state/app'
import { createSecond } from './second'

export function createComparingProblems(app: App) {
  const { session, place } = app
  const second = app.feature(createSecond)
  const request = createMemo(() => {
    const source = session.source()
    const isShown = place.workspace() === 'domain' && place.compare()
    if (!isShown || source === null || second.text().trim() === '') return null
    return {
      domain: source.domain,
      a: source.problem,
      b: second.text(),
      placeholder: second.placeholder(),
    }
  })
  return { request, ...createComparing(app, request) }
}
