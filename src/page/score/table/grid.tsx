/* biome-ignore-all lint/a11y/useSemanticElements: a table's elements cannot be placed by themselves */
/* biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names the row that it is at */
// The rows as a grid, in which only the visible ones are rendered. Keys move an active row; assistive technology gets
// its position among all rows.

import {
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  untrack,
} from 'solid-js'
import { Icon } from '#page/ui/icon'
import { Later } from '#page/ui/later'
import { rove } from '#page/ui/lists/roving'
import { useFeature } from '#page/state/use-app'
import { createTops } from '../kept-tops'
import { type Column, tracksOf } from './columns'
import { Cell } from './cells'
import type { Other } from '../row/other-run'
import type { Rows } from './rows'
import './table.css'

/** Heights in pixels of a row, of a row with two lines for a comparison, and of the head, which stays visible. */
const ROW = 34
const ROW_OF_TWO = 46
const HEAD = 34
/** Number of rows rendered above and below the visible ones. */
const SPARE = 6

export function RowGrid(props: {
  rows: Rows
  columns: readonly Column[]
  other: Other | undefined
  ref: (focus: () => void) => void
}) {
  let box!: HTMLDivElement
  const { shown, cursor, place, total } = props.rows
  const isAt = createSelector(cursor)
  const tall = props.other === undefined ? ROW : ROW_OF_TWO
  const { visible, keys } = createScrolling(props.rows, tall, () => box)
  const places = createMemo(() => new Map(visible().map(at => [shown()[at]!, at])))
  onMount(() => {
    const focus = (): void => box.focus({ preventScroll: true })
    props.ref(focus)
    // If nothing else has the focus, arrow keys work immediately.
    if (document.activeElement?.matches('body, main') !== false) focus()
  })
  return (
    <div
      ref={box}
      class="rows-grid min-h-0 relative contained"
      role="grid"
      tabIndex={0}
      aria-label="Rows"
      aria-rowcount={shown().length + 1}
      aria-colcount={props.columns.length}
      aria-activedescendant={place() < 0 ? undefined : idOf(cursor()!)}
      style={{ '--rows-tracks': tracksOf(props.columns), '--row-height': `${tall}px` }}
      onKeyDown={keys}
    >
      <Head rows={props.rows} columns={props.columns} />
      <Later>
        <div class="relative" role="presentation" style={{ height: `${shown().length * tall}px` }}>
          <For each={[...places().keys()]}>
            {row => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
              <div
                class="row"
                data-part="row"
                role="row"
                tabIndex={-1}
                id={idOf(row)}
                aria-rowindex={places().get(row)! + 2}
                aria-selected={isAt(row)}
                style={{ transform: `translateY(${places().get(row)! * tall}px)` }}
                onClick={() => {
                  props.rows.openRow(row)
                  box.focus({ preventScroll: true })
                }}
              >
                <Line rows={props.rows} columns={props.columns} row={row} other={props.other} />
              </div>
            )}
          </For>
        </div>
      </Later>
      <span class="unseen">{total()} rows in all</span>
    </div>
  )
}

const idOf = (row: number): string => `row-${row}`

function Line(props: { rows: Rows; columns: readonly Column[]; row: number; other: Other | undefined }): JSX.Element {
  const scored = props.rows.run.table.row(props.row)
  return (
    <For each={props.columns}>
      {column => (
        <Cell
          column={column.id}
          number={props.row}
          row={scored}
          by={() => props.rows.overruling.of(props.row)}
          other={props.other}
        />
      )}
    </For>
  )
}

