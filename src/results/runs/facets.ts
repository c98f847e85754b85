// Faceted filtering of rows: which rows pass a filter, and how many would pass with another value of a facet (the
// counts of a facet follow the choices in all other facets, not its own). A pass over 100,000 rows takes some
// milliseconds.

import {
  ANY,
  chosenOf,
  type FacetName,
  facetNames,
  fixedValues,
  type RowFilter,
  type VerdictValue,
  verdictValues,
} from './row-filter'
import type { RunTable } from './table'

/** A facet of some rows: one code per row, and the facet values that belong to each code. */
export interface Facet {
  readonly name: FacetName
  readonly codes: ArrayLike<number>
  /** All values, in display order. */
  readonly values: readonly string[]
  /** For each code, the indexes of its values in `values`; empty for rows without a value. */
  readonly valuesOf: readonly (readonly number[])[]
  /** Indexes of the values that occur in some row. */
  readonly present: ReadonlySet<number>
}

/** Comparison of two runs: for each row of the first, an index into `fixedValues.between`. */
export type BetweenCodes = ArrayLike<number>

/**
 * The facets of a table's rows; `between` if the table is compared with another. Question facets may have as many
 * values as rows, so only the values used in the filter are distinguished.
 */
export function facetsOf(table: RunTable, filter: RowFilter, between?: BetweenCodes): readonly Facet[] {
  return facetNames.flatMap((name): readonly Facet[] => {
    switch (name) {
      case 'verdict':
        return [verdictFacet(table)]
      case 'official':
        return [officialFacet(table)]
      case 'differs':
        return [differsFacet(table)]
      case 'mistake':
        return [mistakeFacet(table)]
      case 'level':
        return [levelFacet(table)]
      case 'hand':
        return [handFacet(table)]
      case 'between':
        return between === undefined ? [] : [byPlace('between', between)]
      case 'question': {
        const chosen = chosenOf(filter, 'question')
        return chosen.length === 0 ? [] : [codedFacet(name, table, chosen)]
      }
      default:
        return [codedFacet(name, table, fixedValues[name])]
    }
  })
}

/** A facet with codes that are indexes into its fixed values. */
function byPlace(name: FacetName, codes: ArrayLike<number>): Facet {
  const values = fixedValues[name]!
  const present = new Set<number>()
  for (let row = 0; row < codes.length && present.size < values.length; row++) present.add(codes[row]!)
  return { name, codes, values, valuesOf: values.map((_, at) => [at]), present }
}

/** A facet with the codes of a column; every code occurs in some row. */
const byCode = (of: Omit<Facet, 'present'>): Facet => ({
  ...of,
  present: new Set(of.valuesOf.flat()),
})

const none: readonly number[] = []

/** A column as a facet with these values, or with all values of the column; only models may have the value ''. */
function codedFacet(
  name: 'kind' | 'format' | 'domain' | 'model' | 'published' | 'question' | 'file',
  table: RunTable,
  fixed?: readonly string[],
): Facet {
  const { codes, texts } = table.coded(name)
  const values = fixed ?? texts.filter(text => text !== '' || name === 'model').sort()
  const places = new Map(values.map((value, at) => [value, [at]]))
  return byCode({ name, codes, values, valuesOf: texts.map(text => places.get(text) ?? none) })
}

function verdictFacet(table: RunTable): Facet {
  const words = table.coded('verdict')
  const reasons = table.coded('reason')
  const noPddl = reasons.codeOf('no-pddl')
  const place = words.texts.map(text => verdictValues.indexOf(text as VerdictValue))
  const notCheckable = verdictValues.indexOf('not-checkable')
  const undecided = verdictValues.indexOf('undecided')
  const codes = new Uint8Array(table.length)
  const [word, reason] = [words.codes, reasons.codes]
  for (let row = 0; row < codes.length; row++) {
    const code = place[word[row]!]!
    codes[row] = code === undecided && reason[row] === noPddl ? notCheckable : code
  }
  return byPlace('verdict', codes)
}

function officialFacet(table: RunTable): Facet {
  const scores = table.numbers('official')
  const codes = new Uint8Array(table.length)
  const unscored = table.coded('unscored')
  const why = unscored.texts.map(text => (text === '' ? 2 : text === 'empty' ? 3 : 4))
  const reasons = unscored.codes
  for (let row = 0; row < codes.length; row++)
    codes[row] = scores[row] === 1 ? 0 : scores[row] === 0 ? 1 : why[reasons[row]!]!
  return byPlace('official', codes)
}

