// Links that open something: `#s=…` holds a question, `#open?…` describes one, `#lesson=…` a lesson, `#sheet=…` a sheet. What is taken from the address is removed
// from it, so that reloading the page does not open it again; names of workspaces stay the layout's.

import { embeddedIn } from '../embed/address'
import type { App } from '../state/app'
import { createComing } from './coming'

/** Hears the address now, once the last visit is back, and whenever it changes. */
export async function listenToAddress(app: App, ready: Promise<unknown>): Promise<void> {
  const first = takeFromAddress()
  addEventListener('hashchange', () => {
    // Phones vote on a page of their own, and so is a part shown that stands in a frame.
    if (location.hash.startsWith('#vote=') || embeddedIn(location.hash.slice(1)) !== undefined)
      location.reload()
    const next = takeFromAddress()
    if (next !== undefined) void open(app, next)
  })
  if (first === undefined) return
  await ready
  await open(app, first).finally(app.part(createComing).end)
}

type SharedPart = {
  readonly kind: 'link' | 'lesson' | 'sheet' | 'parameters'
  readonly text: string
}

function takeFromAddress(): SharedPart | undefined {
  const text = location.hash.slice(1)
  const asked: SharedPart | undefined = text.startsWith('s=')
    ? { kind: 'link', text }
    : text.startsWith('lesson=')
      ? { kind: 'lesson', text }
      : text.startsWith('sheet=')
        ? { kind: 'sheet', text }
        : /^open(?:[?&]|$)/.test(text)
          ? { kind: 'parameters', text: text.slice('open?'.length) }
          : undefined
  if (asked !== undefined) history.replaceState(null, '', location.pathname + location.search)
  return asked
}

async function open(app: App, { kind, text }: SharedPart): Promise<void> {
  if (kind === 'lesson') {
    const { receiveLessonLink } = await import('../learn/own/receive-lesson')
    await receiveLessonLink(app, text)
    return
  }
  if (kind === 'sheet') {
    const { receiveSheetLink } = await import('../class/receive-sheet')
    await receiveSheetLink(app, text)
    return
  }
  const { receiveLink, receiveParameters } = await import('./receive')
  await (kind === 'link' ? receiveLink(app, text) : receiveParameters(app, text))
}
