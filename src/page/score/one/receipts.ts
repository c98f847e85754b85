// Opened receipts: verified by the certificate checker alone, and shown until they are closed.

import { type Accessor, createSignal } from 'solid-js'
import type { CheckedReceipt } from '#engine/api/one'
import { record, text as isText } from '#base/shapes'
import { createPane, type Pane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { createTyped } from '#page/state/session/typed'

export interface OpenedReceipt {
  readonly name: string
  readonly text: string
}

export interface Receipts {
  readonly opened: Accessor<OpenedReceipt | null>
  readonly checked: Pane<CheckedReceipt>
  /** Shows a receipt, from any workspace. */
  readonly open: (text: string, name: string) => void
  readonly close: () => void
}

/** True if the text starts like a receipt. */
export const isReceipt = (text: string): boolean =>
  /^\ufeff?\s*\{\s*"planground"\s*:\s*"receipt"/.test(text.slice(0, 400))

const PLACE = 'planground-receipt'
/** Maximum number of characters of a receipt that is stored for a reload. */
const MAX_KEPT_LENGTH = 1_000_000
const isOpened = record({ name: isText, text: isText })

export function createReceipts({ lanes, place, feature }: App): Receipts {
  const { read, write } = feature(createTyped)
  const [opened, setOpened] = createSignal(keptIn(read(PLACE)))
  const checked = createPane(opened, ({ text }) =>
    lanes.run('judging', 'checking the receipt', api => api.one.check(text)),
  )
  return {
    opened,
    checked,
    open(text, name) {
      setOpened({ text, name })
      write(PLACE, text.length > MAX_KEPT_LENGTH ? null : JSON.stringify({ text, name }))
      place.show({ workspace: 'score', score: { part: 'one' } })
    },
    close() {
      setOpened(null)
      write(PLACE, null)
    },
  }
}

function keptIn(kept: string | null): OpenedReceipt | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    return isOpened(value) ? (value as OpenedReceipt) : null
  } catch {
    return null
  }
}
