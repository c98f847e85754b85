// docs/performance.md has the bars of `npm run bench`, row by row, and what was kept of what was reached.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bars, corrected, docsFile, isMet, readKept, rowsOf, withTable } from './bars'

const bar = (name: string) => bars.find(each => each.name === name)!

test('the table of docs/performance.md is that of the bars; `npm run bench -- table` writes it', () => {
  const page = readFileSync(docsFile, 'utf8')
  expect(page).toBe(withTable(page, readKept()))
})

test('every bar has words and a name of its own, and what is kept is of bars alone', () => {
  for (const of of [bars.map(({ what }) => what), bars.map(({ name }) => name)])
    expect(new Set(of).size).toBe(bars.length)
  expect(Object.keys(readKept()).sort()).toEqual(bars.map(({ name }) => name).sort())
})

test('what is reached is met or missed by its direction; what was not run is neither', () => {
  const cellsOf = (name: string, value: number | null) =>
    rowsOf('not run', each => (each.name === name ? { value } : undefined))
      .find(row => row[0] === bar(name).what)!
      .slice(1, 4)
  expect(cellsOf('unsolved', 27)).toEqual(['at least 28', '27', 'missed'])
  expect(cellsOf('unsolved', 28)).toEqual(['at least 28', '28', 'met'])
  expect(cellsOf('groundWarm', 0.31)).toEqual(['at most 0.3 ms', '0.31 ms', 'missed'])
  expect(cellsOf('groundWarm', null)).toEqual(['at most 0.3 ms', 'not run', ''])
  expect(isMet(bar('groundWarm'), 0.3)).toBe(true)
})

test('only figures next to those of another machine are corrected: times divided, rates multiplied', () => {
  expect(corrected(bar('competition'), 0.1, 0.5)).toBe(0.2)
  expect(corrected(bar('evaluations'), 4, 0.5)).toBe(2)
  expect(corrected(bar('groundWarm'), 0.2, 0.5)).toBe(0.2)
})
