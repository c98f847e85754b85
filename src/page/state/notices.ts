// Short messages at the bottom of the page, such as errors with files or what was restored. Confirmations
// disappear after some seconds, those with an action and problems later, and none while hovered or focused.

import { type Accessor, createSignal } from 'solid-js'
import type { Clock } from '#page/browser/surroundings'

export interface Notice {
  readonly id: number
  readonly tone: 'plain' | 'problem'
  readonly title: string
  /** Information or advice, one sentence per line. */
  readonly lines: readonly string[]
  readonly action?: { readonly label: string; readonly run: () => void }
  /** The message stays until dismissed. */
  readonly lasting?: boolean
}

/** Shows a message; returns the id for dismissing it. */
export type Notify = (notice: Omit<Notice, 'id' | 'lines'> & { readonly lines?: readonly string[] }) => number

export interface Notices {
  /** Oldest first. */
  readonly list: Accessor<readonly Notice[]>
  readonly notify: Notify
  readonly dismiss: (id: number) => void
  /** While true, no message disappears: the visitor reads them or is about to press a button. */
  readonly lookAt: (looks: boolean) => void
  /** The last notice with an action that can still be undone. */
  readonly undoable: () => Notice | undefined
  /** Undoes the last destructive action. */
  readonly undoLast: () => void
}

const LASTING = 7_000
const OFFERING = 20_000
const WARNING = 30_000
const LOOKED_AT = 2_000
const MAX_NOTICES = 4

/** False for an earlier error with the same title, which the new one replaces. */
const isOther =
  ({ title }: Pick<Notice, 'title'>) =>
  (shown: Notice): boolean =>
    shown.tone === 'plain' || shown.title !== title

/** Creates the notices, which disappear by this clock. */
export function createNotices(clock: Pick<Clock, 'after'>): Notices {
  const [list, setList] = createSignal<readonly Notice[]>([])
  let last = 0
  let isLookedAt = false

  const dismiss = (id: number): void => {
    setList(shown => shown.filter(notice => notice.id !== id))
  }
  const leaveAfter = (id: number, time: number): void => {
    clock.after(time, () => (isLookedAt ? leaveAfter(id, LOOKED_AT) : dismiss(id)))
  }
  const undoable = (): Notice | undefined => [...list()].reverse().find(({ action }) => action?.label === 'Undo')

  return {
    list,
    notify(notice) {
      const id = ++last
      setList(shown => [...shown.filter(isOther(notice)).slice(1 - MAX_NOTICES), { lines: [], ...notice, id }])
      if (!notice.lasting) leaveAfter(id, notice.tone === 'problem' ? WARNING : notice.action ? OFFERING : LASTING)
      return id
    },
    dismiss,
    lookAt(looks) {
      isLookedAt = looks
    },
    undoable,
    undoLast() {
      const notice = undoable()
      if (!notice) return
      dismiss(notice.id)
      notice.action?.run()
    },
  }
}
