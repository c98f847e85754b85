// A summary by link and file: it arrives unchanged, without responses; a damaged one is reported.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summarise } from '#results/runs/summary'
import {
  LONGEST_SUMMARY_LINK,
  packSummary,
  readSummary,
  readSummaryFile,
  summaryFileText,
} from '#results/runs/summary-link'
import { packSummaryData, type SharedSummary } from '#results/runs/summary-pack'
import { RunTable } from '#results/runs/table'
import { randomRows, scoredRow } from '../support/rows'

const sharedOf = (rows = randomRows(600, { questions: 200, models: ['a', 'b'] })): SharedSummary => {
  const table = new RunTable()
  table.append(rows)
  return {
    name: 'A run of mine',
    engine: '0.1.0+abc',
    day: '2026-11-22',
    overrides: false,
    about: '',
    summary: summarise(table),
  }
}

describe('a shared summary', () => {
  test.each([
    ['several tries and models', sharedOf()],
    ['one response a question', sharedOf(randomRows(500))],
    ['nothing', sharedOf([])],
    ['odd names', sharedOf([scoredRow({ domain: '__proto__', model: '<b>' })])],
  ])('arrives as it was sent: %s', (_, shared) => {
    expect(readSummary(packSummary(shared))).toEqual({ kind: 'summary', shared })
    expect(readSummaryFile(summaryFileText(shared))).toEqual({ kind: 'summary', shared })
    expect(packSummary(shared)).toMatch(/^[\w.-]+$/)
  })

  test('holds no response, answer, explanation, file or id of a question', () => {
    const rows = randomRows(300).map(row => ({
      ...row,
      file: 'secret-file',
      question: `secret-question ${row.question}`,
      id: `secret-id ${row.id}`,
      answer: 'secret-answer',
      explanation: 'secret-explanation',
    }))
    expect(summaryFileText(sharedOf(rows))).not.toContain('secret')
  })

  test('of a whole benchmark of open questions fits into a link', () => {
    const domains = Array.from({ length: 13 }, (_, at) => `domain-${at}`)
    const rows = randomRows(1_040, { questions: 1_040 }).map((row, at) => ({
      ...row,
      format: 'gen' as const,
      domain: domains[Math.floor(at / 8) % 13]!,
    }))
    const shared = sharedOf(rows)
    expect(shared.summary.cells).toHaveLength(104)
    expect(packSummary(shared).length).toBeLessThan(LONGEST_SUMMARY_LINK)
  })
})

describe('what is broken', () => {
  const link = packSummary(sharedOf())

  test('shows that it is cut off or changed', () => {
    for (const broken of [link.slice(0, -40), `${link.slice(0, 90)}A${link.slice(91)}`, link.slice(0, 4)])
      expect(readSummary(broken)).toMatchObject({
        kind: 'bad',
        message: expect.stringMatching(/cut off/),
      })
    expect(readSummary('hello')).toMatchObject({ kind: 'bad' })
    expect(readSummary('2.AAAA')).toMatchObject({
      message: expect.stringContaining('newer Planground'),
    })
  })

  test('shows what does not fit its schema', () => {
    const data = packSummaryData(sharedOf())
    const messageOf = (changed: object): string => {
      const read = readSummaryFile(JSON.stringify({ ...data, ...changed }))
      return read.kind === 'bad' ? read.message : ''
    }
    expect(messageOf({ version: 9 })).toContain('version 9')
    expect(messageOf({ models: 3 })).toContain('`models`')
    expect(messageOf({ kinds: ['no-kind'] })).toContain('does not know')
    expect(messageOf({ models: [] })).toContain('do not fit')
    expect(messageOf({ cells: { ...data.cells, at: data.cells.at.slice(1) } })).toContain('do not fit')
    expect(messageOf({ mistakes: [[99, 'missing', 1]] })).toContain('do not fit')
    expect(messageOf({ cells: { at: [[0, 0, 0, 0]], groups: { counts: { rows: [-1] } } } })).not.toBe('')
    expect(readSummaryFile('{"a":')).toMatchObject({ kind: 'bad' })
    expect(readSummaryFile('null')).toMatchObject({ kind: 'bad' })
  })

  test('whatever the text is, reading it throws nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(link.length), (text, at) => {
        for (const each of [text, `1.${text}`, link.slice(0, at) + text]) readSummary(each)
      }),
    )
    fc.assert(fc.property(fc.json(), text => readSummaryFile(text).kind === 'bad'))
  })
})
