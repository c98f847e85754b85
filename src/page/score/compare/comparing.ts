// The comparison of two runs, computed in slices and again when rows come or people overrule some.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { type Pairing, type PairMeasure, pairRuns } from '#results/runs/pairing'
import type { FacetName } from '#results/runs/row-filter'
import { useApp } from '#page/state/use-app'
import type { OpenRun } from '../runs/runs'
import { inSlices } from '../table/slices'

/** Milliseconds without a new row before two growing runs are compared again. */
const CALM = 500

/** What is compared. */
export interface Compared {
  readonly measure: PairMeasure
  /** Of each run one model, or all. */
  readonly firstModel: string | null
  readonly secondModel: string | null
  readonly overrides: boolean
}

/** From a figure to its rows: their address. */
export type ToCompared = (chosen: Readonly<Partial<Record<FacetName, readonly string[]>>>) => string

/** For a component; null until it is computed for the first time. */
export function createComparing(
  first: OpenRun,
  second: OpenRun,
  compared: Accessor<Compared>,
): { readonly pairing: Accessor<Pairing | null>; readonly isWorking: Accessor<boolean> } {
  const { clock } = useApp()
  const [pairing, setPairing] = createSignal<Pairing | null>(null)
  const [isWorking, setWorking] = createSignal(true)
  let cancel = (): void => {}
  const start = (): void => {
    cancel()
    setWorking(true)
    cancel = inSlices(clock, pairRuns(first.table, second.table, compared()), found => {
      setPairing(found)
      setWorking(false)
    })
  }
  createEffect(on(compared, start))
  createEffect(
    on(
      [first.version, second.version],
      () => {
        cancel()
        cancel = clock.after(CALM, start)
      },
      { defer: true },
    ),
  )
  onCleanup(() => cancel())
  return { pairing, isWorking }
}
