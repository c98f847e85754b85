// Receipts of verdicts on real and own questions of all kinds: written, read back, and checked without searching.

import { describe, expect, test } from 'vitest'
import { questionOf } from '#questions/benchmarks/acpbench/question'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { readQuestions } from '#questions/benchmarks/reading'
import { familyOf } from '#questions/benchmarks/cores'
import { plainKinds } from '#questions/kinds/codes'
import { aboutEdit, type Question } from '#questions/kinds/question'
import { checkReceipt } from '#results/receipts/check'
import type { ReceiptCheck } from '#results/receipts/receipt-check'
import { makeReceipt, readReceipt } from '#results/receipts/receipt'
import { acpbenchKinds, dataFolder, dataText, dataNote } from '../support/data'
import { brokenText, ownRecords } from '../support/records'

const maxStates = 200_000

/** The receipt of a verdict after a round trip as text, and the checker's result. */
function roundTrip(question: Question, response: string): ReceiptCheck & { readonly json: string } {
  const verdict = judgeQuestion(question, response, { maxStates })
  const json = makeReceipt({ question, response, verdict, engine: 'test', maxStates })
  const read = readReceipt(json)
  if (read.kind === 'bad') throw new Error(read.message)
  return { ...checkReceipt(read.receipt), json }
}

const bareOrOpen = ({ verdict, claims }: ReceiptCheck): boolean =>
  verdict === 'undecided' || claims.some(({ isBare }) => isBare)

describe('receipts of our own questions', () => {
  for (const format of ['gen', 'bool', 'mcq'] as const)
    test(`${format}: right and wrong answers are confirmed`, () => {
      const seen = new Map<string, number>()
      for (const [, records] of ownRecords(format)) {
        const byKind = new Map(records.map(record => [record.kind, record]))
        for (const record of byKind.values()) {
          const question = questionOf(record)
          const gold = familyOf(question).goldText(question)!
          const wrong = format === 'gen' ? brokenText(record) : other(question, gold)
          for (const response of [gold, wrong]) {
            const found = roundTrip(question, response)
            if (bareOrOpen(found)) expect(found.outcome).not.toBe('refused')
            else expect([found.outcome, found.explanation]).toEqual(['confirmed', found.explanation])
            seen.set(found.outcome, (seen.get(found.outcome) ?? 0) + 1)
          }
        }
      }
      expect(seen.get('confirmed')).toBeGreaterThan(format === 'gen' ? 100 : 50)
    }, 120_000)
})

const other = ({ format, choices }: Question, gold: string): string =>
  format === 'bool' ? (gold === 'yes' ? 'no' : 'yes') : choices!.label.find(each => each !== gold)!

describe.skipIf(dataFolder() === undefined)(`receipts of published questions${dataNote}`, () => {
  test.for([...acpbenchKinds])('%s: published answers and wrong ones', { timeout: 120_000 }, kind => {
    const { questions } = readQuestions(`${kind}.gen.json`, dataText(`acpbench/${kind}.gen.json`))
    const some = questions.filter((_, i) => i % 13 === 0)
    let confirmed = 0
    for (const question of some) {
      for (const response of [familyOf(question).goldText(question)!, '(no-such thing)', 'None', '3']) {
        const found = roundTrip(question, response)
        if (!bareOrOpen(found))
          expect([question.key, response, found.outcome, found.explanation]).toEqual([
            question.key,
            response,
            'confirmed',
            found.explanation,
          ])
        if (found.outcome === 'confirmed') confirmed++
      }
    }
    expect(confirmed).toBeGreaterThan(some.length)
  })
})

test('questions about PDDL that a person changed have receipts as well', () => {
  let confirmed = 0
  for (const record of ownRecords('gen')
    .slice(0, 4)
    .flatMap(([, all]) => all.slice(0, 8))) {
    const published = questionOf(record)
    const { domain, problem } = published.judged!
    const question = aboutEdit(published, { domain: `${domain}\n; mine`, problem })
    const response = familyOf(published).goldText(published)!
    const found = roundTrip(question, response)
    expect([record.kind, found.outcome]).not.toEqual([record.kind, 'refused'])
    if (found.outcome === 'confirmed') confirmed++
    expect(found.unseen.join(' ')).not.toContain('official')
  }
  expect(confirmed).toBeGreaterThan(16)
})

test('all kinds are among our own questions', () => {
  const kinds = new Set(ownRecords('gen').flatMap(([, records]) => records.map(({ kind }) => kind)))
  expect([...kinds].sort()).toEqual([...plainKinds()].sort())
})
