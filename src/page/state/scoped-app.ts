// A scoped app: the page's state for problems outside the visitor's session, such as the world of a lesson. It has a
// separate session, desks, walk and place, so that every pane, question and verdict of Explore works with it unchanged;
// it shares engines, theme, notices and the visitor's domains with the page.

import { createRoot } from 'solid-js'
import { createGrowing } from './verdicts/growing/growing'
import type { VerdictView } from './verdicts/verdict-view'
import { kindCodes, PLAIN_FAMILY } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import type { Source } from '#planning/pddl/source'
import type { App } from './app'
import { createFeatures } from './app'
import { createChecking } from './verdicts/checking'
import { createDesks } from './session/desk'
import { type Held, mayShow } from './seals/held'
import type { SessionKeeping } from './keeping/keeping'
import type { OtherTabs } from './keeping/other-tabs'
import { createPlace, type PlaceState } from './places/place'
import { createReposing } from './session/reposing'
import { createSession, type Entry } from './session/session'
import { createStepping } from './session/stepping'
import { createUndoing } from './session/undoing'

export interface ScopedAppOptions {
  /** The title under which its questions are listed in the history: that of the lesson. */
  readonly name?: string
  /** Receives each verdict; without it verdicts are not recorded. */
  readonly remember?: (entry: Entry, view: VerdictView, edit: Source | null) => void
  /** Only for a sheet for a class. */
  readonly held?: Held
}

/** Creates a scoped app for these questions and selects the first; `dispose` ends it. */
export function createScopedApp(
  page: App,
  questions: readonly Question[],
  { name = '', remember = () => {}, held }: ScopedAppOptions = {},
): App {
  return createRoot(dispose => {
    const { lanes, clock, storage, layout, prefs, setPrefs, themeOverride, overrideTheme, themeNow } = page
    const { notices, sessionDomains, isEmbedded, openInbox, features } = page
    const place = placeWithin(held)
    const session = createSession({ isFixed: held !== undefined })
    session.add([{ id: 'sandbox', name, origin: 'made', questions, issues: [] }])
    const desks = createDesks(session)
    const reposed = createReposing({ session, lanes })
    const checking = createChecking({ session, desks, reposed, lanes, clock, remember })
    const growing = createGrowing({ session, place, layout })
    const stepping = createStepping({ session, desks, lanes, place, layout, growing })
    const undoing = createUndoing({ session, desks, stepping, notices })
    const look = { layout, prefs, setPrefs, themeOverride, overrideTheme, themeNow, place, notices }
    const work = { desks, reposed, checking, growing, stepping, undoing }
    const sandbox: App = {
      ...{ lanes, clock, storage, openInbox, isEmbedded, features },
      ...{ session, sessionDomains, tabs, keeping },
      ...look,
      ...work,
      ...(held && { held }),
      feature: createFeatures(() => sandbox),
      dispose,
    }
    return sandbox
  })
}

/** A scoped app for a problem without a question. */
export const createScopedWorld = (page: App, source: Source, domain: string): App =>
  createScopedApp(page, [worldQuestion(source, domain)])

/** A placeholder question: it passes the problem to the components that show it. */
const worldQuestion = (source: Source, domain: string): Question => ({
  key: 'world',
  id: 'world',
  family: PLAIN_FAMILY,
  kind: kindCodes[0]!,
  format: 'gen',
  domain,
  context: '',
  question: '',
  shown: source,
  judged: source,
  // Nothing is asked, so nothing is covered.
  asked: null,
  origin: { from: 'own' },
})

/** A scoped app has no other tabs and is not stored. */
const tabs: OtherTabs = { post: () => {}, listen: () => {}, loadOther: () => {}, keepMine: () => {} }
const keeping: SessionKeeping = {
  state: () => ({ kind: 'pending' }),
  start: async () => {},
  keepNow: async () => false,
  stored: async () => false,
  back: async () => {},
  startOver: () => {},
}

/** A place that shows only tabs allowed by the sheet, and has a stage that is independent of the page's. */
function placeWithin(held: Held | undefined): PlaceState {
  const place = createPlace({ prefs: { stageShown: true }, setPrefs: () => {} })
  return {
    ...place,
    show({ tab, ...part }) {
      place.show(tab === undefined || !mayShow(held, tab) ? part : { ...part, tab })
    },
  }
}
