// Comparisons of runs, computed in slices, and again when rows are added or overridden. What was compared last is kept
// while the visitor is elsewhere; its options and filters also from visit to visit.

import { type Accessor, createEffect, createMemo, createRoot, createSignal, on, onCleanup } from 'solid-js'
import { type Matrix, matrixOf } from '#results/runs/matrix'
import { type Pairing, pairRuns } from '#results/runs/pairing'
import type { FacetName } from '#results/runs/row-filter'
import type { RunTable } from '#results/runs/table'
import { inSlices } from '#page/browser/slices'
import type { App } from '#page/state/app'
import type { OpenRun } from '../runs/runs'
import { type Compared, keepCompared, keptCompared } from './kept-compared'

export type { Compared }

/** Milliseconds between two comparisons of growing runs. */
const CALM = 500
/** Maximum number of comparisons that are kept. */
const MAX_KEPT = 4

/** The address of the rows behind a figure. */
export type ToCompared = (chosen: Readonly<Partial<Record<FacetName, readonly string[]>>>) => string

export interface Comparison<T> {
  readonly compared: Accessor<Compared>
  readonly set: (more: Partial<Compared>) => void
  /** Null until it is first computed. */
  readonly result: Accessor<T | null>
  /** To be called by a component that shows it: only then new rows are compared. */
  readonly use: () => void
}

export interface Comparisons {
  /** `first`: the options if it was never compared. */
  readonly two: (
    ids: readonly [string, string],
    runs: readonly [OpenRun, OpenRun],
    first?: Partial<Compared>,
  ) => Comparison<Pairing>
  readonly several: (ids: readonly string[], runs: readonly OpenRun[]) => Comparison<Matrix>
}

type Steps<T> = (tables: readonly RunTable[], compared: Compared) => Generator<undefined, T>

interface KeptComparison {
  readonly runs: readonly OpenRun[]
  readonly comparison: Comparison<unknown>
  readonly dispose: () => void
}

const noOptions: Compared = { measure: 'proven', firstModel: null, secondModel: null, overrides: false, rows: '' }

export function createComparisons(app: Pick<App, 'clock' | 'storage'>): Comparisons {
  /** The latest last. */
  const all = new Map<string, KeptComparison>()
  const take = <T>(
    ids: readonly string[],
    runs: readonly OpenRun[],
    first: Compared,
    steps: Steps<T>,
  ): Comparison<T> => {
    const key = ids.join('/')
    const before = all.get(key)
    all.delete(key)
    // After its worker was lost, a run is loaded again, as another object.
    const isSame = before?.runs.every((run, i) => run === runs[i]) === true
    if (!isSame) before?.dispose()
    const kept = isSame
      ? before
      : createRoot(dispose => ({
          ...{ runs, dispose },
          comparison: createComparison(app, ids, runs, keptCompared(app.storage, ids) ?? first, steps),
        }))
    all.set(key, kept)
    for (const [old, { dispose }] of [...all].slice(0, -MAX_KEPT)) {
      all.delete(old)
      dispose()
    }
    return kept.comparison as Comparison<T>
  }
  return {
    two: (ids, runs, first) =>
      take(ids, runs, { ...noOptions, ...first }, ([one, other], compared) => pairRuns(one!, other!, compared)),
    several: (ids, runs) => take(ids, runs, noOptions, matrixOf),
  }
}

function createComparison<T>(
  { clock, storage }: Pick<App, 'clock' | 'storage'>,
  ids: readonly string[],
  runs: readonly OpenRun[],
  first: Compared,
  steps: Steps<T>,
): Comparison<T> {
  const [compared, setCompared] = createSignal(first)
  const [result, setResult] = createSignal<T | null>(null)
  const [users, setUsers] = createSignal(0)
  let cancel: (() => void) | undefined
  let isStale = true
  const start = (): void => {
    cancel?.()
    isStale = false
    const tables = runs.map(({ table }) => table)
    cancel = inSlices(clock, steps(tables, compared()), found => {
      cancel = undefined
      setResult(() => found)
      later()
    })
  }
  /** Rows that come while a comparison is computed do not begin it again: it would never end. */
  const later = (): void => {
    if (isStale && users() > 0) cancel ??= clock.after(CALM, start)
  }
  const options = createMemo(() => JSON.stringify({ ...compared(), rows: '' }))
  createEffect(on(options, start))
  createEffect(on(compared, now => keepCompared(storage, ids, now)))
  const changed = (): void => {
    isStale = true
    later()
  }
  createEffect(
    on(
      runs.map(({ version }) => version),
      changed,
      { defer: true },
    ),
  )
  createEffect(on(users, later))
  onCleanup(() => cancel?.())
  return {
    compared,
    set: more => void setCompared(old => ({ ...old, ...more })),
    result,
    use() {
      setUsers(count => count + 1)
      onCleanup(() => setUsers(count => count - 1))
    },
  }
}
