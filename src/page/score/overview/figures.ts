// The figures of runs, counted in short slices as rows come, so that typing and scrolling never wait for them. What was
// counted stays, so that going to the rows and back counts nothing twice.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Summary } from '#results/runs/summary-shape'
import { tallyRows } from '#results/runs/summary'
import type { RunTable } from '#results/runs/table'
import { Tally } from '#results/runs/tally'
import type { App } from '#page/state/app'
import type { OpenRun } from '../runs/runs'
import { isUnderWay } from '../runs/run-words'

/** Milliseconds of one slice, and between two looks at sums while rows come. */
const SLICE = 8
const LOOK = 1_000
/** Rows counted between two looks at the clock. */
const ROWS = 100
/** Counts that are kept. */
const KEPT = 6

/** Which rows, and whose verdict. */
export interface Counted {
  /** null: all models. */
  readonly model: string | null
  /** What people state counts instead of the machine's verdict. */
  readonly overrides: boolean
}

export interface Figures {
  /** null until the first rows are counted. */
  readonly summary: Accessor<Summary | null>
  /** True while the summary does not cover all rows, or more are to come. */
  readonly isCounting: Accessor<boolean>
}

/** A count that may be in progress. */
interface Count {
  /** The rows that are counted. */
  readonly table: RunTable
  tally: Tally
  /** Rows that are counted. */
  done: number
  /** Rows that were counted when it was summed up last. */
  drawn: number
  /** State of the overrides that are counted. */
  edits: number
  summary: Summary | null
}

export function createFigures({ clock }: App) {
  const countOf = createCounts()

  /** The figures of an open run, for a component that lives as long as `counted` is asked. */
  const figuresOf = (id: string, run: OpenRun, counted: Accessor<Counted>): Figures => {
    const [summary, setSummary] = createSignal<Summary | null>(null)
    const [isCounting, setCounting] = createSignal(true)
    let cancel = (): void => {}
    let shown: Count | null = null
    /** When the figures were last drawn. */
    let looked = Number.NEGATIVE_INFINITY
    const show = (count: Count): void => {
      looked = clock.now()
      count.summary = count.tally.summary()
      count.drawn = count.done
      setSummary(count.summary)
    }
    const start = (count: Count, { model, overrides }: Counted, isGrowing: boolean): void => {
      cancel()
      setCounting(true)
      const { table } = run
      const which = ofModel(table, model)
      const go = (): void => {
        // Overrides are next to the rows that are counted already.
        if (count.edits !== table.edits) {
          count.tally = new Tally()
          count.done = 0
          count.drawn = -1
          count.edits = table.edits
        }
        const until = clock.now() + SLICE
        while (count.done < table.length && clock.now() < until) {
          const to = Math.min(table.length, count.done + ROWS)
          tallyRows(count.tally, table, count.done, to, { which, overrides })
          count.done = to
        }
        const isDone = count.done === table.length
        const isNew = !isDone || count.drawn !== count.done || count.summary === null
        const isLast = isDone && !isGrowing
        const wait = isNew && !isLast ? Math.max(0, looked + LOOK - clock.now()) : 0
        if (isNew && wait === 0) show(count)
        setCounting(!isLast)
        if (!isDone) cancel = clock.after(0, go)
        else if (wait > 0) cancel = clock.after(wait, () => show(count))
      }
      cancel = clock.after(0, go)
    }
    // The last rows are drawn at once: figures that lag behind would belie the number of responses above them.
    const isGrowing = createMemo(() => !run.isLoaded() || isUnderWay(run.info()))
    createEffect(
      on([counted, isGrowing, run.version], ([now, isGrowing]) => {
        const count = countOf(id, run.table, now)
        if (count !== shown && count.summary !== null) setSummary(count.summary)
        if (count !== shown) looked = Number.NEGATIVE_INFINITY
        shown = count
        start(count, now, isGrowing)
      }),
    )
    onCleanup(() => cancel())
    return { summary, isCounting }
  }
  return { figuresOf }
}

/** Counts that were begun, the last few of them. */
function createCounts() {
  const kept = new Map<string, Count>()
  return (id: string, table: RunTable, { model, overrides }: Counted): Count => {
    const key = JSON.stringify([id, model, overrides])
    const old = kept.get(key)
    // A run that is read again after its worker was lost begins with no rows.
    const count: Count =
      old?.table === table
        ? old
        : {
            table,
            tally: new Tally(),
            done: 0,
            drawn: -1,
            edits: 0,
            summary: null,
          }
    kept.delete(key)
    kept.set(key, count)
    for (const old of kept.keys()) if (kept.size > KEPT) kept.delete(old)
    return count
  }
}

const ofModel = (table: RunTable, model: string | null): ((row: number) => boolean) => {
  if (model === null) return () => true
  const models = table.coded('model')
  return row => models.at(row) === model
}
