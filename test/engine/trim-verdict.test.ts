import { expect, test } from 'vitest'
import { trimVerdict } from '#engine/trim-verdict'
import type { Judged } from '#questions/kinds/verdict'

/** A verdict on an answer of this many actions. */
const judged = (count: number, changes = 0): Judged => {
  const items = Array.from({ length: count }, (_, i) => ({
    text: `(go l${i})`,
    span: { from: 10 * i, to: 10 * i + 9 },
  }))
  const trace = items.map(({ text, span }) => ({ what: 'kept' as const, text, ...span }))
  return {
    ...{ fromCache: false, ms: 1 },
    verdict: {
      ...{ verdict: 'wrong', reason: null, explanation: 'No.', mistakes: [] },
      findings: Array.from({ length: changes }, (_, i) => ({
        ...{ role: 'extra' as const, item: '(a)', text: '', fix: `Leave out l${i}` },
      })),
      ...{ evidence: [], officialScore: null },
      reading: { answer: { kind: 'list', items }, trace, doubt: null },
    },
  }
}

test('of a very long answer the page gets the first parts, and how long it is', () => {
  const whole = judged(100_000, 2_000)
  const { verdict, cut } = trimVerdict(whole)
  expect(JSON.stringify(verdict).length).toBeLessThan(JSON.stringify(whole.verdict).length / 20)
  const { trace } = whole.verdict.reading
  const length = trace.reduce((sum, { text }) => sum + text.length, 0)
  expect(cut).toEqual({ traceLength: length, changes: 2_000, isAnswerCut: true })
  expect(verdict.reading.answer).toMatchObject({ kind: 'list' })
  expect(trace.slice(0, verdict.reading.trace.length)).toEqual(verdict.reading.trace)
  expect(verdict.verdict).toBe('wrong')
})

test('a verdict on any other answer is handed over as it is', () => {
  const usual = judged(300)
  expect(trimVerdict(usual)).toBe(usual)
})
