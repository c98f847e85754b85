// The rows of a table and their order: the filter of its address applied to the existing rows, and again whenever rows
// are added.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js'
import { type BetweenCodes, facetsOf, narrow, rowsThatPass } from '#results/runs/facets'
import {
  chosenOf,
  type FacetName,
  noFilter,
  type RowFilter,
  type RowSort,
  rowsAddress,
  type RowsView,
  withChosen,
} from '#results/runs/row-filter'
import { sortSteps } from '#results/runs/row-order'
import { narrows, searchSteps, wordsOf } from '#results/runs/row-search'
import type { Clock } from '#page/browser/surroundings'
import type { OpenRun } from '../runs/runs'
import { inSlices } from '#page/browser/slices'

/** Milliseconds between two updates while rows keep arriving, and between two sorts. */
const LOOK = 500
const SORT_AGAIN = 3_000

/** A facet for display: its values, and for each the number of rows that have it and pass all other filters. */
export interface FacetCounts {
  readonly name: FacetName
  readonly values: readonly string[]
  readonly counts: Uint32Array
  /** Indices of the values that occur in any row, whatever the filter. */
  readonly present: ReadonlySet<number>
}

export interface RowList {
  /** Indices of the shown rows, in order. */
  readonly shown: Accessor<Uint32Array>
  /** Total number of rows. */
  readonly total: Accessor<number>
  readonly facets: Accessor<readonly FacetCounts[]>
  /** True while the rows are being sorted or searched. */
  readonly isWorking: Accessor<boolean>
}

/** Rows with responses that contain the words, as far as searched. */
export type FoundInResponses = Accessor<Uint8Array | null>

export function createRowList(
  { clock }: { readonly clock: Clock },
  run: OpenRun,
  view: Accessor<RowsView>,
  others: {
    /** The relation of each row to that of another run. */
    readonly between?: Accessor<BetweenCodes | undefined>
    readonly inResponses?: FoundInResponses
  } = {},
): RowList {
  const version = calmed(clock, run)
  const filter = createMemo(() => view().filter, undefined, { equals: sameFilter })
  const words = createMemo(() => wordsOf(filter().words), [], { equals: sameWords })
  const order = createOrder(clock, run, version, () => view().sort)
  const found = createFound(clock, run, version, words)
  const questions = createMemo(() => chosenOf(filter(), 'question'), [], { equals: sameWords })
  const faceted = createMemo(() => {
    version()
    const facets = facetsOf(run.table, withChosen(noFilter, 'question', questions()), others.between?.())
    return { facets, length: run.table.length }
  })
  const passing = createMemo(() => {
    const now = filter()
    const { facets, length } = faceted()
    const either = joined(found.rows(), now.inResponses ? others.inResponses?.() : null)
    return { facets, narrowed: narrow(facets, length, now, either) }
  })
  return {
    shown: createMemo(() => rowsThatPass(passing().narrowed, order.rows())),
    total: createMemo(() => {
      version()
      return run.table.length
    }),
    facets: createMemo(() => {
      const { facets, narrowed } = passing()
      return facets.map(({ name, values, present }) => ({
        ...{ name, values, present },
        counts: narrowed.counts.get(name)!,
      }))
    }),
    isWorking: () => order.isWorking() || found.isWorking(),
  }
}

const sameFilter = (one: RowFilter, other: RowFilter): boolean =>
  rowsAddress({ filter: one }) === rowsAddress({ filter: other })

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at])

/** Rows that contain the words in either. */
function joined(here: Uint8Array | null, there: Uint8Array | null | undefined): Uint8Array | null {
  if (here === null || !there) return here
  return here.map((found, row) => found | (there[row] ?? 0))
}

/** The version of the table, updated immediately after an override, and throttled while rows keep arriving. */
function calmed(clock: Clock, { table, version }: OpenRun): Accessor<number> {
  const [heard, setHeard] = createSignal(untrack(version))
  let [length, last] = [table.length, clock.now()]
  let cancel: (() => void) | undefined
  const look = (): void => {
    cancel?.()
    cancel = undefined
    length = table.length
    last = clock.now()
    setHeard(untrack(version))
  }
  createEffect(
    on(
      version,
      () => {
        const wait = table.length === length ? 0 : last + LOOK - clock.now()
        if (wait <= 0) look()
        else cancel ??= clock.after(wait, look)
      },
      { defer: true },
    ),
  )
  onCleanup(() => cancel?.())
  return heard
}

/** All rows in the order of a column; null for the original order, or until they are sorted. */
function createOrder(clock: Clock, run: OpenRun, version: Accessor<number>, sort: Accessor<RowSort | null>) {
  const [rows, setRows] = createSignal<Uint32Array | null>(null)
  const [isWorking, setWorking] = createSignal(false)
  const wanted = createMemo(sort, null, {
    equals: (a, b) => a?.by === b?.by && a?.down === b?.down,
  })
  let cancel = (): void => {}
  const make = (by: RowSort): void => {
    setWorking(true)
    cancel = inSlices(clock, sortSteps(run.table, by), order => {
      setRows(order)
      setWorking(false)
    })
  }
  createEffect(
    on(wanted, by => {
      cancel()
      if (by !== null) return make(by)
      setRows(null)
      setWorking(false)
    }),
  )
  createEffect(
    on(
      version,
      () => {
        const by = untrack(wanted)
        if (by === null || untrack(isWorking) || untrack(rows)?.length === run.table.length) return
        setWorking(true)
        cancel = clock.after(SORT_AGAIN, () => make(by))
      },
      { defer: true },
    ),
  )
  onCleanup(() => cancel())
  return { rows, isWorking }
}

/** Rows that contain all of the words; null without a search. */
function createFound(clock: Clock, run: OpenRun, version: Accessor<number>, words: Accessor<readonly string[]>) {
  const [rows, setRows] = createSignal<Uint8Array | null>(null)
  const [isWorking, setWorking] = createSignal(false)
  let before: readonly string[] = []
  let cancel = (): void => {}
  createEffect(
    on([words, version], ([now]) => {
      cancel()
      setWorking(now.length > 0)
      if (now.length === 0) {
        before = []
        setRows(null)
        return
      }
      const known = untrack(rows)
      const isSame = known !== null && sameWords(before, now)
      const found = new Uint8Array(run.table.length)
      if (isSame && known.length === run.table.length) {
        setWorking(false)
        return
      }
      // With unchanged words only the added rows are searched.
      if (isSame) found.set(known)
      const from = isSame ? known.length : 0
      const among = !isSame && known?.length === found.length && narrows(before, now) ? known : null
      cancel = inSlices(clock, searchSteps(run.table, now, found, { from, among }), () => {
        before = now
        setRows(found)
        setWorking(false)
      })
    }),
  )
  onCleanup(() => cancel())
  return { rows, isWorking }
}
