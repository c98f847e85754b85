// The picture of a trace: curves of cost and h* above, a column for each state, a line for each fact with bars where it
// holds. Only visible elements are rendered, so that hundreds of steps and facts stay smooth.

import { createMemo, For, Show } from 'solid-js'
import { arcPath, ROW } from '#page/draw/trace/trace-geometry'
import type { TraceLink } from '#questions/views/trace/trace-data'
import { TraceChart, TraceAxis } from './trace-chart'
import { isLooked, Line, Name } from './trace-line'
import { keyInTrace, tracePointer } from './trace-pointer'
import { TraceSteps } from './trace-steps'
import { createTraceView, followTrace, type TracePictureProps, type TraceView } from './trace-view'
import './trace.css'

export function TracePicture(props: TracePictureProps) {
  let box!: HTMLDivElement
  const view = createTraceView(props, () => box)
  followTrace(props, view, () => box)
  const { hover, click, press, release } = tracePointer(props, view, () => box)
  const { measure, sizes, bodyWidth, shownColumns, shownLinks } = view
  return (
    <div class="trace-frame grid grow min-h-0 relative">
      <div
        ref={box}
        class="trace-scroll min-w-0 min-h-0 relative scrolls contained"
        role="slider"
        tabIndex={0}
        aria-label={props.label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={props.trace.actions.length}
        aria-valuenow={props.at}
        aria-valuetext={props.text}
        onScroll={measure}
        onPointerMove={hover}
        onPointerEnter={() => props.enter(true)}
        onPointerLeave={() => props.enter(false)}
        onPointerDown={press}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={click}
        onKeyDown={event => keyInTrace(event, props, view)}
      >
        <div class="trace-sheet stack relative" style={{ width: `${sizes().names + bodyWidth()}px` }}>
          <Show when={view.chart() > 0}>
            <Top {...props} view={view} />
          </Show>
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
          <Rows {...props} view={view} />
          <div
            class="trace-now absolute at-top no-pointer"
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

type Part = TracePictureProps & { view: TraceView }

/** The curves above the columns. */
function Top(props: Part) {
  const { chart, sizes, bodyWidth } = props.view
  return (
    <div class="flex rigid relative" style={{ height: `${chart()}px` }}>
      <TraceAxis trace={props.trace} distances={props.distances} width={sizes().names} column={sizes().column} />
      <TraceChart trace={props.trace} distances={props.distances} column={sizes().column} width={bodyWidth()} />
    </div>
  )
}

/** A line for each visible fact, with its name at the left. */
function Rows(props: Part) {
  const { sizes, rows, bodyWidth, shownRows, shownColumns } = props.view
  const linksByFact = createMemo(() => {
    const map = new Map<number, TraceLink[]>()
    for (const link of props.trace.links) {
      const list = map.get(link.fact)
      if (list) list.push(link)
      else map.set(link.fact, [link])
    }
    return map
  })
  return (
    <div class="trace-rows flex relative" style={{ height: `${rows().length * ROW + 8}px` }}>
      <Names {...props} />
      <svg class="trace-body rigid" width={bodyWidth()} height={rows().length * ROW} aria-hidden="true">
        <path class="trace-grid" d={gridPath(shownColumns(), sizes().column, rows().length * ROW)} />
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
            class="trace-never no-pointer"
            x={(props.trace.taken + 1) * sizes().column}
            width={(props.trace.actions.length - props.trace.taken) * sizes().column}
            height={rows().length * ROW}
          />
        </Show>
        <Arcs {...props} />
      </svg>
    </div>
  )
}

function Names(props: Part) {
  const { sizes, shownRows } = props.view
  return (
    <div class="trace-names rigid sticky bg-graph" style={{ width: `${sizes().names}px` }}>
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
  )
}

/** The links from step to step, drawn on the lines of their facts. */
function Arcs(props: Part) {
  const { sizes, placeOf, shownLinks } = props.view
  return (
    <g class="trace-arcs no-pointer" data-part="trace-arcs">
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
  )
}

function gridPath([first, last]: readonly [number, number], column: number, height: number) {
  let path = ''
  for (let state = first; state <= last; state++) path += `M${state * column} 0v${height}`
  return path
}
