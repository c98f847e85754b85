// A long list of rows of equal height; only the visible ones are rendered. It is a listbox: arrow keys move and
// select, and assistive technology gets the position of a row among all.

import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, untrack } from 'solid-js'
import './virtual-list.css'

export interface Row<T> {
  /** Undefined for a heading. */
  readonly item?: T
  readonly heading?: string
  readonly key: string
}

/** Number of rows rendered above and below the visible ones. */
const SPARE = 6

interface VirtualListProps<T> {
  readonly label: string
  readonly rows: readonly Row<T>[]
  readonly rowHeight: number
  readonly chosen: string | null
  readonly choose: (key: string) => void
  /** Called after a row was selected by pointer. */
  readonly picked?: () => void
  /** The action of Enter. */
  readonly open?: () => void
  readonly children: (item: T) => JSX.Element
  readonly ref?: (focus: () => void) => void
}

/** The visible rows, and scrolling to a row. */
function createWindow<T>(props: VirtualListProps<T>, box: () => HTMLElement) {
  const [top, setTop] = createSignal(0)
  const [height, setHeight] = createSignal(600)
  const places = createMemo(() => new Map(props.rows.map((row, place) => [row.key, place])))
  const reveal = (key: string | null): void => {
    const place = key === null ? undefined : places().get(key)
    if (place === undefined) return
    const from = place * props.rowHeight
    // Keeps the heading above visible too. Uses stored values: reading the scroll position while the page changes would
    // force a layout.
    const to = untrack(() => {
      if (from < top() + props.rowHeight) return from - props.rowHeight
      const end = from + 2 * props.rowHeight - height()
      return from + props.rowHeight > top() + height() ? end : undefined
    })
    if (to === undefined) return
    requestAnimationFrame(() => {
      box().scrollTop = to
    })
  }
  onMount(() => {
    let measured = false
    const observer = new ResizeObserver(() => {
      setHeight(box().clientHeight)
      if (!measured) reveal(props.chosen)
      measured = true
    })
    observer.observe(box())
    onCleanup(() => observer.disconnect())
  })
  createEffect(on([() => props.chosen, () => props.rows], ([key]) => reveal(key)))
  const first = createMemo(() => Math.max(0, Math.floor(top() / props.rowHeight) - SPARE))
  const last = createMemo(() => Math.min(props.rows.length, Math.ceil((top() + height()) / props.rowHeight) + SPARE))
  return {
    setTop,
    visible: createMemo(() => props.rows.slice(first(), last())),
    /** The index of a row; -1 if there is no row with this key. */
    rowOf: (key: string): number => places().get(key) ?? -1,
    /** Number of rows on one page. */
    page: (): number => Math.max(1, Math.floor(height() / props.rowHeight) - 1),
  }
}

/**
 * By row, its position among the items, counted from 1; 0 for headings. An array, as a second map would double the
 * time.
 */
function placesOf(rows: readonly Row<unknown>[]): Int32Array {
  let place = 0
  return Int32Array.from(rows, row => (row.item === undefined ? 0 : ++place))
}

export function VirtualList<T>(props: VirtualListProps<T>) {
  let box!: HTMLDivElement
  const { setTop, visible, rowOf, page } = createWindow(props, () => box)
  onMount(() => props.ref?.(() => box.focus()))
  const items = createMemo(() => props.rows.filter(row => row.item !== undefined))
  const places = createMemo(() => placesOf(props.rows))
  const placeOf = (key: string): number => places()[rowOf(key)] ?? 0
  const key = (event: KeyboardEvent): void => {
    const at = placeOf(props.chosen ?? '') - 1
    const to: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page(),
      PageUp: at - page(),
      Home: 0,
      End: items().length - 1,
    }
    if (event.key === 'Enter' && props.open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      props.open()
      return
    }
    if (!(event.key in to) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const row = items()[Math.max(0, Math.min(items().length - 1, to[event.key]!))]
    if (row) props.choose(row.key)
  }
  const optionId = (key: string): string => `option-${placeOf(key) - 1}`
  const look = (key: string) => ({
    height: `${props.rowHeight}px`,
    transform: `translateY(${rowOf(key) * props.rowHeight}px)`,
  })
  return (
    <div
      ref={box}
      class="virtual"
      role="listbox"
      tabIndex={0}
      aria-label={props.label}
      aria-activedescendant={props.chosen !== null ? optionId(props.chosen) : undefined}
      onScroll={() => setTop(box.scrollTop)}
      onKeyDown={key}
    >
      <div class="virtual-inner" role="presentation" style={{ height: `${props.rows.length * props.rowHeight}px` }}>
        <For each={visible()}>
          {row =>
            row.item === undefined ? (
              <div class="virtual-heading" role="presentation" style={look(row.key)}>
                {row.heading}
              </div>
            ) : (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
              <div
                class="virtual-row"
                data-part="virtual-row"
                role="option"
                tabIndex={-1}
                id={optionId(row.key)}
                aria-selected={row.key === props.chosen}
                aria-posinset={placeOf(row.key)}
                aria-setsize={items().length}
                style={look(row.key)}
                onClick={() => {
                  props.choose(row.key)
                  props.picked?.()
                }}
              >
                {props.children(row.item)}
              </div>
            )
          }
        </For>
      </div>
    </div>
  )
}
