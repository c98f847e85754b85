// The address and the title follow where one is; Back and Forward go through it. A place is written when one gets
// there, as a new entry of the browser's history; what the browser goes back to is shown.

import { batch, createEffect, createRoot, on, untrack } from 'solid-js'
import { kindName } from '../../kinds/codes'
import { commandNamed } from '../commands/commands'
import type { Sheet } from '../state/layout'
import { type StageTab, stageTabs } from '../explore/stage/tabs'
import { workspaces } from '../workspaces'
import type { Place } from '../state/place'
import { addressOf, fileNamed, type Address, placeAt, samePlace } from './address'
import type { Entry } from '../state/session'
import { useApp } from '../state/use-app'

/** Milliseconds between two entries: whoever runs through a list does not want each of its questions back. */
const APART = 300

/** Where one is. */
function here(): Address {
  const { session, place, layout } = useApp()
  const now = place.workspace()
  if (now !== 'explore') return { kind: 'workspace', workspace: now }
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

/** Hears the address from the start, and writes it from when the last visit is back. */
export async function startAddressing(ready: Promise<unknown>): Promise<void> {
  const { session } = useApp()
  const first = location.hash.slice(1)
  createRoot(() => createEffect(() => (document.title = titleOf(here(), session.selected()))))
  const isLink = /^(?:s=|open(?:[?&]|$))/.test(first)
  const named = isLink ? 'explore' : placeAt(first)
  // A workspace needs no question to be shown.
  if (named !== null && named !== 'explore' && named.kind === 'workspace') show(named)
  await ready
  if (first !== '' && !isLink) go(first)
  addEventListener('popstate', () => {
    const address = location.hash.slice(1)
    if (!/^(?:s=|open(?:[?&]|$))/.test(address)) go(address)
  })
  createRoot(() => createEffect(on(here, () => soon())))
}

let last = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined

/** Writes once all that changes together has changed. */
function soon(): void {
  clearTimeout(timer)
  const wait = last + APART - performance.now()
  if (wait > 0) timer = setTimeout(write, wait)
  else queueMicrotask(write)
}

function write(): void {
  const to = untrack(here)
  const address = location.hash.slice(1)
  const shown = placeAt(address)
  const isOurs = (history.state as { planground?: boolean } | null)?.planground === true
  const state = { planground: true }
  if (shown !== null && shown !== 'explore' && samePlace(shown, to)) {
    if (!isOurs) history.replaceState(state, '')
    return
  }
  last = performance.now()
  const url = `${location.pathname}${location.search}#${addressOf(to)}`
  // An address that came from outside, or from a link, gives way to the place it led to.
  if (isOurs) history.pushState(state, '', url)
  else history.replaceState(state, '', url)
}

/** Shows what an address names, or says that it names nothing. */
function go(address: string): void {
  const { place } = useApp()
  const to = placeAt(address)
  if (to === 'explore') place.show({ workspace: 'explore' })
  else if (to === null) {
    sayNot(`The address ends in “#${address.slice(0, 60)}”, which names nothing here.`)
    soon()
  } else show(to)
}

function show(to: Address): void {
  const { place } = useApp()
  if (to.kind === 'question') {
    const entry = entryAt(to)
    if (entry === undefined) void fetchOrSay(to)
    else showQuestion(entry, to.tab)
    return
  }
  place.show({
    drawer: false,
    workspace: to.kind === 'workspace' ? to.workspace : 'explore',
    make: to.kind === 'make',
    ...(to.kind === 'workspace' ? {} : { gallery: to.kind === 'home' }),
    ...(to.kind === 'more' ? { sheet: 'more' } : {}),
  })
}

const entryAt = (to: Extract<Address, { kind: 'question' }>): Entry | undefined =>
  useApp()
    .session.entries()
    .find(({ file, number }) => file.id === to.file && number === to.number)

function showQuestion(entry: Entry, tab: Extract<Address, { kind: 'question' }>['tab']): void {
  const { session, layout, place } = useApp()
  batch(() => {
    if (session.selected() !== entry) session.select(entry.id)
    place.show({
      workspace: 'explore',
      drawer: false,
      gallery: false,
      make: false,
      tab: tab ?? 'state',
      ...(tab !== null && tab !== 'state' ? { stage: true } : {}),
      ...(layout.room() === 'narrow' ? sheetFor(tab, place.sheet()) : {}),
    })
  })
}

/** Of the sheets on phones, the stage for a tab; else the question, unless one of its own is shown already. */
function sheetFor(tab: StageTab | null, now: Sheet): Partial<Place> {
  if (tab !== null) return { sheet: 'see' }
  return now === 'see' || now === 'more' ? { sheet: 'question' } : {}
}

/** A bundled problem can be opened; any other file only its owner has. */
async function fetchOrSay(to: Extract<Address, { kind: 'question' }>): Promise<void> {
  const { session } = useApp()
  const bundled = /^bundled:([\w-]+)\/([\w-]+)$/.exec(to.file)
  if (bundled !== null) {
    const { receiveParameters } = await import('./receive')
    await receiveParameters(`domain=${bundled[1]}&problem=${bundled[2]}`)
    const entry = entryAt(to)
    if (entry !== undefined) {
      showQuestion(entry, to.tab)
      return
    }
  }
  const isOpen = session.files().some(({ id }) => id === to.file)
  const name = fileNamed(to.file)
  if (isOpen) sayNot(`“${name}” has no question ${to.number}.`)
  else if (bundled === null)
    sayNot(
      `It leads to question ${to.number} of “${name}”, which is not open in this browser. Open that file first, or ask for a shared link, which carries its question.`,
      { label: 'Open files', run: () => commandNamed('open').run() },
    )
  soon()
}

function sayNot(line: string, action?: { label: string; run: () => void }): void {
  const { notices } = useApp()
  notices.notify({
    tone: 'problem',
    title: 'This address leads nowhere',
    lines: [line],
    ...(action ? { action } : {}),
  })
}

/** What the page's title says of a tab: `, state graph`. */
function tabTitle(tab: StageTab | null): string {
  const titled = stageTabs.find(({ id }) => id === tab)?.titled ?? ''
  return titled && `, ${titled}`
}

/** `Landmark 3, Ferry · Planground`. */
export function titleOf(place: Address, entry: Entry | null): string {
  const { session } = useApp()
  const name = 'Planground'
  switch (place.kind) {
    case 'home':
      return name
    case 'make':
      return `Make questions · ${name}`
    case 'more':
      return `Questions and more · ${name}`
    case 'workspace': {
      const title = workspaces.find(({ id }) => id === place.workspace)!.title
      const about = place.workspace === 'domain' && entry !== null ? `, ${entry.domain}` : ''
      return `${title}${about} · ${name}`
    }
    case 'question': {
      if (entry === null) return name
      const kind = kindName(entry.question.kind)
      const files = session.files().length > 1 ? ` · ${entry.file.name}` : ''
      return `${kind[0]!.toUpperCase()}${kind.slice(1)} ${entry.number}, ${entry.domain}${tabTitle(place.tab)}${files} · ${name}`
    }
  }
}
