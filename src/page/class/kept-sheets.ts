// The sheets that this browser stores: those received by a link or a file. Each is stored as its link, and validated
// when it is read.

import { type Accessor, createSignal } from 'solid-js'
import * as v from 'valibot'
import type { App } from '#page/state/app'
import { storedValue } from '#page/state/keeping/stored-value'

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
  /** Includes what another tab has stored meanwhile. */
  const read = (): readonly KeptSheet[] => storedValue(storage, LIST, schema) ?? []
  const [list, setList] = createSignal(read())
  let isWarned = false
  const set = (next: readonly KeptSheet[]): void => {
    setList(next)
    if (storage.setItem(LIST, JSON.stringify(next)) || isWarned) return
    isWarned = true
    notices.notify({
      tone: 'problem',
      title: 'This browser does not keep the sheet',
      lines: ['The sheet lasts until the page is closed. Save it as a file before you close the page.'],
    })
  }
  return {
    list,
    named: hash => list().find(each => each.hash === hash),
    put: sheet => set([sheet, ...read().filter(({ hash }) => hash !== sheet.hash)]),
    forget: hash => set(read().filter(each => each.hash !== hash)),
    draft: () => storage.getItem(DRAFT),
  }
}
