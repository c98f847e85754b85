// Exports: a written file can be read again, and no text in it becomes a formula, a cell or a command.

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvField, latexText, markdownCode, markdownText, uncsv } from '#results/runs/exports/escape'
import {
  type ExportSource,
  exportName,
  exportRun,
  rowFormats,
  type RunFormat,
  runFormats,
} from '#results/runs/exports/export'
import type { ScoredRow } from '#results/runs/row'
import { summarise } from '#results/runs/summary'
import { RunTable } from '#results/runs/table'
import { randomRows, scoredRow } from '../support/rows'
import { root } from '../support/sources'

/** RFC 4180, by the book. */
function csvRecords(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  while (field.lastIndex < text.length) {
    const at = field.lastIndex
    const match = field.exec(text)
    if (match === null) throw new Error(`no field at ${at}: ${text.slice(at, at + 40)}`)
    record.push(match[1] === undefined ? match[2]! : match[1].replaceAll('""', '"'))
    if (match[3] === '\r\n') {
      records.push(record)
      record = []
    }
  }
  return records
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    '@SUM(A1)',
    '-2',
    '+3',
    '\t=1',
    'a,b',
    'say "so"',
    'two\r\nlines',
    '<b>',
    '\\input{x}',
  ),
)

const sourceOf = (rows: readonly ScoredRow[], failuresOnly = false): ExportSource => {
  const table = new RunTable()
  table.append(rows)
  return {
    ...{ name: 'A run', engine: '0.1.0', day: '2026-11-22', overrides: false, failuresOnly },
    ...{ table, summary: summarise(table) },
  }
}
const exported = (ending: string, source: ExportSource): string =>
  [...exportRun(runFormats.find(each => each.ending === ending)!, source)].join('')

describe('CSV', () => {
  test('gives each text back, and no field is a formula', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), texts => {
        const line = `${texts.map(csvField).join(',')}\r\n`
        const [fields] = csvRecords(line)
        expect(fields!.map(uncsv)).toEqual(texts)
        for (const each of fields!) expect(each).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })

  test('has every row and what people state, null as nothing', () => {
    const rows = [
      ...randomRows(600),
      scoredRow({ answer: '=cmd|"/c calc"!A0', explanation: 'a, "b"\r\nc', id: '0012' }),
    ]
    const source = sourceOf(rows)
    source.table.setOverride(3, { verdict: 'right', reason: '-- I say so' })
    const [head, ...records] = csvRecords(exported('csv', source))
    const read = records.map(fields => Object.fromEntries(head!.map((name, at) => [name, uncsv(fields[at]!)])))
    expect(read).toHaveLength(601)
    read.forEach((fields, at) => {
      const row = rows[at]!
      expect(fields).toMatchObject({
        ...{ file: row.file, line: String(row.line), id: row.id, verdict: row.verdict },
        ...{ answer: row.answer, explanation: row.explanation, mistakes: row.mistakes.join(' ') },
        official: row.official === null ? '' : String(row.official),
        jaccard: row.jaccard === null ? '' : String(row.jaccard),
        overrideVerdict: at === 3 ? 'right' : '',
        overrideReason: at === 3 ? '-- I say so' : '',
      })
    })
  })
})

describe('JSON', () => {
  test('returns rows, overrides and figures', () => {
    const rows = randomRows(700)
    const source = sourceOf(rows)
    source.table.setOverride(2, { verdict: 'wrong', reason: 'no' })
    const read = JSON.parse(exported('json', source))
    expect(read.rows.map(({ override, ...row }: { override?: unknown }) => row)).toEqual(rows)
    expect(read.rows[2].override).toEqual({ verdict: 'wrong', reason: 'no' })
    expect(read).toMatchObject({ name: 'A run', summary: { responses: 700 } })
    expect(JSON.parse(exported('json', sourceOf([]))).rows).toEqual([])
  })
})

describe('failures only', () => {
  const rows = randomRows(400)
  const isFailing = (row: ScoredRow) => (row.verdict === 'undecided' ? row.official === 0 : row.verdict !== 'right')

  test.each(['csv', 'json', 'md'] as const)('%s has the rows that are not right', format => {
    const text = exported(format, sourceOf(rows, true))
    const many =
      format === 'csv'
        ? csvRecords(text).length - 1
        : format === 'json'
          ? JSON.parse(text).rows.length
          : text.trim().split('\n').length - 2
    expect(many).toBe(rows.filter(isFailing).length)
  })

  test('a person’s word counts', () => {
    const source = sourceOf([scoredRow({ verdict: 'wrong' })], true)
    source.table.setOverride(0, { verdict: 'right', reason: 'is' })
    expect(JSON.parse(exported('json', source)).rows).toEqual([])
  })
})

