// The figures of runs, computed in short slices as rows arrive, so that typing and scrolling are not delayed. Counts
// are cached, so that returning from the rows does not count again.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { Summary } from '#results/runs/summary-shape'
import { tallyRows } from '#results/runs/summary'
import type { RunTable } from '#results/runs/table'
import { Tally } from '#results/runs/tally'
import type { App } from '#page/state/app'
import type { OpenRun } from '../runs/runs'
import { isUnderWay } from '../runs/run-words'

/** Milliseconds of one slice, and between two updates while rows arrive. */
const SLICE = 8
const LOOK = 1_000
/** Number of rows counted between two checks of the time. */
const ROWS = 100
/** Maximum number of cached counts. */
const KEPT = 6

/** The selection of rows and verdicts. */
export interface Counted {
  /** null: all models. */
  readonly model: string | null
  /** True if people's verdicts override the machine's. */
  readonly overrides: boolean
}

export interface Figures {
  /** null until the first rows are counted. */
  readonly summary: Accessor<Summary | null>
  /** True while the summary does not cover all rows, or more are to come. */
  readonly isCounting: Accessor<boolean>
}

/** A count, possibly in progress. */
interface Count {
  /** The table of rows. */
  readonly table: RunTable
  tally: Tally
  /** Number of rows counted. */
  done: number
  /** Number of rows counted at the last summary. */
  drawn: number
  /** Version of the overrides that are included. */
  edits: number
  summary: Summary | null
}

export function createFigures({ clock }: App) {
  const countOf = createCounts()

  /** The figures of an open run, for a component; disposed with it. */
  const figuresOf = (id: string, run: OpenRun, counted: Accessor<Counted>): Figures => {
    const [summary, setSummary] = createSignal<Summary | null>(null)
    const [isCounting, setCounting] = createSignal(true)
    let cancel = (): void => {}
    let shown: Count | null = null
    /** When the summary was last updated. */
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
        // Overrides change rows that are counted already, so counting starts again.
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
    // The final figures are shown immediately: otherwise they would contradict the number of responses above them.
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

/** The cache of the most recent counts. */
function createCounts() {
  const kept = new Map<string, Count>()
  return (id: string, table: RunTable, { model, overrides }: Counted): Count => {
    const key = JSON.stringify([id, model, overrides])
    const old = kept.get(key)
    // A run that is read again after its worker was lost starts with a new table.
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
