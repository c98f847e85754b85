// Short messages at the foot of the page: what went wrong with a file, what was restored. They stay until dismissed
// or, when they only confirm, for some seconds; one that offers something waits longer, and all wait while looked at.

import { createSignal } from 'solid-js'

export interface Notice {
  readonly id: number
  readonly tone: 'plain' | 'problem'
  readonly title: string
  /** What to know or do, one sentence a line. */
  readonly lines: readonly string[]
  readonly action?: { readonly label: string; readonly run: () => void }
  /** It stays until it is dismissed, whatever its tone. */
  readonly lasting?: boolean
}

const [notices, setNotices] = createSignal<readonly Notice[]>([])
export { notices }

const LASTING = 7_000
const OFFERING = 20_000
const LOOKED_AT = 2_000
const MOST = 4
let last = 0
let isLookedAt = false

/** Shows a message; the number to dismiss it by. */
export function notify(
  notice: Omit<Notice, 'id' | 'lines'> & { lines?: readonly string[] },
): number {
  const id = ++last
  setNotices(list => [...list.slice(1 - MOST), { lines: [], ...notice, id }])
  if (notice.tone === 'plain' && !notice.lasting) leaveAfter(id, notice.action ? OFFERING : LASTING)
  return id
}

function leaveAfter(id: number, time: number): void {
  setTimeout(() => (isLookedAt ? leaveAfter(id, LOOKED_AT) : dismiss(id)), time)
}

/** Someone reads or is about to press: nothing leaves meanwhile. */
export function lookAt(looks: boolean): void {
  isLookedAt = looks
}

export function dismiss(id: number): void {
  setNotices(list => list.filter(notice => notice.id !== id))
}

/** The last thing that can still be undone. */
export const undoable = (): Notice | undefined =>
  [...notices()].reverse().find(({ action }) => action?.label === 'Undo')

/** Takes the last destructive act back. */
export function undoLast(): void {
  const notice = undoable()
  if (!notice) return
  dismiss(notice.id)
  notice.action?.run()
}
