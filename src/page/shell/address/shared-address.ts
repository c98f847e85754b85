// Links that open something: `#s=…` contains a question, `#open?…` describes one, `#lesson=…` a lesson, `#sheet=…` a
// sheet. Such a link is removed from the address once read, so that reloading the page does not open it again. Names of
// workspaces are left to the layout.

import { embeddedIn } from '../embed/address'
import type { App } from '#page/state/app'
import { storedTexts } from '#page/browser/text-store'
import { createComing } from '#page/state/files/bundled/coming'
import { inBackground } from '#page/browser/background'

/** Reads the address once the last visit is restored, and whenever it changes. */
export async function listenToAddress(app: App, ready: Promise<unknown>): Promise<void> {
  const first = takeFromAddress() ?? earlierLink()
  addEventListener('hashchange', () => {
    // Phones vote on a separate page, and an embedded view is a separate page too.
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

/** Without storage, a reload at this moment loses the link. */
const links = storedTexts(() => sessionStorage)
const keepLink = (part: SharedPart): void => void links.setItem(PLACE, JSON.stringify(part))

/**
 * The link that this tab had read when it was closed. Returned once, so that a link that crashes the page does so only
 * once.
 */
function earlierLink(): SharedPart | undefined {
  try {
    const { kind, text, hash } = JSON.parse(links.getItem(PLACE) ?? '{}') as Partial<SharedPart>
    links.removeItem(PLACE)
    return kind !== undefined && typeof text === 'string' && typeof hash === 'string' ? { kind, text, hash } : undefined
  } catch {
    return undefined
  }
}

async function openKept(app: App, part: SharedPart): Promise<void> {
  await open(app, part)
  await app.keeping.stored()
  links.removeItem(PLACE)
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
    // Reloading the page opens the link again.
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
