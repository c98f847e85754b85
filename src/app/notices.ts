// Short messages at the foot of the page: what went wrong with a file, what was restored. They stay until dismissed
// or, when they only confirm, for some seconds.

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
const MOST = 4
let last = 0

/** Shows a message; the number to dismiss it by. */
export function notify(
  notice: Omit<Notice, 'id' | 'lines'> & { lines?: readonly string[] },
): number {
  const id = ++last
  setNotices(list => [...list.slice(1 - MOST), { lines: [], ...notice, id }])
  if (notice.tone === 'plain' && !notice.lasting) setTimeout(() => dismiss(id), LASTING)
  return id
}

export function dismiss(id: number): void {
  setNotices(list => list.filter(notice => notice.id !== id))
}
