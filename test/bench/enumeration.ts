// Plain breadth-first enumeration: expansions per second, bytes per state.

import { setTimeout } from 'node:timers/promises'
import { exploreStates, type StateSpace } from '#planning/search/state-space'
import type { Reached } from '../bars/bars'
import { taskFrom } from './task-from'
import { median, milliseconds, table, timed } from './measure'
import { benchProblems } from './texts'

const DOMAINS = ['floor-tile', 'grid', 'gripper-strips']
const MAX_STATES = 1_500_000
/** Small state spaces are enumerated again and again for so long, once the code is warm. */
const MIN_MS = 100
/** Problems with fewer states show nothing of expansions, only of what comes before. */
const MIN_EXPANDED = 1_000
/** Rows shown of a domain: those with the most states. */
const SHOWN = 4
/** State spaces from here on show what a state takes; in smaller ones it is next to nothing. */
const LARGE = 200_000

export async function benchEnumeration(): Promise<Reached> {
  const seen = new Set<string>()
  const problems = benchProblems().filter(({ domainName, problem }) => {
    const fresh = DOMAINS.includes(domainName) && !seen.has(problem)
    seen.add(problem)
    return fresh
  })
  const all = problems.flatMap(problem => {
    const task = taskFrom(problem)
    const enumerate = (): StateSpace => exploreStates(task, { maxStates: MAX_STATES, transitions: false })
    const { states, expandedCount } = enumerate()
    if (expandedCount < MIN_EXPANDED) return []
    const { bytes, peakBytes, count } = states
    const start = milliseconds()
    const times: number[] = []
    while (times.length < 3 || milliseconds() - start < MIN_MS) times.push(timed(enumerate).ms)
    const speed = expandedCount / Math.min(...times) / 1000
    const { domainName, kind, index } = problem
    return [{ ...{ domainName, kind, index, task, expandedCount, count }, bytes, peakBytes, speed }]
  })
  table(
    `Breadth-first enumeration without transitions (goal: 1 million expansions a second), at most ${MAX_STATES.toLocaleString('en')} states`,
    ['domain', 'problems', 'median million a second', 'least', 'most'],
    DOMAINS.map(name => {
      const speeds = all.filter(row => row.domainName === name).map(row => row.speed)
      return [name, speeds.length, median(speeds), Math.min(...speeds), Math.max(...speeds)]
    }),
  )
  table(
    'Those with the most states; bytes a state with its hash entry, as allocated (goal: 24 for 128 bits)',
    ['problem', 'bits', 'expanded', 'million a second', 'bytes a state', 'while growing'],
    DOMAINS.flatMap(name =>
      all
        .filter(row => row.domainName === name)
        .sort((a, b) => b.expandedCount - a.expandedCount)
        .slice(0, SHOWN)
        .map(({ kind, index, task, expandedCount, count, bytes, peakBytes, speed }) => [
          `${name} ${kind} ${index}`,
          task.words * 32,
          expandedCount,
          speed,
          ...(count < LARGE ? [NaN, NaN] : [bytes / count, peakBytes / count]),
        ]),
    ),
  )
  return {
    expansions: median(all.map(({ speed }) => speed)),
    ...(globalThis.gc === undefined ? {} : await benchSizes()),
  }
}

/** Bytes a state at many sizes, for memory grows in leaps; and what Node itself counts. */
async function benchSizes(): Promise<Reached> {
  const task = benchProblems(['nexta'])
    .map(taskFrom)
    .find(each => each.words === 4 && !exploreStates(each, { maxStates: MAX_STATES, transitions: false }).complete)
  if (task === undefined) return {}
  const sizes = Array.from({ length: 12 }, (_, i) => Math.round(LARGE * 1.18 ** i))
  const rows: number[][] = []
  for (const maxStates of sizes) rows.push(await sizeAt(task, maxStates))
  table(
    'Bytes a state of 128 bits at sizes between',
    ['states', 'bytes a state', 'while growing', 'counted by Node'],
    rows,
  )
  console.log(
    `Median ${median(rows.map(row => row[1]!)).toFixed(1)}, most ${Math.max(...rows.map(row => row[1]!)).toFixed(1)}.`,
  )
  return { stateBytes: Math.max(...rows.map(row => row[1]!)) }
}

/** Measures in a call of its own, after which nothing references the states. */
async function sizeAt(task: StateSpace['task'], maxStates: number): Promise<number[]> {
  const before = await bytesCounted()
  const { states } = exploreStates(task, { maxStates, transitions: false })
  const held = (await bytesCounted()) - before
  const { bytes, peakBytes, count } = states
  return [count, bytes / count, peakBytes / count, held / count]
}

/** Bytes that Node counts for arrays in use; memory of unused ones is released shortly after they are collected. */
async function bytesCounted(): Promise<number> {
  for (let round = 0; round < 2; round++) {
    globalThis.gc!()
    await setTimeout(20)
  }
  return process.memoryUsage().arrayBuffers
}
