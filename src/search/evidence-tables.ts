// The tables by which a search bounded states, as a certificate has them; see `SumsOfTables`.

import { wordsFor } from '../base/bits'
import type { FactName, StateSet, SumsOfTables } from '../certificates/certificate'
import { UNREACHABLE } from './abstraction/saturate'
import type { ProjectionTables, TableProjection } from './heuristics/projections'

/** A sum of tables, by its number among those of `tables`. */
export interface TableSum {
  readonly tables: ProjectionTables
  readonly number: number
}

/** Distances in all sums that are used at most; eight bytes each, and the checker looks at each step between them. */
const MOST_DISTANCES = 2_000_000

/** Sums that show the values of states: few of them for many states. */
export class ShowingSums {
  private readonly sums: readonly { readonly all: TableSum[]; used: number }[]
  private distances = 0

  /** `tables`: all that there are, the best first. */
  constructor(tables: readonly ProjectionTables[]) {
    this.sums = tables.map(each => ({
      all: Array.from({ length: each.sums }, (_, number) => ({ tables: each, number })),
      used: 0,
    }))
  }

  /** A sum that gives the state in this row at least the value. */
  showing(cells: Int32Array, at: number, value: number): TableSum | undefined {
    for (const sums of this.sums) {
      const { all, used } = sums
      const place = all[0]?.tables.placeShowing(cells, at, value, all) ?? -1
      if (place < 0) continue
      const found = all[place]!
      if (place >= used) {
        const more = sizeOf(found)
        if (this.distances + more > MOST_DISTANCES) continue
        this.distances += more
        sums.used++
      }
      // What has shown most of late is tried first, and what is used before what is not.
      const to = place < used ? 0 : used
      all[place] = all[to]!
      all[to] = found
      return found
    }
    return undefined
  }
}

const sizeOf = ({ tables, number }: TableSum): number =>
  tables.tablesOf(number).reduce((sum, { distances }) => sum + distances.length, 0)

/** The sums by which these states are shown; undefined: by cuts. Units become costs by `toCost`. */
export function sumsOfTables(
  states: readonly (TableSum | undefined)[],
  nameOf: (fact: number) => FactName,
  toCost: (units: number) => number,
): SumsOfTables | undefined {
  const numbers = new Map<TableSum, number>()
  const by = Uint32Array.from(states, sum => {
    if (sum === undefined) return 0
    let number = numbers.get(sum)
    if (number === undefined) numbers.set(sum, (number = numbers.size + 1))
    return number
  })
  if (numbers.size === 0) return undefined
  const places = new Map<TableProjection, number>()
  const groups = new Set<readonly number[]>()
  const projections: StateSet[] = []
  const sums = [...numbers.keys()].map(({ tables, number }) =>
    tables.tablesOf(number).map(({ projection, distances }) => {
      const seen = tables.projections[projection]!
      let place = places.get(seen)
      if (place === undefined) {
        places.set(seen, (place = projections.length))
        projections.push(statesOf(tables, seen, nameOf))
        const isSeen = (fact: number): boolean =>
          seen.variables.includes(tables.facts.variableOf[fact]!)
        for (const group of tables.groups) if (group.some(isSeen)) groups.add(group)
      }
      const values = distances.filter((_, state) => seen.isReached[state] === 1)
      return {
        projection: place,
        values: Float64Array.from(values, each => (each >= UNREACHABLE ? Infinity : toCost(each))),
      }
    }),
  )
  const atMostOne = Array.from(groups, group => group.map(nameOf))
  return { atMostOne, projections, sums, by }
}

/** The abstract states that the start leads to, over the facts of all values of the variables. */
function statesOf(
  { facts: { variableOf, placeOf, size } }: ProjectionTables,
  { variables, strides, stateCount, isReached }: TableProjection,
  nameOf: (fact: number) => FactName,
): StateSet {
  const facts: number[] = []
  /** Per variable and value: the column of its fact, or -1. */
  const columns = variables.map(variable => new Int32Array(size[variable]!).fill(-1))
  for (let fact = 0; fact < variableOf.length; fact++) {
    const i = variables.indexOf(variableOf[fact]!)
    if (i >= 0) columns[i]![placeOf[fact]!] = facts.push(fact) - 1
  }
  const words = wordsFor(facts.length)
  const rows = new Uint32Array(words * isReached.reduce((sum, each) => sum + each, 0))
  let at = 0
  for (let state = 0; state < stateCount; state++) {
    if (isReached[state] === 0) continue
    for (let i = 0; i < variables.length; i++) {
      const value = Math.floor(state / strides[i]!) % columns[i]!.length
      const column = columns[i]![value]!
      if (column >= 0) rows[at + (column >>> 5)]! |= 1 << (column & 31)
    }
    at += words
  }
  return { facts: facts.map(nameOf), words, rows }
}
