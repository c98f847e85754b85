// A run's rows as columns: nothing is lost on the way in and out, and 100,000 rows are not large.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScoredRow } from '#results/runs/row'
import { packRows, RunTable } from '#results/runs/table'
import { randomRows, scoredRow } from '../support/rows'
import { roundsOf } from '../support/long'

const tableOf = (rows: readonly ScoredRow[]): RunTable => {
  const table = new RunTable()
  table.append(rows)
  return table
}
const rowsOf = (table: RunTable): ScoredRow[] => Array.from({ length: table.length }, (_, at) => table.row(at))

const text = fc.string({ unit: 'grapheme', maxLength: 30 })
const anyRow: fc.Arbitrary<ScoredRow> = fc
  .record({
    file: text,
    line: fc.nat(),
    model: fc.constantFrom('', '__proto__', 'constructor', 'a model'),
    question: text,
    id: text,
    domain: text,
    verdict: fc.constantFrom('right', 'wrong', 'undecided', 'unreadable'),
    reason: fc.constantFrom(null, 'limit', 'ambiguous'),
    official: fc.constantFrom(null, 0, 1),
    recorded: fc.option(fc.double({ noNaN: true, min: 0, max: 1 })),
    published: fc.constantFrom(null, 'matches', 'differs'),
    mistakes: fc.subarray(['missing', 'extra', 'off-by-one'] as const),
    cause: fc.constantFrom(null, 'label-wrong'),
    answer: fc.string({ unit: 'binary', maxLength: 200 }),
    explanation: text,
    certificate: fc.option(fc.record({ kind: fc.constantFrom('plans', 'closed'), checked: fc.boolean() })),
    jaccard: fc.constantFrom(null, 0, 0.5, 1),
    givenSteps: fc.option(fc.nat(50)),
    actions: fc.option(fc.nat()),
    length: fc.nat(),
  } as const)
  .map(given => scoredRow(given as Partial<ScoredRow>))

describe('a run as columns', () => {
  test('returns each row as it was', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 90 }), rows => {
        expect(rowsOf(tableOf(rows))).toEqual(rows)
      }),
      { numRuns: roundsOf(60) },
    )
  })

  test('is the same after packing it in parts, as a message between workers carries it', () => {
    const rows = randomRows(500)
    const table = tableOf(rows)
    const copy = new RunTable()
    copy.append(rows.slice(0, 7))
    for (let from = 7; from < 500; from += 61)
      copy.appendPacked(structuredClone(table.pack(from, Math.min(500, from + 61))))
    expect(rowsOf(copy)).toEqual(rows)
  })

  test('packs only the texts that the packed rows have', () => {
    const packed = tableOf(randomRows(500)).pack(100, 102)
    expect(packed.coded.question.texts).toHaveLength(2)
    expect(packRows([]).length).toBe(0)
  })

  test('finds the code of a text, and none for a text that no row has', () => {
    const table = tableOf(randomRows(300))
    const kinds = table.coded('kind')
    const wanted = kinds.codeOf('val')
    const found = [...kinds.codes].flatMap((code, at) => (code === wanted ? [at] : []))
    expect(found.length).toBeGreaterThan(10)
    expect(found.every(at => table.row(at).kind === 'val')).toBe(true)
    expect(kinds.codeOf('__proto__')).toBe(-1)
  })

  test('keeps the machine’s verdict next to what a person states', () => {
    const table = tableOf([scoredRow({ verdict: 'wrong' })])
    table.setOverride(0, { verdict: 'right', reason: 'the label is wrong' })
    expect([table.verdictOf(0), table.row(0).verdict]).toEqual(['right', 'wrong'])
    table.setOverride(0, null)
    expect([table.verdictOf(0), table.override(0)]).toEqual(['wrong', undefined])
  })

  test('shows which row is not there', () => {
    expect(() => tableOf([scoredRow()]).row(1)).toThrow('no row 1 of 1')
  })

  test('holds 100,000 rows with long answers in less than 80 MB', () => {
    const table = new RunTable()
    const long = 'x'.repeat(170)
    for (let from = 0; from < 100_000; from += 5_000)
      table.append(
        randomRows(5_000, { seed: `rows ${from}` }).map((row, at) => ({
          ...row,
          answer: `${long}${from + at}`,
          explanation: `${long} ${at % 900}`,
          question: `question ${from + at}`,
        })),
      )
    const packed = table.pack()
    const bytes =
      Object.values(packed.coded).reduce(
        (sum, { codes, texts }) => sum + codes.byteLength + texts.reduce((all, each) => all + 2 * each.length + 32, 0),
        0,
      ) +
      Object.values(packed.numbers).reduce((sum, cells) => sum + cells.byteLength, 0) +
      Object.values(packed.texts).reduce((sum, { bytes, ends }) => sum + bytes.byteLength + 3 * ends.byteLength, 0)
    expect(table.length).toBe(100_000)
    expect(bytes / 1e6).toBeLessThan(80)
  })
})
