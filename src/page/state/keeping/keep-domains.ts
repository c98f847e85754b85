// Keeps the visitor's domains: they are written whole whenever one is added, removed or changed, and the other tabs
// take over the same list.

import { createEffect, on } from 'solid-js'
import type { SessionDomain, SessionDomains } from '../session/session-domains'
import type { Clock } from '#page/browser/surroundings'
import type { OtherTabs } from './other-tabs'
import type { SessionStore } from './writing'

/** Until what could not be written is tried again. */
const AGAIN = 20_000

export interface DomainKeeping {
  /** Adds the stored domains; domains put to use before stay, and are stored. */
  readonly begin: (kept: readonly SessionDomain[]) => void
  /** Writes them if they changed; returns whether they are stored in their current form. */
  readonly now: () => Promise<boolean>
  /** Another tab took them out of the store: they are written again. */
  readonly lost: () => void
  /** Those of another tab, which has written them. */
  readonly takeOver: (domains: readonly SessionDomain[]) => void
}

const isNothing = (...lists: readonly (readonly unknown[])[]): boolean => lists.every(({ length }) => length === 0)

/** Call under an owner: it follows the list from `begin` on. */
export function createDomainKeeping({
  sessionDomains,
  store,
  tabs,
  clock,
}: {
  readonly sessionDomains: SessionDomains
  readonly store: Pick<SessionStore, 'putDomains'>
  readonly tabs: Pick<OtherTabs, 'tell'>
  readonly clock: Clock
}): DomainKeeping {
  /** What the store has; undefined until it has answered. */
  let written: readonly SessionDomain[] | undefined
  let writing: Promise<boolean> = Promise.resolve(true)
  const writeNow = async (): Promise<boolean> => {
    const list = sessionDomains.list()
    if (written === undefined) return false
    if (list === written || isNothing(list, written)) return true
    if (!(await store.putDomains(list))) {
      clock.after(AGAIN, () => void write())
      return false
    }
    written = list
    tabs.tell({ kind: 'domains', domains: list })
    return true
  }
  /** One after the other: a list must not overtake a later one. */
  const write = (): Promise<boolean> => {
    const next = writing.then(writeNow)
    writing = next
    return next
  }
  createEffect(on(sessionDomains.list, () => void write(), { defer: true }))
  return {
    begin(kept) {
      written = kept
      const here = new Set(sessionDomains.list().map(({ id }) => id))
      const missing = kept.filter(({ id }) => !here.has(id))
      if (here.size > 0) sessionDomains.replace([...missing, ...sessionDomains.list()])
      else if (kept.length > 0) sessionDomains.replace(kept)
      void write()
    },
    now: write,
    lost() {
      written = []
      void write()
    },
    takeOver(domains) {
      written = domains
      sessionDomains.replace(domains)
    },
  }
}
