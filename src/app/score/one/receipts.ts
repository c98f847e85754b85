// Receipts that were opened: checked again by the checker alone, and shown until they are closed.

import { type Accessor, createSignal } from 'solid-js'
import type { CheckedReceipt } from '../../../engine/api/one'
import { createPane, type Pane } from '../../engine/pane'
import type { App } from '../../state/app'

export interface OpenedReceipt {
  readonly name: string
  readonly text: string
}

export interface Receipts {
  readonly opened: Accessor<OpenedReceipt | null>
  readonly checked: Pane<CheckedReceipt>
  /** Shows a receipt, wherever one is. */
  readonly open: (text: string, name: string) => void
  readonly close: () => void
}

/** Does a text say at its very beginning that it is a receipt? */
export const isReceipt = (text: string): boolean =>
  /^\ufeff?\s*\{\s*"planground"\s*:\s*"receipt"/.test(text.slice(0, 400))

export function createReceipts({ lanes, place }: Pick<App, 'lanes' | 'place'>): Receipts {
  const [opened, setOpened] = createSignal<OpenedReceipt | null>(null)
  const checked = createPane(opened, ({ text }) =>
    lanes.run('judging', 'checking the receipt', api => api.one.check(text)),
  )
  return {
    opened,
    checked,
    open(text, name) {
      setOpened({ text, name })
      place.show({ workspace: 'score', score: { part: 'one' } })
    },
    close: () => void setOpened(null),
  }
}
