// A long list of rows of one height, of which only those in sight exist. It is a listbox: arrows move, the row
// moved to is chosen, and assistive technology hears its place among all.

import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  untrack,
} from 'solid-js'
import './virtual-list.css'

export interface Row<T> {
  /** Undefined for a heading. */
  readonly item?: T
  readonly heading?: string
  readonly key: string
}

/** Rows above and below those in sight. */
const SPARE = 6

export function VirtualList<T>(props: {
  label: string
  rows: readonly Row<T>[]
  rowHeight: number
  chosen: string | null
  choose: (key: string) => void
  /** After a row was chosen by hand. */
  picked?: () => void
  /** What Enter does. */
  open?: () => void
  children: (item: T) => JSX.Element
  ref?: (focus: () => void) => void
}) {
  let box!: HTMLDivElement
  const [top, setTop] = createSignal(0)
  const [height, setHeight] = createSignal(600)
  onMount(() => {
    props.ref?.(() => box.focus())
    let measured = false
    const observer = new ResizeObserver(() => {
      setHeight(box.clientHeight)
      if (!measured) reveal(props.chosen)
      measured = true
    })
    observer.observe(box)
    onCleanup(() => observer.disconnect())
  })
  const first = createMemo(() => Math.max(0, Math.floor(top() / props.rowHeight) - SPARE))
  const last = createMemo(() =>
    Math.min(props.rows.length, Math.ceil((top() + height()) / props.rowHeight) + SPARE),
  )
  const inSight = createMemo(() => props.rows.slice(first(), last()))
  const items = createMemo(() => props.rows.filter(row => row.item !== undefined))
  const places = createMemo(() => new Map(items().map((row, place) => [row.key, place])))
  const rowPlaces = createMemo(() => new Map(props.rows.map((row, place) => [row.key, place])))

  const reveal = (key: string | null): void => {
    const place = key === null ? undefined : rowPlaces().get(key)
    if (place === undefined) return
    const from = place * props.rowHeight
    // Keep the heading above in sight too. The box itself is not asked: while the page is being changed, an answer
    // would cost a whole layout.
    const to = untrack(() =>
      from < top() + props.rowHeight
        ? from - props.rowHeight
        : from + props.rowHeight > top() + height()
          ? from + 2 * props.rowHeight - height()
          : undefined,
    )
    if (to === undefined) return
    requestAnimationFrame(() => {
      box.scrollTop = to
    })
  }
  createEffect(on([() => props.chosen, () => props.rows], ([key]) => reveal(key)))

  const key = (event: KeyboardEvent): void => {
    const at = places().get(props.chosen ?? '') ?? -1
    const page = Math.max(1, Math.floor(height() / props.rowHeight) - 1)
    const last = items().length - 1
    const to =
      event.key === 'ArrowDown'
        ? at + 1
        : event.key === 'ArrowUp'
          ? at - 1
          : event.key === 'PageDown'
            ? at + page
            : event.key === 'PageUp'
              ? at - page
              : event.key === 'Home'
                ? 0
                : event.key === 'End'
                  ? last
                  : undefined
    if (event.key === 'Enter' && props.open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      props.open()
      return
    }
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const row = items()[Math.max(0, Math.min(last, to))]
    if (row) props.choose(row.key)
  }
  const optionId = (key: string): string => `option-${places().get(key) ?? 'none'}`

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
      <div
        class="virtual-inner"
        role="presentation"
        style={{ height: `${props.rows.length * props.rowHeight}px` }}
      >
        <For each={inSight()}>
          {row => {
            const place = (): string =>
              `translateY(${(rowPlaces().get(row.key) ?? 0) * props.rowHeight}px)`
            const look = () => ({ height: `${props.rowHeight}px`, transform: place() })
            return row.item === undefined ? (
              <div class="virtual-heading" role="presentation" style={look()}>
                {row.heading}
              </div>
            ) : (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
              <div
                class="virtual-row"
                role="option"
                tabIndex={-1}
                id={optionId(row.key)}
                aria-selected={row.key === props.chosen}
                aria-posinset={(places().get(row.key) ?? 0) + 1}
                aria-setsize={items().length}
                style={look()}
                onClick={() => {
                  props.choose(row.key)
                  props.picked?.()
                }}
              >
                {props.children(row.item)}
              </div>
            )
          }}
        </For>
      </div>
    </div>
  )
}
