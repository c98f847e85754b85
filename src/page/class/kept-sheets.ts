// The sheets that this browser keeps: those that came by a link or a file. Each is kept as its link, and read again with
// care.

import { type Accessor, createSignal } from 'solid-js'
import * as v from 'valibot'
import type { App } from '#page/state/app'

export interface KeptSheet {
  readonly hash: string
  readonly title: string
  /** The part of an address after `#`. */
  readonly link: string
}

const LIST = 'planground-sheets'
const DRAFT = 'planground-sheet-draft'
const schema = v.array(v.object({ hash: v.string(), title: v.string(), link: v.string() }))

export interface KeptSheets {
  /** The most recently used first. */
  readonly list: Accessor<readonly KeptSheet[]>
  readonly named: (hash: string) => KeptSheet | undefined
  /** Stores it as the first in the list. */
  readonly put: (sheet: KeptSheet) => void
  readonly forget: (hash: string) => void
  /** The link of the sheet that an earlier version of the page was making; null if there is none. */
  readonly draft: () => string | null
}

export function createKeptSheets({ storage, notices }: App): KeptSheets {
  const read = (): readonly KeptSheet[] => {
    try {
      const kept = v.safeParse(schema, JSON.parse(storage.getItem(LIST) ?? '[]'))
      return kept.success ? kept.output : []
    } catch {
      return []
    }
  }
  const [list, setList] = createSignal(read())
  let isWarned = false
  const write = (name: string, text: string): void => {
    try {
      storage.setItem(name, text)
    } catch {
      if (isWarned) return
      isWarned = true
      notices.notify({
        tone: 'problem',
        title: 'This browser does not keep the sheet',
        lines: ['The sheet lasts until the page is closed. Save it as a file before you close the page.'],
      })
    }
  }
  /** With what another tab has kept meanwhile. */
  const now = (): readonly KeptSheet[] => (isWarned ? list() : read())
  const set = (next: readonly KeptSheet[]): void => {
    setList(next)
    write(LIST, JSON.stringify(next))
  }
  return {
    list,
    named: hash => list().find(each => each.hash === hash),
    put: sheet => set([sheet, ...now().filter(({ hash }) => hash !== sheet.hash)]),
    forget: hash => set(now().filter(each => each.hash !== hash)),
    draft() {
      try {
        return storage.getItem(DRAFT)
      } catch {
        return null
      }
    },
  }
}
