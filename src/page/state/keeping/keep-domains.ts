// Stores the visitor's domains: the whole list is written whenever it changes, and other tabs adopt it.

import { createEffect, on } from 'solid-js'
import type { SessionDomain, SessionDomains } from '../session/session-domains'
import type { Clock } from '#page/browser/surroundings'
import type { OtherTabs } from './other-tabs'
import type { SessionStore } from './writing'

/** Milliseconds until a failed write is retried. */
const AGAIN = 20_000

export interface DomainKeeping {
  /** Adds the stored domains; domains added earlier stay, and are stored. */
  readonly begin: (kept: readonly SessionDomain[]) => void
  /** Writes the domains if they changed; returns whether the stored list is current. */
  readonly now: () => Promise<boolean>
  /** Another tab removed the domains from the store: they are written again. */
  readonly lost: () => void
  /** Adopts the domains that another tab has written. */
  readonly takeOver: (domains: readonly SessionDomain[]) => void
}

const isNothing = (...lists: readonly (readonly unknown[])[]): boolean => lists.every(({ length }) => length === 0)

/** Call it under an owner: it follows the list after `begin`. */
export function createDomainKeeping({
  sessionDomains,
  store,
  tabs,
  clock,
}: {
  readonly sessionDomains: SessionDomains
  readonly store: Pick<SessionStore, 'putDomains'>
  readonly tabs: Pick<OtherTabs, 'post'>
  readonly clock: Clock
}): DomainKeeping {
  /** The stored list; undefined until it is loaded. */
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
    tabs.post({ kind: 'domains', domains: list })
    return true
  }
  /** Writes run one after the other: an older list must not overwrite a newer one. */
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
