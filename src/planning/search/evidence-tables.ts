// The tables with which a search bounded states, in the form that a certificate has; see `SumsOfTables`.

import { wordsFor } from '#base/bits'
import type { FactName, StateSet, SumsOfTables } from '#planning/certificates/certificate'
import { UNREACHABLE } from './abstraction/saturate'
import type { EvidenceLimits } from './evidence-limits'
import type { ProjectionTables, TableProjection } from './heuristics/projections'

/** A sum of tables, by its number among those of `tables`. */
export interface TableSum {
  readonly tables: ProjectionTables
  readonly number: number
}

/** Distances in all used sums; eight bytes each, and the checker examines each transition between them. */
const MAX_DISTANCES = 2_000_000

/** A sample of waiting states: the indexes of their rows, the values to be shown, and the total number that wait. */
export interface WaitingSample {
  readonly rows: readonly number[]
  readonly values: readonly number[]
  readonly waiting: number
}

/** Sums of tables that show the values of states: few sums for many states. */
export class ShowingSums {
  /** Those of each set of tables, the best first. */
  private readonly sums: readonly TableSum[][]

  /** The sums of these tables that show enough of the waiting states to be worth their memory. */
  constructor(
    tables: readonly ProjectionTables[],
    cells: Int32Array,
    { rows, values, waiting }: WaitingSample,
    { distancesForState }: EvidenceLimits,
  ) {
    const isShown = rows.map(() => false)
    let distances = 0
    this.sums = tables.map(each => {
      const all = Array.from({ length: each.sums }, (_, number) => ({ tables: each, number }))
      const counts = all.map(sum => countIf(rows, (row, i) => shows(sum, cells, row, values[i]!)))
      const best = all.map((_, i) => i).sort((a, b) => counts[b]! - counts[a]! || a - b)
      return best
        .map(i => all[i]!)
        .filter(sum => {
          const isNew = rows.map((row, i) => !isShown[i]! && shows(sum, cells, row, values[i]!))
          const states = (waiting * countIf(isNew, Boolean)) / Math.max(1, rows.length)
          const size = sizeOf(sum)
          if (states * distancesForState < size || distances + size > MAX_DISTANCES) return false
          distances += size
          for (let i = 0; i < rows.length; i++) isShown[i] ||= isNew[i]!
          return true
        })
    })
  }

  /** A sum that gives the state in this row at least this value. */
  showing(cells: Int32Array, at: number, value: number): TableSum | undefined {
    for (const sums of this.sums) {
      if (sums.length === 0) continue
      const place = sums[0]!.tables.placeShowing(cells, at, value, sums)
      if (place < 0) continue
      const found = sums[place]!
      // The sum that showed the last state is tried first on the next.
      sums[place] = sums[0]!
      sums[0] = found
      return found
    }
    return undefined
  }
}

const shows = (sum: TableSum, cells: Int32Array, at: number, value: number): boolean =>
  sum.tables.placeShowing(cells, at, value, [sum]) === 0

const countIf = <T>(list: readonly T[], isCounted: (each: T, i: number) => boolean): number =>
  list.reduce((sum, each, i) => (isCounted(each, i) ? sum + 1 : sum), 0)

const sizeOf = ({ tables, number }: TableSum): number =>
  tables.tablesOf(number).reduce((sum, { distances }) => sum + distances.length, 0)

/** The sums that show these states; undefined: cuts show them. Units become costs by `toCost`. */
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
        const isSeen = (fact: number): boolean => seen.variables.includes(tables.facts.variableOf[fact]!)
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

/** The reachable abstract states, over the facts of all values of the variables. */
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
