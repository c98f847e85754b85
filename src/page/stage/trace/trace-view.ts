// The visible part of a trace’s picture: its measures, its rows and columns, and the links between them.

import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, onMount } from 'solid-js'
import { CHART, ROW, TAIL, type TraceSizes, traceSizes } from '#page/draw/trace/trace-geometry'
import { linksOf, type TraceLook, type TraceOrder, type TraceRow, traceRows } from '#page/draw/trace/trace-model'
import type { WayDistances, Trace } from '#questions/views/trace/trace-data'

/** Maximum number of links that may be shown at once. */
export const MAX_LINKS = 400
/** Number of lines rendered above and below the visible ones. */
const SPARE = 6

export interface TracePictureProps {
  readonly trace: Trace
  readonly distances: WayDistances | null | undefined
  /** True if the curves of cost and h* are shown above the columns; false if they would give no information. */
  readonly curves?: boolean
  /** The current state. */
  readonly at: number
  readonly order: TraceOrder
  readonly allLinks: boolean
  /** The selected item. */
  readonly look: TraceLook | null
  /** The fact picked by click or keyboard. */
  readonly picked: number | null
  readonly text: string
  readonly label: string
  readonly goTo: (at: number) => void
  readonly play: () => void
  readonly hover: (look: TraceLook | null) => void
  /** Called when the pointer enters or leaves the picture. */
  readonly enter: (inside: boolean) => void
  readonly pick: (fact: number | null) => void
}

export type TraceView = ReturnType<typeof createTraceView>

/** The dimensions of the picture in its scrolling box. */
export function createTraceView(props: TracePictureProps, box: () => HTMLElement) {
  const [view, setView] = createSignal({ left: 0, top: 0, width: 600, height: 400 })
  const measure = (): void => {
    setView({
      left: box().scrollLeft,
      top: box().scrollTop,
      width: box().clientWidth,
      height: box().clientHeight,
    })
  }
  const width = createMemo(() => view().width)
  /** Height in pixels above the columns. */
  const chart = (): number => (props.curves === false ? 0 : CHART)
  const sizes = createMemo(() => traceSizes(props.trace, width()))
  const rows = createMemo(() => traceRows(props.trace, props.order).map((row, place) => ({ ...row, y: place * ROW })))
  const placeOf = createMemo(() => new Map(rows().flatMap(row => (row.kind === 'fact' ? [[row.fact, row.y]] : []))))
  const bodyWidth = () => Math.max(sizes().columns * sizes().column + TAIL, width() - sizes().names)
  onMount(() => {
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box())
    onCleanup(() => observer.disconnect())
  })
  return {
    view,
    measure,
    chart,
    sizes,
    rows,
    placeOf,
    bodyWidth,
    ...createShown(props, { view, chart, sizes, rows }),
  }
}

interface TraceMeasures {
  readonly view: Accessor<{ left: number; top: number; width: number; height: number }>
  readonly chart: Accessor<number>
  readonly sizes: Accessor<TraceSizes>
  readonly rows: Accessor<readonly (TraceRow & { readonly y: number })[]>
}

/** The rows, columns and links to render. */
function createShown(props: TracePictureProps, { view, chart, sizes, rows }: TraceMeasures) {
  const shownRows = createMemo(() => {
    const first = Math.floor((view().top - chart()) / ROW) - SPARE
    const last = Math.ceil((view().top + view().height - chart()) / ROW) + SPARE
    return rows().slice(Math.max(0, first), Math.max(0, last))
  })
  const shownColumns = createMemo(
    () => {
      const { column, columns, names } = sizes()
      const first = Math.max(0, Math.floor(view().left / column) - SPARE)
      const last = Math.min(columns, Math.ceil((view().left + view().width - names) / column) + SPARE)
      return [first, Math.max(first, last)] as const
    },
    undefined,
    { equals: (a, b) => a[0] === b[0] && a[1] === b[1] },
  )
  const shownLinks = createMemo(() =>
    props.allLinks && props.trace.links.length <= MAX_LINKS ? props.trace.links : linksOf(props.trace, props.look),
  )

  return { shownRows, shownColumns, shownLinks }
}

/** Scrolls so that the current state and the picked fact are visible. */
export function followTrace(props: TracePictureProps, { sizes, placeOf }: TraceView, element: () => HTMLElement): void {
  createEffect(
    on([() => props.at, sizes], ([at, { column, names }]) => {
      const box = element()
      const [from, to] = [at * column, (at + 1) * column]
      const room = box.clientWidth - names
      if (from < box.scrollLeft) box.scrollLeft = Math.max(0, from - column)
      else if (to > box.scrollLeft + room) box.scrollLeft = to - room + column
    }),
  )
  createEffect(
    on(
      () => props.picked,
      fact => {
        const box = element()
        const y = fact === null ? undefined : placeOf().get(fact)
        if (y === undefined) return
        const top = y + CHART
        if (top < box.scrollTop) box.scrollTop = Math.max(0, top - ROW)
        else if (top + ROW > box.scrollTop + box.clientHeight - sizes().head)
          box.scrollTop = top + 2 * ROW - box.clientHeight + sizes().head
      },
    ),
  )
}
