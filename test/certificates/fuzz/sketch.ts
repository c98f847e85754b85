// Sets of states with what belongs to each row, as lists that are easily bent: a row is its facts, with a value and what
// shows it. Written back, they are certificates again.

import { setBit, wordsFor } from '#base/bits'
import type { Certificate, LowerBound, StateSet } from '#planning/certificates/certificate'
import { factsOfRows } from '../naive-evidence'

export interface Row {
  facts: string[]
  value: number
  /** A set of frontier states. */
  cuts: Shown[]
  by: number
}

/** A cut; by a zone, as literals, or by actions. */
export interface Shown {
  zone?: string[] | undefined
  actions?: string[] | undefined
  share: number
}

export interface Table {
  projection: number
  values: number[]
}

export interface Tables {
  atMostOne: string[][]
  projections: { facts: string[]; states: string[][] }[]
  sums: Table[][]
}

export interface Sketch {
  cost: number
  inner: Row[]
  /** Undefined: no frontier. */
  outer: Row[] | undefined
  isZoned: boolean
  tables: Tables | undefined
  keptFacts: string[] | undefined
  symmetry: { one: string; other: string }[] | undefined
  /** Facts with columns though no row has them. */
  columns: string[]
}

type Exhausted = Extract<Certificate, { kind: 'exhausted' }>

function sketchOf(bound: LowerBound | Exhausted): Sketch {
  const isBound = 'values' in bound
  const { keptFacts, symmetry } = bound
  const frontier = isBound ? bound.frontier : undefined
  const literals = frontier?.literals
  return {
    cost: isBound ? bound.cost : 0,
    inner: factsOfRows(bound.states).map((facts, i) => ({
      ...{ facts, value: isBound ? bound.values[i]! : 0, cuts: [], by: 0 },
    })),
    outer:
      frontier &&
      factsOfRows(frontier.states).map((facts, i) => ({
        facts,
        value: frontier.values[i]!,
        cuts: frontier.cuts[i]!.map(cut =>
          'zone' in cut
            ? { zone: [...cut.zone].map(place => literals![place]!), share: cut.share }
            : { actions: [...cut.actions], share: cut.share },
        ),
        by: frontier.tables?.by[i] ?? 0,
      })),
    isZoned: literals !== undefined,
    tables: frontier?.tables && {
      atMostOne: frontier.tables.atMostOne.map(list => [...list]),
      projections: frontier.tables.projections.map(set => ({
        facts: [...set.facts],
        states: factsOfRows(set),
      })),
      sums: frontier.tables.sums.map(sum => sum.map(({ projection, values }) => ({ projection, values: [...values] }))),
    },
    keptFacts: keptFacts && [...keptFacts],
    symmetry: symmetry?.map(each => ({ ...each })),
    columns: [],
  }
}

/** Rows over the facts that are in them and some more, a repeated fact once. */
export function rowsWith(states: readonly (readonly string[])[], more: readonly string[]): StateSet {
  const facts = [...new Set([...states.flat(), ...more])]
  const column = new Map(facts.map((fact, i) => [fact, i]))
  const words = wordsFor(facts.length)
  const rows = new Uint32Array(words * states.length)
  states.forEach((state, i) => {
    for (const fact of state) setBit(rows, i * words, column.get(fact)!)
  })
  return { facts, words, rows }
}

const factsIn = (rows: readonly Row[]): string[][] => rows.map(({ facts }) => facts)
const valuesIn = (rows: readonly Row[]): Float64Array => Float64Array.from(rows, ({ value }) => value)

const coverIn = ({ inner, columns, keptFacts, symmetry }: Sketch) => ({
  states: rowsWith(factsIn(inner), columns),
  ...(keptFacts === undefined ? {} : { keptFacts: [...keptFacts] }),
  ...(symmetry === undefined ? {} : { symmetry: symmetry.map(each => ({ ...each })) }),
})

export const exhaustedIn = (sketch: Sketch): Exhausted => ({
  kind: 'exhausted',
  ...coverIn(sketch),
})

export function boundIn(sketch: Sketch): LowerBound {
  const { cost, inner, outer, isZoned, tables, columns } = sketch
  const places = new Map<string, number>()
  const placeOf = (literal: string): number => {
    const place = places.get(literal) ?? places.size
    places.set(literal, place)
    return place
  }
  return {
    cost,
    values: valuesIn(inner),
    ...(outer === undefined
      ? {}
      : {
          frontier: {
            states: rowsWith(factsIn(outer), columns),
            values: valuesIn(outer),
            cuts: outer.map(({ cuts }) =>
              cuts.map(({ zone, actions, share }) =>
                zone === undefined
                  ? { actions: [...(actions ?? [])], share }
                  : { zone: Uint32Array.from(zone, placeOf), share },
              ),
            ),
            // Cuts are read before this.
            ...(isZoned ? { literals: [...places.keys()] } : {}),
            ...(tables === undefined ? {} : { tables: tablesIn(tables, outer) }),
          },
        }),
    ...coverIn(sketch),
  }
}

const tablesIn = ({ atMostOne, projections, sums }: Tables, outer: readonly Row[]) => ({
  atMostOne: atMostOne.map(list => [...list]),
  projections: projections.map(({ facts, states }) => rowsWith(states, facts)),
  sums: sums.map(sum => sum.map(({ projection, values }) => ({ projection, values: Float64Array.from(values) }))),
  by: Uint32Array.from(outer, ({ by }) => by),
})

/** Undefined where the certificate has been changed until it is none. */
export function ifWhole<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}

/** A copy of the certificate with its states changed; undefined where it has none. */
export const withStates = (certificate: Certificate, change: (sketch: Sketch) => void): Certificate | undefined =>
  ifWhole(() => {
    if (certificate.kind !== 'exhausted' && !('bound' in certificate)) return undefined
    const isBound = 'bound' in certificate
    const sketch = sketchOf(isBound ? certificate.bound : certificate)
    change(sketch)
    return isBound ? { ...certificate, bound: boundIn(sketch) } : exhaustedIn(sketch)
  })
