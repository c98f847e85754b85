// Evidence by exhaustive enumeration: the set contains the initial state and every successor of each of its states, and the target holds in
// none. For a bound: each state has a value that drops by at most the cost of a step and is at most zero in goal states.

import { Cover } from './cover'
import type { Absence, CheckContext } from '../context'
import { Frontier } from './frontier'
import { actionName } from '../semantics/ground-action'
import { Zones } from './zones'
import { readList, readNumber, readObject, readPlaces, readStates, readValues, reject } from '../rejection'
import { Tables } from './tables'

type CoverField = 'states' | 'keptFacts' | 'symmetry'
type FrontierField = 'states' | 'values' | 'cuts' | 'literals' | 'tables'

export function checkExhausted(context: CheckContext, certificate: unknown, absence: Absence): void {
  const parts = readObject<CoverField>(certificate, 'The certificate')
  const states = readStates(parts.states, 'The set of states')
  const values = new Float64Array(states.count)
  const cover = new Cover(context, parts, [{ ...states, values }], absence)
  if (cover.findInitial() < 0) reject('The set of states lacks the initial state.')
  for (let row = 0; row < cover.count; row++) {
    cover.load(row)
    if (cover.stepper.holds(cover.task.target)) reject(`State ${row} satisfies the target.`)
    cover.eachSuccessor(({ action }, successor) => {
      if (successor < 0)
        reject(`State ${row}: its successor by ${actionName(context.world, action)} is not in the set.`)
    })
  }
}

/** Every plan from the initial state costs at least `cost` units. */
export function checkLowerBound(context: CheckContext, value: unknown, cost: number): void {
  const bound = readObject<CoverField | 'cost' | 'values' | 'frontier'>(value, 'The bound')
  const { world } = context
  const costText = (units: number): string => `${world.costOfUnits(units)}`
  if (world.unitsOf(readNumber(bound.cost, "The bound's cost"), "The bound's cost") !== cost)
    reject(`The bound is for the cost ${bound.cost}, not ${costText(cost)}.`)
  const inner = readValued(context, bound.states, bound.values, 'The set of states')
  const outer = readFrontier(context, bound.frontier)
  const goal = { target: context.goal(), avoid: undefined }
  const cover = new Cover(context, bound, outer === undefined ? [inner] : [inner, outer], goal)
  const { values } = cover
  const initial = cover.findInitial()
  if (initial < 0) reject('The set of states lacks the initial state.')
  if (!(values[initial]! >= cost))
    reject(
      `The initial state, row ${initial}, has the value ${costText(values[initial]!)}, less than ${costText(cost)}.`,
    )
  for (let row = 0; row < inner.count; row++) {
    const mine = values[row]!
    cover.load(row)
    if (mine > 0 && cover.stepper.holds(cover.task.target))
      reject(`State ${row} satisfies the goal, but has the value ${costText(mine)}.`)
    cover.eachSuccessor(({ action }, successor) => {
      // Costs and values are at most 2^53 - 1, so a sum that was rounded is above every value.
      if (successor >= 0 && mine <= action.cost + values[successor]!) return
      const by = `State ${row}: its successor by ${actionName(context.world, action)}`
      if (successor < 0) reject(`${by} is in neither set.`)
      reject(`${by}: the value drops from ${costText(mine)} to ${costText(values[successor]!)}.`)
    })
  }
  if (outer === undefined) return
  const { count, cuts, literals, sums } = outer
  const tables = sums === undefined ? undefined : new Tables(context, cover, outer.tables)
  const frontier = literals === undefined ? new Frontier(context, cover) : new Zones(context, cover, literals)
  for (let i = 0; i < count; i++) {
    const [row, where, value] = [inner.count + i, `Frontier state ${i}`, outer.values[i]!]
    if (tables === undefined || sums![i] === 0) frontier.check(row, where, cuts[i], value)
    else tables.check(row, where, sums![i]! - 1, value)
  }
}

function readValued({ world }: CheckContext, states: unknown, values: unknown, what: string) {
  const set = readStates(states, what)
  const inUnits = (value: number, what: string): number => world.unitsOf(value, what)
  return { ...set, values: readValues(values, set.count, `${what}: the values`, inUnits) }
}

function readFrontier(context: CheckContext, value: unknown) {
  if (value === undefined) return undefined
  const parts = readObject<FrontierField>(value, 'The frontier')
  const valued = readValued(context, parts.states, parts.values, 'The frontier states')
  const cuts = readList(parts.cuts, 'The list of cuts')
  if (cuts.length !== valued.count) reject(`There are ${valued.count} frontier states, but cuts for ${cuts.length}.`)
  const { literals, tables } = parts
  if (tables === undefined) return { ...valued, cuts, literals, tables, sums: undefined }
  const { sums: all, by } = readObject<'sums' | 'by'>(tables, 'The tables')
  const max = readList(all, 'The list of sums').length
  const sums = readPlaces(by, max + 1, 'The sums of frontier states')
  if (sums.length !== valued.count) reject(`There are ${valued.count} frontier states, but sums for ${sums.length}.`)
  return { ...valued, cuts, literals, tables, sums }
}
