// The address and the title follow where one is; Back and Forward go through it. A place is written when one gets
// there, as a new entry of the browser's history; what the browser goes back to is shown.

import { batch, createEffect, createRoot, on, untrack } from 'solid-js'
import { kindName } from '../../kinds/codes'
import { commandNamed } from '../commands/commands'
import {
  galleryOpen,
  makeOpen,
  room,
  setDrawerOpen,
  setGalleryOpen,
  setMakeOpen,
  setSheet,
  setStageTab,
  setWorkspace,
  sheet,
  stageTab,
  workspace,
  workspaces,
} from '../state/layout'
import { notify } from '../state/notices'
import { addressOf, fileNamed, type Address, placeAt, samePlace } from './address'
import { setPrefs } from '../state/prefs'
import { type Entry, session } from '../state/session'

/** Milliseconds between two entries: whoever runs through a list does not want each of its questions back. */
const APART = 300

/** Where one is. */
function here(): Address {
  const now = workspace()
  if (now !== 'explore') return { kind: 'workspace', workspace: now }
  if (makeOpen()) return { kind: 'make' }
  const entry = session.selected()
  if (entry === null || galleryOpen()) return { kind: 'home' }
  if (room() === 'narrow' && sheet() === 'more') return { kind: 'more' }
  const isSeen = room() === 'narrow' ? sheet() === 'see' : stageTab() !== 'state'
  return {
    kind: 'question',
    file: entry.file.id,
    number: entry.number,
    tab: isSeen ? stageTab() : null,
  }
}

/** Hears the address from the start, and writes it from when the last visit is back. */
export async function startAddressing(ready: Promise<unknown>): Promise<void> {
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
  const place = untrack(here)
  const address = location.hash.slice(1)
  const shown = placeAt(address)
  const isOurs = (history.state as { planground?: boolean } | null)?.planground === true
  const state = { planground: true }
  if (shown !== null && shown !== 'explore' && samePlace(shown, place)) {
    if (!isOurs) history.replaceState(state, '')
    return
  }
  last = performance.now()
  const url = `${location.pathname}${location.search}#${addressOf(place)}`
  // An address that came from outside, or from a link, gives way to the place it led to.
  if (isOurs) history.pushState(state, '', url)
  else history.replaceState(state, '', url)
}

/** Shows what an address names, or says that it names nothing. */
function go(address: string): void {
  const place = placeAt(address)
  if (place === 'explore') setWorkspace('explore')
  else if (place === null) {
    sayNot(`The address ends in “#${address.slice(0, 60)}”, which names nothing here.`)
    soon()
  } else show(place)
}

function show(place: Address): void {
  if (place.kind === 'question') {
    const entry = session
      .entries()
      .find(({ file, number }) => file.id === place.file && number === place.number)
    if (entry === undefined) void fetchOrSay(place)
    else showQuestion(entry, place.tab)
    return
  }
  batch(() => {
    setDrawerOpen(false)
    setWorkspace(place.kind === 'workspace' ? place.workspace : 'explore')
    setMakeOpen(place.kind === 'make')
    if (place.kind !== 'workspace') setGalleryOpen(place.kind === 'home')
    if (place.kind === 'more') setSheet('more')
  })
}

function showQuestion(entry: Entry, tab: Extract<Address, { kind: 'question' }>['tab']): void {
  batch(() => {
    setDrawerOpen(false)
    setWorkspace('explore')
    setMakeOpen(false)
    setGalleryOpen(false)
    if (session.selected() !== entry) session.select(entry.id)
    setStageTab(tab ?? 'state')
    if (tab !== null && tab !== 'state') setPrefs('stageShown', true)
    if (room() !== 'narrow') return
    if (tab !== null) setSheet('see')
    else if (sheet() === 'see' || sheet() === 'more') setSheet('question')
  })
}

/** A bundled problem can be opened; any other file only its owner has. */
async function fetchOrSay(place: Extract<Address, { kind: 'question' }>): Promise<void> {
  const bundled = /^bundled:([\w-]+)\/([\w-]+)$/.exec(place.file)
  if (bundled !== null) {
    const { receiveParameters } = await import('./receive')
    await receiveParameters(`domain=${bundled[1]}&problem=${bundled[2]}`)
    const entry = session
      .entries()
      .find(({ file, number }) => file.id === place.file && number === place.number)
    if (entry !== undefined) {
      showQuestion(entry, place.tab)
      return
    }
  }
  const isOpen = session.files().some(({ id }) => id === place.file)
  const name = fileNamed(place.file)
  if (isOpen) sayNot(`“${name}” has no question ${place.number}.`)
  else if (bundled === null)
    sayNot(
      `It leads to question ${place.number} of “${name}”, which is not open in this browser. Open that file first, or ask for a shared link, which carries its question.`,
      { label: 'Open files', run: () => commandNamed('open').run() },
    )
  soon()
}

function sayNot(line: string, action?: { label: string; run: () => void }): void {
  notify({
    tone: 'problem',
    title: 'This address leads nowhere',
    lines: [line],
    ...(action ? { action } : {}),
  })
}

const tabTitle = {
  state: '',
  graph: ', state graph',
  trace: ', trace',
  landmarks: ', landmarks',
  pddl: ', PDDL',
} as const

/** `Landmark 3, Ferry · Planground`. */
export function titleOf(place: Address, entry: Entry | null): string {
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
      const kind = kindName[entry.question.kind]
      const files = session.files().length > 1 ? ` · ${entry.file.name}` : ''
      return `${kind[0]!.toUpperCase()}${kind.slice(1)} ${entry.number}, ${entry.domain}${tabTitle[place.tab ?? 'state']}${files} · ${name}`
    }
  }
}
