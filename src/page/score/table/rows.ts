// The state of a run's table of rows: the view in its address, the active row, and the row with details shown.

import { shorten } from '#base/words'
import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import type { BetweenCodes } from '#results/runs/facets'
import {
  type FacetName,
  noFilter,
  readRowsAddress,
  type RowFilter,
  rowsAddress,
  type RowSort,
  type RowsView,
  type SortName,
  withChosen,
} from '#results/runs/row-filter'
import { scoreAddress } from '#page/state/places/score-place'
import type { App } from '#page/state/app'
import type { OpenRun, Runs } from '../runs/runs'
import { createOverruling, type Overruling } from '../row/overruling'
import { createInResponses, type InResponses } from '../row/in-responses'
import { createRowList, type RowList } from './row-list'

export interface Rows extends RowList {
  readonly run: OpenRun
  readonly view: Accessor<RowsView>
  /** The address of the rows as filtered and sorted, whichever row is open. */
  readonly address: Accessor<string>
  /** The progress of the slower search. */
  readonly inResponses: InResponses
  readonly narrowTo: (name: FacetName, values: readonly string[]) => void
  readonly setWords: (words: string, inResponses?: boolean) => void
  readonly clear: () => void
  /** Sorts by a column: ascending, then descending, then in the original order. */
  readonly sortBy: (by: SortName) => void
  /** The active row; null at first. */
  readonly cursor: Accessor<number | null>
  /** Its index among the shown rows; −1 if it is not shown. */
  readonly place: Accessor<number>
  readonly moveTo: (row: number) => void
  /** Moves by this number of rows; stops at the ends. */
  readonly moveBy: (by: number) => void
  /**
   * Moves to the next or previous row with different official score and verdict; for two runs, to one that differs
   * between them. False if there is none.
   */
  readonly moveToDiffering: (by: 1 | -1) => boolean
  /** The row with details shown. */
  readonly open: Accessor<number | null>
  readonly openRow: (row: number) => void
  readonly closeRow: () => void
  readonly overruling: Overruling
}

export interface RowsOptions {
  /** The relation of each row to the other run, and which relations count as different. */
  readonly between?: Accessor<BetweenCodes | undefined>
  readonly differs?: (row: number) => boolean
}

/** Disposed with the calling component. */
export function createRows(
  app: Pick<App, 'place' | 'notices' | 'clock'>,
  runs: Pick<Runs, 'override' | 'searchResponses'>,
  id: string,
  run: OpenRun,
  options: RowsOptions = {},
): Rows {
  const { view, address, show } = createView(app)
  const length = createMemo(() => {
    run.version()
    return run.table.length
  })
  const inResponses = createInResponses(runs, id, length, () => view().filter)
  const list = createRowList(app, run, view, { ...options, inResponses: inResponses.found })
  const { shown } = list
  const open = createMemo(() => {
    const { row } = view()
    return row !== null && row < list.total() ? row : null
  })
  const [cursor, setCursor] = createSignal<number | null>(untrack(open))
  createEffect(on(open, row => row !== null && setCursor(row), { defer: true }))
  const place = createMemo(() => {
    const row = cursor()
    return row === null ? -1 : shown().indexOf(row)
  })
  const moveTo = (row: number): void => {
    setCursor(row)
    // Open details follow the active row.
    if (open() !== null) show({ row })
  }
  const narrow = (filter: RowFilter): void => show({ filter })
  return {
    ...list,
    run,
    view,
    address,
    inResponses,
    narrowTo: (name, values) => narrow(withChosen(view().filter, name, values)),
    setWords: (words, inResponses = view().filter.inResponses) => narrow({ ...view().filter, words, inResponses }),
    clear: () => narrow(noFilter),
    sortBy: by => show({ sort: nextSort(view().sort, by) }),
    cursor,
    place,
    moveTo,
    moveBy(by) {
      const last = shown().length - 1
      if (last < 0) return
      const from = place() < 0 ? (by > 0 ? -1 : 0) : place()
      moveTo(shown()[Math.max(0, Math.min(last, from + by))]!)
    },
    moveToDiffering(by) {
      const causes = run.table.coded('cause')
      const same = causes.codeOf('')
      const differs = options.differs ?? (row => causes.codes[row] !== same)
      const from = place() < 0 && by < 0 ? shown().length : place()
      for (let at = from + by; at >= 0 && at < shown().length; at += by) {
        if (!differs(shown()[at]!)) continue
        moveTo(shown()[at]!)
        return true
      }
      return false
    },
    open,
    openRow(row) {
      setCursor(row)
      show({ row })
    },
    closeRow: () => show({ row: null }),
    overruling: createOverruling(runs, id, run),
  }
}

function nextSort(now: RowSort | null, by: SortName): RowSort | null {
  if (now?.by !== by) return { by, down: false }
  return now.down ? null : { by, down: true }
}

/** The address as a view, and back; names in it that do not exist are reported once and removed from it. */
function createView({ place, notices }: Pick<App, 'place' | 'notices'>) {
  const text = createMemo(() => {
    const now = place.score()
    return 'filter' in now ? now.filter : ''
  })
  const read = createMemo(() => readRowsAddress(text()))
  const view = (): RowsView => read().view
  const show = (part: Partial<RowsView>): void => {
    const now = place.score()
    if ('filter' in now) place.show({ score: { ...now, filter: rowsAddress({ ...view(), ...part }) } })
  }
  createEffect(
    on(read, ({ unknown }) => {
      if (unknown.length === 0) return
      const named = unknown.slice(0, 3).map(part => `“${shorten(part, 60)}”`)
      notices.notify({
        tone: 'problem',
        title: 'This link names something unknown here',
        lines: [`${named.join(', ')}${unknown.length > 3 ? ' and more' : ''} was left out. The other filters apply.`],
      })
      show({})
    }),
  )
  const address = (): string => {
    const now = place.score()
    return scoreAddress('filter' in now ? { ...now, filter: rowsAddress({ ...view(), row: null }) } : now)
  }
  return { view, address, show }
}
