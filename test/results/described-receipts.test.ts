// Receipts of verdicts on questions that come as English alone: the English is read again, each claim is checked against
// the problem that it is about, and what is forged is noticed.

import { describe, expect, test } from 'vitest'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { readQuestions } from '#questions/benchmarks/reading'
import { familyOf } from '#questions/benchmarks/cores'
import { withContext } from '#questions/benchmarks/question-context'
import type { Question } from '#questions/kinds/question'
import { checkReceipt } from '#results/receipts/check'
import type { ReceiptCheck } from '#results/receipts/receipt-check'
import { makeReceipt, readReceipt } from '#results/receipts/receipt'
import { dataFolder, dataText, dataNote } from '../support/data'

const maxStates = 200_000

const questionsIn = (file: string): readonly Question[] => readQuestions(file, dataText(`acpbench/${file}`)).questions

// biome-ignore lint/suspicious/noExplicitAny: a receipt that is being forged has any shape
type Forgeable = any

function receiptOf(came: Question, response: string): Forgeable {
  const question = withContext(came)
  const verdict = judgeQuestion(question, response, { maxStates })
  return JSON.parse(makeReceipt({ question, response, verdict, engine: 'test', maxStates }))
}

function checked(receipt: Forgeable): ReceiptCheck {
  const read = readReceipt(JSON.stringify(receipt))
  if (read.kind === 'bad') throw new Error(read.message)
  expect(read.receipt.question.parsedContext).toBeUndefined()
  return checkReceipt(read.receipt)
}

const otherThan = ({ format, choices }: Question, gold: string): string =>
  format === 'bool' ? (gold === 'yes' ? 'no' : 'yes') : choices!.label.find(each => each !== gold)!

describe.skipIf(dataFolder() === undefined)(`described questions${dataNote}`, () => {
  test('right and wrong answers of each kind are confirmed', () => {
    for (const kind of ['app', 'prog', 'reach', 'areach', 'val', 'just', 'land'])
      for (const format of ['bool', 'mcq']) {
        const question = questionsIn(`${kind}.${format}.json`).find(({ domain }) => domain === 'ferry')!
        const gold = familyOf(question).goldText(question)!
        for (const response of [gold, otherThan(question, gold)]) {
          const found = checked(receiptOf(question, response))
          expect([kind, format, found.outcome, found.explanation]).toEqual([
            kind,
            format,
            'confirmed',
            found.explanation,
          ])
          expect(found.unseen.join(' ')).toContain('comes without PDDL')
        }
      }
  })

  test('where the English leaves facts open, claims show which problem they are about', () => {
    const statements = ['land.bool.json', 'reach.bool.json']
      .flatMap(questionsIn)
      .filter(({ domain }) => domain === 'satellite')
      .map(question => ({ question, receipt: receiptOf(question, 'no') }))
    const about = statements.flatMap(({ receipt }) => receipt.evidence.flatMap((each: Forgeable) => each.about ?? []))
    expect(about).toContain('most')
    for (const { receipt } of statements) expect(checked(receipt).outcome).toBe('confirmed')
    const never = statements.find(({ receipt }) => receipt.evidence[0]?.about === 'most')!.receipt
    const { about: _, ...evidence } = never.evidence[0]
    expect(checked({ ...never, evidence: [evidence] }).outcome).not.toBe('confirmed')
  })

  test('what is forged is noticed', () => {
    const [question] = questionsIn('reach.bool.json')
    const gold = familyOf(question!).goldText(question!)!
    const receipt = receiptOf(question!, gold)
    expect(checked({ ...receipt, verdict: 'wrong' }).outcome).toBe('refused')
    expect(checked({ ...receipt, evidence: [] }).outcome).not.toBe('confirmed')
    const told = { ...receipt.told, problem: receipt.told.problem.replace('(:init', '(:init ') }
    expect(checked({ ...receipt, told })).toMatchObject({ outcome: 'not-shown' })
    const other = receipt.question.record.context.replace('Currently', 'Once')
    const form = { ...receipt.question, record: { ...receipt.question.record, context: other } }
    expect(checked({ ...receipt, question: form }).outcome).not.toBe('confirmed')
  })

  test('a verdict of a version that read no English is not shown, and not refused', () => {
    const [question] = questionsIn('app.bool.json')
    const verdict = judgeQuestion(question!, 'yes', { maxStates })
    const about = { question: question!, response: 'yes', verdict, engine: 'test', maxStates }
    const found = checked(JSON.parse(makeReceipt(about)))
    expect(found.outcome).toBe('not-shown')
    expect(found.explanation).toContain('no certificate')
    expect(found.unseen.join(' ')).toContain('official score is not checked')
  })
})
