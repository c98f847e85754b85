// Short messages at the foot of the page: what went wrong with a file, what was restored. They stay until dismissed
// or, when they only confirm, for some seconds; one that offers something waits longer, and all wait while looked at.

import { type Accessor, createSignal } from 'solid-js'
import type { Clock } from '#page/browser/surroundings'

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

/** Shows a message; the number to dismiss it by. */
export type Notify = (notice: Omit<Notice, 'id' | 'lines'> & { readonly lines?: readonly string[] }) => number

export interface Notices {
  /** Oldest first. */
  readonly list: Accessor<readonly Notice[]>
  readonly notify: Notify
  readonly dismiss: (id: number) => void
  /** The visitor reads them or is about to press: nothing leaves meanwhile. */
  readonly lookAt: (looks: boolean) => void
  /** The last thing that can still be undone. */
  readonly undoable: () => Notice | undefined
  /** Takes the last destructive act back. */
  readonly undoLast: () => void
}

const LASTING = 7_000
const OFFERING = 20_000
const LOOKED_AT = 2_000
const MAX_NOTICES = 4

/** What went wrong in the same way before gives way to what fails now. */
const isOther =
  ({ title }: Pick<Notice, 'title'>) =>
  (shown: Notice): boolean =>
    shown.tone === 'plain' || shown.title !== title

/** Messages that leave by this clock. */
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
      if (notice.tone === 'plain' && !notice.lasting) leaveAfter(id, notice.action ? OFFERING : LASTING)
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
