// The content of the picture of a trace: order of lines, losing steps, bars and curves, and the stand-alone SVG.

import { expect, test } from 'vitest'
import { barsPath, curvesOf, traceSizes } from '#page/draw/trace/trace-geometry'
import {
  changesAt,
  distanceWord,
  holdsAt,
  isCheapest,
  isPlan,
  linksOf,
  lossOf,
  traceRows,
} from '#page/draw/trace/trace-model'
import { svgText } from '#page/draw/export-picture'
import { traceDrawing, traceTitle } from '#page/draw/trace/trace-svg'
import { NO_DISTANCE, UNKNOWN_DISTANCE } from '#questions/views/no-distance'
import type { Trace, WayDistances } from '#questions/views/trace/trace-data'

/** there, back, there: two steps too many. */
const trace: Trace = {
  actions: ['(go a b)', '(go b a)', '(go a b)'],
  taken: 3,
  missing: [],
  omitted: 0,
  cost: [0, 1, 2, 3],
  facts: [
    { name: '(in a)', holds: [0, 1, 2, 3], goal: null, missing: false },
    { name: '(in b)', holds: [1, 2, 3, 4], goal: 'wanted', missing: false },
  ],
  links: [
    { fact: 0, negated: false, producer: -1, consumer: 0, why: 'precondition' },
    { fact: 1, negated: false, producer: 0, consumer: 1, why: 'precondition' },
    { fact: 0, negated: false, producer: 1, consumer: 2, why: 'precondition' },
    { fact: 1, negated: false, producer: 2, consumer: 3, why: 'goal' },
  ],
  goalHolds: true,
  goalMissing: [],
  needless: [
    { step: 0, together: true, with: [0, 1], why: 'The two lead back to the same state.' },
    { step: 1, together: true, with: [0, 1], why: 'The two lead back to the same state.' },
  ],
  needlessFound: 'all',
}
const distances: WayDistances = { values: [1, 0, 1, 0], atLeast: [1, 0, 1, 0], maxStates: 10 }

/** The picture as the page saves it. */
const traceSvg = (...[trace, ...given]: Parameters<typeof traceDrawing>): Promise<string> =>
  svgText(traceDrawing(trace, ...given), { title: 'Trace', description: traceTitle(trace) })

test('the goal is first, or facts are by their object', () => {
  const rowsIn = (order: 'goal' | 'object') =>
    traceRows(trace, order).map(row => (row.kind === 'heading' ? row.text : trace.facts[row.fact]!.name))
  expect(rowsIn('goal')).toEqual(['Goal', '(in b)', 'Other facts', '(in a)'])
  expect(rowsIn('object')).toEqual(['a', '(in a)', 'b', '(in b)'])
})

test('a step loses what it costs beyond what it gains', () => {
  expect([0, 1, 2].map(step => lossOf(trace, distances, step))).toEqual([0, 2, 0])
  const lost = { ...distances, values: [1, NO_DISTANCE, NO_DISTANCE, UNKNOWN_DISTANCE] }
  expect(lossOf(trace, lost, 0)).toBe(Number.POSITIVE_INFINITY)
  expect(lossOf(trace, lost, 1)).toBeNull()
  expect(lossOf(trace, null, 0)).toBeNull()
  const tenths = { ...trace, cost: [0, 0.1, 0.2, 0.30000000000000004] }
  expect(lossOf(tenths, { ...distances, values: [0.3, 0.2, 0.1, 0] }, 2)).toBe(0)
})

test('a plan is a cheapest one when it costs what h* states', () => {
  expect(isPlan(trace)).toBe(true)
  expect(isCheapest(trace, distances)).toBe(false)
  expect(isCheapest(trace, { ...distances, values: [3, 2, 1, 0] })).toBe(true)
  expect(isCheapest(trace, { ...distances, values: [UNKNOWN_DISTANCE, 0, 1, 0] })).toBeNull()
  expect(isPlan({ ...trace, taken: 2 })).toBe(false)
})

test('the changes, needs and supports of a step come from the trace', () => {
  expect(changesAt(trace, 1)).toEqual({ added: ['(in a)'], removed: ['(in b)'] })
  expect(linksOf(trace, { kind: 'step', step: 1 }).map(({ fact }) => fact)).toEqual([1, 0])
  expect(linksOf(trace, { kind: 'fact', fact: 1 })).toHaveLength(2)
  expect([0, 1, 2, 3].map(state => holdsAt(trace, 1, state))).toEqual([false, true, false, true])
})

test('what is not known of h* is reported, with the least it can be', () => {
  const partly: WayDistances = {
    values: [UNKNOWN_DISTANCE, UNKNOWN_DISTANCE, NO_DISTANCE, 0.25],
    atLeast: [4, 0, Number.POSITIVE_INFINITY, 0.25],
    maxStates: 10,
  }
  expect([0, 1, 2, 3].map(state => distanceWord(partly, state))).toEqual([
    'at least 4',
    'not known',
    'dead end',
    '0.25',
  ])
  expect(curvesOf(trace, partly, 30)).toMatchObject({ deadFrom: 2 })
  expect(curvesOf(trace, partly, 30).unknown).toHaveLength(2)
  expect(curvesOf(trace, partly, 30).dots.map(({ state }) => state)).toEqual([3])
})

test('a line has one bar for each time that its fact holds, and one path for all', () => {
  expect(barsPath([0, 1, 2, 3], 30).match(/M/g)).toHaveLength(2)
  expect(barsPath([], 30)).toBe('')
})

test('few columns fill the width and many scroll', () => {
  expect(traceSizes(trace, 600).column).toBeGreaterThan(60)
  const long = { ...trace, actions: Array.from({ length: 300 }, () => '(go a b)') }
  const sizes = traceSizes(long, 600)
  expect(sizes.column).toBeLessThan(30)
  expect(sizes.columns).toBe(301)
})

test('the picture is self-contained in either theme, whatever the names', async () => {
  const odd = {
    ...trace,
    actions: ['(go <a> "b")', '(b&b a)', `(${'long'.repeat(40)} a)`],
    facts: [{ ...trace.facts[0]!, name: '(in <script>&"\u0001)' }, trace.facts[1]!],
  }
  for (const theme of ['light', 'dark'] as const) {
    const svg = await traceSvg(odd, theme, distances)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>[\s\S]*<\/svg>$/)
    expect(svg).toContain('(in &lt;script&gt;&amp;&quot;)')
    expect(svg).not.toMatch(/var\(|NaN|undefined|<script/)
    // Every element that opens is closed.
    const open = svg.match(/<(svg|g|text|title|desc)\b/g)!.length
    expect(svg.match(/<\/(svg|g|text|title|desc)>/g)).toHaveLength(open)
  }
  expect(await traceSvg(trace, 'light')).not.toBe(await traceSvg(trace, 'dark'))
})

test('a broken sequence and an empty one have pictures too', async () => {
  const broken = { ...trace, taken: 1, cost: [0, 1], missing: ['(in c)'], goalHolds: false }
  expect(await traceSvg(broken, 'light', { ...distances, values: [1, 0] })).toContain('✕')
  const empty: Trace = { ...trace, actions: [], taken: 0, cost: [0], links: [], needless: [] }
  expect(await traceSvg(empty, 'light')).not.toMatch(/NaN|undefined/)
})