describe('Markdown and LaTeX', () => {
  test('a text of Markdown is one cell of one line, and means nothing', () => {
    fc.assert(
      fc.property(hostile, text => {
        const escaped = markdownText(text)
        expect(escaped.replace(/\\([\\`*_{}[\]()#+\-.!|<>~&$^:])/g, '$1')).toBe(text.replace(/[\r\n]+/g, ' '))
        expect(escaped.replace(/\\./gu, '')).not.toMatch(/[|`<*_[\]\r\n]/)
        expect(markdownCode(text).replaceAll('\\|', '')).not.toMatch(/[|\r\n]/)
      }),
    )
    expect(markdownCode('a `b` c')).toBe('`` a `b` c ``')
  })

  test('a text of LaTeX has no command of its own', () => {
    fc.assert(
      fc.property(hostile, text => {
        const escaped = latexText(text)
        const rest = escaped.replace(/\\text[a-z]+\{\}|\\[{}$&#%_]/g, '')
        expect(rest).not.toMatch(/[\\~^<>|"{}$&#%_\r\n]/)
      }),
    )
    expect(latexText('50% of $x_1$ \\ {a}')).toBe('50\\% of \\$x\\_1\\$ \\textbackslash{} \\{a\\}')
  })

  test('tables have a line a kind and the interval of each accuracy', () => {
    const rows = Array.from({ length: 263 }, (_, at) =>
      scoredRow({
        question: `q${at}`,
        verdict: at < 81 ? 'right' : 'wrong',
        official: at < 81 ? 1 : 0,
        domain: 'a_b',
      }),
    )
    const markdown = exported('md', sourceOf(rows))
    expect(markdown).toContain('| applicability | 263 | 30.8 [25.5, 36.6] | 30.8 [25.5, 36.6] | 0 | 0 | 0 | 0 |')
    const latex = exported('tex', sourceOf(rows))
    expect(latex).toContain('applicability & 263 & 30.8 [25.5, 36.6] & 30.8 [25.5, 36.6] & 0 & 0 & 0 & 0 \\\\')
    expect(latex).toContain('a\\_b & 30.8 \\\\')
    for (const which of ['begin', 'end'])
      expect(latex.match(new RegExp(`\\\\${which}\\{tabular\\}`, 'g'))).toHaveLength(2)
  })
})

test('20,000 rows come in many small pieces', () => {
  const table = new RunTable()
  const rows = randomRows(1_000)
  for (let at = 0; at < 20; at++) table.append(rows)
  const source = { ...sourceOf([]), table }
  let longest = 0
  let pieces = 0
  for (const piece of exportRun(runFormats[0]!, source)) {
    longest = Math.max(longest, piece.length)
    pieces++
  }
  expect(pieces).toBeGreaterThan(20_000 / 300)
  expect(longest).toBeLessThan(200_000)
})

test('names of files are plain', () => {
  expect(exportName('../Modèle: “a/b”', { ending: 'csv' }, true)).toBe('Mode-le-a-b-failures.csv')
  expect(exportName('***', { ending: 'tex' }, false)).toBe('run.tex')
})

test('a format is one object: what is written, and its name, come from nothing else', () => {
  const toy: RunFormat = {
    ...{ ending: 'toy', title: 'Toy', holds: 'ids alone', type: 'text/x-toy' },
    *run(_, { rows: { table, which } }) {
      for (let row = 0; row < table.length; row++) if (which === undefined || which(row)) yield `${table.row(row).id}\n`
    },
  }
  const rows = [scoredRow({ id: 'a', verdict: 'right' }), scoredRow({ id: 'b', verdict: 'wrong' })]
  expect([...exportRun(toy, sourceOf(rows))].join('')).toBe('a\nb\n')
  expect([...exportRun(toy, sourceOf(rows, true))].join('')).toBe('b\n')
  expect(exportName('Mine', toy, true)).toBe('Mine-failures.toy')
  expect(rowFormats([...runFormats, toy])).toEqual(rowFormats())
  expect(rowFormats([...runFormats, { ...toy, rows: () => [] }])).toHaveLength(rowFormats().length + 1)
  // Menus are made from the list: they name no format.
  for (const menu of ['table', 'summary']) {
    const text = readFileSync(`${root}/src/page/score/${menu}/export-menu.tsx`, 'utf8')
    expect(text).toContain(menu === 'table' ? 'rowFormats()' : 'runFormats.map(')
    for (const { ending, title } of runFormats) {
      expect(text).not.toMatch(new RegExp(`['"\`]${ending}['"\`]`))
      expect(text).not.toMatch(new RegExp(`['"\`]${title}\\b`))
    }
  }
})
