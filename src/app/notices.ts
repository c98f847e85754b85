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
}

const [notices, setNotices] = createSignal<readonly Notice[]>([])
export { notices }

const LASTING = 7_000
const MOST = 4
let last = 0

export function notify(notice: Omit<Notice, 'id' | 'lines'> & { lines?: readonly string[] }): void {
  const id = ++last
  setNotices(list => [...list.slice(1 - MOST), { lines: [], ...notice, id }])
  if (notice.tone === 'plain') setTimeout(() => dismiss(id), LASTING)
}

export function dismiss(id: number): void {
  setNotices(list => list.filter(notice => notice.id !== id))
}
