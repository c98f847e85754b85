// Compares two problems while they are edited: shortly after typing stops, one comparison at a time.

import { type Accessor, createSignal } from 'solid-js'
import type { PairRequest, PairView } from '#questions/views/pairs/pair-view'
import { createPane, type Pane } from '#page/state/lanes/pane'
import type { App } from '#page/state/app'
import { FIRST_STATES, HARDER, MAX_STATES } from '#page/state/verdicts/checking'

/** Milliseconds to wait after a keystroke. */
const SETTLE = 380

/** The result of a comparison, with its texts. */
export interface FoundOfPair {
  readonly request: PairRequest
  readonly view: PairView
}

export interface Comparing {
  readonly pane: Pane<FoundOfPair>
  readonly stop: () => void
  /** Maximum number of states that the search may store. */
  readonly maxStates: Accessor<number>
  /** Compares again with more states; undefined if no more are allowed. */
  readonly tryHarder: Accessor<(() => void) | undefined>
}

/** Compares the requested pair; null: none. */
export function createComparing({ lanes }: Pick<App, 'lanes'>, request: Accessor<PairRequest | null>): Comparing {
  const [maxStates, setMaxStates] = createSignal(FIRST_STATES)
  const pane = createPane(
    request,
    asked => {
      // The running comparison of an earlier text is of no use any more, and may take long.
      if (lanes.isBusy('comparing')) lanes.stopWork('comparing')
      return lanes.run('comparing', 'comparing the problems', async api => ({
        request: asked,
        view: await api.pairs.compare(asked, { maxStates: maxStates() }),
      }))
    },
    {
      settle: (next, shown) => (shown !== null && isTyped(next, shown) ? SETTLE : 0),
      keeps: (next, shown) => next.domain === shown.domain,
      again: lanes.domains,
    },
  )
  return {
    pane,
    stop: () => lanes.stopWork('comparing'),
    maxStates,
    tryHarder: () =>
      maxStates() * HARDER > MAX_STATES
        ? undefined
        : () => {
            setMaxStates(now => now * HARDER)
            pane.retry()
          },
  }
}

/** True if one text was edited, rather than another pair chosen. */
const isTyped = (next: PairRequest, shown: PairRequest): boolean =>
  [next.domain === shown.domain, next.a === shown.a, next.b === shown.b].filter(same => !same).length === 1
