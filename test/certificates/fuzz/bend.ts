// Changes to sets of states and bounds that break something or make it prove more; and bounds made from nothing, to
// test sorts of evidence that no search makes.

import type { Rng } from '#base/rng'
import { stateIn } from './claims'
import { swapsIn } from './honest'
import type { Row, Shown, Sketch, Table, Tables } from './sketch'
import { oneOf, someOf, type World } from './world'

/** Numbers that arithmetic trips over. */
export const NUMBERS: readonly number[] = [
  ...[0, -0, 1, 2, 3, -1, 0.5, 1000, 2 ** 31, 2 ** 32, 2 ** 52, 2 ** 52 + 1, -(2 ** 52)],
  ...[2 ** 53 - 1, -(2 ** 53 - 1), 2 ** 53, 1e15, 1e308, -1e308, 5e-324, NaN, Infinity, -Infinity],
]

export interface Bender {
  readonly world: World
  readonly rng: Rng
}

type Bend = (sketch: Sketch, bender: Bender) => void

const rowsOf = ({ inner, outer = [] }: Sketch): Row[] => [...inner, ...outer]

const numberNear = (value: number, { world, rng }: Bender): number => {
  const { unit, costs } = world
  switch (rng.below(12)) {
    case 0:
      return rng.pick(NUMBERS)
    case 1:
      return value - unit
    case 2:
      return value + (oneOf(rng, costs) ?? unit)
    default:
      return value + unit
  }
}

/** A zone at random, or one that has to do with the goal. */
export function zoneIn({ world, rng }: Bender): string[] {
  const { names, judge } = world
  const goal = [...judge.task.atomsIn(judge.task.goal, new Map())].flatMap(fact => [fact, `(not ${fact})`])
  const zone = [...someOf(rng, goal, 2), ...someOf(rng, names.literals, 2 + rng.below(8))]
  if (rng.below(6) === 0) zone.push(oneOf(rng, [...names.statics, ...names.illTyped]) ?? '(p)')
  if (rng.below(4) === 0 && zone.length > 0) {
    const again = rng.pick(zone)
    zone.push(rng.below(2) === 0 ? again : opposite(again))
  }
  return rng.shuffled(zone)
}

export const opposite = (literal: string): string =>
  literal.startsWith('(not ') ? literal.slice(5, -1) : `(not ${literal})`

export function cutIn(isZoned: boolean, value: number, bender: Bender): Shown {
  const { world, rng } = bender
  const share = rng.below(3) > 0 ? value : numberNear(value, bender)
  return isZoned
    ? { zone: zoneIn(bender), share }
    : { actions: someOf(rng, world.names.actions, 1 + rng.below(4)), share }
}

/** A table of some facts: all ways in which they may hold, or those of the states, with values that fit the distances or not. */
export function tablesFor(bender: Bender): Tables {
  const { world, rng } = bender
  const { judge, names } = world
  const projections = Array.from({ length: 1 + rng.below(2) }, () => {
    const facts = rng.shuffled(names.propositions).slice(0, 1 + rng.below(3))
    if (rng.below(3) === 0) {
      const seen = new Map(
        judge.initial.states.map(state => {
          const own = facts.filter(fact => state.has(fact))
          return [own.join(), own]
        }),
      )
      return { facts, states: [...seen.values()] }
    }
    const states = Array.from({ length: 2 ** facts.length }, (_, bits) => facts.filter((_, i) => (bits >> i) & 1))
    return { facts, states }
  })
  const max = Number.isFinite(world.cheapest) ? world.cheapest + world.unit : world.unit
  const pool = [0, 0, world.unit, max, ...world.costs, Infinity]
  const table = (): Table => {
    const projection = rng.below(projections.length)
    const values = projections[projection]!.states.map(() => rng.pick(pool))
    return { projection, values }
  }
  return {
    atMostOne: rng.below(2) === 0 ? [] : [someOf(rng, names.propositions, 2)],
    projections,
    sums: Array.from({ length: 1 + rng.below(2) }, () => Array.from({ length: 1 + rng.below(3) }, table)),
  }
}

