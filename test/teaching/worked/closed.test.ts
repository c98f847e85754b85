// Any question can be worked out: yes/no and choice option by option, and open ones about problems of one's own, with
// negative conditions, conditional effects and costs.

import { expect, test } from 'vitest'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { makeQuestions } from '#questions/kinds/asking/making'
import { plainKinds, wordsOfKind } from '#questions/kinds/codes'
import { workedQuestion } from '#teaching/worked/make'

const limits = { maxStates: 100_000 }

for (const domain of process.env.PLANGROUND_MANY === '1' ? ['ferry', 'goldminer', 'grid'] : ['ferry'])
  test(`${domain}: each option of yes/no and choice is decided, and the key is right`, () => {
    let count = 0
    for (const kind of plainKinds())
      for (const format of wordsOfKind(kind).formats.filter(each => each !== 'gen')) {
        const world = { kind: 'folder', domain, size: {} } as const
        const unit = { world, kind, format, count: 1, seed: 'closed', block: 0 }
        const [question] = makeQuestions(unit).questions
        if (question === undefined) continue
        const found = workedQuestion(question)
        if ('problem' in found) throw new Error(`${kind} ${format}: ${found.problem}`)
        count++
        expect(judgeQuestion(question, found.key, limits).verdict, `${kind} ${format}`).toBe('right')
        expect(found.lines).toHaveLength(format === 'bool' ? 2 : 5)
        const yes = found.lines.slice(0, -1).filter(({ answer }) => answer === 'Yes')
        expect(yes).toHaveLength(found.key === 'no' ? 0 : 1)
      }
    expect(count).toBeGreaterThan(9)
  })

/** A lamp that a switch turns, a door that shuts by itself when the alarm is on, and a cost. */
const DOMAIN = `(define (domain house)
  (:requirements :strips :typing :negative-preconditions :conditional-effects :action-costs)
  (:types lamp door)
  (:predicates (lit ?l - lamp) (shut ?d - door) (alarm))
  (:functions (total-cost))
  (:action light :parameters (?l - lamp) :precondition (not (lit ?l))
    :effect (and (lit ?l) (increase (total-cost) 2)))
  (:action dim :parameters (?l - lamp) :precondition (lit ?l)
    :effect (and (not (lit ?l)) (increase (total-cost) 1)))
  (:action push :parameters (?d - door) :precondition (and (shut ?d) (not (alarm)))
    :effect (and (not (shut ?d)) (increase (total-cost) 3)))
  (:action ring :precondition (not (alarm))
    :effect (and (alarm) (forall (?d - door) (when (not (shut ?d)) (shut ?d))) (increase (total-cost) 1))))`
const PROBLEM = `(define (problem evening) (:domain house) (:objects kitchen hall - lamp front - door)
  (:init (shut front) (lit kitchen) (= (total-cost) 0))
  (:goal (and (not (shut front)) (lit hall) (not (lit kitchen)))) (:metric minimize (total-cost)))`

test('a problem of one’s own with negative conditions, conditional effects and costs', () => {
  const source = { domain: DOMAIN, problem: PROBLEM }
  const answers: Record<string, string> = {}
  for (const kind of plainKinds()) {
    const unit = { kind, format: 'gen', count: 1, seed: 'own', block: 0 } as const
    const [question] = makeQuestions({ ...unit, world: { kind: 'given', source } }).questions
    if (question === undefined) continue
    // As the visitor's own the costs of its metric count.
    const own = { ...question, judged: source, shown: source, origin: { from: 'own' } as const }
    for (const each of [question, own]) {
      const found = workedQuestion(each)
      if ('problem' in found) continue
      expect(judgeQuestion(each, found.key, limits).verdict, `${kind}: ${found.key}`).toBe('right')
      for (const { asks, why } of found.lines) expect(asks + why).not.toMatch(/undefined|NaN/)
      answers[kind] = found.key
    }
  }
  expect(Object.keys(answers).length).toBeGreaterThanOrEqual(6)
})
