// The number of files that are set aside, for the status line, which is part of the first page and does not load the
// inbox.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from '../app'

export interface AsideNote {
  readonly count: Accessor<number>
  readonly report: (count: number) => void
}

export function createAsideNote(_app: App): AsideNote {
  const [count, report] = createSignal(0)
  return { count, report }
}
