// The smallest set of changes that makes two problems equivalent, found by trial: first as many changes as possible are left out; then
// single changes and pairs are tried, which may be enough. Every set is compared; in the result, no change and no exchange of one initial
// fact for another can be left out.

import { isError } from '#planning/pddl/diagnostic'
import type { Problem } from '#planning/pddl/model'
import { printProblem } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'
import type { Pair } from '../comparison'
import { findRenaming } from '../structure/find-renaming'
import { structureOf } from '../structure/structure'
import { ownObjects } from '../diff/match'
import { applied, type Change, valueKey } from './changes'

export interface SmallestOptions {
  /** Is the pair equivalent, in the required sense? */
  readonly isEquivalent: (pair: Pair) => boolean
  /** Comparisons. */
  readonly maxComparisons: number
  /** Nodes of a search for a renaming of the initial states. */
  readonly maxNodes: number
}

export interface Smallest {
  readonly changes: readonly Change[]
  /** True if no change can be left out; false if there were too many to try each. */
  readonly minimal: boolean
}

/** Maximum number of changes to try in all pairs. */
const MAX_IN_PAIRS = 6
/** Changes that are tried one by one. */
const MAX_ALONE = 200

/** Undefined if all changes together do not suffice. */
export function smallestChanges(
  pair: Pair,
  changes: readonly Change[],
  options: SmallestOptions,
): Smallest | undefined {
  return new Search(pair, changes, options).run()
}

/** A set of changes by their indices, ascending. */
type Places = readonly number[]

class Search {
  private readonly pair: Pair
  private readonly changes: readonly Change[]
  private readonly options: SmallestOptions
  /** Per change: those that need it. */
  private readonly neededBy: readonly (readonly number[])[]
  private readonly known = new Map<string, boolean>()
  /** Per change: its contribution to each count that must match. */
  private readonly counts: readonly (readonly Counted[])[]
  private readonly wanted: string
  private left: number

  constructor(pair: Pair, changes: readonly Change[], options: SmallestOptions) {
    this.pair = pair
    this.changes = changes
    this.options = options
    this.left = options.maxComparisons
    const neededBy: number[][] = changes.map(() => [])
    changes.forEach(({ needs }, i) => {
      for (const need of needs) neededBy[need]!.push(i)
    })
    this.neededBy = neededBy
    const before = ownObjects(pair.domain, pair.b)
    const after = ownObjects(pair.domain, applied(pair.b, changes))
    this.counts = changes.map(change => countsOf(change, pair.b, before, after))
    this.wanted = this.net(changes.map((_, i) => i))
  }

  run(): Smallest | undefined {
    const all = this.changes.map((_, i) => i)
    const wanted = all.filter(i => {
      const change = this.changes[i]!
      return !('implied' in change && change.implied)
    })
    let core: Places | undefined
    for (const set of [this.closed(wanted), all])
      if (core === undefined && set.length > 0 && this.works(set)) core = set
    if (core === undefined) return undefined
    const whole = this.leftOut(core)
    const small = whole.minimal ? this.fewer(core, whole.places.length) : undefined
    const left = small === undefined ? whole : { places: small, minimal: true }
    const place = new Map(left.places.map((i, at) => [i, at]))
    const changes = left.places.map(i => {
      const change = this.changes[i]!
      return { ...change, needs: change.needs.map(need => place.get(need)!) }
    })
    return { changes, minimal: left.minimal }
  }

  /** One or two changes that suffice, with those they need, if that is fewer; neither can be left out. */
  private fewer(core: Places, than: number): Places | undefined {
    const isFewer = (set: Places): boolean => set.length < than
    const singles = core.slice(0, MAX_ALONE).map(i => this.closed([i]))
    const single = singles.filter(isFewer).find(set => this.works(set))
    if (single !== undefined || core.length > MAX_IN_PAIRS) return single
    const twos = core.flatMap((i, at) => core.slice(at + 1).map(j => this.closed([i, j])))
    return twos.filter(isFewer).find(set => this.works(set))
  }

  /** Leaves out as much as possible; large sets in halves first. */
  private leftOut(from: Places): { readonly places: Places; readonly minimal: boolean } {
    let places = from
    let units = this.units(places)
    for (let size = units.length > 16 ? units.length >> 1 : 1; size >= 1; size >>= 1) {
      for (let at = 0; at < units.length; ) {
        const drop = units.slice(at, at + size).flat()
        const rest = this.without(places, drop)
        if (rest.length > 0 && this.works(rest)) {
          const kept = new Set(rest)
          places = rest
          units = units.filter(unit => unit.every(i => kept.has(i)))
        } else at += size
        if (this.left <= 0) return { places, minimal: false }
      }
    }
    return { places, minimal: true }
  }

