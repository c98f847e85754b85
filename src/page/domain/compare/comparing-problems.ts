// The comparison of the open problem with the second one, updated with both texts; of the open domain, if the second text
// is a domain. While another workspace is shown, what was found stays.

import { type Accessor, createMemo } from 'solid-js'
import type { PairRequest } from '#questions/views/pairs/pair-view'
import { createPane } from '#page/state/lanes/pane'
import { createComparing } from '#page/workbench/pairs/comparing'
import type { App } from '#page/state/app'
import { createSecond } from './second'

/** Milliseconds without a key before domains are compared. */
const SETTLE = 380

/** The value while Compare is shown, and its last value while it is not; the same object while nothing in it changes. */
function whileShown<T extends object>({ place }: App, now: () => T | null): Accessor<T | null> {
  return createMemo<T | null>(
    before => (place.workspace() === 'domain' && place.compare() && !place.english() ? now() : before),
    null,
    { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) },
  )
}

export function createComparingProblems(app: App) {
  const { session, feature } = app
  const second = feature(createSecond)
  const request = whileShown<PairRequest>(app, () => {
    const source = session.source()
    if (source === null || second.isDomain() || second.text().trim() === '') return null
    return { domain: source.domain, a: source.problem, b: second.text(), placeholder: second.placeholder() }
  })
  return { request, ...createComparing(app, request) }
}

export function createComparingDomains(app: App) {
  const { session, lanes, feature } = app
  const second = feature(createSecond)
  const request = whileShown(app, () => {
    const source = session.source()
    return source === null || !second.isDomain() ? null : { a: source.domain, b: second.text() }
  })
  return createPane(
    request,
    ({ a, b }) => lanes.run('comparing', 'comparing the domains', api => api.pairs.domains(a, b)),
    {
      settle: (_, shown) => (shown === null ? 0 : SETTLE),
      keeps: () => true,
    },
  )
}
