// Problems of one pattern in increasing sizes: a small one illustrates what a larger one asks. The benchmark's two
// series (Valmeekam et al., arXiv:2206.10498) are described in its own way; other domains grow by their generators'
// sizes, and a given problem by further objects of its types.

import type { Rng } from '#base/rng'
import type { GeneratedProblem, GroundAtom, Size } from '#language/domain-kit'
import { generateProblem } from '#questions/kinds/asking/making'
import type { DomainFolder } from '#language/library/domains'
import { printGenerated } from '#planning/pddl/print-generated'
import { parseProblem } from '#planning/pddl/problem'
import type { Source } from '#planning/pddl/source'
import { loadDomain } from '#planning/task/load'
import { grownProblem } from './grow'
import type { Setting } from './setting'

export interface Pair {
  readonly small: Source
  readonly large: Source
}

/** Two problems of a series, in the form of the setting; or why there are none. */
export function pairOf(setting: Setting, size: Size | undefined, rng: Rng): Pair | string {
  const { given, folder, put } = setting
  const pair =
    given !== undefined || folder === undefined || size === undefined
      ? grownPair(setting, rng)
      : (patternedPair(setting, size, rng) ?? sizedPair(folder, size, rng))
  if (typeof pair === 'string') return pair
  const [small, large] = [put(pair.small), put(pair.large)]
  if (typeof small === 'string') return small
  return typeof large === 'string' ? large : { small, large }
}

function grownPair({ given }: Setting, rng: Rng): Pair | string {
  if (given === undefined) return 'there is no problem to grow'
  const large = grownProblem(given, rng)
  return typeof large === 'string' ? large : { small: given, large }
}

/** A pair by the benchmark's patterns for its own domains. */
function patternedPair({ form, folder }: Setting, size: Size, rng: Rng): Pair | undefined {
  const pattern = form.known === undefined ? undefined : patterns.get(form.known.folder)
  if (pattern === undefined || folder === undefined) return undefined
  const [least, most] = pattern.sizes(size)
  const large = least + 1 + rng.below(most - least)
  const small = least + rng.below(large - least)
  // Drawn once for both problems: the number of cities, and how full they are.
  const shape = { cities: 1 + rng.below(2), full: rng.fraction() }
  const put = (n: number, label: string): Source => ({
    domain: pattern.domainText(folder),
    problem: printGenerated(pattern.pddlName, pattern.problem(n, rng.fork(label), shape)),
  })
  return { small: put(small, 'small'), large: put(large, 'large') }
}

interface Pattern {
  readonly pddlName: string
  readonly domainText: (folder: DomainFolder) => string
  /** The smallest and the largest problem, for the chosen size. */
  readonly sizes: (size: Size) => readonly [number, number]
  readonly problem: (n: number, rng: Rng, shape: Shape) => GeneratedProblem
}

interface Shape {
  readonly cities: number
  /** From 0 (the fewest packages) to 1 (one at every place). */
  readonly full: number
}

/** The benchmark's series have 3 to 12 blocks, and 3 to 10 places per city. */
const MIN_SIZE = 3
const MAX_BLOCKS = 12
const MAX_PLACES = 10
const within = (value: number, max: number): number => Math.max(MIN_SIZE + 1, Math.min(max, value))

const patterns: ReadonlyMap<string, Pattern> = new Map([
  [
    'blocksworld',
    {
      pddlName: 'blocksworld-4ops',
      domainText: (folder: DomainFolder) => folder.domainText,
      sizes: ({ blocks = 4 }: Size) => [MIN_SIZE, within(blocks, MAX_BLOCKS)] as const,
      problem: tower,
    },
  ],
  [
    'logistics',
    {
      pddlName: 'logistics-strips',
      domainText: (folder: DomainFolder) => folder.domainText,
      sizes: ({ packages = 4 }: Size) => [MIN_SIZE, within(packages, MAX_PLACES)] as const,
      problem: rounds,
    },
  ],
])

/** All blocks start on the table; the goal is one tower in the order of their list. */
function tower(n: number, rng: Rng): GeneratedProblem {
  const letters = [...'abcdefghijkl']
  const blocks = rng.shuffled(letters).slice(0, n)
  return {
    name: `tower-${n}`,
    objects: { object: blocks },
    init: [['handempty'], ...blocks.map(block => ['ontable', block]), ...blocks.map(block => ['clear', block])],
    goal: blocks.slice(1).map((block, i) => ['on', blocks[i]!, block]),
  }
}

/** A truck visits the places of its city in a circle and takes each package one place further. */
function rounds(n: number, rng: Rng, { cities, full }: Shape): GeneratedProblem {
  const packages = 2 + Math.floor(full * (n - 1))
  const init: GroundAtom[] = []
  const goal: GroundAtom[] = []
  const airports: string[] = []
  const others: string[] = []
  for (let city = 0; city < cities; city++) {
    const places = rng.shuffled(Array.from({ length: n }, (_, i) => `l${city}-${i}`))
    const airport = places[n - 1]!
    airports.push(airport)
    others.push(...places.slice(0, n - 1))
    init.push(...places.map(place => ['in-city', place, `c${city}`]))
    init.push(['at', `t${city}`, places[0]!], ['at', `a${city}`, airport])
    for (let i = 0; i < packages; i++) {
      init.push(['at', `p${city * packages + i}`, places[i]!])
      if (i + 1 < packages) goal.push(['at', `p${city * packages + i}`, places[i + 1]!])
    }
  }
  // With several cities, the last package of each flies to another city.
  if (cities > 1)
    for (let city = 0; city < cities; city++) {
      const to = (city + 1 + rng.below(cities - 1)) % cities
      goal.push(['at', `p${(city + 1) * packages - 1}`, airports[to]!])
    }
  const named = (stem: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${stem}${i}`)
  return {
    name: `rounds-${cities}-${n}-${packages}`,
    objects: {
      airplane: named('a', cities),
      airport: airports,
      city: named('c', cities),
      location: others,
      package: named('p', cities * packages),
      truck: named('t', cities),
    },
    init,
    goal,
  }
}

/** Maximum number of increases of the larger problem until it has more facts than the smaller one. */
const RAISES = 6

/**
 * Generated problems: one of the chosen size or slightly above, and one that is smaller in every parameter where that
 * is possible.
 */
function sizedPair(folder: DomainFolder, size: Size, rng: Rng): Pair | string {
  let why = 'its generator makes no larger problems'
  for (let raise = 0; raise < RAISES; raise++) {
    const large: Record<string, number> = {}
    const small: Record<string, number> = {}
    for (const { id, min, max } of folder.parameters) {
      const wanted = Math.max(min, Math.min(max, size[id] ?? folder.presets.small[id] ?? min))
      large[id] = Math.min(max, wanted + raise)
      small[id] = min + Math.floor((wanted - min) / 2)
    }
    const made = [small, large].map((sizes, i) =>
      generateProblem(folder.id, sizes, `${raise}.${i} ${rng.fork(`${raise}`).below(0x100000000)}`),
    )
    const [first, second] = made
    if (first!.kind === 'none') return first!.message
    if (second!.kind === 'none') why = second!.message
    else if (hasDetails(second!.source, first!.source)) return { small: first!.source, large: second!.source }
  }
  return why
}

/** True if `one` has more initial facts than `other`, and no fewer objects. */
function hasDetails(one: Source, other: Source): boolean {
  const { domain } = loadDomain(one.domain)
  const [large, small] = [one, other].map(each => parseProblem(each.problem, domain).problem)
  return large!.init.length > small!.init.length && large!.objects.length >= small!.objects.length
}
