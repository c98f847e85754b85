// A long list of rows of one height, of which only those visible exist. It is a listbox: arrows move, the row
// moved to is chosen, and assistive technology hears its place among all.

import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, untrack } from 'solid-js'
import './virtual-list.css'

export interface Row<T> {
  /** Undefined for a heading. */
  readonly item?: T
  readonly heading?: string
  readonly key: string
}

/** Rows above and below those visible. */
const SPARE = 6

interface VirtualListProps<T> {
  readonly label: string
  readonly rows: readonly Row<T>[]
  readonly rowHeight: number
  readonly chosen: string | null
  readonly choose: (key: string) => void
  /** After a row was chosen by hand. */
  readonly picked?: () => void
  /** What Enter does. */
  readonly open?: () => void
  readonly children: (item: T) => JSX.Element
  readonly ref?: (focus: () => void) => void
}

/** Which rows are within reach of the eye, and how a row is brought there. */
function createWindow<T>(props: VirtualListProps<T>, box: () => HTMLElement) {
  const [top, setTop] = createSignal(0)
  const [height, setHeight] = createSignal(600)
  const places = createMemo(() => new Map(props.rows.map((row, place) => [row.key, place])))
  const reveal = (key: string | null): void => {
    const place = key === null ? undefined : places().get(key)
    if (place === undefined) return
    const from = place * props.rowHeight
    // Keep the heading above visible too. The box itself is not asked: while the page is being changed, an answer
    // would cost a whole layout.
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
    /** The place of a row among all; -1 if there is none of this key. */
    rowOf: (key: string): number => places().get(key) ?? -1,
    /** Rows on one page of the box. */
    page: (): number => Math.max(1, Math.floor(height() / props.rowHeight) - 1),
  }
}

/** Of each row its place among the items, counted from 1; 0 for headings. A second map would take as long as all else. */
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
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
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