/** A bound of the initial state alone, or of some states, that states `cost`. */
export function boundFromNothing(cost: number, bender: Bender): Sketch {
  const { world, rng } = bender
  const { judge } = world
  const { states, full } = judge.initial
  const left = judge.distances(judge.initial)
  const isZoned = rng.below(4) > 0
  const tables = isZoned && rng.below(3) === 0 ? tablesFor(bender) : undefined
  const shift = rng.below(2) === 0 ? cost - world.cheapest : 0
  const rowOf = (at: number, isFirst: boolean): Row => {
    const own = left[at] === undefined ? Infinity : Number(`${left[at]}e-30`)
    const value = isFirst ? cost : judge.task.isGoal(full[at]!) ? 0 : own + (shift || 0)
    const cuts = Array.from({ length: 1 + rng.below(2) }, () => cutIn(isZoned, value, bender))
    const by = tables === undefined || rng.below(4) === 0 ? 0 : 1 + rng.below(tables.sums.length)
    return { facts: [...states[at]!], value, cuts, by }
  }
  const isAlone = rng.below(3) > 0
  const [inner, outer]: Row[][] = [[], []]
  states.forEach((_, at) => {
    if (at > 0 && isAlone) return
    ;(rng.below(3) === 0 ? inner! : outer!).push(rowOf(at, at === 0))
  })
  return {
    ...{ cost, inner: inner!, outer: outer!, isZoned, tables },
    keptFacts: rng.below(4) === 0 ? someOf(rng, world.names.propositions, 2) : undefined,
    symmetry: rng.below(6) === 0 ? swapsIn(world, rng) : undefined,
    columns: world.names.propositions.slice(),
  }
}

/** The bound, as if every plan cost `cost`: some values, shares and tables rise with it. */
export function raise(sketch: Sketch, cost: number, { rng }: Bender): void {
  const by = cost - sketch.cost
  sketch.cost = cost
  const grown = (value: number): number => (Number.isFinite(by) ? value + by : cost)
  const kind = rng.below(4)
  const rows = rowsOf(sketch)
  const max = Math.max(...rows.map(({ value }) => value))
  // In half of the rounds the cuts keep their shares, which may also suffice for the higher values.
  const isShownAsBefore = rng.below(2) === 0
  for (const row of rows) {
    if (kind === 0 ? row.value < max : kind === 1 ? row.value <= 0 : rng.below(3) === 0) continue
    row.value = grown(row.value)
    const [cut] = row.cuts
    if (cut !== undefined && !isShownAsBefore && rng.below(2) === 0) cut.share = grown(cut.share)
  }
  for (const sum of isShownAsBefore ? [] : (sketch.tables?.sums ?? []))
    for (const { values } of sum)
      if (rng.below(2) === 0)
        values.forEach((value, state) => {
          if (value > 0) values[state] = grown(value)
        })
}

const dropped = <T>(list: T[] | undefined, rng: Rng): void => {
  if (list !== undefined && list.length > 0) list.splice(rng.below(list.length), 1)
}

/** Many copies of one thing, so that sums overflow. */
function repeated<T>(list: T[], rng: Rng): void {
  if (list.length === 0) return
  const one = rng.pick(list)
  const times = rng.below(40) === 0 ? 3000 : 1 + rng.below(3)
  for (let i = 0; i < times; i++) list.push(structuredClone(one))
}

/** Adds tables that cancel each other, but for what is rounded while they are added up. */
export function cancelling({ tables }: Sketch, { rng }: Bender): void {
  const sum = oneOf(rng, tables?.sums ?? [])
  const [table, other] = [oneOf(rng, sum ?? []), oneOf(rng, sum ?? [])]
  if (sum === undefined || table === undefined || other === undefined) return
  const max = Math.max(...table.values)
  if (!(max > 0 && max < Infinity) || other.values.includes(Infinity)) return
  const times = ({ projection, values }: Table, factor: number): Table => ({
    projection,
    values: values.map(value => value * factor),
  })
  const large = Math.floor(rng.pick([2 ** 53 - 1, 2 ** 53 - 1, 2 ** 52 + 1]) / max)
  const small = 1 + rng.below(9)
  const four = [times(table, large), times(other, small), times(table, -large), times(other, -small)]
  const ordered = rng.below(2) === 0 ? four : rng.shuffled(four)
  for (let i = rng.pick([1, 1, 5, 300]); i > 0; i--) sum.push(...structuredClone(ordered))
}

const turned = (list: string[], pool: readonly string[], rng: Rng): void => {
  const name = oneOf(rng, pool)
  if (name === undefined) return
  const at = list.indexOf(name)
  if (at >= 0) list.splice(at, 1)
  else list.push(name)
}