/** The causes of differences, and `any` for rows with any difference. */
function differsFacet(table: RunTable): Facet {
  const { codes, texts } = table.coded('cause')
  const values = [ANY, ...texts.filter(text => text !== '').sort()]
  return byCode({
    name: 'differs',
    codes,
    values,
    valuesOf: texts.map(text => (text === '' ? [] : [0, values.indexOf(text)])),
  })
}

function mistakeFacet(table: RunTable): Facet {
  const { codes, texts } = table.coded('mistakes')
  const values = fixedValues.mistake!
  return byCode({
    name: 'mistake',
    codes,
    values,
    valuesOf: texts.map(text =>
      text.split(' ').flatMap(code => {
        const at = values.indexOf(code)
        return at < 0 ? [] : [at]
      }),
    ),
  })
}

/** The parts of a verdict that hold or do not hold; a row has one value for each part. */
function levelFacet(table: RunTable): Facet {
  const { codes, texts } = table.coded('levels')
  const words = texts.map(text => (text === '' ? [] : text.split(' ')))
  const values = [...new Set(words.flat())]
  const places = new Map(values.map((value, at) => [value, at]))
  const valuesOf = words.map(list => list.map(word => places.get(word)!))
  return byCode({ name: 'level', codes, values, valuesOf })
}

/** The person's verdicts that replace the machine's. */
function handFacet(table: RunTable): Facet {
  const values = fixedValues.hand!
  const codes = new Uint8Array(table.length).fill(values.indexOf('none'))
  for (const [row, { verdict }] of table.overrides) if (row < codes.length) codes[row] = values.indexOf(verdict)
  return byPlace('hand', codes)
}

/** The rows that a filter keeps, with the counts of facet values. */
export interface Narrowed {
  /** 1 for each row that passes. */
  readonly passes: Uint8Array
  /** Number of rows that pass. */
  readonly count: number
  /** For each facet: the number of rows with each value that pass all other facets and the word search. */
  readonly counts: ReadonlyMap<FacetName, Uint32Array>
}

/** `found`: 1 for each row that contains the words; null if no words are searched for. */
export function narrow(
  facets: readonly Facet[],
  length: number,
  filter: RowFilter,
  found: Uint8Array | null,
): Narrowed {
  const allowed = facets.map(facet => allowedCodes(facet, chosenOf(filter, facet.name)))
  const histograms = facets.map(({ valuesOf }) => new Uint32Array(valuesOf.length))
  const limiting = facets.flatMap((_, at) => (allowed[at] === null ? [] : [at]))
  const passes = new Uint8Array(length)
  let count = 0
  for (let row = 0; row < length; row++) {
    if (found !== null && found[row] !== 1) continue
    let failed = -1
    let fails = 0
    for (const at of limiting) {
      if (allowed[at]![facets[at]!.codes[row]!] === 1) continue
      failed = at
      if (++fails > 1) break
    }
    if (fails > 1) continue
    if (fails === 1) {
      histograms[failed]![facets[failed]!.codes[row]!]!++
      continue
    }
    passes[row] = 1
    count++
    for (let at = 0; at < histograms.length; at++) histograms[at]![facets[at]!.codes[row]!]!++
  }
  const counts = new Map(facets.map((facet, at) => [facet.name, byValue(facet, histograms[at]!)] as const))
  return { passes, count, counts }
}

/** 1 for each code that has a chosen value; null if no value is chosen. */
function allowedCodes({ values, valuesOf }: Facet, chosen: readonly string[]): Uint8Array | null {
  if (chosen.length === 0) return null
  const places = new Set(chosen.map(value => values.indexOf(value)))
  return Uint8Array.from(valuesOf, has => Number(has.some(place => places.has(place))))
}

function byValue({ values, valuesOf }: Facet, histogram: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length)
  valuesOf.forEach((has, code) => {
    for (const place of has) counts[place]! += histogram[code]!
  })
  return counts
}

/**
 * The rows that pass, sorted by an order of all rows; null: in reading order. Rows added after the order was computed
 * come last, in reading order.
 */
export function rowsThatPass({ passes, count }: Narrowed, order: Uint32Array | null): Uint32Array {
  const rows = new Uint32Array(count)
  let next = 0
  for (let at = 0; at < passes.length; at++) {
    const row = order === null || at >= order.length ? at : order[at]!
    if (passes[row] === 1) rows[next++] = row
  }
  return rows
}
