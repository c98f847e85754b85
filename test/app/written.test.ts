// The position of the problem in an answer, and its display on the stage.

import { expect, test } from 'vitest'
import { smallest } from '#page/workbench/pairs/smallest'
import { problemPlace, writtenSource } from '#page/state/session/written'

const problem = '(define (problem p) ; a bracket ) in words\n  (:domain d))'
const place = (answer: string) => {
  const { from, to, isBare } = problemPlace(answer)
  return [answer.slice(from, to), isBare]
}

test('an answer that begins as PDDL is all of it a problem, whatever is wrong with it', () => {
  for (const answer of ['', '  ', problem, `(${problem}`, `; mine\n${problem}`, `x${problem}`, '(defin'])
    expect(place(answer)).toEqual([answer, true])
})

test('of a response with other words the first problem is taken, comments and all', () => {
  expect(place(`Here it is, at last:\n${problem}\nDone.`)).toEqual([problem, false])
  expect(place(`\`\`\`pddl\n${problem}\n\`\`\``)).toEqual([problem, false])
  expect(place('I cannot say anything of it')).toEqual(['I cannot say anything of it', false])
  const open = 'As far as I got: (define (problem p'
  expect(place(open)).toEqual(['(define (problem p', false])
})

test('the stage gets the domain next to the problem, and nothing of a very long answer', () => {
  const judged = { domain: '(define (domain d))', problem: '' }
  const asked = { kind: 'pddl', shown: null, judged } as const
  expect(writtenSource(asked, problem)).toEqual({ domain: judged.domain, problem })
  expect(writtenSource(asked, '('.repeat(1_000_000)).problem).toBe('')
})

test('one stretch shows what changes', () => {
  expect(smallest('abcd', 'abXcd')).toEqual({ start: 2, end: 2, put: 'X' })
  expect(smallest('aaa', 'aa')).toEqual({ start: 2, end: 3, put: '' })
  expect(smallest('same', 'same')).toEqual({ start: 4, end: 4, put: '' })
})
