// The phrases of a lesson's own worlds, provided to the engines while the lesson is open: pictures, questions and verdicts about them use
// English, and the visitor's own domains are not affected.

import { type Accessor, createEffect, createMemo, on, onCleanup } from 'solid-js'
import type { LessonWorld } from '#teaching/lesson'
import type { SessionDomain } from '#language/english/session-domains'
import type { App } from '#page/state/app'

/** Provides the phrases of these worlds until the owner is disposed, or the worlds change. */
export function provideWorlds({ lanes }: App, worlds: Accessor<readonly LessonWorld[]>): void {
  const domains = createMemo(() => domainsOf(worlds()), [], {
    // A lesson being edited is parsed repeatedly; the engines are only informed of changed phrases.
    equals: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  })
  createEffect(on(domains, list => onCleanup(lanes.provideLessonDomains(list))))
}

/** A domain for each distinct text that has its own phrases. */
export function domainsOf(worlds: readonly LessonWorld[]): readonly SessionDomain[] {
  const domains = new Map<string, SessionDomain>()
  for (const { name, source, phrases } of worlds)
    if (phrases !== null && !domains.has(source.domain))
      domains.set(source.domain, {
        ...{ id: `lesson-${name}`, title: name, domain: source.domain, phrases, problems: [] },
        isFromLesson: true,
      })
  return [...domains.values()]
}
