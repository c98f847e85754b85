// The domains that ship with the playground, asked for once when they are first shown.

import { createRoot, createSignal } from 'solid-js'
import { run } from './engine'
import { createPane } from './pane'

const [wanted, setWanted] = createSignal<true | null>(null)

export const bundled = createRoot(() =>
  createPane(wanted, () => run('quick', 'loading the problems', api => api.bundled())),
)

/** Starts loading them, unless that has happened. */
export const wantBundled = (): void => void setWanted(true)
