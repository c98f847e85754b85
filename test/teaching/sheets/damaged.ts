// Sheets, results, and codes that were damaged at random: a sentence or a reading, and never more than that.

import { expect } from 'vitest'
import { makeRng, type Rng } from '#base/rng'
import { sheets } from '#engine/sheets'
import { encodeLink } from '#results/files/link-code'
import { resultOf, sheetOf, ten } from './class'

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

/** Milliseconds that the slowest of this many rounds took; throws where a reading is not as it should be. */
export function sweep(count: number, seed: string): number {
  const rng = makeRng(seed)
  const sheet = sheetOf(ten, { variants: 'by-name', says: 'Good luck.' })
  const { link, file } = sheets.pack(sheet)
  const result = resultOf(sheet, 'Ana', ['(sail l0 l1)', 'B', ''])
  const packed = sheets.packResult(result)
  const vote = sheets.voteCode(sheets.pollTag('7K2MQ4XC', 0, 1), 'B', 5)
  const form = JSON.stringify(JSON.parse(file))
  let kept = 0
  let slowest = 0
  for (let n = 0; n < count; n++) {
    const start = performance.now()
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
    // A code that can be read is exactly the code that was made.
    for (const each of sheets.gatherText('pasted', code).found) expect(each.result).toEqual(result)
    sheets.votesIn(damaged(vote, rng))
    slowest = Math.max(slowest, performance.now() - start)
  }
  expect(kept).toBeGreaterThan(0)
  return slowest
}
