// The picture of a trace as a stand-alone SVG text, with the colours of a theme.

import { escaped } from '#base/xml'
import type { WayDistances, Trace, TraceLink } from '#questions/views/trace/trace-data'
import { type Drawing, SANS_FAMILY } from '../export-picture'
import {
  arcPath,
  barsPath,
  CHART,
  type Curves,
  capsPaths,
  curvesOf,
  LETTER,
  needsPath,
  ROW,
  stepLines,
  TAIL,
  traceSizes,
  type TraceSizes,
} from './trace-geometry'
import { lossOf, needlessBy, printNumber, type TraceOrder, type TraceRow, traceRows } from './trace-model'

export type TraceTheme = 'light' | 'dark'

/** Maximum number of links that are drawn; with more, none are. */
const MAX_LINKS = 60
/** The requested width of the picture; more columns make it wider. */
const WIDTH = 900
const MONO = "'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace"

interface Colours {
  readonly ground: string
  readonly ink: string
  readonly faint: string
  readonly line: string
  readonly bar: string
  readonly goalBar: string
  readonly goal: string
  readonly add: string
  readonly delete: string
  readonly need: string
  readonly accent: string
  readonly ochre: string
}

/** The same as in the page's style sheet. */
const colours: Readonly<Record<TraceTheme, Colours>> = {
  light: {
    ground: '#fdfcfa',
    ink: '#1e1f24',
    faint: '#666871',
    line: '#e4e0d8',
    bar: '#c3cbd9',
    goalBar: '#efd68f',
    goal: '#8a6100',
    add: '#00795a',
    delete: '#b84a00',
    need: '#0067a6',
    accent: '#3b4bd8',
    ochre: '#7d5a00',
  },
  dark: {
    ground: '#191b20',
    ink: '#ecebe6',
    faint: '#a0a3ad',
    line: '#31343d',
    bar: '#4b5464',
    goalBar: '#7a6327',
    goal: '#f2c14e',
    add: '#4fd0a5',
    delete: '#ff9a5c',
    need: '#6bb8ea',
    accent: '#9aa5ff',
    ochre: '#e0b95e',
  },
}

/** The whole picture in the colours of the theme, as an exportable drawing. */
export function traceDrawing(
  trace: Trace,
  theme: TraceTheme,
  distances: WayDistances | null = null,
  order: TraceOrder = 'goal',
): Drawing {
  const c = colours[theme]
  const sizes = traceSizes(trace, WIDTH)
  const rows = traceRows(trace, order)
  const body = sizes.columns * sizes.column + TAIL
  const width = sizes.names + body
  const top = CHART + sizes.head
  const height = top + rows.length * ROW + 10
  const shownLinks = trace.links.length > MAX_LINKS ? [] : trace.links
  return {
    nodes: rows.length * 7 + trace.actions.length * 5 + shownLinks.length * 3,
    width,
    height,
    ground: c.ground,
    paint: null,
    *svg() {
      yield `<g font-family="${SANS_FAMILY}" font-size="11">`
      yield chart(trace, distances, sizes, body, c)
      yield heads(trace, sizes, c)
      yield `<path d="M0 ${top}H${width}M${sizes.names} 0V${height}${grid(sizes, top, height)}" stroke="${c.line}" fill="none"/>`
      for (const [place, row] of rows.entries()) yield line(trace, row, top + place * ROW, sizes, width, c)
      yield links(shownLinks, rows, top, sizes, c)
      yield '</g>'
    },
  }
}

/** The lines of the steps. */
const grid = ({ columns, column, names }: TraceSizes, top: number, height: number): string =>
  Array.from({ length: columns }, (_, i) => `M${names + (i + 1) * column} ${top}V${height}`).join('')

/** Describes the picture in a sentence. */
export const traceTitle = (trace: Trace): string =>
  `${trace.actions.length} steps, ${trace.facts.length} facts; ${
    trace.taken < trace.actions.length
      ? `step ${trace.taken + 1} is not applicable`
      : trace.goalHolds
        ? 'the goal holds at the end'
        : 'the goal does not hold at the end'
  }`

function chart(
  trace: Trace,
  distances: WayDistances | null,
  { column, names }: TraceSizes,
  body: number,
  c: Colours,
): string {
  const curves: Curves = curvesOf(trace, distances, column)
  const parts = curves.ticks.flatMap(({ y, value }) => [
    `<path d="M${names} ${y}h${body}" stroke="${c.line}"/>`,
    text(names - 8, y + 4, printNumber(value), c.faint, 'end'),
  ])
  for (let step = 0; step < trace.taken; step++) {
    const loss = lossOf(trace, distances, step)
    if (loss === null || loss <= 0) continue
    parts.push(
      `<rect x="${names + (step + 0.5) * column}" width="${column}" height="${CHART}" fill="${c.delete}" opacity="0.1"/>`,
      text(
        names + (step + 1) * column,
        11,
        loss === Number.POSITIVE_INFINITY ? 'lost' : `+${printNumber(loss)}`,
        c.delete,
        'middle',
      ),
    )
  }
  parts.push(
    `<g transform="translate(${names} 0)" fill="none">`,
    `<path d="${curves.cost}" stroke="${c.faint}" stroke-width="1.6" stroke-dasharray="4 3"/>`,
    `<path d="${curves.distance}" stroke="${c.accent}" stroke-width="2"/>`,
    ...curves.dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3" fill="${c.accent}"/>`),
    ...curves.dots.map(({ x, y, value }) => text(x, y - 6, printNumber(value), c.accent, 'middle')),
    ...curves.unknown.map(({ x, y }) => text(x, y + 4, '?', c.faint, 'middle')),
    '</g>',
    `<path d="M12 ${CHART - 32}h18" stroke="${c.accent}" stroke-width="2"/>`,
    text(36, CHART - 28, 'h*', c.ink),
    `<path d="M12 ${CHART - 15}h18" stroke="${c.faint}" stroke-width="1.6" stroke-dasharray="4 3"/>`,
    text(36, CHART - 11, 'cost so far', c.ink),
  )
  return parts.join('')
}