/** Column titles, each a sort button; together one tab stop. */
function Head(props: { rows: Rows; columns: readonly Column[] }) {
  let head!: HTMLDivElement
  onMount(() => rove(head, () => props.columns))
  const sort = () => props.rows.view().sort
  const direction = ({ sort: by }: Column): 'ascending' | 'descending' | 'none' | undefined => {
    if (by === undefined) return undefined
    const now = sort()
    return now?.by !== by ? 'none' : now.down ? 'descending' : 'ascending'
  }
  return (
    <div ref={head} class="rows-head sticky at-top ink-faint bg-well nowrap" role="row" aria-rowindex={1}>
      <For each={props.columns}>
        {column => (
          <div role="columnheader" class={`cell-${column.id}`} aria-sort={direction(column)}>
            {column.sort === undefined ? (
              column.title
            ) : (
              <button
                type="button"
                data-rove
                tabIndex={-1}
                classList={{ sorted: sort()?.by === column.sort, down: sort()?.down === true }}
                title={`Sort by ${column.title.toLowerCase()}`}
                onClick={() => props.rows.sortBy(column.sort!)}
              >
                {column.title}
                <Icon name="chevron-down" size={12} />
              </button>
            )}
          </div>
        )}
      </For>
    </div>
  )
}

/** The indices of the visible rows; scrolls to the active row, and moves it with the standard keys of a grid. */
function createScrolling(rows: Rows, tall: number, box: () => HTMLDivElement) {
  const { place, shown } = rows
  const { top, room } = createReveal(rows, tall, box)
  /** The active row is always rendered, as assistive technology refers to it. */
  const visible = createMemo((): readonly number[] => {
    const from = Math.max(0, Math.floor(top() / tall) - SPARE)
    const to = Math.min(shown().length, Math.ceil((top() + room()) / tall) + SPARE)
    const places = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
    return place() < 0 || (place() >= from && place() < to) ? places : [...places, place()]
  })
  const keys = (event: KeyboardEvent): void => {
    if (event.target !== box() || event.altKey || event.ctrlKey || event.metaKey) return
    const page = Math.max(1, Math.floor(room() / tall) - 1)
    const by: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -shown().length,
      End: shown().length,
    }
    const moved = by[event.key]
    if (moved !== undefined) rows.moveBy(moved)
    else if (event.key === 'Enter' && place() >= 0) rows.openRow(rows.cursor()!)
    else return
    event.preventDefault()
  }
  return { visible, keys }
}

/** The scroll position, and the height of the visible area below the head. */
function createReveal({ place, address }: Rows, tall: number, box: () => HTMLDivElement) {
  const tops = useFeature(createTops)
  /** The window's height until it is measured: otherwise the rows would be drawn in the same task as the frame. */
  const [room, setRoom] = createSignal(untrack(() => innerHeight - HEAD))
  const middleOf = (at: number): number => Math.max(0, at * tall - room() / 2)
  const [top, setTop] = createSignal(untrack(() => (place() < 0 ? tops.of(address()) : middleOf(place()))))
  /** The scroll position set for the next frame: scroll events before it are ignored. */
  let going: number | undefined
  /** Uses stored values: reading the scroll position while the page changes would force a layout. */
  const reveal = (at: number, middle = false): void => {
    const from = at * tall
    const to = middle
      ? middleOf(at)
      : from < top()
        ? from
        : from + tall > top() + room()
          ? from + tall - room()
          : undefined
    if (to !== undefined) goTo(to)
  }
  const goTo = (to: number): void => {
    going = Math.max(0, to)
    setTop(going)
    requestAnimationFrame(() => {
      if (going !== undefined) box().scrollTop = going
      going = undefined
    })
  }
  onMount(() => {
    let isFirst = true
    const observer = new ResizeObserver(() => {
      setRoom(box().clientHeight - HEAD)
      if (place() >= 0) reveal(place(), isFirst)
      else if (isFirst) goTo(top())
      isFirst = false
    })
    observer.observe(box())
    const heard = (): void => {
      if (going !== undefined) return
      setTop(box().scrollTop)
      tops.keep(address(), top())
    }
    box().addEventListener('scroll', heard, { passive: true })
    onCleanup(() => observer.disconnect())
  })
  createEffect(on(place, at => at >= 0 && reveal(at), { defer: true }))
  createEffect(
    on(
      createMemo(address),
      () => {
        if (place() >= 0) return reveal(place())
        going = undefined
        setTop(0)
        box().scrollTop = 0
      },
      { defer: true },
    ),
  )
  return { top, room }
}
