// Statements with facts and actions that are none of the problem's, or that nothing changes.

import { expect, test } from 'vitest'
import type { Statement } from '#planning/analysis/statement'
import { decideStatement } from '#planning/analysis/truth'
import { checkCertificate } from '#planning/certificates/check'
import { CheckerSteps } from '#planning/certificates/steps'
import { statementShown } from '#questions/kinds/showing/options'
import { loadTask } from '#planning/task/load'

const domain = `(define (domain roads) (:requirements :strips :typing)
  (:types van town)
  (:predicates (at ?v - van ?t - town) (road ?a ?b - town) (seen ?t - town))
  (:action go :parameters (?v - van ?a ?b - town)
    :precondition (and (at ?v ?a) (road ?a ?b)) :effect (and (not (at ?v ?a)) (at ?v ?b) (seen ?b))))`
const problem = `(define (problem p) (:domain roads) (:objects v - van a b c - town)
  (:init (at v a) (road a b)) (:goal (seen b)))`

const loaded = loadTask({ domain, problem })
if (loaded.kind !== 'ready') throw new Error('The problem must load.')

/** The truth, by the task, and by the checker alone with the remaining evidence. */
function both(statement: Statement): { truth: unknown; seen: string | undefined; shown: unknown } {
  if (loaded.kind !== 'ready') throw new Error('unreachable')
  const { truth, seen, claim, certificate } = decideStatement(loaded.task, statement)
  const evidence = claim === undefined || certificate === undefined ? [] : [{ claim, certificate: certificate() }]
  for (const each of evidence)
    expect(checkCertificate(loaded.domain, loaded.problem, each.claim, each.certificate)).toMatchObject({
      accepted: true,
    })
  const steps = new CheckerSteps(loaded.domain, loaded.problem)
  return { truth, seen, shown: statementShown(statement, evidence, steps).truth }
}

const after = (fact: string): Statement => ({
  kind: 'holds-after',
  action: '(go v a b)',
  facts: [fact],
})
const reach = (...facts: string[]): Statement => ({ kind: 'reachable', facts })

test.each<[Statement, boolean]>([
  [after('(road a b)'), true],
  [after('(road b a)'), false],
  [after('(at b a)'), false],
  [reach('(road a b)', '(at v b)'), true],
  [reach('(road b a)', '(at v b)'), false],
  [reach('(at b a)'), false],
  [reach('(at v a)', '(at v ghost)'), false],
  [reach('(at b ghost)'), false],
  [reach('(seen a)', '(road a b)'), false],
  [{ kind: 'landmark', fact: '(road a b)' }, true],
  [{ kind: 'landmark', fact: '(road b a)' }, false],
  [{ kind: 'landmark', fact: '(at b a)' }, false],
  [{ kind: 'landmark', fact: '(at v ghost)' }, false],
  [{ kind: 'applicable', action: '(go a a b)' }, false],
  [{ kind: 'applicable', action: '(fly v a b)' }, false],
  [{ kind: 'becomes-applicable', action: '(go v ghost b)' }, false],
  [{ kind: 'becomes-applicable', action: '(go v c b)' }, false],
  [{ kind: 'becomes-applicable', action: '(go v a b)', also: '(go b b b)' }, false],
  [{ kind: 'removable-somewhere', plan: ['(go v a b)'], places: [[0]] }, false],
  [{ kind: 'removable-somewhere', plan: ['(go v a b)'], places: [] }, false],
])('%j is %s', (statement, truth) => {
  expect(both(statement)).toMatchObject({ truth, shown: truth })
})

test.each<[Statement, RegExp]>([
  [reach('(at b a)'), /`b` is of type `town`, not `van`/],
  [reach('(at v ghost)'), /no object `ghost`/],
  [reach('(road b a)'), /no action changes `\(road b a\)`, which is false/],
  [{ kind: 'landmark', fact: '(road a b)' }, /true from the start/],
  [{ kind: 'applicable', action: '(go a a b)' }, /`a` is of type `town`, not `van`/],
  [{ kind: 'applicable', action: '(fly v a b)' }, /no action `fly`/],
])('%j says why', (statement, why) => {
  expect(both(statement).seen).toMatch(why)
})