export const bends: readonly Bend[] = [
  (sketch, { rng }) => dropped(rng.below(2) === 0 ? sketch.inner : sketch.outer, rng),
  (sketch, { rng }) => {
    const rows = rng.below(2) === 0 ? sketch.inner : (sketch.outer ?? sketch.inner)
    const row = oneOf(rng, rows)
    if (row !== undefined) rows.push(structuredClone(row))
  },
  (sketch, { world, rng }) => {
    const row = oneOf(rng, rowsOf(sketch))
    const { propositions, derived, illTyped, statics } = world.names
    const pool = rng.below(3) > 0 ? propositions : [...derived, ...illTyped, ...statics]
    if (row !== undefined) turned(row.facts, pool, rng)
  },
  (sketch, { world, rng }) => {
    const row = { facts: stateIn(world, rng), value: sketch.cost, cuts: [], by: 0 }
    ;(rng.below(2) === 0 ? sketch.inner : (sketch.outer ?? sketch.inner)).push(row)
  },
  // A row inside becomes one of the frontier, and back.
  (sketch, bender) => {
    const { rng } = bender
    sketch.outer ??= []
    const [from, to] = rng.below(2) === 0 ? [sketch.inner, sketch.outer] : [sketch.outer, sketch.inner]
    const [row] = from.length === 0 ? [] : from.splice(rng.below(from.length), 1)
    if (row === undefined) return
    row.cuts = [cutIn(sketch.isZoned, row.value, bender)]
    to.push(row)
  },
  (sketch, bender) => {
    const row = oneOf(bender.rng, rowsOf(sketch))
    if (row !== undefined) row.value = numberNear(row.value, bender)
  },
  (sketch, bender) => {
    const row = oneOf(bender.rng, sketch.outer ?? [])
    const cut = oneOf(bender.rng, row?.cuts ?? [])
    if (cut !== undefined) cut.share = numberNear(cut.share, bender)
  },
  (sketch, bender) => {
    const { rng } = bender
    const row = oneOf(rng, sketch.outer ?? [])
    if (row === undefined) return
    if (rng.below(3) === 0) dropped(row.cuts, rng)
    else row.cuts.push(cutIn(sketch.isZoned, row.value, bender))
  },
  (sketch, { world, rng }) => {
    const cut = oneOf(rng, oneOf(rng, sketch.outer ?? [])?.cuts ?? [])
    if (cut?.zone !== undefined) turned(cut.zone, world.names.literals, rng)
    if (cut?.actions !== undefined) turned(cut.actions, world.names.actions, rng)
  },
  (sketch, { rng }) => repeated(oneOf(rng, sketch.outer ?? [])?.cuts ?? [], rng),
  (sketch, bender) => {
    if (sketch.outer === undefined) return
    sketch.isZoned = !sketch.isZoned
    for (const row of sketch.outer) row.cuts = [cutIn(sketch.isZoned, row.value, bender)]
  },
  // Facts left out, and more of them.
  (sketch, { world, rng }) => {
    const { propositions, derived, illTyped, statics } = world.names
    sketch.keptFacts ??= rng.below(2) === 0 ? [] : [...propositions]
    const pool = rng.below(3) > 0 ? propositions : [...derived, ...illTyped, ...statics]
    for (let i = rng.below(3); i >= 0; i--) turned(sketch.keptFacts, pool, rng)
  },
  sketch => {
    sketch.keptFacts = undefined
  },
  (sketch, { world, rng }) => {
    sketch.symmetry = [...(sketch.symmetry ?? []), ...swapsIn(world, rng)]
    if (rng.below(3) === 0) dropped(sketch.symmetry, rng)
  },
  sketch => {
    sketch.symmetry = undefined
  },
  (sketch, { world, rng }) => {
    const { propositions, derived, illTyped, statics } = world.names
    turned(sketch.columns, [...propositions, ...derived, ...illTyped, ...statics], rng)
  },
  // Tables.
  (sketch, bender) => {
    if (!sketch.isZoned) return
    sketch.tables = tablesFor(bender)
    for (const row of sketch.outer ?? []) row.by = 1
  },
  (sketch, bender) => {
    const { rng } = bender
    const table = oneOf(rng, oneOf(rng, sketch.tables?.sums ?? []) ?? [])
    if (table === undefined || table.values.length === 0) return
    const at = rng.below(table.values.length)
    table.values[at] = numberNear(table.values[at]!, bender)
  },
  ({ tables, ...sketch }, { rng }) => {
    if (tables === undefined) return
    const sum = oneOf(rng, tables.sums)
    if (rng.below(3) > 0) repeated(sum ?? [], rng)
    else dropped(sum, rng)
    const row = oneOf(rng, sketch.outer ?? [])
    if (row !== undefined) row.by = rng.below(tables.sums.length + 1)
  },
  ({ tables }, { world, rng }) => {
    if (tables === undefined) return
    if (rng.below(2) === 0) tables.atMostOne.push(someOf(rng, world.names.propositions, 2))
    else dropped(tables.atMostOne, rng)
    const list = oneOf(rng, tables.atMostOne)
    if (list !== undefined) turned(list, world.names.propositions, rng)
  },
  cancelling,
  ({ tables }, { world, rng }) => {
    const projection = oneOf(rng, tables?.projections ?? [])
    if (projection === undefined) return
    if (rng.below(2) === 0) dropped(projection.states, rng)
    else turned(projection.facts, world.names.propositions, rng)
  },
]
