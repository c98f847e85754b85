// Damaged sheets, results, and codes. `test/fuzz/sheets.test.ts` sweeps many more.

import { expect, test } from 'vitest'
import { sheets } from '#engine/sheets'
import { readSheet } from '#teaching/sheets/form'
import { sweep } from './damaged'

test('damaged sheets, results, and codes are read or get a sentence', () => {
  sweep(150, 'fuzz')
})

test('a sheet that is nested too deeply is refused', () => {
  const deep = `{"title":"T","seed":"s","items":[{"question":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}]}`
  expect(readSheet(JSON.parse(deep))).toContain('Item 1')
})

test('a text full of beginnings of codes is read in time that grows with its length', () => {
  for (const part of ['PGR1-', 'PGR1-00000000000', 'PG-0000-A-0000-', '<', '> '])
    expect(sheets.gatherText('pasted', part.repeat(200_000)).found).toEqual([])
})
