// Sorting and searching rows, against the same done to a list of rows.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RowSort } from '#results/runs/row-filter'
import { sortNames, verdictValues } from '#results/runs/row-filter'
import { sortSteps, type Steps } from '#results/runs/row-order'
import { hasWords, narrows, searchSteps, wordsOf } from '#results/runs/row-search'
import type { ScoredRow } from '#results/runs/row'
import { kindCodes } from '#questions/kinds/codes'
import { RunTable } from '#results/runs/table'
import { randomRows, scoredRow } from '../support/rows'

function toEnd<T>(steps: Steps<T>): { value: T; pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const { done, value } = steps.next()
    if (done) return { value, pauses }
  }
}

const tableOf = (rows: readonly ScoredRow[]): RunTable => {
  const table = new RunTable()
  table.append(rows)
  return table
}

/** The sort value of a row; null: it has none. */
function keyOf(row: ScoredRow, { by }: RowSort): string | number | null {
  switch (by) {
    case 'verdict':
      return verdictValues.indexOf(row.reason === 'no-pddl' ? 'not-checkable' : row.verdict)
    case 'kind':
      return kindCodes.indexOf(row.kind)
    case 'steps':
      return row.givenSteps
    case 'mistakes':
      return row.mistakes.join(' ') || null
    default: {
      const value = row[by]
      return value === '' ? null : value
    }
  }
}

function sortedRows(rows: readonly ScoredRow[], sort: RowSort): number[] {
  const keys = rows.map(row => keyOf(row, sort))
  return rows
    .map((_, at) => at)
    .sort((one, other) => {
      const [a, b] = [keys[one]!, keys[other]!]
      if (a === b) return one - other
      if (a === null) return 1
      if (b === null) return -1
      return a < b === sort.down ? 1 : -1
    })
}

const rows = [
  ...randomRows(300, { questions: 90, models: ['z', 'é', '', 'a'] }),
  scoredRow({ answer: '', official: null, id: '' }),
  scoredRow({ verdict: 'unreadable', answer: '' }),
]

for (const by of sortNames)
  for (const down of [false, true])
    test(`sorts by ${by}${down ? ', last first' : ''}; equal rows as read, rows without it last`, () => {
      const sort = { by, down }
      expect([...toEnd(sortSteps(tableOf(rows), sort)).value]).toEqual(sortedRows(rows, sort))
    })

test('sorting many different texts pauses on its way', () => {
  const many = randomRows(5_000)
  expect(toEnd(sortSteps(tableOf(many), { by: 'answer', down: false })).pauses).toBeGreaterThan(20)
  expect(toEnd(sortSteps(tableOf(many), { by: 'id', down: false })).pauses).toBeGreaterThan(20)
})

test('a search finds the rows that have all words in id, answer or explanation', () => {
  const table = tableOf(rows)
  const someWords = fc.constantFrom('(SAIL', 'l1', '7', 'row', '“so”', 'l8)]', 'nowhere', '12 l3')
  fc.assert(
    fc.property(fc.array(someWords, { minLength: 1, maxLength: 3 }), typed => {
      const words = wordsOf(typed.join(' '))
      const found = new Uint8Array(rows.length)
      toEnd(searchSteps(table, words, found))
      const wanted = rows.map(({ id, answer, explanation }) => {
        const texts = [id, answer, explanation].map(text => text.toLowerCase())
        return Number(words.every(word => texts.some(text => text.includes(word))))
      })
      expect([...found]).toEqual(wanted)
    }),
  )
})

test('a longer search among what a shorter one found finds the same', () => {
  const table = tableOf(rows)
  const search = (words: readonly string[], among: Uint8Array | null): Uint8Array => {
    const found = new Uint8Array(rows.length)
    toEnd(searchSteps(table, words, found, { among }))
    return found
  }
  const before = wordsOf('l1')
  const after = wordsOf('sail l1 l2')
  expect(narrows(before, after)).toBe(true)
  expect(narrows(after, before)).toBe(false)
  expect(search(after, search(before, null))).toEqual(search(after, null))
  expect(search(after, null).some(Boolean)).toBe(true)
})

test('words are compared without regard to case', () => {
  expect(wordsOf('  Sail SAIL\tL1 ')).toEqual(['sail', 'l1'])
  expect(hasWords('(SAIL L1)', ['sail', 'l1)'])).toBe(true)
  expect(hasWords('(SAIL L1)', ['sail', 'l2'])).toBe(false)
})
