// Connects the session with its store: restores the last visit, then writes changes after a short delay, and
// immediately when the page is hidden. Other tabs are notified of writes, and their writes are adopted.

import { type Accessor, createEffect, createSignal, getOwner, on, runWithOwner } from 'solid-js'
import { counted } from '#page/ui/naming'
import { inBackground } from '#page/browser/background'
import type { SetField } from '../session/fields'
import type { Layout } from '../layout'
import type { Notices } from '../notices'
import type { Prefs } from '../prefs'
import type { Session } from '../session/session'
import type { SessionDomains } from '../session/session-domains'
import type { Clock } from '#page/browser/surroundings'
import type { TextStore } from '#page/browser/text-store'
import { createAside } from './aside'
import type { OtherTabs, Owner } from './other-tabs'
import type { Keeping } from './saved-session'
import { createDomainKeeping, type DomainKeeping } from './keep-domains'
import { createWriting, type SessionStore, type Writing } from './writing'

const SETTLE = 400
/** The same delay for data that is too long to be put aside. */
const SETTLE_LONG = 100
/** Milliseconds the page waits for the store before it continues without. */
const PATIENCE = 3_000

/** Whether the work is stored; 'pending' until the store has answered. */
export type KeepingState = Keeping | { readonly kind: 'pending' }

export interface KeepingParts {
  readonly session: Session
  readonly sessionDomains: SessionDomains
  readonly layout: Layout
  readonly notices: Notices
  readonly setPrefs: SetField<Prefs>
  readonly tabs: OtherTabs
  readonly storage: TextStore
  readonly tabStorage: TextStore
  readonly clock: Clock
  /** Calls `then` whenever the page is hidden, after which it may be closed. */
  readonly whenHidden: (then: () => void) => void
  /**
   * The store. `report` receives whether the work is stored; `cleared` is called when the store may have lost everything.
   */
  readonly open: (report: (keeping: Keeping) => void, cleared: () => void) => SessionStore
}

export interface SessionKeeping {
  readonly state: Accessor<KeepingState>
  /**
   * Restores the last visit and stores this one from then on; resolves when the visit is restored, or the store takes
   * too long.
   */
  readonly start: () => Promise<void>
  /** Writes all changes. */
  readonly keepNow: () => Promise<boolean>
  /** Writes all changes once the last visit is restored; resolves to true if everything is then stored. */
  readonly stored: () => Promise<boolean>
  /** Resolves when the last visit is restored, if there is one to restore. */
  readonly back: () => Promise<void>
  /** Clears all open files and all work, here and in the store; a notice offers to undo it. */
  readonly startOver: () => void
}

export function createKeeping(app: KeepingParts): SessionKeeping {
  const { session, sessionDomains, tabs, clock } = app
  const owner = getOwner()
  const [state, setState] = createSignal<KeepingState>({ kind: 'pending' })
  let begun: Promise<void> = Promise.resolve()
  const store = app.open(setState, () => cleared())
  const aside = createAside(app)
  const writing = createWriting({ session, store, tabs, aside, clock })
  const domains = createDomainKeeping({ sessionDomains, store, tabs, clock })
  const keepNow = writing.now

  /** Writes everything, whatever the store contains. */
  const keepAll = (): void => {
    writing.lost()
    domains.lost()
    session.touch(Object.keys(session.takeAll().works))
    void keepNow()
  }
  const cleared = (): void => {
    if (session.files().length === 0 && sessionDomains.list().length === 0) return
    keepAll()
    app.notices.notify({
      tone: 'problem',
      title: 'The browser’s storage was cleared',
      lines: ['What is open here is kept again. Runs, lessons and the history are gone.'],
    })
  }
  const startOver = freshStart({ ...app, store, keepNow, keepAll })
  /** `goOn` is called if the store is slow: what it returns later is still restored. */
  const bringBack = async (goOn: () => void): Promise<void> => {
    const left = aside.read()
    const cancel = clock.after(PATIENCE, () => {
      session.setRestoring(false)
      goOn()
      setState({
        kind: 'memory',
        why: 'The browser’s storage does not answer, so for now nothing is kept.',
      })
    })
    const kept = await store.read()
    cancel()
    writing.begin(kept.files, kept.selected)
    domains.begin(kept.domains)
    restore(session, kept, left, aside.placeOfTab())
    aside.settle()
    aside.clear()
    session.setRestoring(false)
    reportRestored(app, kept, startOver)
    void keepNow()
  }
  return {
    state,
    keepNow,
    back: () => begun,
    async stored() {
      await begun
      const [isKept, areDomains] = [await writing.now(), await domains.now()]
      return isKept && areDomains
    },
    startOver,
    start() {
      const back = new Promise<void>(resolve => {
        begun = bringBack(resolve)
        inBackground(begun.finally(resolve))
      })
      runWithOwner(owner, () => {
        followSession(app, state, () => {
          writing.later(aside.put() ? SETTLE : SETTLE_LONG)
        })
        // An opened file is written immediately: it may be large, and the page may be closed at any moment.
        createEffect(on(session.files, () => void keepNow(), { defer: true }))
      })
      app.whenHidden(() => void keepNow())
      tabs.listen(ownerOf({ session, writing, domains, keepAll, startOver }))
      return back
    },
  }
}

