// What could not be used of what came in: said, and set aside with its reason, so that it can be completed, mended or taken
// back.

import { counted } from '../parts/naming'
import type { App } from '../state/app'
import type { Fault } from '../state/inbox'
import type { Notice } from '../state/notices'

interface NewFault {
  /** What came in that it is about; none: what it is about did not come as a file. */
  readonly files: readonly Blob[]
  readonly title: string
  readonly lines: readonly string[]
  readonly tone?: Notice['tone']
  readonly needs?: Fault['needs']
  readonly action?: Notice['action']
}

export interface Faults {
  /** By the file that came in. */
  readonly of: ReadonlyMap<Blob, Fault>
  readonly add: (fault: NewFault) => void
  /** Counts those that were not said. */
  readonly end: () => void
}

/** Faults that are said one by one. */
const MOST_SAID = 3

export function createFaults({ notices, place }: App): Faults {
  const of = new Map<Blob, Fault>()
  let count = 0
  const show: Notice['action'] = {
    label: 'Set aside',
    run: () => place.show({ dialog: 'aside' }),
  }
  return {
    of,
    add({ files, title, lines, tone = 'problem', needs, action }) {
      for (const file of files)
        of.set(file, { why: [title, ...lines], ...(needs === undefined ? {} : { needs }) })
      if (++count > MOST_SAID) return
      if (files.length === 0 || action !== undefined)
        notices.notify({ tone, title, lines, ...(action === undefined ? {} : { action }) })
      else notices.notify({ tone, title, lines: [...lines, IS_KEPT], action: show })
    },
    end() {
      if (count > MOST_SAID)
        notices.notify({
          tone: 'problem',
          title: `${counted(count - MOST_SAID, 'more file')} could not be opened`,
          lines: [IS_KEPT.replace('It is', 'They are')],
          action: show,
        })
    },
  }
}

const IS_KEPT = 'It is set aside, and can be changed and opened again.'
