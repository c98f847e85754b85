// The content of the question in a receipt: its words decide, and a receipt that accepts more than they allow shows
// nothing.

import { expect, test } from 'vitest'
import { withAsked } from '#questions/benchmarks/asking'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { poseOwn } from '#questions/kinds/asking/pose'
import type { Question } from '#questions/kinds/question'
import { checkReceipt } from '#results/receipts/check'
import type { ReceiptCheck } from '#results/receipts/receipt-check'
import { makeReceipt, readReceipt } from '#results/receipts/receipt'

const source = {
  domain: `(define (domain doors) (:predicates (shut ?x) (open ?x) (done))
    (:action unlock :parameters (?x) :precondition (shut ?x) :effect (and (open ?x) (not (shut ?x))))
    (:action end :parameters () :precondition (forall (?x) (open ?x)) :effect (done)))`,
  problem: `(define (problem two) (:domain doors) (:objects a b)
    (:init (shut a) (shut b)) (:goal (done)))`,
}
const posed = poseOwn(source, 'doors').map(withAsked)
const posedOf = (kind: string): Question => posed.find(question => question.kind === kind)!

// biome-ignore lint/suspicious/noExplicitAny: a receipt that is being forged has any shape
type Forgeable = any

function receiptOf(question: Question, response: string): Forgeable {
  const verdict = judgeQuestion(question, response, { maxStates: 1000 })
  const receipt = { question, response, verdict, engine: 'test', maxStates: 1000 }
  return JSON.parse(makeReceipt(receipt))
}

function checked(receipt: Forgeable): ReceiptCheck {
  const read = readReceipt(JSON.stringify(receipt))
  if (read.kind === 'bad') throw new Error(read.message)
  return checkReceipt(read.receipt)
}

const isTaken = ({ unseen }: ReceiptCheck): boolean => unseen.some(line => line.startsWith('Which action or steps'))

test('the words of posed questions show what is asked', () => {
  expect(posed.length).toBeGreaterThan(4)
  for (const question of posed) expect(isTaken(checked(receiptOf(question, 'None')))).toBe(false)
})

test('an action or steps other than those in the words are not judged', () => {
  const prog = posedOf('prog')
  const { action = '' } = prog.asked!
  const other = action === '(unlock a)' ? '(unlock b)' : '(unlock a)'
  const object = other.slice(-2, -1)
  const response = `["(open ${object})"]\n["(shut ${object})"]`
  const forged = receiptOf({ ...prog, asked: { ...prog.asked!, action: other } }, response)
  expect(forged.verdict).toBe('right')
  expect(checked(forged).outcome).toBe('refused')
  const honest = receiptOf(prog, response)
  expect([honest.verdict, checked(honest).outcome]).toEqual(['wrong', 'confirmed'])
})

test('if the words cannot be read, the check shows what it takes from the receipt', () => {
  const found = checked(receiptOf({ ...posedOf('prog'), question: 'What then?' }, '[] []'))
  expect([found.outcome, isTaken(found)]).toEqual(['confirmed', true])
})

test('words and explanations that show something else than the proof are named as not checked', () => {
  const honest = checked(receiptOf(posedOf('reach'), 'None'))
  expect(honest.unseen).toEqual(['The explanation of the verdict is the receipt’s own text.'])
  const question = { ...posedOf('reach'), question: 'Which fact must every plan make true?' }
  expect(checked(receiptOf(question, 'None')).unseen).toContain(
    'That the words of the question ask for this is not checked.',
  )
})

test('leniency that the words do not know confirms nothing', () => {
  const hidden = ['shut', 'open', 'done']
  const base = { ...posedOf('prog'), choices: undefined }
  const { choices: _, ...rest } = base
  const states: Question = {
    ...rest,
    family: 'planbench',
    kind: 't7',
    question: 'What holds then?',
    asked: { kind: 't7', sequence: ['(unlock a)'] },
  }
  const lenient = receiptOf({ ...states, asked: { ...states.asked!, hidden } }, '[] []')
  expect(lenient.verdict).toBe('right')
  expect(checked(lenient).outcome).toBe('not-shown')
  expect(checked(receiptOf(states, '[] []'))).toMatchObject({
    outcome: 'confirmed',
    verdict: 'wrong',
  })

  const mover = {
    domain: `(define (domain mover) (:predicates (at ?x))
      (:action go :parameters (?x ?y) :precondition (at ?x) :effect (and (at ?y) (not (at ?x)))))`,
    problem: '(define (problem p) (:domain mover) (:objects a b c) (:init (at a)) (:goal (at b)))',
  }
  const texts: Question = {
    ...rest,
    family: 'planetarium',
    kind: 'pddl',
    question: 'Write the problem in which the goal is to be where one is.',
    shown: mover,
    judged: mover,
    asked: { kind: 'pddl', placeholder: true },
  }
  const places = receiptOf(texts, mover.problem.replace('(at b)', '(at a)'))
  expect(places.verdict).toBe('right')
  expect(checked(places).outcome).toBe('not-shown')
})

test('a question with words of its own is not one that was made here', () => {
  const receipt = receiptOf(posedOf('nexta'), '(unlock a)')
  const difficulty = { facts: 5, actions: 3, goalDistance: 3, givenSteps: 0, rightAnswers: 1 }
  receipt.question.made = { key: null, difficulty, seed: 's' }
  expect(readReceipt(JSON.stringify(receipt))).toMatchObject({ kind: 'bad' })
})
