// Evidence by clauses, and what of it is refused.

import { expect, test } from 'vitest'
import { blocksworld } from '#questions/benchmarks/planetarium/known/blocksworld'
import type { Certificate, CheckResult } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { loadTask } from '#planning/task/load'

const blocks = ['a', 'b', 'c']
const all = (fact: (x: string) => string): string => blocks.map(fact).join(' ')

/** Three blocks on the table. */
function check(goal: string, certificate: Certificate): CheckResult {
  const problem = `(define (problem p) (:domain blocksworld) (:objects a b c)
    (:init (arm-empty) ${all(x => `(clear ${x}) (on-table ${x})`)}) (:goal ${goal}))`
  const loaded = loadTask({ domain: blocksworld, problem })
  if (loaded.kind !== 'ready') throw new Error(loaded.message)
  const claim = { kind: 'unreachable', target: { kind: 'goal' } } as const
  return checkCertificate(loaded.domain, loaded.problem, claim, certificate)
}

/** The position of a block; the block on a block. */
const groups = blocks.flatMap(x => [
  [`(on-table ${x})`, `(holding ${x})`, ...blocks.map(y => `(on ${x} ${y})`)],
  [`(clear ${x})`, `(holding ${x})`, ...blocks.map(y => `(on ${y} ${x})`)],
])
const cycle = ['(on a b)', '(on b c)', '(on c a)']
const clauses = (change: object = {}): Certificate =>
  ({
    kind: 'clauses',
    atMostOne: groups,
    atLeastOne: groups,
    never: [cycle],
    ...change,
  }) as Certificate
const goal = '(and (on a b) (on b c) (not (on-table c)) (not (holding c)) (not (on c b)) (not (on c c)))'

test('groups with one true fact, and a cycle that never holds, rule a goal out', () => {
  expect(check(goal, clauses())).toEqual({ accepted: true })
  expect(check('(and (on a b) (on c b))', clauses({ never: [], atLeastOne: [] }))).toEqual({
    accepted: true,
  })
})

test.each([
  ['the cycle is needed', goal, { never: [] }],
  ['so are groups of which one holds', goal, { atLeastOne: [] }],
  ['a tower is no cycle', '(and (on a b) (on b c))', { never: [['(on a b)', '(on b c)']] }],
  ['what holds at the start', '(clear a)', { never: [['(clear a)', '(on-table a)']] }],
  ['two blocks are clear', '(and (clear a) (clear b))', { atMostOne: [['(clear a)', '(clear b)']] }],
  ['the arm may hold a', '(not (on-table a))', { atLeastOne: [['(on-table a)']] }],
  ['a group that holds nothing', '(on a b)', { atLeastOne: [['(on a b)', '(on b a)']] }],
  ['a fact that there is not', '(on a b)', { never: [['(on a d)']] }],
])('refused: %s', (_, target, change) => {
  expect(check(target, clauses(change))).toMatchObject({ accepted: false })
})
