// Coordinates tabs that have the same runs: a lock determines which tab scores a run, and a channel notifies the others
// of stored changes.

import { alone } from '#results/store/alone'

/** Messages between tabs. */
export type TabWord =
  /** A stored run changed. */
  | { readonly kind: 'changed'; readonly id: string }
  | { readonly kind: 'override'; readonly id: string; readonly row: number }
  | { readonly kind: 'gone'; readonly id: string }
  /** A request to the tab that scores the run. */
  | { readonly kind: 'ask'; readonly id: string; readonly what: 'pause' | 'resume' | 'stop' }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string; readonly tags?: readonly string[] }

export interface Tabs {
  post(word: TabWord): void
  listen(then: (word: TabWord) => void): void
  /**
   * Runs `work` while no other tab holds the run. If another tab does, `busy` is called once, and `work` begins when
   * that tab releases it or is closed.
   */
  alone(id: string, busy: () => void, work: () => Promise<void>): Promise<void>
}

/** The tabs of this browser. Without Web Locks, each tab works as if it were the only one. */
export function browserTabs(): Tabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('planground-runs')
  return {
    post: word => channel?.postMessage(word),
    listen(then) {
      channel?.addEventListener('message', (event: MessageEvent) => then(event.data as TabWord))
    },
    alone: (id, busy, work) => alone(`planground-run:${id}`, busy, work),
  }
}

/** No other tab: for tests. */
export const noTabs: Tabs = {
  post: () => {},
  listen: () => {},
  alone: (_id, _busy, work) => work(),
}
