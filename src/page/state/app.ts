// The composition root: all state of the page is created here, once, from its surroundings. Nothing is created when a module is imported,
// so a test creates its own app with its own clock, storage and engines.

import { type Accessor, createEffect, createRoot, getOwner, on, runWithOwner } from 'solid-js'
import type { Source } from '#planning/pddl/source'
import { createGrowing, type Growing } from './verdicts/growing/growing'
import type { VerdictView } from './verdicts/verdict-view'
import { type Checking, createChecking } from './verdicts/checking'
import { createDesks, type Desks } from './session/desk'
import type { SetField } from './session/fields'
import type { SealedTabs } from './seals/held'
import { createKeeping, type SessionKeeping } from './keeping/keeping'
import { createOtherTabs, type OtherTabs, type TabChannel } from './keeping/other-tabs'
import type { Command } from './commands/command'
import type { NamedFile } from './files/named-file'
import type { Keeping } from './keeping/saved-session'
import type { InboxStore } from '#results/store/inbox'
import type { SessionStore } from './keeping/writing'
import { createLayout, type Layout } from './layout'
import { createNotices, type Notices } from './notices'
import { createPlace, type PlaceState } from './places/place'
import { createPrefs, type Prefs, type Theme } from './prefs'
import { createReposing, type QuestionReposed } from './session/reposing'
import { createSession, type Entry, type Session } from './session/session'
import { createSessionDomains, type SessionDomains } from './session/session-domains'
import { createStepping, type Stepping } from './session/stepping'
import type { Lanes } from './lanes/create-lanes'
import type { AskMedia, Clock, Paint } from '#page/browser/surroundings'
import type { TextStore } from '#page/browser/text-store'
import { createTheme } from './theme'
import { createUndoing, type Undoing } from './session/undoing'

/** The functions of the features that the lower layers call without importing them. */
export interface Features {
  /** All commands, in the order in which they are listed. */
  readonly commands: (app: App) => readonly Command[]
  /** Opens what was dropped, picked or pasted; `pasted`: the text, if it was pasted. */
  readonly openFiles: (app: App, files: readonly NamedFile[], pasted?: string) => Promise<void>
}

/** The dependencies of the app. */
export interface Surroundings {
  readonly lanes: Lanes
  readonly clock: Clock
  readonly media: AskMedia
  readonly paint: Paint
  /** Outlives the page; shared by all tabs. */
  readonly storage: TextStore
  /** Survives a reload of this tab; not shared. */
  readonly tabStorage: TextStore
  /**
   * The store of the session. `report` receives whether the work is stored; `cleared` is called when the store may have
   * lost everything.
   */
  readonly openSession: (report: (keeping: Keeping) => void, cleared: () => void) => SessionStore
  /** The store of incoming files, which are written to it before they are processed. */
  readonly openInbox: () => Promise<InboxStore>
  /** The channel between the tabs; throws if there is none. */
  readonly openTabs: () => TabChannel
  /** Calls `then` whenever the page is hidden, after which it may be closed. */
  readonly whenHidden: (then: () => void) => void
  /** True if a single view is shown in the frame of another page, without links to the rest. */
  readonly isEmbedded?: boolean
  readonly features: Features
  /** Receives each verdict, for the history. */
  readonly remember: (app: App, entry: Entry, view: VerdictView, edit: Source | null) => void
}

export interface App {
  readonly lanes: Lanes
  readonly clock: Clock
  /** Outlives the page; shared by all tabs. */
  readonly storage: TextStore
  /** The store of incoming files, which are written to it before they are processed. */
  readonly openInbox: () => Promise<InboxStore>
  /** True if a single view is shown in the frame of another page, without links to the rest. */
  readonly isEmbedded: boolean
  readonly features: Features
  readonly layout: Layout
  readonly prefs: Prefs
  readonly setPrefs: SetField<Prefs>
  /** The theme given in the address; it applies to this visit until the visitor chooses one. */
  readonly themeOverride: Accessor<Exclude<Theme, 'system'> | null>
  readonly overrideTheme: (theme: Exclude<Theme, 'system'>) => void
  /** The theme in effect. */
  readonly themeNow: Accessor<Exclude<Theme, 'system'>>
  readonly place: PlaceState
  readonly notices: Notices
  readonly session: Session
  /** The visitor's own domains. */
  readonly sessionDomains: SessionDomains
  readonly desks: Desks
  /** The question re-posed by the engine for the edited problem. */
  readonly reposed: QuestionReposed
  readonly checking: Checking
  readonly growing: Growing
  readonly stepping: Stepping
  readonly undoing: Undoing
  readonly tabs: OtherTabs
  readonly keeping: SessionKeeping
  /** Only for a question on a sheet for a class. */
  readonly held?: SealedTabs
  /**
   * The state of a feature that is loaded later: the first call creates it with its factory, under the app's root;
   * later calls return the same instance.
   */
  readonly feature: <T>(create: (app: App) => T) => T
  /** Disposes all effects. */
  readonly dispose: () => void
}

/** Creates the page's state. */
export function createApp(around: Surroundings): App {
  return createRoot(dispose => {
    const { lanes, clock, media, storage, tabStorage } = around
    const layout = createLayout(media)
    const { prefs, setPrefs, themeOverride, overrideTheme } = createPrefs(storage, around.paint)
    const themeNow = createTheme(media, () => themeOverride() ?? prefs.theme)
    const place = createPlace({ prefs, setPrefs })
    const notices = createNotices(clock)
    const session = createSession()
    const sessionDomains = createSessionDomains({ lanes, notices })
    const desks = createDesks(session)
    const reposed = createReposing({ session, lanes })
    const remember = (entry: Entry, view: VerdictView, edit: Source | null): void =>
      around.remember(app, entry, view, edit)
    const checking = createChecking({ session, desks, reposed, lanes, clock, remember })
    const growing = createGrowing({ session, place, layout })
    const stepping = createStepping({ session, desks, lanes, place, layout, growing })
    const undoing = createUndoing({ session, desks, stepping, notices })
    const tabs = createOtherTabs({ session, desks, notices, open: around.openTabs })
    const { whenHidden, openSession: open } = around
    const stores = { storage, tabStorage, open, whenHidden }
    const own = { session, sessionDomains }
    const keeping = createKeeping({ ...own, layout, notices, setPrefs, tabs, clock, ...stores })
    const problem = (): string | undefined => session.selected()?.question.shown?.problem
    const isOpen = (): boolean => session.files().length > 0
    // Engines' caches for another problem are of little use.
    createEffect(on([problem, isOpen], ([, open]) => lanes.rest(open ? 1 : 0), { defer: true }))
    const look = { layout, prefs, setPrefs, themeOverride, overrideTheme, themeNow, place, notices }
    const work = { desks, reposed, checking, growing, stepping, undoing, tabs, keeping }
    const app: App = {
      lanes,
      clock,
      storage,
      openInbox: around.openInbox,
      isEmbedded: around.isEmbedded === true,
      features: around.features,
      ...look,
      ...own,
      ...work,
      feature: createFeatures(() => app),
      dispose,
    }
    return app
  })
}

/** One instance for each factory. Call it under the owner with which the instances should be disposed. */
export function createFeatures(app: () => App): App['feature'] {
  const owner = getOwner()
  const parts = new Map<unknown, unknown>()
  return <T>(create: (app: App) => T): T => {
    if (!parts.has(create))
      parts.set(
        create,
        runWithOwner(owner, () => create(app())),
      )
    return parts.get(create) as T
  }
}
