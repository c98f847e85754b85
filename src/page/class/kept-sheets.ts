// The sheets that this browser stores: those received by a link or a file. Each is stored as its link, and validated
// when it is read.

import { type Accessor, createSignal } from 'solid-js'
import * as v from 'valibot'
import type { App } from '#page/state/app'

export interface KeptSheet {
  readonly hash: string
  readonly title: string
  /** The address without `#`. */
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
  /** The link of a draft sheet from an earlier version of the page; null if there is none. */
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
  /** Includes what another tab has stored meanwhile. */
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
