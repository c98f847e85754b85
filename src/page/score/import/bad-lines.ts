// The dialog of lines that could not be scored: for which run it is open.

import { type Accessor, createSignal } from 'solid-js'
import type { App } from '#page/state/app'

export interface BadLines {
  /** Id of the run with the list that is shown; null: none. */
  readonly shown: Accessor<string | null>
  readonly show: (id: string | null) => void
}

export function createBadLines(_app: App): BadLines {
  const [shown, show] = createSignal<string | null>(null)
  return { shown, show }
}
