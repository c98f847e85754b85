// Comparing two problems: time against number of objects, for the benchmark's three domains.

import { blocksworld } from '#questions/benchmarks/planetarium/known/blocksworld'
import { floorTile } from '#questions/benchmarks/planetarium/known/floor-tile'
import { gripper } from '#questions/benchmarks/planetarium/known/gripper'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { readPair } from '#planning/equivalence/read-pair'
import type { Reached } from '../bars/bars'
import { milliseconds } from './measure'

/** A problem in parts; facts without brackets. */
interface Parts {
  readonly domain: string
  readonly objects: string
  readonly init: readonly string[]
  readonly goal: readonly string[]
  /** Goal facts that follow from the others, and some that do not. */
  readonly implied: readonly string[]
  readonly needed: string
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Balls of two rooms change places. */
function balls(objects: number): Parts {
  const all = range(objects - 4)
  const [east, west] = [all.filter(i => i % 2 === 0), all.filter(i => i % 2 === 1)]
  return {
    domain: gripper,
    objects: `r1 r2 g1 g2 ${all.map(i => `o${i}`).join(' ')}`,
    init: [
      ...['room r1', 'room r2', 'gripper g1', 'gripper g2', 'free g1', 'free g2', 'at-robby r1'],
      ...all.map(i => `ball o${i}`),
      ...east.map(i => `at o${i} r1`),
      ...west.map(i => `at o${i} r2`),
    ],
    goal: [...east.map(i => `at o${i} r2`), ...west.map(i => `at o${i} r1`), ...['free g1', 'free g2']],
    implied: ['free g1', 'free g2'],
    needed: 'at o0 r2',
  }
}

/** Towers of five become one tower. */
function blocks(objects: number): Parts {
  const all = range(objects)
  const init = all.flatMap(i => [
    i % 5 === 0 ? `on-table o${i}` : `on o${i} o${i - 1}`,
    ...(i % 5 === 4 || i === objects - 1 ? [`clear o${i}`] : []),
  ])
  return {
    domain: blocksworld,
    objects: all.map(i => `o${i}`).join(' '),
    init: ['arm-empty', ...init],
    goal: [...all.slice(1).map(i => `on o${i - 1} o${i}`), ...['clear o0', `on-table o${objects - 1}`, 'arm-empty']],
    implied: ['clear o0', `on-table o${objects - 1}`, 'arm-empty'],
    needed: 'on o1 o2',
  }
}

/** One robot paints a whole grid in its only colour. */
function grid(objects: number): Parts {
  const tiles = objects - 2
  const width = Math.max(1, Math.round(Math.sqrt(tiles)))
  const all = range(tiles)
  return {
    domain: floorTile,
    objects: `${all.map(i => `o${i}`).join(' ')} - tile o${tiles} - robot o${tiles + 1} - color`,
    init: [
      ...all.slice(width).map(i => `up o${i} o${i - width}`),
      ...all.filter(i => i % width > 0).map(i => `right o${i} o${i - 1}`),
      ...['robot-at', 'robot-has'].map((name, i) => `${name} o${tiles} o${i * (tiles + 1)}`),
      `available-color o${tiles + 1}`,
    ],
    goal: [
      ...all.map(i => `painted o${i} o${tiles + 1}`),
      `robot-has o${tiles} o${tiles + 1}`,
      ...all.slice(width).map(i => `up o${i} o${i - width}`),
    ],
    implied: [`robot-has o${tiles} o${tiles + 1}`, `up o${width} o0`],
    needed: `painted o0 o${String(tiles + 1)}`,
  }
}

const text = (parts: Parts, goal: readonly string[]): string => {
  const facts = (list: readonly string[]): string => list.map(fact => `(${fact})`).join(' ')
  return `(define (problem p) (:domain ${/domain ([\w-]+)/.exec(parts.domain)![1]}) (:objects ${parts.objects}) (:init ${facts(parts.init)}) (:goal (and ${facts(goal)})))`
}

/** The text with other names and its facts in another order. */
const renamed = (text: string): string =>
  text.replace(/\bo(\d+)\b/g, (_, number: string) => `x${(Number(number) * 7919) % 10_007}`)

const FAMILIES: ReadonlyMap<string, (objects: number) => Parts> = new Map([
  ['gripper', balls],
  ['blocksworld', blocks],
  ['floor-tile', grid],
])
const SIZES = [10, 20, 40, 60, 80, 100]

/** Two texts of a family with this many objects: equal, with implied facts left out, or different by one goal fact. */
export function pairOf(
  family: string,
  objects: number,
  kind: 'equal' | 'different',
): { readonly domain: string; readonly a: string; readonly b: string } {
  const parts = FAMILIES.get(family)!(objects)
  const left = kind === 'equal' ? parts.implied : [parts.needed]
  const goal = parts.goal.filter(fact => !left.includes(fact))
  return { domain: parts.domain, a: text(parts, parts.goal), b: renamed(text(parts, goal)) }
}

/** Prints a Markdown table: the best of three, each with problems that were not seen before. */
export function benchEquivalence(): Reached {
  const limits = pairLimits({ maxStates: 200_000 })
  const measure = (family: string, objects: number, kind: 'equal' | 'different'): number => {
    const { domain, a, b } = pairOf(family, objects, kind)
    let best = Number.POSITIVE_INFINITY
    for (let round = 0; round < 3; round++) {
      const start = milliseconds()
      const read = readPair({ domain, a: a + ' '.repeat(round), b: b + ' '.repeat(round) })
      if (read.kind === 'fault') throw new Error(read.diagnostics[0]?.message)
      const found = comparePair(read.pair, 'strict', limits)
      best = Math.min(best, milliseconds() - start)
      if (found.equivalent !== (kind === 'equal') || found.evidence?.checked !== true)
        throw new Error(`wrong answer: ${found.left ?? String(found.equivalent)}`)
    }
    return best
  }
  console.log('\nMilliseconds a pair, from texts to checked answer: equal, other names, implied facts')
  console.log('left out / different by one goal fact\n')
  console.log(`| objects | ${[...FAMILIES.keys()].join(' | ')} |`)
  console.log(`| ---: | ${[...FAMILIES].map(() => '---:').join(' | ')} |`)
  let slowest = 0
  for (const size of SIZES) {
    const cells = [...FAMILIES.keys()].map(family => {
      const times = [measure(family, size, 'equal'), measure(family, size, 'different')]
      slowest = Math.max(slowest, ...times)
      return times.map(ms => ms.toFixed(0)).join(' / ')
    })
    console.log(`| ${size} | ${cells.join(' | ')} |`)
  }
  return { pairSlowest: slowest / 1000 }
}
