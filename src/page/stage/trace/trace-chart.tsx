// Cost so far and h* over the states, on one scale; steps that increase the total cost are marked with their loss.

import { createMemo, For, Show } from 'solid-js'
import { CHART, curvesOf } from '#page/draw/trace/trace-geometry'
import { lossOf, printNumber } from '#page/draw/trace/trace-model'
import type { WayDistances, Trace } from '#questions/views/trace/trace-data'
import './trace.css'

interface ChartProps {
  trace: Trace
  distances: WayDistances | null | undefined
  column: number
  width: number
}

/** The scale with its numbers, and the legend of the curves. */
export function TraceAxis(props: ChartProps) {
  const curves = createMemo(() => curvesOf(props.trace, props.distances, props.column))
  return (
    <div class="trace-axis rigid sticky bg-graph" style={{ width: `${props.width}px` }}>
      <svg width={props.width} height={CHART} aria-hidden="true">
        <For each={curves().ticks}>
          {tick => (
            <text class="trace-tick" x={props.width - 8} y={tick.y + 3.6}>
              {printNumber(tick.value)}
            </text>
          )}
        </For>
      </svg>
      <ul class="trace-key absolute ink-soft text-11-5">
        <li class="is-distance flex-row gap-6">
          <svg width="18" height="8" aria-hidden="true">
            <path d="M0 4H18" />
            <circle cx="9" cy="4" r="3" />
          </svg>
          h*
        </li>
        <li class="is-cost flex-row gap-6">
          <svg width="18" height="8" aria-hidden="true">
            <path d="M0 4H18" />
          </svg>
          {props.width < 136 ? 'cost' : 'cost so far'}
        </li>
      </ul>
    </div>
  )
}

/** Maximum number of dots on the curve: beyond it, they cannot be distinguished. */
const MAX_DOTS = 600

export function TraceChart(props: ChartProps) {
  const curves = createMemo(() => curvesOf(props.trace, props.distances, props.column))
  const losses = createMemo(() =>
    Array.from({ length: props.trace.taken }, (_, step) => ({
      step,
      loss: lossOf(props.trace, props.distances, step),
    })).filter(({ loss }) => loss !== null && loss > 0),
  )
  return (
    <svg class="rigid" width={props.width} height={CHART} aria-hidden="true">
      <For each={curves().ticks}>{tick => <path class="trace-level" d={`M0 ${tick.y}H${props.width}`} />}</For>
      <For each={losses()}>
        {({ step }) => <rect class="trace-loss" x={(step + 0.5) * props.column} width={props.column} height={CHART} />}
      </For>
      <Show when={curves().deadFrom >= 0}>
        <rect
          class="trace-dead"
          x={curves().deadFrom * props.column}
          width={(props.trace.taken + 1 - curves().deadFrom) * props.column}
          height={CHART}
        />
        <text class="trace-dead-word" x={curves().deadFrom * props.column + 6} y={14}>
          dead end
        </text>
      </Show>
      <path class="trace-cost" d={curves().cost} />
      <path class="trace-distance" d={curves().distance} />
      <For each={curves().dots.length <= MAX_DOTS ? curves().dots : []}>
        {dot => (
          <>
            <circle class="trace-dot" cx={dot.x} cy={dot.y} r="3" />
            <Show when={props.column >= 24 && showsNumber(curves().dots, dot.state)}>
              <text class="trace-value text-middle" x={dot.x} y={dot.y - 6}>
                {printNumber(dot.value)}
              </text>
            </Show>
          </>
        )}
      </For>
      <For each={curves().unknown.slice(0, MAX_DOTS)}>
        {({ x, y }) => (
          <text class="trace-unknown text-middle" x={x} y={y + 4}>
            ?
          </text>
        )}
      </For>
      <For each={losses()}>
        {({ step, loss }) => (
          <text class="trace-lost text-middle" x={(step + 1) * props.column} y={11}>
            {loss === Number.POSITIVE_INFINITY ? 'lost' : `+${printNumber(loss!)}`}
          </text>
        )}
      </For>
    </svg>
  )
}

type Dot = { readonly state: number; readonly value: number }

/** True for states that show their number: the ends, and where the curve turns or becomes level. */
function showsNumber(dots: readonly Dot[], state: number): boolean {
  const place = dots.findIndex(dot => dot.state === state)
  const [before, here, after] = [dots[place - 1], dots[place]!, dots[place + 1]]
  if (dots.length <= 24 || before === undefined || after === undefined) return true
  return Math.sign(here.value - before.value) !== Math.sign(after.value - here.value)
}