function heads(trace: Trace, { column, names, head }: TraceSizes, c: Colours): string {
  const needless = needlessBy(trace)
  const letters = Math.floor((head - 34) / 6.2)
  const parts = [
    text(12, CHART + head - 9, `${trace.facts.length} facts`, c.faint),
    upright(names + column / 2 + 3, CHART + head - 28, 'start', c.faint),
  ]
  trace.actions.forEach((action, step) => {
    const middle = names + (step + 1.5) * column
    const [first, second] = stepLines(action)
    const isNeedless = needless.get(step)?.together === true
    const hue = step === trace.taken ? c.delete : step > trace.taken ? c.faint : isNeedless ? c.ochre : c.ink
    const struck = isNeedless || step > trace.taken
    parts.push(
      upright(middle - (second === '' ? -3 : 2), CHART + head - 28, cut(first, letters), hue, {
        bold: true,
        struck,
      }),
      second === '' ? '' : upright(middle + 10, CHART + head - 28, cut(second, letters), c.faint, { struck }),
      text(middle, CHART + head - 10, step === trace.taken ? '✕' : isNeedless ? '✂' : String(step + 1), hue, 'middle'),
    )
  })
  return parts.join('')
}

function line(
  trace: Trace,
  row: TraceRow,
  y: number,
  { column, names }: TraceSizes,
  width: number,
  c: Colours,
): string {
  if (row.kind === 'heading')
    return `${text(12, y + 16, row.text, c.faint)}<path d="M${names} ${y + ROW - 1}H${width}" stroke="${c.line}"/>`
  const fact = trace.facts[row.fact]!
  const caps = capsPaths(fact.holds, column, trace.taken + 1)
  const needed = trace.links.filter(link => link.fact === row.fact && link.why !== 'goal')
  const end = (trace.taken + 1) * column
  const letters = Math.floor((names - 38) / LETTER)
  const hue = fact.missing ? c.delete : fact.goal === null ? c.ink : c.goal
  const mark = fact.missing ? '▢ ' : fact.goal === null ? '' : '★ '
  const met = (fact.holds.at(-1) === trace.taken + 1) === (fact.goal === 'wanted')
  return [
    `<text x="${names - 8}" y="${y + 15}" font-family="${MONO}" fill="${hue}" text-anchor="end">${mark}${fact.goal === 'unwanted' ? 'not ' : ''}${escaped(cut(fact.name, letters))}</text>`,
    `<g transform="translate(${names} ${y})" fill="none" stroke-linecap="round">`,
    `<path d="${barsPath(fact.holds, column)}" fill="${fact.goal === null ? c.bar : c.goalBar}"/>`,
    `<path d="${caps.added}" stroke="${c.add}" stroke-width="3"/>`,
    `<path d="${caps.removed}" stroke="${c.delete}" stroke-width="3"/>`,
    `<path d="${needsPath(needed, column, trace.taken)}" fill="${c.ground}" stroke="${c.need}" stroke-width="1.4"/>`,
    fact.missing
      ? `<path d="M${end - 12} ${ROW / 2 - 4}h8v8h-8zm1.5 1.5l5 5m0-5l-5 5" stroke="${c.delete}" stroke-width="1.7"/>`
      : '',
    fact.goal === null || trace.taken < trace.actions.length
      ? ''
      : met
        ? `<path d="M${end + 7} ${ROW / 2}l3.5 3.5 6.5-7" stroke="${c.goal}" stroke-width="2.2"/>`
        : `<path d="M${end + 8} ${ROW / 2 - 4}l8 8m0-8l-8 8" stroke="${c.delete}" stroke-width="1.7"/>`,
    '</g>',
  ].join('')
}

function links(
  shown: readonly TraceLink[],
  rows: readonly TraceRow[],
  top: number,
  { column, names }: TraceSizes,
  c: Colours,
): string {
  const places = new Map(rows.flatMap((row, place) => (row.kind === 'fact' ? [[row.fact, place]] : [])))
  return shown
    .map(link => {
      const { line, head } = arcPath(link, column)
      const y = top + (places.get(link.fact) ?? 0) * ROW
      return `<g transform="translate(${names} ${y})"><path d="${line}" fill="none" stroke="${c.need}" stroke-width="1.3"/><path d="${head}" fill="${c.need}"/></g>`
    })
    .join('')
}

const text = (
  x: number,
  y: number,
  words: string,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string => `<text x="${x}" y="${y}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`

/** A label rotated to read upwards from (x, y). */
const upright = (x: number, y: number, words: string, fill: string, { bold = false, struck = false } = {}): string =>
  `<text transform="translate(${x} ${y}) rotate(-90)" font-family="${MONO}" font-size="10.5" fill="${fill}"${bold ? ' font-weight="620"' : ''}${struck ? ' text-decoration="line-through"' : ''}>${escaped(words)}</text>`

/** Shortens a name in the middle. */
function cut(name: string, max: number): string {
  if (name.length <= max || max < 5) return name
  const tail = Math.floor((max - 1) / 2)
  return `${name.slice(0, max - 1 - tail)}…${name.slice(name.length - tail)}`
}
