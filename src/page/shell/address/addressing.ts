// Keeps the address and the title in step with the current place, and lets Back and Forward move through the places.
// Each place becomes an entry of the browser's history; going back to an entry shows its place.

import { batch, createEffect, createRoot, on, untrack } from 'solid-js'
import { kindName } from '#questions/kinds/codes'
import type { Sheet } from '#page/state/layout'
import { type StageTab, stageTabs } from '#page/state/places/tabs'
import { scoreTitle } from '#page/state/places/score-place'
import { classTitle } from '#page/state/places/class-place'
import { learnTitle } from '#page/state/places/learn-place'
import { templatesTitle } from '#page/state/places/templates-place'
import { workspaces } from '#page/state/places/workspaces'
import type { Place } from '#page/state/places/place'
import { createComing } from '#page/state/files/bundled/coming'
import { addressOf, type Address, placeAt, samePlace } from './address'
import type { Entry } from '#page/state/session/session'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'

/**
 * Minimum time between two history entries, in milliseconds: Back must not lead through every question of a list that
 * was stepped through quickly.
 */
const APART = 300

/** Addresses that bring content in; they are read elsewhere. */
const LINK = /^(?:s=|lesson=|sheet=|vote=|(?:open|embed)(?:[?&]|$))/

/** The current place. */
function here(app: App): Address {
  const { session, place, layout } = app
  const now = place.workspace()
  if (now === 'score') return { kind: 'score', at: place.score() }
  if (now === 'templates') return { kind: 'templates', at: place.templates() }
  if (now === 'learn') return { kind: 'learn', at: place.learn() }
  if (now === 'class') return { kind: 'class', at: place.class() }
  if (place.english() && (now === 'explore' || now === 'domain')) return { kind: 'english', workspace: now }
  if (now !== 'explore') return { kind: 'workspace', workspace: now, ...(place.compare() ? { compare: true } : {}) }
  if (place.make()) return { kind: 'make' }
  const entry = session.selected()
  if (entry === null || place.gallery()) return { kind: 'home' }
  if (layout.room() === 'narrow' && place.sheet() === 'more') return { kind: 'more' }
  const isSeen = layout.room() === 'narrow' ? place.sheet() === 'see' : place.tab() !== 'state'
  return {
    kind: 'question',
    file: entry.file.id,
    number: entry.number,
    tab: isSeen ? place.tab() : null,
  }
}

/** Moves to the workspace of the address before anything is drawn: it needs no question to be shown. */
export function beginAtAddress(app: App): void {
  // Loads in parallel; its callers report a failure.
  if (app.feature(createComing).begin(location.hash)) import('../open/receive').catch(() => {})
  const address = location.hash.slice(1)
  const named = LINK.test(address) ? 'explore' : placeAt(address)
  if (named !== null && named !== 'explore' && /^(workspace|english|score|templates|learn|class)$/.test(named.kind))
    show(app, named)
}

/** Listens for changes of the address, and writes it once the last visit is restored. */
export async function startAddressing(app: App, ready: Promise<unknown>): Promise<void> {
  const { session } = app
  const isQuestion = location.hash.startsWith('#q=')
  createRoot(() => createEffect(() => (document.title = titleOf(app, here(app), session.selected()))))
  await ready
  // The address may have changed while the last visit was restored.
  const now = location.hash.slice(1)
  if (now !== '' && !LINK.test(now)) go(app, now)
  else if (isQuestion) app.feature(createComing).end()
  const writer = app.feature(createWriter)
  let cancel = (): void => {}
  const resume = (): void => {
    writer.release()
    writer.soon()
  }
  addEventListener('popstate', () => {
    const address = location.hash.slice(1)
    if (LINK.test(address)) {
      // The link is read at the next event, and must not be overwritten before.
      writer.hold()
      addEventListener('hashchange', resume, { once: true })
      return
    }
    cancel()
    writer.hold()
    // Not within the click event: drawing the place takes long enough by itself.
    cancel = app.clock.after(0, () => {
      writer.release()
      go(app, address)
    })
  })
  createRoot(() =>
    createEffect(
      on(
        () => here(app),
        () => writer.soon(),
      ),
    ),
  )
}

/**
 * True if both addresses show the same table of rows, whatever its filters, with or without the details of a row (Back
 * closes the details).
 */
function isSameTable(one: string, other: string): boolean {
  const table = (address: string): string => address.split('?', 1)[0]!
  const hasRow = (address: string): boolean => /[?&]row=/.test(address)
  return /^score\/.*\/rows$/.test(table(one)) && table(one) === table(other) && hasRow(one) === hasRow(other)
}

/** Writes the address some time after the place has changed. */
function createWriter(app: App) {
  let last = Number.NEGATIVE_INFINITY
  let cancel = (): void => {}
  let isHeld = false

  const write = (): void => {
    const to = untrack(() => here(app))
    const address = location.hash.slice(1)
    const shown = placeAt(address)
    const isOwn = isOwnEntry()
    const state = { planground: true }
    if (shown !== null && shown !== 'explore' && samePlace(shown, to)) {
      if (!isOwn) history.replaceState(state, '')
      return
    }
    last = app.clock.now()
    const url = `${location.pathname}${location.search}#${addressOf(to)}`
    // An address that came from outside, or from a link, is replaced by that of the place it led to. So is a table of
    // rows by the same table with other filters: Back must not lead through each letter of a search.
    if (isOwn && !isSameTable(address, addressOf(to))) history.pushState(state, '', url)
    else history.replaceState(state, '', url)
  }
  return {
    /** Writes in a separate task, after all related changes: writing makes the browser compute the layout. */
    soon(): void {
      cancel()
      if (!isHeld) cancel = app.clock.after(Math.max(0, last + APART - app.clock.now()), write)
    },
    /**
     * Stops writing while a new address is set and its place is not shown yet: writing the old place would overwrite
     * it.
     */
    hold(): void {
      cancel()
      isHeld = true
    },
    release: () => void (isHeld = false),
  }
}

