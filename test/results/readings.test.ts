// One response as three readers take it: rows that tile the text, marks that are the readers' own, signs for what one
// cannot see, and reports of it.

import { expect, test } from 'vitest'
import { questionOf } from '#questions/benchmarks/acpbench/question'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { familyOf } from '#questions/benchmarks/cores'
import type { Question } from '#questions/kinds/question'
import { readers, type Row, type Rows } from '#results/scoring/readings/marks'
import { moreRows, readingsOf } from '#results/scoring/readings/readings'
import { reportOf } from '#results/scoring/report'
import { hostileTexts } from '../answers/hostile'
import { brokenText, ownRecords } from '../support/records'

const records = ownRecords('gen').flatMap(([, all]) => all)
const questionFor = (kind: string): Question => questionOf(records.find(record => record.kind === kind)!)

/** All rows, portion by portion. */
function allRows(question: Question, text: string): Row[] {
  const rows: Row[] = []
  let portion: Rows = readingsOf(question, text).rows
  for (;;) {
    rows.push(...portion.rows)
    if (portion.rest === null) return rows
    const last = portion.rows.at(-1)!
    const line = last.kind === 'text' ? last.line + (text[last.to - 1] === '\n' ? 1 : 0) : 0
    portion = moreRows(question, text, portion.rest, line)
  }
}

/** The kept text in a reader's column, with its marks. */
const keptIn = (rows: readonly Row[], reader: (typeof readers)[number]): string =>
  rows
    .flatMap(row => (row.kind === 'gap' ? [] : row.pieces[reader]))
    .filter(({ what }) => what === 'kept')
    .map(({ text }) => text)
    .join('')

test('rows tile the text, whatever it is, and hold all that was kept', () => {
  const list = questionFor('app')
  const texts = [
    '',
    ...hostileTexts(3_000),
    `Thinking.\n${'Nothing here.\n'.repeat(400)}\nAnswer: (a b)\n${'more\n'.repeat(300)}(c d)`,
    `${'(drive a b c) '.repeat(3_000)}`,
    'x'.repeat(50_000),
  ]
  for (const text of texts)
    for (const question of [list, questionFor('val'), questionFor('prog')]) {
      const rows = allRows(question, text)
      let at = 0
      for (const row of rows) {
        expect(row.from).toBe(at)
        expect(row.to).toBeGreaterThan(row.from)
        at = row.to
      }
      expect(at).toBe(text.length)
      const { trace } = familyOf(question).officialReading(question, text)!
      const kept = trace.filter(({ what }) => what === 'kept').map(part => part.text)
      expect(keptIn(rows, 'official').replace(/↵/g, '\n').length).toBe(kept.join('').length)
    }
})

test('gaps hold nothing that a reader took', () => {
  const text = `Start\n${'quiet\n'.repeat(50)}The answer is (at a b).\n${'quiet\n'.repeat(50)}`
  const rows = allRows(questionFor('reach'), text)
  const gaps = rows.filter(row => row.kind === 'gap')
  expect(gaps).toHaveLength(2)
  expect(rows.filter(({ kind }) => kind === 'text').length).toBeLessThan(5)
  for (const { from, to } of gaps) expect(text.slice(from, to)).not.toContain('(at')
})

test('what the official reader supplies and how it cleans is reported', () => {
  const open = readingsOf(questionFor('reach'), 'It is (at a b')
  const pieces = open.rows.rows.flatMap(row => (row.kind === 'text' ? row.pieces.official : []))
  expect(pieces.at(-1)).toEqual({ what: 'supplied', text: ')' })
  expect(open.readers.official.answer).toBe('`(at a b)`')
  expect(open.readers.strict.answer).toBeNull()
  const labelled = readingsOf(questionFor('prog'), '**Positive effects**: (on a b)\n**Negative effects**: (clear b)')
  expect(labelled.readers.official.note).toContain('labels became brackets')
  expect(labelled.parsed?.text).toBe('[: (on a b)] [: (clear b)]')
  const lines = readingsOf(questionFor('val'), '3\n1. first')
  expect(lines.readers.official.answer).toBe('31')
  expect(lines.readers.official.note).toContain('line break')
  expect(lines.parsed?.text).toBe('31. first')
})

test('readers that read the same are reported to agree, others to part', () => {
  const val = questionFor('val')
  expect(readingsOf(val, '4').agreement).toBe('same')
  expect(readingsOf(val, 'Step 1 is fine. The answer is 4').agreement).toBe('part')
  expect(readingsOf(val, 'no idea').agreement).toBe('same')
})

test('characters that one cannot see have a sign and a name', () => {
  const { rows } = readingsOf(questionFor('val'), 'a\tb\u200bc\u00a0d\u202ee\u0000f\ufefft\r\n7').rows
  const pieces = rows.flatMap(row => (row.kind === 'text' ? row.pieces.ours : []))
  const signs = pieces.flatMap(({ sign }) => sign ?? [])
  expect(signs).toEqual([
    'tab, U+0009',
    'zero-width space, U+200B',
    'no-break space, U+00A0',
    'right-to-left override, U+202E',
    'control character, U+0000',
    'byte order mark, U+FEFF',
    'carriage return, U+000D',
    'line break, U+000A',
  ])
  for (const { text, sign } of pieces) if (sign === undefined) expect(text).toMatch(/^[ -~]*$/)
})

test('a portion of rows is bounded, however long the response is', () => {
  const text = '(a b) '.repeat(100_000)
  const { rows, rest } = readingsOf(questionFor('app'), text).rows
  const pieces = rows.flatMap(row => (row.kind === 'text' ? readers.flatMap(name => row.pieces[name]) : []))
  expect(pieces.length).toBeLessThan(3_000)
  expect(rest).not.toBeNull()
}, 30_000)

test('a report quotes the response as text, and states all that was found', () => {
  const record = records.find(({ kind }) => kind === 'nexta')!
  const question = questionOf(record)
  const response = `<script>alert(1)</script>\n\`\`\`\n| ${brokenText(record)} |\n\`\`\``
  const verdict = judgeQuestion(question, response)
  const report = reportOf({
    ...{ question, response, verdict, engine: 'abc' },
    readings: readingsOf(question, response),
    repair: null,
  })
  expect(report).toContain('# Wrong: next action')
  expect(report).toMatch(/````text\n<script>alert\(1\)<\/script>/)
  expect(report).toContain('| Official |')
  expect(report).toContain('Official score')
  expect(report).toContain('accepted by the checker')
  expect(report).toContain('engine abc')
  expect(report.split('````')).toHaveLength(3)
})
