// Filters of rows as links and as passes over columns, against the same asked of each row by itself.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Facet, facetsOf, narrow, rowsThatPass } from '#results/runs/facets'
import type { ScoredRow } from '#results/runs/row'
import {
  allRows,
  ANY,
  chosenOf,
  type FacetName,
  facetNames,
  fixedValues,
  isAllRows,
  noFilter,
  readRowsAddress,
  type RowFilter,
  rowsAddress,
  type RowsView,
  sortNames,
  withChosen,
} from '#results/runs/row-filter'
import { RunTable } from '#results/runs/table'
import { randomRows, scoredRow } from '../support/rows'
import { roundsOf } from '../support/long'

const tableOf = (rows: readonly ScoredRow[]): RunTable => {
  const table = new RunTable()
  table.append(rows)
  return table
}

/** The values that a row has of a facet, worked out from the row alone. */
function valuesOf(table: RunTable, at: number, name: FacetName): readonly string[] {
  const row = table.row(at)
  switch (name) {
    case 'verdict':
      return [row.reason === 'no-pddl' ? 'not-checkable' : row.verdict]
    case 'official':
      return [row.official === null ? 'none' : String(row.official)]
    case 'differs':
      return row.cause === null ? [] : [ANY, row.cause]
    case 'mistake':
      return row.mistakes
    case 'level':
      return row.levels ?? []
    case 'hand':
      return [table.override(at)?.verdict ?? 'none']
    case 'published':
      return row.published === null ? [] : [row.published]
    case 'between':
      return []
    default:
      return [row[name]]
  }
}

const passes = (table: RunTable, at: number, filter: RowFilter, but?: FacetName): boolean =>
  facetNames.every(name => {
    const chosen = chosenOf(filter, name)
    return name === but || chosen.length === 0 || valuesOf(table, at, name).some(value => chosen.includes(value))
  })

const aTable = tableOf(randomRows(160, { questions: 60, models: ['a', 'b, c', ''] }))
aTable.setOverride(3, { verdict: 'right', reason: '' })
aTable.setOverride(77, { verdict: 'wrong', reason: 'x' })
const everyFacet = facetsOf(aTable, withChosen(noFilter, 'question', ['question 1', 'question 4']))
const chosenAt = fc
  .array(fc.tuple(fc.nat(everyFacet.length - 1), fc.array(fc.nat(30), { maxLength: 3 })), {
    maxLength: 4,
  })
  .map(picks => {
    let filter = noFilter
    for (const [at, places] of picks) {
      const { name, values } = everyFacet[at]!
      filter = withChosen(filter, name, [...new Set(places.map(p => values[p % values.length]!))])
    }
    return filter
  })

test('a filter keeps the rows that have a value of each facet, and counts follow the other facets', () => {
  fc.assert(
    fc.property(chosenAt, filter => {
      const facets = facetsOf(aTable, filter)
      const narrowed = narrow(facets, aTable.length, filter, null)
      const all = Array.from({ length: aTable.length }, (_, at) => at)
      expect([...rowsThatPass(narrowed, null)]).toEqual(all.filter(at => passes(aTable, at, filter)))
      for (const { name, values } of facets) {
        const rest = all.filter(at => passes(aTable, at, filter, name))
        const theirs = rest.map(at => valuesOf(aTable, at, name))
        const counted = values.map(value => theirs.filter(own => own.includes(value)).length)
        expect([...narrowed.counts.get(name)!], name).toEqual(counted)
      }
    }),
    { numRuns: roundsOf(40) },
  )
})

test('rows without the words are neither kept nor counted', () => {
  const facets = facetsOf(aTable, noFilter)
  const found = new Uint8Array(aTable.length)
  found[5] = 1
  found[9] = 1
  const narrowed = narrow(facets, aTable.length, noFilter, found)
  expect([...rowsThatPass(narrowed, null)]).toEqual([5, 9])
  const sum = (name: FacetName) => narrowed.counts.get(name)!.reduce((a, b) => a + b, 0)
  expect([sum('kind'), sum('verdict'), sum('hand')]).toEqual([2, 2, 2])
})

test('rows that pass come in the order given, and later ones after it', () => {
  const table = tableOf([1, 2, 3, 4].map(line => scoredRow({ line })))
  const all = narrow(facetsOf(table, noFilter), 4, noFilter, null)
  expect([...rowsThatPass(all, Uint32Array.of(2, 0, 1))]).toEqual([2, 0, 1, 3])
})

test('how two runs differ is a facet where there are two', () => {
  const table = tableOf([scoredRow(), scoredRow(), scoredRow()])
  const find = (facets: readonly Facet[]) => facets.find(({ name }) => name === 'between')
  expect(find(facetsOf(table, noFilter))).toBeUndefined()
  const filter = withChosen(noFilter, 'between', ['second'])
  const facets = facetsOf(table, filter, [2, 1, 1])
  const narrowed = narrow(facets, 3, filter, null)
  expect([...rowsThatPass(narrowed, null)]).toEqual([1, 2])
  expect([...narrowed.counts.get('between')!]).toEqual([0, 2, 1, 0, 0, 0])
})

test('values of open facets are what the rows have, a model without a name too', () => {
  const model = facetsOf(aTable, noFilter).find(({ name }) => name === 'model')!
  expect(model.values).toEqual(['', 'a', 'b, c'])
})

const aView: fc.Arbitrary<RowsView> = fc.record({
  filter: fc.record({
    chosen: fc
      .dictionary(
        fc.constantFrom(...facetNames),
        fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), {
          minLength: 1,
          maxLength: 3,
        }),
        { noNullPrototype: true },
      )
      .map(chosen =>
        Object.fromEntries(
          Object.entries(chosen).map(([name, values]) => {
            const fixed = fixedValues[name as FacetName]
            return [name, fixed === undefined ? values : fixed.slice(0, values.length)]
          }),
        ),
      ),
    words: fc.string({ unit: 'grapheme' }).map(text => text.trim()),
    inResponses: fc.boolean(),
  }),
  sort: fc.option(fc.record({ by: fc.constantFrom(...sortNames), down: fc.boolean() })),
  row: fc.option(fc.nat(999_999_998)),
})

test('a view is the same after its link was read', () => {
  fc.assert(
    fc.property(aView, view => {
      const { filter } = view
      const read = readRowsAddress(rowsAddress(view))
      expect(read.unknown).toEqual([])
      expect(read.view).toEqual({
        ...view,
        filter: { ...filter, inResponses: filter.inResponses && filter.words !== '' },
      })
    }),
  )
})

test('a link that contains nothing shows all rows', () => {
  expect(rowsAddress(allRows)).toBe('')
  expect(readRowsAddress('')).toEqual({ view: allRows, unknown: [] })
  expect(isAllRows(noFilter)).toBe(true)
  expect(isAllRows({ ...noFilter, words: 'x' })).toBe(false)
})

test('parts of a link that name nothing are reported, and the others hold', () => {
  const { view, unknown } = readRowsAddress(
    'verdict=wrong,purple&colour=red&kind=app&sort=-colour&row=0&__proto__=1&domain=%E0%A4%A&words=l1',
  )
  expect(view.filter).toEqual({
    chosen: { verdict: ['wrong'], kind: ['app'] },
    words: 'l1',
    inResponses: false,
  })
  expect(unknown).toEqual(['verdict=purple', 'colour=red', 'sort=-colour', 'row=0', '__proto__=1', 'domain=%E0%A4%A'])
})

test('no text of a link is too much for its reader', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      const { view } = readRowsAddress(text)
      expect(readRowsAddress(rowsAddress(view)).unknown).toEqual([])
    }),
  )
})