/** Shows the place that an address names, or reports that it names none. */
function go(app: App, address: string): void {
  const { place } = app
  const to = placeAt(address)
  if (to === 'explore') place.show({ workspace: 'explore' })
  else if (to === null) {
    app.feature(createComing).end()
    inBackground(import('../open/not-open').then(({ reportNoPlace }) => reportNoPlace(app, address)))
    app.feature(createWriter).soon()
  } else show(app, to)
}

function show(app: App, to: Address): void {
  const { place } = app
  const { end } = app.feature(createComing)
  if (to.kind === 'question') {
    if (showIfOpen(app, to)) {
      if (to.file.startsWith('bundled:') && !isOwnEntry())
        inBackground(import('#page/state/files/copy-edit').then(({ setAsideEdit }) => setAsideEdit(app)))
      end()
    } else inBackground(fetchOrReport(app, to).finally(end))
    return
  }
  end()
  if (to.kind === 'score') {
    place.show({ drawer: false, workspace: 'score', score: to.at })
    return
  }
  if (to.kind === 'templates') {
    place.show({ drawer: false, workspace: 'templates', templates: to.at })
    return
  }
  if (to.kind === 'learn') {
    place.show({ drawer: false, workspace: 'learn', learn: to.at })
    return
  }
  if (to.kind === 'class') {
    place.show({ drawer: false, workspace: 'class', class: to.at })
    return
  }
  const isIn = to.kind === 'workspace' || to.kind === 'english'
  place.show({
    drawer: false,
    workspace: isIn ? to.workspace : 'explore',
    english: to.kind === 'english',
    make: to.kind === 'make',
    ...(to.kind === 'workspace'
      ? { compare: to.compare === true }
      : to.kind === 'english'
        ? {}
        : { gallery: to.kind === 'home' }),
    ...(to.kind === 'more' ? { sheet: 'more' } : {}),
  })
}

/** True if the entry of the browser's history was written by this page: moving through it, or reloading, keeps an edit. */
const isOwnEntry = (): boolean => (history.state as { planground?: boolean } | null)?.planground === true

type QuestionAddress = Extract<Address, { kind: 'question' }>

async function fetchOrReport(app: App, to: QuestionAddress): Promise<void> {
  const absent = await import('../open/not-open')
  if (!(await absent.fetchOrReport(app, to, () => showIfOpen(app, to)))) app.feature(createWriter).soon()
}

/** Shows the question if it is open; returns false if it is not. */
function showIfOpen(app: App, to: QuestionAddress): boolean {
  const entry = app.session.entries().find(({ file, number }) => file.id === to.file && number === to.number)
  if (entry !== undefined) showQuestion(app, entry, to.tab)
  return entry !== undefined
}

function showQuestion(app: App, entry: Entry, tab: QuestionAddress['tab']): void {
  const { session, layout, place } = app
  batch(() => {
    if (session.selected() !== entry) session.select(entry.id)
    place.show({
      workspace: 'explore',
      drawer: false,
      gallery: false,
      make: false,
      english: false,
      tab: tab ?? 'state',
      ...(tab !== null && tab !== 'state' ? { stage: true } : {}),
      ...(layout.room() === 'narrow' ? sheetFor(tab, place.sheet()) : {}),
    })
  })
}

/**
 * The sheet to show on phones: the stage for a tab; else the question, unless a sheet of the question is already shown.
 */
function sheetFor(tab: StageTab | null, now: Sheet): Partial<Place> {
  if (tab !== null) return { sheet: 'see' }
  return now === 'see' || now === 'more' ? { sheet: 'question' } : {}
}

/** The suffix of the page's title for a tab: `, state graph`. */
function tabTitle(tab: StageTab | null): string {
  const titled = stageTabs.find(({ id }) => id === tab)?.titled ?? ''
  return titled && `, ${titled}`
}

/** The title of the page: `Landmark 3, Ferry · Planground`. */
export function titleOf(app: App, place: Address, entry: Entry | null): string {
  const { session } = app
  const name = 'Planground'
  switch (place.kind) {
    case 'home':
      return name
    case 'make':
      return `Make questions · ${name}`
    case 'more':
      return `Questions and more · ${name}`
    case 'english':
      return `From English · ${name}`
    case 'workspace': {
      const title = workspaces.find(({ id }) => id === place.workspace)!.title
      const about = place.workspace === 'domain' && entry !== null ? `, ${entry.domain}` : ''
      return `${place.compare ? 'Compare problems' : title}${about} · ${name}`
    }
    case 'score': {
      const title = scoreTitle(place.at)
      return `${title === '' ? '' : `${title} · `}Score · ${name}`
    }
    case 'templates':
      return `${templatesTitle(place.at)}Templates · ${name}`
    case 'class':
      return `${classTitle(place.at)}Class · ${name}`
    case 'learn':
      return `${learnTitle(place.at)}Learn · ${name}`
    case 'question': {
      if (entry === null) return name
      const kind = kindName(entry.question.kind)
      const files = session.files().length > 1 ? ` · ${entry.file.name}` : ''
      return `${kind[0]!.toUpperCase()}${kind.slice(1)} ${entry.number}, ${entry.domain}${tabTitle(place.tab)}${files} · ${name}`
    }
  }
}
