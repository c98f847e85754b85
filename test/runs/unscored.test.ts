// Responses to which the published program gives no score are counted apart, and never as 0.

import { expect, test } from 'vitest'
import { unscoredBy } from '#results/scoring/scorer'
import { facetsOf } from '#results/runs/facets'
import { type PackedRows, RunTable } from '#results/runs/table'
import { cellsOf, sumOf } from '#results/runs/summary'
import { Tally } from '#results/runs/tally'
import { scoredRow as row } from '../support/rows'

const rows = [
  row({ question: 'a', official: 1 }),
  row({ question: 'b', official: 0 }),
  row({ question: 'c', official: null, unscored: 'empty' }),
  row({ question: 'd', official: null, unscored: 'KeyError' }),
  row({ question: 'e', official: null, unscored: 'AttributeError' }),
  row({ question: 'f', official: null }),
]

test('the empty ones and those at which it stops have their own counts', () => {
  const tally = new Tally()
  for (const each of rows) tally.add(each)
  const { counts } = sumOf(cellsOf(tally.summary()))
  expect(counts).toMatchObject({
    ...{ rows: 6, scored: 2, officialRight: 1, officialEmpty: 1, officialStops: 2 },
  })
})

test('they are kept in tables, and rows that were stored before have none', () => {
  const table = new RunTable()
  table.append(rows)
  const reasons = (from: RunTable) => rows.map((_, i) => from.row(i).unscored)
  expect(reasons(table)).toEqual(rows.map(each => each.unscored))
  const { unscored: _, ...coded } = table.pack(0, 6).coded
  const old = new RunTable()
  old.appendPacked({ ...table.pack(0, 6), coded: coded as PackedRows['coded'] })
  expect(reasons(old)).toEqual(rows.map(() => null))
})

test('an error that counts as wrong is a score', () => {
  expect(unscoredBy({ officialScore: 0, officialError: 'IndexError' })).toBeNull()
  expect(unscoredBy({ officialScore: null, officialError: 'KeyError' })).toBe('KeyError')
  expect(unscoredBy({ officialScore: null, officialNotScored: true })).toBe('empty')
  expect(unscoredBy({ officialScore: null })).toBeNull()
})

test('they are found by filters of their own', () => {
  const table = new RunTable()
  table.append(rows)
  const found = (value: string): number => {
    const filter = { chosen: { official: [value] }, words: '', inResponses: false }
    const facet = facetsOf(table, filter).find(({ name }) => name === 'official')!
    return Array.from(facet.codes).filter(code => facet.values[code] === value).length
  }
  expect(['1', '0', 'none', 'empty', 'stops'].map(found)).toEqual([1, 1, 1, 1, 2])
})
