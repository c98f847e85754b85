// Saturated cost partitioning over projections: tables with a lookup time of about a microsecond; LM-cut takes tens. The estimate is the
// maximum sum over several orders (Seipp, Keller and Helmert 2020).

import type { DistanceTable } from '../abstraction/choose-orders'
import type { Projection } from '../abstraction/projection'
import { UNREACHABLE } from '../abstraction/saturate'
import { NO_VALUE, type Variables } from '../abstraction/variables'
import type { Heuristic, HeuristicProperties } from './heuristic'

/** The stored part of a projection: the numbering of its abstract states, and which of them are reachable. */
export type TableProjection = Pick<Projection, 'variables' | 'strides' | 'stateCount' | 'isReached'>

export class ProjectionTables implements Heuristic {
  readonly name = 'projections'
  readonly properties: HeuristicProperties = { admissible: true, consistent: false, safe: true }
  /** Numbers read for an estimate. */
  readonly lookups: number
  /** How facts form variables, and which of them are used. */
  readonly facts: Pick<Variables, 'variableOf' | 'placeOf' | 'size'>
  readonly projections: readonly TableProjection[]
  /** Mutex groups that the variables were made of. */
  readonly groups: readonly (readonly number[])[]
  /** Per fact: its position in `values`, if some projection needs it, and its value there; per word the relevant facts. */
  private readonly seen: FactValues
  /** Scratch: the value of each variable, and the abstract state of each projection. */
  private readonly values: Int32Array
  private readonly states: Int32Array
  /** Variable and stride, in a row for each projection. */
  private readonly firstPlace: Int32Array
  private readonly places: Int32Array
  /** All tables one after the other; per order: projection and where its table begins. */
  private readonly tables: Int32Array
  private readonly orders: readonly Int32Array[]

  constructor(
    vars: Variables,
    groups: readonly (readonly number[])[],
    words: number,
    orders: readonly (readonly DistanceTable[])[],
  ) {
    this.groups = groups
    const projections = [...new Set(orders.flat().map(({ projection }) => projection))]
    this.facts = { variableOf: vars.variableOf, placeOf: vars.placeOf, size: vars.size }
    // Their edges, which take most memory, are not needed any longer.
    this.projections = projections.map(({ variables, strides, stateCount, isReached }) => ({
      variables,
      strides,
      stateCount,
      isReached,
    }))
    const used = new Set(projections.flatMap(({ variables }) => variables))
    const numberOf = new Map([...used].map((variable, number) => [variable, number]))
    this.seen = factValues(vars, words, numberOf)
    this.values = new Int32Array(used.size)
    this.states = new Int32Array(projections.length)
    this.firstPlace = new Int32Array(projections.length + 1)
    const places: number[] = []
    projections.forEach(({ variables, strides }, p) => {
      variables.forEach((variable, i) => {
        places.push(numberOf.get(variable)!, strides[i]!)
      })
      this.firstPlace[p + 1] = places.length
    })
    this.places = Int32Array.from(places)
    const placeOf = new Map(projections.map((projection, p) => [projection, p]))
    const size = orders.flat().reduce((sum, { distances }) => sum + distances.length, 0)
    const tables = new Int32Array(size)
    let end = 0
    this.orders = orders.map(order =>
      Int32Array.from(
        order.flatMap(({ projection, distances }) => {
          tables.set(distances, end)
          end += distances.length
          return [placeOf.get(projection)!, end - distances.length]
        }),
      ),
    )
    this.tables = tables
    this.lookups = used.size + places.length / 2 + orders.flat().length
  }

  get bytes(): number {
    const reached = this.projections.reduce((sum, { stateCount }) => sum + stateCount, 0)
    return this.tables.byteLength + this.places.byteLength + reached
  }

  /** How many sums of tables there are. */
  get sums(): number {
    return this.orders.length
  }

