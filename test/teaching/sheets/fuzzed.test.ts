// Sheets, results, and codes that were damaged at random: a sentence or a reading, and never more than that. A sweep of
// 100,000 takes `PLANGROUND_FUZZ_SHEETS=100000`.

import { expect, test } from 'vitest'
import { makeRng, type Rng } from '../../../src/base/rng'
import { sheets } from '../../../src/engine/sheets'
import { encodeLink } from '../../../src/files/link-code'
import { readSheet } from '../../../src/teaching/sheets/form'
import { resultOf, sheetOf, ten } from './class'

const COUNT = Number(process.env.PLANGROUND_FUZZ_SHEETS ?? 400)
const odd = [
  '',
  '"',
  '\\',
  '[',
  '{',
  '}',
  ']',
  ',',
  ':',
  'null',
  '-1',
  '1e999',
  '\u0000',
  '\ud800',
  '__proto__',
  'PGR1-',
  'PG-',
  '=',
  '\n',
  'sheet=1.',
  '9'.repeat(400),
]

function damaged(text: string, rng: Rng): string {
  let out = text
  for (let n = rng.below(4) + 1; n > 0; n--) {
    const at = rng.below(out.length + 1)
    const end = rng.below(3) === 0 ? at + rng.below(30) : at
    out = out.slice(0, at) + rng.pick(odd) + out.slice(end)
  }
  return rng.below(5) === 0 ? out.slice(0, rng.below(out.length + 1)) : out
}

test(`${COUNT} damaged sheets, results, and codes are read or get a sentence`, {
  timeout: 3_600_000,
}, () => {
  const rng = makeRng('fuzz')
  const sheet = sheetOf(ten, { variants: 'by-name', says: 'Good luck.' })
  const { link, file } = sheets.pack(sheet)
  const result = resultOf(sheet, 'Ana', ['(sail l0 l1)', 'B', ''])
  const packed = sheets.packResult(result)
  const vote = sheets.voteCode(sheets.pollTag('7K2MQ4XC', 0, 1), 'B', 5)
  const form = JSON.stringify(JSON.parse(file))
  let kept = 0
  for (let n = 0; n < COUNT; n++) {
    for (const read of [
      sheets.readLink(damaged(link, rng)),
      sheets.readLink(encodeLink(damaged(form, rng), 'sheet')),
      sheets.readFile(damaged(file, rng)),
    ])
      if (read.kind === 'bad') expect(`${read.title}. ${read.message}`).toMatch(/^[A-Z].+\.$/s)
      else {
        kept++
        expect(sheets.readLink(sheets.pack(read.sheet).link)).toEqual(read)
      }
    const code = damaged(packed.code, rng)
    for (const { found, unread } of [
      sheets.gatherText('pasted', code),
      sheets.gatherText('pasted', damaged(packed.file, rng)),
    ]) {
      for (const each of found) expect(typeof each.result.sheet).toBe('string')
      for (const { why } of unread) expect(why).toMatch(/^[A-Z].+\.$/s)
    }
    // A code that is read at all is the very code that was made.
    for (const each of sheets.gatherText('pasted', code).found) expect(each.result).toEqual(result)
    sheets.votesIn(damaged(vote, rng))
  }
  expect(kept).toBeGreaterThan(0)
})

test('a sheet that is nested too deeply is refused', () => {
  const deep = `{"title":"T","seed":"s","items":[{"question":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}]}`
  expect(readSheet(JSON.parse(deep))).toContain('Item 1')
})

test('a text full of beginnings of codes is read in time that grows with its length', () => {
  for (const part of ['PGR1-', 'PGR1-00000000000', 'PG-0000-A-0000-', '<', '> '])
    expect(sheets.gatherText('pasted', part.repeat(200_000)).found).toEqual([])
})