  /**
   * The parts that may be left out alone: a part of the goal, or a removed initial fact together with an added one of
   * its predicate. A single initial fact may not: then the numbers of facts would differ.
   */
  private units(places: Places): Places[] {
    const found: Places[] = []
    const removed = new Map<string, number[]>()
    for (const i of places) {
      const change = this.changes[i]!
      if ('part' in change) found.push([i])
      if (change.kind === 'remove-fact') {
        const list = removed.get(change.atom.predicate.name)
        if (list === undefined) removed.set(change.atom.predicate.name, [i])
        else list.push(i)
      }
    }
    for (const i of places) {
      const change = this.changes[i]!
      if (change.kind !== 'add-fact') continue
      const other = removed.get(change.atom.predicate.name)?.pop()
      if (other !== undefined) found.push([other, i])
    }
    return found
  }

  /** The set with all changes that it needs. */
  private closed(set: Places): Places {
    const found = new Set(set)
    for (const i of found) for (const need of this.changes[i]!.needs) found.add(need)
    return [...found].sort((a, b) => a - b)
  }

  /** Without some, and without those that need them. */
  private without(set: Places, drop: Places): Places {
    const gone = new Set(drop)
    for (const i of gone) for (const other of this.neededBy[i]!) gone.add(other)
    return set.filter(i => !gone.has(i))
  }

  private works(places: Places): boolean {
    const key = places.join(' ')
    let value = this.known.get(key)
    if (value === undefined) {
      const changes = places.map(i => this.changes[i]!)
      const b = applied(this.pair.b, changes)
      value =
        this.net(places) === this.wanted &&
        this.fitsTypes(b, changes) &&
        this.beginsAlike(b) &&
        this.left-- > 0 &&
        this.options.isEquivalent({ domain: this.pair.domain, a: this.pair.a, b })
      this.known.set(key, value)
    }
    return value
  }

  /**
   * The contributions of the changes to the counts of objects by types and of facts by predicate: together they make
   * the counts equal.
   */
  private net(places: Places): string {
    const sums = new Map<string, number>()
    for (const i of places) for (const { of, by } of this.counts[i]!) sums.set(of, (sums.get(of) ?? 0) + by)
    return [...sums]
      .filter(([, sum]) => sum !== 0)
      .map(([of, sum]) => `${of}: ${sum}`)
      .sort()
      .join('; ')
  }

  /** An object with a changed type may no longer be allowed where it is used. */
  private fitsTypes(b: Problem, changes: readonly Change[]): boolean {
    if (!changes.some(({ kind }) => kind === 'retype-object')) return true
    const { diagnostics } = parseProblem(printProblem(b), this.pair.domain)
    return !diagnostics.some(isError)
  }

  /** True if the initial states agree up to names: a necessary condition that is quick to check. */
  private beginsAlike(b: Problem): boolean {
    const { domain, a } = this.pair
    const found = findRenaming(structureOf(domain, a), structureOf(domain, b), this.options.maxNodes)
    return found.kind === 'renaming'
  }
}

/** How much a change adds to one count. */
interface Counted {
  readonly of: string
  readonly by: number
}

/** `before`, `after`: the types of b's objects, without the changes and with all of them. */
function countsOf(
  change: Change,
  b: Problem,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly Counted[] {
  const count = (of: string, by: number): Counted => ({ of, by })
  switch (change.kind) {
    case 'add-object':
      return [count(`object ${after.get(change.name)}`, 1)]
    case 'remove-object':
      return [count(`object ${before.get(change.name)}`, -1)]
    case 'retype-object':
      return [count(`object ${before.get(change.name)}`, -1), count(`object ${after.get(change.name)}`, 1)]
    case 'add-fact':
      return [count(`fact ${change.atom.predicate.name}`, 1)]
    case 'remove-fact':
      return [count(`fact ${change.atom.predicate.name}`, -1)]
    case 'add-value':
      return [count(`value ${change.value.name.name} ${change.value.value}`, 1)]
    case 'remove-value':
      return [count(`value ${change.value.name.name} ${change.value.value}`, -1)]
    case 'set-value': {
      const { name } = change.value.name
      const old = b.values.find(value => valueKey(value) === valueKey(change.value))
      return [count(`value ${name} ${old?.value}`, -1), count(`value ${name} ${change.value.value}`, 1)]
    }
    case 'add-goal':
    case 'remove-goal':
      return []
  }
}
