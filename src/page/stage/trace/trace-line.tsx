// One line of the picture of a trace: its name in the fixed column, its bars and marks in the scrolling part.

import { createMemo, Show } from 'solid-js'
import { barsPath, capsPaths, needsPath, ROW } from '#page/draw/trace/trace-geometry'
import type { TraceLook, TraceRow } from '#page/draw/trace/trace-model'
import type { Trace, TraceLink } from '#questions/views/trace/trace-data'
import { marks } from '#page/state/focus/focus'
import { cutMiddle } from '#page/ui/naming'
import { Icon } from '#page/ui/icon'
import './trace.css'

/** A row with its y coordinate, relative to the first row. */
export type PlacedRow = TraceRow & { readonly y: number }

/** True for the line of the selected fact. */
export const isLooked = (row: PlacedRow, look: TraceLook | null): boolean =>
  row.kind === 'fact' && look?.kind === 'fact' && look.fact === row.fact

/** The name of a line. */
export function Name(props: { row: PlacedRow; trace: Trace; letters: number; looked: boolean; picked: boolean }) {
  const { row } = props
  if (row.kind === 'heading')
    return (
      <div class="trace-heading ink-faint text-11-5 weight-600" style={{ top: `${row.y}px` }}>
        {row.text}
      </div>
    )
  const fact = props.trace.facts[row.fact]!
  return (
    <div
      class="trace-name at-end pointer"
      data-part="trace-name"
      data-picked={props.picked ? '' : undefined}
      classList={{
        goal: fact.goal !== null,
        missing: fact.missing,
        looked: props.looked,
        picked: props.picked,
      }}
      style={{ top: `${row.y}px` }}
      title={fact.name}
      {...marks.fact(fact.name)}
    >
      <Show when={fact.missing}>
        <Icon name="square" size={11} />
      </Show>
      <Show when={fact.goal !== null && !fact.missing}>
        <Icon name="star" size={11} />
      </Show>
      <code class="text-11">
        {fact.goal === 'unwanted' ? 'not ' : ''}
        {cutMiddle(fact.name, Math.max(8, props.letters))}
      </code>
    </div>
  )
}

/** A line's bars, the steps that need the fact, and its final value. */
export function Line(props: {
  row: PlacedRow
  trace: Trace
  column: number
  width: number
  links: readonly TraceLink[]
  looked: boolean
}) {
  const { row } = props
  if (row.kind === 'heading') return <path class="trace-rule" d={`M0 ${row.y + ROW - 1}H${props.width}`} />
  const fact = props.trace.facts[row.fact]!
  const caps = createMemo(() => capsPaths(fact.holds, props.column, props.trace.taken + 1))
  const needed = createMemo(() => props.links.filter(({ why }) => why !== 'goal'))
  const end = () => (props.trace.taken + 1) * props.column
  return (
    <g transform={`translate(0 ${row.y})`} classList={{ goal: fact.goal !== null, looked: props.looked }}>
      <rect class="trace-lane" width={props.width} height={ROW} {...marks.fact(fact.name)} />
      <path class="trace-bar" d={barsPath(fact.holds, props.column)} />
      <path class="trace-added" d={caps().added} />
      <path class="trace-removed" d={caps().removed} />
      <path class="trace-need" d={needsPath(needed(), props.column, props.trace.taken)} />
      <Show when={fact.missing}>
        <path
          class="trace-lack"
          data-part="trace-lack"
          d={`M${end() - 12} ${ROW / 2 - 4}h8v8h-8zm1.5 1.5l5 5m0-5l-5 5`}
        />
      </Show>
      <Show when={fact.goal !== null && props.trace.taken === props.trace.actions.length}>
        <GoalMark met={endsAs(props.trace, row.fact)} x={end() + 12} />
      </Show>
    </g>
  )
}

/** True if the fact has the value that the goal requires in the final state. */
function endsAs(trace: Trace, fact: number): boolean {
  const { holds, goal } = trace.facts[fact]!
  return (holds.at(-1) === trace.taken + 1) === (goal === 'wanted')
}

function GoalMark(props: { met: boolean; x: number }) {
  return (
    <Show when={props.met} fallback={<path class="trace-unmet" d={`M${props.x - 4} ${ROW / 2 - 4}l8 8m0-8l-8 8`} />}>
      <path class="trace-met unfilled" d={`M${props.x - 5} ${ROW / 2}l3.5 3.5 6.5-7`} />
    </Show>
  )
}
