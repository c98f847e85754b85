// The geometry of the picture of a trace: a column for each state, a line for each fact; the bars of a line as one
// path, links as arcs over their line, cost and h* as curves on one scale.

import { scaleLinear } from 'd3-scale'
import { UNKNOWN_DISTANCE, NO_DISTANCE } from '#questions/views/no-distance'
import type { WayDistances, Trace, TraceLink } from '#questions/views/trace/trace-data'

export const ROW = 22
const BAR = 10
export const CHART = 98
/** Space above and below the curves. */
const CHART_TOP = 24
const CHART_BOTTOM = 10
const MIN_COLUMN = 26
const MAX_COLUMN = 88
/** Space after the last column. */
export const TAIL = 30
/** Width of a character in the small monospace font. */
export const LETTER = 6.65

/** State k is in column k, from `k * column` to `(k + 1) * column`; step k is on the line between k and k+1. */
export interface TraceSizes {
  readonly column: number
  /** Number of columns, including those of steps that are not executed. */
  readonly columns: number
  readonly names: number
  readonly head: number
}

/** Sizes that fill the width if there are few columns, and scroll if there are many. */
export function traceSizes(trace: Trace, width: number): TraceSizes {
  const columns = trace.actions.length + 1
  const longest = trace.facts.reduce((max, { name }) => Math.max(max, name.length), 8)
  const names = Math.round(Math.min(longest * LETTER + 40, Math.max(96, Math.min(230, width * 0.36))))
  const column = Math.floor(Math.max(MIN_COLUMN, Math.min(MAX_COLUMN, (width - names - TAIL) / columns)))
  const label = trace.actions.reduce((max, action) => Math.max(max, ...stepLines(action).map(line => line.length)), 5)
  const room = width < 500 ? 84 : 118
  return { column, columns, names, head: Math.round(Math.min(room, label * 6.4 + 10)) + 30 }
}

/** An action as the two lines of its label. */
export function stepLines(action: string): readonly [string, string] {
  const words = action.replace(/^\(|\)$/g, '')
  const cut = words.indexOf(' ')
  return cut < 0 ? [words, ''] : [words.slice(0, cut), words.slice(cut + 1)]
}

/** The bars of one line as a path; the top of the line is at y = 0. */
export function barsPath(holds: readonly number[], column: number): string {
  const top = (ROW - BAR) / 2
  let path = ''
  for (let i = 0; i < holds.length; i += 2) {
    const from = holds[i]! * column + 1
    const to = holds[i + 1]! * column - 1
    path += `M${from + 2} ${top}H${to - 2}q2 0 2 2v${BAR - 4}q0 2-2 2H${from + 2}q-2 0-2-2v${4 - BAR}q0-2 2-2z`
  }
  return path
}

/**
 * The ends of a line's bars as two paths of vertical strokes: where the fact becomes true, and where it becomes false.
 */
export function capsPaths(
  holds: readonly number[],
  column: number,
  states: number,
): { readonly added: string; readonly removed: string } {
  const top = (ROW - BAR) / 2 - 1
  let added = ''
  let removed = ''
  for (let i = 0; i < holds.length; i += 2) {
    if (holds[i]! > 0) added += `M${holds[i]! * column + 2.5} ${top}v${BAR + 2}`
    if (holds[i + 1]! < states) removed += `M${holds[i + 1]! * column - 2.5} ${top}v${BAR + 2}`
  }
  return { added, removed }
}

/** Hollow squares where steps need the fact, just before the line of the step. */
export function needsPath(links: readonly TraceLink[], column: number, taken: number): string {
  let path = ''
  for (const { consumer } of links)
    if (consumer < taken) path += `M${(consumer + 1) * column - 10.5} ${ROW / 2 - 2.5}h5v5h-5z`
  return path
}

/** The x coordinates of a link's ends. */
const linkEnds = (
  { producer, consumer }: TraceLink,
  column: number,
): { readonly from: number; readonly to: number } => ({
  from: producer < 0 ? 4 : (producer + 1) * column + 2,
  to: (consumer + 1) * column - 8,
})

/** A link as an arc with an arrow head, over its line; the top of the line is at y = 0. */
export function arcPath(link: TraceLink, column: number): { line: string; head: string } {
  const { from, to } = linkEnds(link, column)
  const y = ROW / 2 - 4
  const rise = Math.min(13, 6 + (to - from) / 26)
  const bend = Math.min(20, (to - from) / 3)
  return {
    line: `M${r(from)} ${y}C${r(from + bend)} ${r(y - rise)} ${r(to - bend)} ${r(y - rise)} ${r(to)} ${y}`,
    head: `M${r(to - 4.6)} ${r(y - 4.2)}L${r(to + 0.6)} ${r(y + 0.8)}L${r(to - 5.6)} ${r(y + 1.6)}z`,
  }
}

const r = (value: number): number => Math.round(value * 10) / 10

export interface Curves {
  readonly ticks: readonly { readonly y: number; readonly value: number }[]
  /** Cost so far, as a step function. */
  readonly cost: string
  /** h*, as a path through the states where it is known, with gaps elsewhere. */
  readonly distance: string
  readonly dots: readonly {
    readonly state: number
    readonly x: number
    readonly y: number
    readonly value: number
  }[]
  /** The first state known to be a dead end; -1 if there is none. */
  readonly deadFrom: number
  /** States with unknown h*, at a lower bound of it. */
  readonly unknown: readonly { readonly state: number; readonly x: number; readonly y: number }[]
  readonly costEnd: { readonly x: number; readonly y: number }
}

/** Cost so far and h* on one scale. */
export function curvesOf(trace: Trace, distances: WayDistances | null | undefined, column: number): Curves {
  const known = (distances?.values ?? []).filter(value => value !== NO_DISTANCE && value !== UNKNOWN_DISTANCE)
  const least = (distances?.atLeast ?? []).filter(Number.isFinite)
  const max = Math.max(1, trace.cost.at(-1)!, ...known, ...least)
  const scale = scaleLinear([0, max], [CHART - CHART_BOTTOM, CHART_TOP])
  const isWhole = [...trace.cost, ...known].every(Number.isInteger)
  const ticks = scale
    .ticks(3)
    .filter(value => !isWhole || Number.isInteger(value))
    .map(value => ({ value, y: scale(value) }))
  const x = (state: number): number => (state + 0.5) * column
  let cost = `M${r(x(0))} ${r(scale(0))}`
  for (let state = 1; state <= trace.taken; state++) cost += `L${r(x(state))} ${r(scale(trace.cost[state]!))}`
  let distance = ''
  let pen = false
  const dots: { state: number; x: number; y: number; value: number }[] = []
  const unknown: { state: number; x: number; y: number }[] = []
  let deadFrom = -1
  distances?.values.forEach((value, state) => {
    if (value === NO_DISTANCE && deadFrom < 0) deadFrom = state
    const isKnown = value !== NO_DISTANCE && value !== UNKNOWN_DISTANCE
    if (isKnown) {
      distance += `${pen ? 'L' : 'M'}${r(x(state))} ${r(scale(value))}`
      dots.push({ state, x: x(state), y: scale(value), value })
    } else if (value === UNKNOWN_DISTANCE)
      unknown.push({ state, x: x(state), y: scale(Math.max(0, distances.atLeast[state]!)) })
    pen = isKnown
  })
  return {
    ticks,
    cost,
    distance,
    dots,
    deadFrom,
    unknown,
    costEnd: { x: x(trace.taken), y: scale(trace.cost[trace.taken]!) },
  }
}
