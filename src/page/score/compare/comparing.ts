// The comparison of two runs, computed in slices, and again when rows are added or overridden.

import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { type Pairing, type PairMeasure, pairRuns } from '#results/runs/pairing'
import type { FacetName } from '#results/runs/row-filter'
import { useApp } from '#page/state/use-app'
import type { OpenRun } from '../runs/runs'
import { inSlices } from '#page/browser/slices'

/** Milliseconds without a new row before two growing runs are compared again. */
const CALM = 500

/** The options of a comparison. */
export interface Compared {
  readonly measure: PairMeasure
  /** One model of each run; null: all models. */
  readonly firstModel: string | null
  readonly secondModel: string | null
  readonly overrides: boolean
}

/** The address of the rows behind a figure. */
export type ToCompared = (chosen: Readonly<Partial<Record<FacetName, readonly string[]>>>) => string

/** To be called in a component; `pairing` is null until it is first computed. */
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
