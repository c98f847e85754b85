// The picture of a trace: curves of cost and h* above, a column for each state, a line for each fact with the bars when
// it holds. Only what is in sight is in the page, so that hundreds of steps and facts stay smooth.

import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import { arcPath, CHART, ROW, TAIL, traceSizes } from '../../../../draw/trace-geometry'
import { linksOf, type TraceLook, type TraceOrder, traceRows } from '../../../../draw/trace-model'
import type { WayDistances, Trace, TraceLink } from '../../../../views/trace/trace-data'
import { TraceChart, TraceAxis } from './trace-chart'
import { isLooked, Line, Name } from './trace-line'
import { TraceSteps } from './trace-steps'
import './trace-picture.css'

/** Links that may be shown all at once. */
export const MOST_LINKS = 400
/** Lines kept ready above and below those in sight. */
const SPARE = 6

export function TracePicture(props: {
  trace: Trace
  distances: WayDistances | null | undefined
  /** The state one stands in. */
  at: number
  order: TraceOrder
  allLinks: boolean
  /** What is looked at now, whoever says so. */
  look: TraceLook | null
  /** The fact picked by a click or by keys. */
  picked: number | null
  said: string
  label: string
  goTo: (at: number) => void
  play: () => void
  hover: (look: TraceLook | null) => void
  /** The pointer comes into the picture, or leaves it. */
  enter: (inside: boolean) => void
  pick: (fact: number | null) => void
}) {
  let box!: HTMLDivElement
  let dragging = false
  const [view, setView] = createSignal({ left: 0, top: 0, width: 600, height: 400 })
  const measure = (): void => {
    setView({
      left: box.scrollLeft,
      top: box.scrollTop,
      width: box.clientWidth,
      height: box.clientHeight,
    })
  }
  const width = createMemo(() => view().width)
  const sizes = createMemo(() => traceSizes(props.trace, width()))
  const rows = createMemo(() =>
    traceRows(props.trace, props.order).map((row, place) => ({ ...row, y: place * ROW })),
  )
  const placeOf = createMemo(
    () => new Map(rows().flatMap(row => (row.kind === 'fact' ? [[row.fact, row.y]] : []))),
  )
  const linksByFact = createMemo(() => {
    const map = new Map<number, TraceLink[]>()
    for (const link of props.trace.links) {
      const list = map.get(link.fact)
      if (list) list.push(link)
      else map.set(link.fact, [link])
    }
    return map
  })
  const bodyWidth = () => Math.max(sizes().columns * sizes().column + TAIL, width() - sizes().names)
  const shownRows = createMemo(() => {
    const first = Math.floor((view().top - CHART) / ROW) - SPARE
    const last = Math.ceil((view().top + view().height - CHART) / ROW) + SPARE
    return rows().slice(Math.max(0, first), Math.max(0, last))
  })
  const shownColumns = createMemo(
    () => {
      const { column, columns, names } = sizes()
      const first = Math.max(0, Math.floor(view().left / column) - SPARE)
      const last = Math.min(
        columns,
        Math.ceil((view().left + view().width - names) / column) + SPARE,
      )
      return [first, Math.max(first, last)] as const
    },
    undefined,
    { equals: (a, b) => a[0] === b[0] && a[1] === b[1] },
  )
  const shownLinks = createMemo(() =>
    props.allLinks && props.trace.links.length <= MOST_LINKS
      ? props.trace.links
      : linksOf(props.trace, props.look),
  )

  onMount(() => {
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    onCleanup(() => observer.disconnect())
  })
  createEffect(
    on([() => props.at, sizes], ([at, { column, names }]) => {
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
        const y = fact === null ? undefined : placeOf().get(fact)
        if (y === undefined) return
        const top = y + CHART
        if (top < box.scrollTop) box.scrollTop = Math.max(0, top - ROW)
        else if (top + ROW > box.scrollTop + box.clientHeight - sizes().head)
          box.scrollTop = top + 2 * ROW - box.clientHeight + sizes().head
      },
    ),
  )

  /** What lies under the pointer: a column (of states) and a fact, where there are such. */
  const under = (event: MouseEvent) => {
    const rect = box.getBoundingClientRect()
    const [x, y] = [event.clientX - rect.left, event.clientY - rect.top]
    const { column, columns, names, head } = sizes()
    const headTop = Math.max(0, CHART - box.scrollTop)
    const inBody = y > headTop + head
    const row = inBody ? rows()[Math.floor((y + box.scrollTop - CHART - head) / ROW)] : undefined
    const state = Math.floor((x - names + box.scrollLeft) / column)
    return {
      state: x < names || state < 0 || state >= columns ? null : state,
      fact: row?.kind === 'fact' ? row.fact : null,
      inBody,
    }
  }
  const hover = (event: PointerEvent): void => {
    const { state, fact, inBody } = under(event)
    if (dragging) {
      if (state !== null) props.goTo(state)
      return
    }
    // What moves under a pointer at rest is not pointed at.
    if (event.pointerType === 'touch' || (event.movementX === 0 && event.movementY === 0)) return
    props.hover(
      inBody
        ? fact === null
          ? null
          : { kind: 'fact', fact }
        : state === null || state === 0
          ? null
          : { kind: 'step', step: state - 1 },
    )
  }
  const click = (event: MouseEvent): void => {
    const { state, fact } = under(event)
    if (state !== null) props.goTo(state)
    else if (fact !== null) props.pick(props.picked === fact ? null : fact)
  }
  const pickBy = (by: 1 | -1): void => {
    const facts = rows().flatMap(row => (row.kind === 'fact' ? [row.fact] : []))
    const at = props.picked === null ? -1 : facts.indexOf(props.picked)
    const next = at < 0 ? (by === 1 ? 0 : facts.length - 1) : at + by
    props.pick(facts[Math.max(0, Math.min(facts.length - 1, next))] ?? null)
  }
  const key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const last = props.trace.actions.length
    if (event.key === 'ArrowRight') props.goTo(props.at + 1)
    else if (event.key === 'ArrowLeft') props.goTo(props.at - 1)
    else if (event.key === 'PageDown') props.goTo(props.at + 10)
    else if (event.key === 'PageUp') props.goTo(props.at - 10)
    else if (event.key === 'Home') props.goTo(0)
    else if (event.key === 'End') props.goTo(last)
    else if (event.key === ' ') props.play()
    else if (event.key === 'ArrowDown') pickBy(1)
    else if (event.key === 'ArrowUp') pickBy(-1)
    else if (event.key === 'Escape' && props.picked !== null) props.pick(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div class="trace-frame">
      <div
        ref={box}
        class="trace-scroll"
        role="slider"
        tabIndex={0}
        aria-label={props.label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={props.trace.actions.length}
        aria-valuenow={props.at}
        aria-valuetext={props.said}
        onScroll={measure}
        onPointerMove={hover}
        onPointerEnter={() => props.enter(true)}
        onPointerLeave={() => props.enter(false)}
        onPointerDown={event => {
          if (event.pointerType !== 'mouse' || event.button !== 0) return
          const { state } = under(event)
          const rect = box.getBoundingClientRect()
          // The scroll bars are not ours.
          const isBar =
            event.clientX - rect.left > box.clientWidth ||
            event.clientY - rect.top > box.clientHeight
          if (state === null || isBar) return
          dragging = true
          props.goTo(state)
          box.setPointerCapture(event.pointerId)
        }}
        onPointerUp={() => {
          dragging = false
        }}
        onPointerCancel={() => {
          dragging = false
        }}
        onClick={click}
        onKeyDown={key}
      >
        <div class="trace-sheet" style={{ width: `${sizes().names + bodyWidth()}px` }}>
          <div class="trace-top" style={{ height: `${CHART}px` }}>
            <TraceAxis
              trace={props.trace}
              distances={props.distances}
              width={sizes().names}
              column={sizes().column}
            />
            <TraceChart
              trace={props.trace}
              distances={props.distances}
              column={sizes().column}
              width={bodyWidth()}
            />
          </div>
          <TraceSteps
            trace={props.trace}
            sizes={sizes()}
            shown={shownColumns()}
            at={props.at}
            look={props.look}
            links={shownLinks()}
            all={props.allLinks}
            width={bodyWidth()}
          />
          <div class="trace-rows" style={{ height: `${rows().length * ROW + 8}px` }}>
            <div class="trace-names" style={{ width: `${sizes().names}px` }}>
              <For each={shownRows()}>
                {row => (
                  <Name
                    row={row}
                    trace={props.trace}
                    letters={Math.floor((sizes().names - 38) / 6.65)}
                    looked={isLooked(row, props.look)}
                    picked={row.kind === 'fact' && row.fact === props.picked}
                  />
                )}
              </For>
            </div>
            <svg
              class="trace-body"
              width={bodyWidth()}
              height={rows().length * ROW}
              aria-hidden="true"
            >
              <path
                class="trace-grid"
                d={gridPath(shownColumns(), sizes().column, rows().length * ROW)}
              />
              <For each={shownRows()}>
                {row => (
                  <Line
                    row={row}
                    trace={props.trace}
                    column={sizes().column}
                    width={bodyWidth()}
                    links={row.kind === 'fact' ? (linksByFact().get(row.fact) ?? []) : []}
                    looked={isLooked(row, props.look)}
                  />
                )}
              </For>
              <Show when={props.trace.taken < props.trace.actions.length}>
                <rect
                  class="trace-never"
                  x={(props.trace.taken + 1) * sizes().column}
                  width={(props.trace.actions.length - props.trace.taken) * sizes().column}
                  height={rows().length * ROW}
                />
              </Show>
              <g class="trace-arcs">
                <For each={shownLinks()}>
                  {link => (
                    <Show when={placeOf().get(link.fact) !== undefined}>
                      <g
                        transform={`translate(0 ${placeOf().get(link.fact)})`}
                        classList={{
                          used: props.look?.kind === 'step' && link.producer === props.look.step,
                        }}
                      >
                        <path d={arcPath(link, sizes().column).line} />
                        <path class="tip" d={arcPath(link, sizes().column).head} />
                      </g>
                    </Show>
                  )}
                </For>
              </g>
            </svg>
          </div>
          <div
            class="trace-now"
            style={{
              left: `${sizes().names}px`,
              width: `${sizes().column}px`,
              transform: `translateX(${props.at * sizes().column}px)`,
            }}
          />
        </div>
      </div>
    </div>
  )
}

function gridPath([first, last]: readonly [number, number], column: number, height: number) {
  let path = ''
  for (let state = first; state <= last; state++) path += `M${state * column} 0v${height}`
  return path
}
