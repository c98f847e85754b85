// The central claims, on generated records, so that a clone without the published data tests them too: each key is
// judged right with evidence that the checker accepts, a broken answer wrong, and every key is confirmed.

import { describe, expect, test } from 'vitest'
import { conformanceOf } from '#questions/benchmarks/acpbench/conformance'
import { goldText } from '#questions/benchmarks/acpbench/gold'
import { judgeRecord } from '../support/judge-record'
import { plainKinds } from '#questions/kinds/codes'
import { about, brokenText, ownRecords, refuted } from '../support/records'

const open = ownRecords('gen')

test('there are records of every kind in all thirteen domains', () => {
  expect(open).toHaveLength(13)
  for (const [domain, records] of open)
    expect([domain, new Set(records.map(({ kind }) => kind)).size]).toEqual([domain, plainKinds().length])
})

describe.each(open)('%s', (_, records) => {
  test('each key is right, by our verdict and by the official score', () => {
    for (const record of records) {
      const verdict = judgeRecord(record, goldText(record)!)
      expect(verdict.verdict, about(record, verdict)).toBe('right')
      expect(verdict.officialScore, about(record, verdict)).toBe(1)
      expect(refuted(verdict), about(record, verdict)).toEqual([])
    }
  })

  test('a broken answer is wrong', () => {
    for (const record of records) {
      const verdict = judgeRecord(record, brokenText(record))
      expect(verdict.verdict, about(record, verdict)).toBe('wrong')
      expect(refuted(verdict), about(record, verdict)).toEqual([])
    }
  })

  test('conformance agrees with each key', () => {
    for (const record of records) {
      const { decided, differences } = conformanceOf(record)
      expect([record.kind, decided, differences]).toEqual([record.kind, true, []])
    }
  })
})

const closed = (['bool', 'mcq'] as const).flatMap(format =>
  ownRecords(format).map(([domain, records]) => [`${domain}, ${format}`, records] as const),
)

describe.each(closed)('%s', (_, records) => {
  test('the key alone is right, with evidence', () => {
    for (const record of records) {
      const options = record.choices?.label ?? ['yes', 'no']
      for (const option of options) {
        const verdict = judgeRecord(record, `Answer: ${option}`)
        const isKey = option.toLowerCase() === String(record.gold).toLowerCase()
        expect(verdict.verdict, about(record, verdict)).toBe(isKey ? 'right' : 'wrong')
        expect(refuted(verdict), about(record, verdict)).toEqual([])
      }
    }
  })
})
