// Problems that grow: text to a plan, and as far as a bounded search gets in proving how cheap one can be. Each size has a
// process of its own, for its peak of memory; growth is fitted as a power of the size.

import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { domainFolders } from '../../domains/index'
import { makeRng } from '#base/rng'
import { printGenerated } from '#planning/pddl/print-generated'
import { searchOptimal } from '#planning/search/a-star'
import { searchAny } from '#planning/search/any-plan'
import { actionName } from '#planning/task/names'
import { validatePlan } from '#planning/task/validate'
import type { Reached } from '../bars/bars'
import type { Enumerated } from './ten-million'
import { taskFrom } from './task-from'
import { figure } from '../bars/figure'
import { table } from './measure'

interface Family {
  readonly domain: string
  readonly sizes: readonly number[]
  /** The generator's parameters for a size. */
  readonly parameters: (size: number) => Readonly<Record<string, number>>
}

const families: Readonly<Record<string, Family>> = {
  'ferry, cars': {
    domain: 'ferry',
    sizes: [25, 50, 100, 200],
    parameters: cars => ({ locations: 2, cars }),
  },
  'logistics, packages': {
    domain: 'logistics',
    sizes: [6, 12, 25, 50],
    parameters: packages => ({ cities: 5, locations: 4, airplanes: 2, packages }),
  },
  'blocksworld, blocks': {
    domain: 'blocksworld',
    sizes: [12, 25, 50, 100],
    parameters: blocks => ({ blocks }),
  },
  'visitall, side': {
    domain: 'visitall',
    sizes: [4, 8, 15, 30],
    parameters: side => ({ columns: side, rows: side, holes: 0 }),
  },
}

/** States that the search for a cheapest plan may store. */
const CHEAPEST_STATES = 20_000
const PLAN_STATES = 50_000

interface Measured {
  readonly facts: number
  readonly actions: number
  readonly groundMs: number
  readonly bound: number
  readonly boundMs: number
  readonly isProven: boolean
  /** Null where no plan was found. */
  readonly cost: number | null
  readonly planMs: number
  readonly megabytes: number
}

export function benchScale(): Reached {
  let largestSolved = 0
  for (const [name, { sizes }] of Object.entries(families)) {
    const all = sizes.map(size => ({ size, ...ask<Measured>(name, String(size)) }))
    if (all.at(-1)!.cost !== null) largestSolved++
    table(
      `${name}: milliseconds of processor time, from text; a plan's cost, and what every plan costs at least after ${CHEAPEST_STATES} states`,
      ['size', 'facts', 'actions', 'ground', 'plan ms', 'cost', 'bound ms', 'at least', 'MB'],
      all.map(one => [
        one.size,
        one.facts,
        one.actions,
        one.groundMs,
        one.planMs,
        one.cost ?? Number.NaN,
        one.boundMs,
        one.isProven ? `${one.bound}, cheapest` : `${one.bound}`,
        one.megabytes,
      ]),
    )
    const growth = (of: (one: Measured) => number): string =>
      figure(exponent(all.map(one => [one.size, of(one)] as const)))
    console.log(
      `Growth with the size, as its power: actions ${growth(one => one.actions)}, grounding ${growth(one => one.groundMs)}, plan ${growth(one => one.planMs)}, memory ${growth(one => one.megabytes)}.`,
    )
  }
  const { states, bits, seconds, stored, megabytes } = enumerate()
  console.log(
    `\n${states.toLocaleString('en')} states of ${bits} bits enumerated in ${figure(seconds)} s, ${figure(stored / 1e6)} MB of tables (${figure(stored / states)} bytes a state), ${figure(megabytes)} MB resident at most (goal: 10 million within 300 MB).`,
  )
  return { largestSolved, enumerated: megabytes }
}

/** 64 places to visit: 128 facts. */
function enumerate(): Enumerated {
  const { stdout, stderr } = spawnSync(process.execPath, [join(dirname(process.argv[1]!), 'ten-million.js')], {
    encoding: 'utf8',
    input: JSON.stringify(textsOf('visitall, side', 8)),
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as Enumerated
}

/** Slope of the straight line through the logarithms, by least squares. */
function exponent(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const)
  const mean = (of: 0 | 1): number => logs.reduce((sum, pair) => sum + pair[of], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  const up = logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0)
  return up / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0)
}

function ask<T>(...words: readonly string[]): T {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=6000', process.argv[1]!, 'scale-of', ...words],
    { encoding: 'utf8' },
  )
  try {
    return JSON.parse(stdout) as T
  } catch {
    throw new Error(`${words.join(' ')}: ${stderr || stdout}`)
  }
}

/** The child: one size of a family; prints what it took. */
export function printScale(words: readonly string[]): void {
  const measured = solve(words[0]!, Number(words[1]))
  const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6
  console.log(JSON.stringify({ ...measured, megabytes }))
}

interface Texts {
  readonly domain: string
  readonly problem: string
}

/** The largest problem of a family. */
export const largestTexts = (name: string): Texts => textsOf(name, families[name]!.sizes.at(-1)!)

function textsOf(name: string, size: number): Texts {
  const { domain, parameters } = families[name]!
  const folder = domainFolders.find(({ id }) => id === domain)!
  const made = folder.generate!(makeRng(`scale ${size}`), parameters(size))
  return { domain: folder.domainText, problem: printGenerated(folder.pddlName, made) }
}

function solve(name: string, size: number): Omit<Measured, 'megabytes'> {
  let last = 0
  const used = (): number => {
    const { user, system } = process.cpuUsage()
    const before = last
    last = (user + system) / 1000
    return last - before
  }
  used()
  const task = taskFrom(textsOf(name, size))
  const groundMs = used()
  const any = searchAny(task, { maxStates: PLAN_STATES })
  const planMs = used()
  const best = searchOptimal(task, { maxStates: CHEAPEST_STATES })
  const boundMs = used()
  const isProven = best.kind === 'plan'
  const plan = isProven ? best : any
  if (plan.kind === 'plan') {
    const names = plan.plan.map(action => actionName(task, action))
    if (!validatePlan(task, names).valid) throw new Error('the plan is not valid')
  }
  return {
    facts: task.factCount,
    actions: task.actionCount,
    groundMs,
    planMs,
    boundMs,
    isProven,
    cost: plan.kind === 'plan' ? plan.cost : null,
    bound: best.kind === 'plan' ? best.cost : best.kind === 'stopped' ? best.lowerBound : Infinity,
  }
}