/** Restores what is stored, overridden by what the page put aside when it was closed. */
function restore(
  session: Session,
  kept: Awaited<ReturnType<SessionStore['read']>>,
  left: ReturnType<ReturnType<typeof createAside>['read']>,
  placeOfTab: string | null,
): void {
  const isOpen = (id: string | null): boolean => id !== null && kept.files.some(file => id.startsWith(`${file.id}/`))
  session.restore({
    files: kept.files,
    works: { ...kept.works, ...left.works },
    selected: [placeOfTab, left.selected, kept.selected].find(isOpen) ?? null,
  })
  session.touch(Object.keys(left.works))
}

/** Closes and clears everything; the returned function is called to do so. */
function freshStart({
  session,
  sessionDomains,
  notices,
  tabs,
  store,
  keepNow,
  keepAll,
}: Pick<KeepingParts, 'session' | 'sessionDomains' | 'notices' | 'tabs'> & {
  readonly store: Pick<SessionStore, 'clear'>
  readonly keepNow: () => Promise<unknown>
  readonly keepAll: () => void
}): () => void {
  return () => {
    const before = session.takeAll()
    const own = sessionDomains.list()
    session.closeAll()
    sessionDomains.replace([])
    const cleared = keepNow().then(() => store.clear())
    notices.notify({
      tone: 'plain',
      title: 'Everything is closed, and all answers are deleted',
      action: {
        label: 'Undo',
        run() {
          sessionDomains.replace(own)
          session.restore(before, true)
          // A slow store clears only after this, and thereby loses what was written meanwhile.
          void cleared.then(keepAll)
        },
      },
    })
    void cleared.then(() => tabs.post({ kind: 'cleared' }))
  }
}

/** The reactions of this tab to removals from the store by another tab. */
function ownerOf({
  session,
  writing,
  domains,
  keepAll,
  startOver,
}: {
  readonly session: Session
  readonly writing: Writing
  readonly domains: DomainKeeping
} & Pick<Owner, 'keepAll' | 'startOver'>): Owner {
  return {
    keep(ids) {
      session.touch(ids)
      void writing.now()
    },
    keepFiles(ids) {
      writing.lost(ids)
      void writing.now()
    },
    takeDomains: domains.takeOver,
    keepAll,
    startOver,
  }
}

function followSession(
  { session, layout, notices, setPrefs }: KeepingParts,
  state: Accessor<KeepingState>,
  changed: () => void,
): void {
  createEffect(on(() => [session.files(), session.selectedId(), session.changes()], changed, { defer: true }))
  createEffect(() => {
    if (!session.restoring()) setPrefs('hadSession', session.files().length > 0)
  })
  // Phones have no status line, so a notice is shown there.
  createEffect(
    on(
      () => state().kind,
      () => {
        const now = state()
        if (now.kind === 'memory' && layout.room() === 'narrow')
          notices.notify({ tone: 'problem', title: 'Your work is not kept', lines: [now.why] })
      },
    ),
  )
}

function reportRestored(
  { session, notices }: KeepingParts,
  { files, leftOut }: { readonly files: readonly unknown[]; readonly leftOut: number },
  startOver: () => void,
): void {
  if (session.files().length > 0 && files.length > 0)
    notices.notify({
      tone: 'plain',
      title: 'Back where you left off',
      action: { label: 'Start over', run: startOver },
    })
  if (leftOut > 0)
    notices.notify({
      tone: 'problem',
      title: `${counted(leftOut, 'stored item')} could not be read`,
      lines: ['They were left out; everything else of your last visit is here.'],
    })
}