  /** The tables of a sum: numbers of projections, and per abstract state the distance, `UNREACHABLE` if there is no path. */
  tablesOf(sum: number): { projection: number; distances: Int32Array }[] {
    const order = this.orders[sum]!
    return Array.from({ length: order.length / 2 }, (_, i) => {
      const [projection, begin] = [order[2 * i]!, order[2 * i + 1]!]
      const end = begin + this.projections[projection]!.stateCount
      return { projection, distances: this.tables.subarray(begin, end) }
    })
  }

  /**
   * The index of the first of these sums that gives the state in this row at least the value; -1 if there is none.
   * Ignores sums with a table that does not reach the state from the initial one.
   */
  placeShowing(cells: Int32Array, at: number, value: number, sums: readonly { readonly number: number }[]): number {
    this.locate(cells, at)
    return sums.findIndex(({ number }) => this.knownSum(this.orders[number]!) >= value)
  }

  /** -1 if one of the tables has no value for the located state. */
  private knownSum(order: Int32Array): number {
    const { tables, states, projections } = this
    let sum = 0
    for (let i = 0; i < order.length; i += 2) {
      const state = states[order[i]!]!
      if (state < 0 || projections[order[i]!]!.isReached[state] === 0) return -1
      sum += tables[order[i + 1]! + state]!
    }
    return sum >= UNREACHABLE ? Infinity : sum
  }

  evaluate(cells: Int32Array, at: number): number {
    this.locate(cells, at)
    const { orders, tables, states } = this
    let best = 0
    for (let o = 0; o < orders.length; o++) {
      const order = orders[o]!
      let sum = 0
      for (let i = 0; i < order.length; i += 2) {
        const state = states[order[i]!]!
        if (state >= 0) sum += tables[order[i + 1]! + state]!
      }
      if (sum > best) best = sum
    }
    return best >= UNREACHABLE ? Infinity : best
  }

  /** The abstract state of the row in each projection; negative if two facts of a variable hold. */
  private locate(cells: Int32Array, at: number): void {
    const { values, states, firstPlace, places } = this
    readValues(this.seen, cells, at, values)
    for (let p = 0; p < states.length; p++) {
      let state = 0
      for (let i = firstPlace[p]!; i < firstPlace[p + 1]!; i += 2) {
        const value = values[places[i]!]!
        if (value === NO_VALUE) {
          state = NO_VALUE
          break
        }
        state += value * places[i + 1]!
      }
      states[p] = state
    }
  }
}

/** How values are read from rows. */
export interface FactValues {
  /** Per word: the facts that matter. */
  readonly mask: Int32Array
  /** Per fact: its variable, and its value. */
  readonly variable: Int32Array
  readonly value: Int32Array
  /** Per variable: its value where none of its facts holds. */
  readonly none: Int32Array
}

/** Projections onto the given variables, which get these numbers. */
export function factValues(
  { variableOf, placeOf, size }: Variables,
  words: number,
  numberOf: ReadonlyMap<number, number>,
): FactValues {
  const mask = new Int32Array(words)
  const variable = variableOf.map((original, fact) => {
    const number = numberOf.get(original)
    if (number === undefined) return NO_VALUE
    mask[fact >>> 5]! |= 1 << (fact & 31)
    return number
  })
  const none = new Int32Array(numberOf.size)
  for (const [original, number] of numberOf) none[number] = size[original]! - 1
  return { mask, variable, value: placeOf, none }
}

/**
 * The value of each variable in the row that begins at `cells[at]`. Canonical states need not be reachable themselves:
 * where two facts of a group hold it is `NO_VALUE`.
 */
export function readValues(
  { mask, variable, value, none }: FactValues,
  cells: Int32Array,
  at: number,
  values: Int32Array,
): void {
  values.set(none)
  for (let w = 0; w < mask.length; w++)
    for (let bits = cells[at + w]! & mask[w]!; bits !== 0; bits &= bits - 1) {
      const fact = (w << 5) + 31 - Math.clz32(bits & -bits)
      const v = variable[fact]!
      values[v] = values[v] === none[v] ? value[fact]! : NO_VALUE
    }
}
