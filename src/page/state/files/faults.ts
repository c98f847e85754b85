// The faults of incoming files: reported, and set aside with the reason, so that the files can be completed, fixed or
// removed.

import { counted } from '#page/ui/naming'
import type { App } from '../app'
import type { Fault } from '../inbox/inbox'
import type { Notice } from '../notices'

interface NewFault {
  /** The incoming files concerned; empty if the text did not come as a file. */
  readonly files: readonly Blob[]
  readonly title: string
  readonly lines: readonly string[]
  readonly tone?: Notice['tone']
  readonly needs?: Fault['needs']
  readonly action?: Notice['action']
}

export interface Faults {
  /** By incoming file. */
  readonly of: ReadonlyMap<Blob, Fault>
  readonly add: (fault: NewFault) => void
  /** Shows what is set aside: one message for all files. */
  readonly end: () => void
}

/** Maximum number of faults in a message. */
const MAX_NAMED = 3

export function createFaults({ notices, place }: App): Faults {
  const of = new Map<Blob, Fault>()
  const kept: NewFault[] = []
  const action: Notice['action'] = {
    label: 'Set aside',
    run: () => place.show({ dialog: 'aside' }),
  }
  return {
    of,
    add(fault) {
      const { files, title, lines, tone = 'problem', needs, action } = fault
      for (const file of files) of.set(file, { why: [title, ...lines], ...(needs === undefined ? {} : { needs }) })
      if (files.length > 0 && action === undefined) kept.push(fault)
      else notices.notify({ tone, title, lines, ...(action === undefined ? {} : { action }) })
    },
    end() {
      const [first] = kept
      if (first === undefined) return
      const tone = kept.every(fault => fault.tone === 'plain') ? 'plain' : 'problem'
      if (kept.length === 1) notices.notify({ tone, title: first.title, lines: [...first.lines, IS_KEPT], action })
      else {
        const more = kept.length - MAX_NAMED
        const named = kept.slice(0, MAX_NAMED).map(({ title }) => `${title}.`)
        const files = new Set(kept.flatMap(fault => fault.files)).size
        notices.notify({
          tone,
          title: `${counted(files, 'file')} are set aside`,
          lines: [...named, ...(more > 0 ? [`And ${more} more.`] : []), ARE_KEPT],
          action,
        })
      }
    },
  }
}

const IS_KEPT = 'It is set aside, and can be edited and opened again.'
const ARE_KEPT = 'They can be changed there and opened again.'
