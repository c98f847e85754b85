// The domains that ship with the playground, loaded when they are first shown.

import { createRoot, createSignal } from 'solid-js'
import type { BundledDomain } from '../worker/engine-api'
import type { Outcome } from './engine'
import { createPane } from './pane'

const [wanted, setWanted] = createSignal<true | null>(null)

export const bundled = createRoot(() => createPane(wanted, load))

/** Starts loading them, unless that has happened. */
export const wantBundled = (): void => void setWanted(true)

async function load(): Promise<Outcome<readonly BundledDomain[]>> {
  try {
    return { kind: 'done', value: (await import('planground:domains')).default }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
