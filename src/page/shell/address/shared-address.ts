// Links that open something: `#s=…` holds a question, `#open?…` describes one, `#lesson=…` a lesson, `#sheet=…` a sheet. What is taken from the address is removed
// from it, so that reloading the page does not open it again; names of workspaces stay the layout's.

import { embeddedIn } from '../embed/address'
import type { App } from '#page/state/app'
import { createComing } from '#page/state/files/bundled/coming'
import { inBackground } from '#page/browser/background'

/** Hears the address now, once the last visit is back, and whenever it changes. */
export async function listenToAddress(app: App, ready: Promise<unknown>): Promise<void> {
  const first = takeFromAddress() ?? earlierLink()
  addEventListener('hashchange', () => {
    // Phones vote on a page of their own, and so is a part shown that is in a frame.
    if (location.hash.startsWith('#vote=') || embeddedIn(location.hash.slice(1)) !== undefined) location.reload()
    const next = takeFromAddress()
    if (next !== undefined) inBackground(openKept(app, next))
  })
  if (first === undefined) return
  await ready
  await openKept(app, first).finally(app.feature(createComing).end)
}

/** The storage key of a link that was removed from the address, until its content is stored. */
const PLACE = 'planground-link'

/** Without storage nothing is kept; then a reload at this moment loses it. */
function keepLink(part: SharedPart | null): void {
  try {
    if (part === null) sessionStorage.removeItem(PLACE)
    else sessionStorage.setItem(PLACE, JSON.stringify(part))
  } catch {}
}

/** The link that this tab had taken when it was closed; once, so that one that ends the page does so no more. */
function earlierLink(): SharedPart | undefined {
  try {
    const { kind, text, hash } = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Partial<SharedPart>
    keepLink(null)
    return kind !== undefined && typeof text === 'string' && typeof hash === 'string' ? { kind, text, hash } : undefined
  } catch {
    return undefined
  }
}

async function openKept(app: App, part: SharedPart): Promise<void> {
  await open(app, part)
  await app.keeping.stored()
  keepLink(null)
}

type SharedPart = {
  readonly kind: 'link' | 'lesson' | 'sheet' | 'parameters'
  readonly text: string
  /** The whole original hash. */
  readonly hash: string
}

function takeFromAddress(): SharedPart | undefined {
  const { hash } = location
  const text = hash.slice(1)
  const asked: SharedPart | undefined = text.startsWith('s=')
    ? { kind: 'link', text, hash }
    : text.startsWith('lesson=')
      ? { kind: 'lesson', text, hash }
      : text.startsWith('sheet=')
        ? { kind: 'sheet', text, hash }
        : /^open(?:[?&]|$)/.test(text)
          ? { kind: 'parameters', text: text.slice('open?'.length), hash }
          : undefined
  if (asked !== undefined) {
    keepLink(asked)
    history.replaceState(null, '', location.pathname + location.search)
  }
  return asked
}

async function open(app: App, part: SharedPart): Promise<void> {
  try {
    await receive(app, part)
  } catch (error) {
    // Reloading the page is to open it.
    history.replaceState(null, '', part.hash)
    throw error
  }
}

async function receive(app: App, { kind, text }: SharedPart): Promise<void> {
  if (kind === 'lesson') {
    const { receiveLessonLink } = await import('#page/learn/own/receive-lesson')
    await receiveLessonLink(app, text)
    return
  }
  if (kind === 'sheet') {
    const { receiveSheetLink } = await import('#page/class/receive-sheet')
    await receiveSheetLink(app, text)
    return
  }
  const { receiveLink, receiveParameters } = await import('../open/receive')
  await (kind === 'link' ? receiveLink(app, text) : receiveParameters(app, text))
}
