// The invariants of a renaming: types with all their supertypes, constants, values, static facts; and when two
// renamings are allowed.

import { describe, expect, test } from 'vitest'
import type { Certificate } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import type { PairMode } from '#planning/certificates/pairs/pair-certificate'
import { modelsOf } from '../../support/task'
import { swapped } from './pieces'

const domain = `(define (domain farm) (:requirements :typing :action-costs)
  (:types cat dog - pet pet place - object) (:constants home - place)
  (:predicates (at ?x - pet ?p - place) (way ?p ?q - place) (shy ?x - pet))
  (:functions (total-cost) (far ?p ?q - place))
  (:action walk :parameters (?x - pet ?p ?q - place) :precondition (and (at ?x ?p) (way ?p ?q))
    :effect (and (not (at ?x ?p)) (at ?x ?q) (increase (total-cost) (far ?p ?q)))))`
const problem = (objects: string, init: string, goal: string): string =>
  `(define (problem p) (:domain farm) (:objects ${objects}) (:init ${init}) (:goal ${goal}))`

function check(a: string, b: string, pair: unknown, mode: PairMode = 'strict') {
  const claim = { kind: 'equivalent', mode, other: b } as const
  return checkCertificate(...modelsOf(domain, a), claim, { kind: 'pair', pair } as Certificate)
}
const refused = (reason: RegExp) => ({ accepted: false, where: expect.stringMatching(reason) })
const accepted = { accepted: true }
const text = { forth: { kind: 'text' }, back: { kind: 'text' } }
const map = (...pairs: string[]) => pairs.map(pair => pair.split(' '))
const ways = (p: string, q: string, far = 2): string =>
  `(way ${p} ${q}) (way ${q} ${p}) (= (far ${p} ${q}) ${far}) (= (far ${q} ${p}) 1)`

describe('a renaming keeps', () => {
  const a = problem('c1 - cat x1 - pet f - place', `(at c1 f) (at x1 f) ${ways('f', 'home')}`, '(at c1 home)')
  const same = { kind: 'renaming', renaming: map('c1 c1', 'x1 x1', 'f f'), goals: text }

  test('all of it, else it shows nothing', () => {
    expect(check(a, a, same)).toEqual(accepted)
    // The same values, written in another way, and a total cost.
    const b = a.replace('(= (far f home) 2)', '(= (far f home) 2.0) (= (total-cost) 0)')
    expect(check(a, b, same)).toEqual(accepted)
  })

  test.each<[string, string, unknown, RegExp]>([
    ['types', a, { ...same, renaming: map('c1 x1', 'x1 c1', 'f f') }, /not of the same types/],
    ['types above', a.replace('x1 - pet', 'x1 - cat'), same, /not of the same types/],
    ['one of two types', a.replace('c1 - cat', 'c1 - (either cat dog)'), same, /not of the same types/],
    ['constants', a, { ...same, renaming: map('c1 c1', 'x1 x1', 'f home') }, /two objects become `home`/],
    ['constants by themselves', a, { ...same, renaming: map('c1 c1', 'x1 x1', 'f f', 'home home') }, /twice/],
    ['values', a.replace('home) 2)', 'home) 3)'), same, /\(far f home\) is 2/],
    ['which values there are', a.replace('(= (far f home) 2)', ''), same, /values/],
    ['values in their places', a.replace('home) 2)', 'home) 1)').replace('f) 1)', 'f) 2)'), same, /is 2/],
    ['facts that nothing changes', a.replace('(way f home)', ''), same, /way f home/],
    ['facts that nothing reads', a.replace(':init', ':init (shy c1)'), same, /4 facts|facts hold/],
  ])('%s', (_what, b, pair, reason) => {
    expect(check(a, b, pair)).toMatchObject(refused(reason))
  })
})

describe('what is stated about goals', () => {
  const init = `(at c1 f) ${ways('f', 'home')}`
  const of = (goal: string): string => problem('c1 - cat f - place', init, goal)
  const [a, b] = [of('(at c1 home)'), of('(and (at c1 home) (not (at c1 f)))')]
  const renaming = map('c1 c1', 'f f')
  const group = { kind: 'mutex-group', facts: ['(at c1 f)', '(at c1 home)'] }
  const each = (...parts: unknown[]) => ({
    kind: 'renaming',
    renaming,
    goals: { forth: { kind: 'each', parts }, back: { kind: 'text' } },
  })

  test('is proven conjunct by conjunct, or at once', () => {
    expect(check(a, b, each({ conjunct: 1, certificate: group }))).toEqual(accepted)
    const never = { forth: { kind: 'never', certificate: group }, back: { kind: 'text' } }
    expect(check(a, b, { kind: 'renaming', renaming, goals: never })).toEqual(accepted)
  })

  test.each<[string, unknown, RegExp]>([
    ['nothing', { ...each(), goals: text }, /conjunct 1/],
    ['no part', each(), /conjunct 1/],
    ['another part', each({ conjunct: 0, certificate: group }), /conjunct 1/],
    ['no such part', each({ conjunct: 2, certificate: group }), /no conjunct 2/],
    ['a part before the first', each({ conjunct: -1, certificate: group }), /no conjunct/],
    ['half a part', each({ conjunct: 0.5, certificate: group }), /no conjunct/],
    ['a huge part', each({ conjunct: 1e308, certificate: group }), /no conjunct/],
    ['part “length”', each({ conjunct: 'length', certificate: group }), /not a number|holds a boolean/],
    ['part true', each({ conjunct: true, certificate: group }), /not a number|holds a boolean/],
    ['another group', each({ conjunct: 1, certificate: { ...group, facts: ['(at c1 f)'] } }), /Part 0/],
    [
      'the directions exchanged',
      {
        ...each(),
        goals: {
          forth: { kind: 'text' },
          back: { kind: 'each', parts: [{ conjunct: 1, certificate: group }] },
        },
      },
      /conjunct 1/,
    ],
  ])('is refused with %s', (_name, pair, reason) => {
    expect(check(a, b, pair)).toMatchObject(refused(reason))
  })

  test('is compared whatever the order and the brackets, and not beyond that', () => {
    const pair = { kind: 'renaming', renaming, goals: text }
    const one = of('(or (at c1 f) (and (at c1 home) (way f home)) (at c1 f))')
    const other = of('(or (or (at c1 home)) (exists (?c - cat) (at ?c f)))')
    expect(check(one, other, pair)).toEqual(accepted)
    expect(check(one, of('(at c1 home)'), pair)).toMatchObject({ accepted: false })
    const idle = '(imply (at c1 f) (forall (?p - place) (or (at c1 f) (at c1 home))))'
    expect(check(of(idle), of('(and)'), pair)).toEqual(accepted)
    expect(check(of('(and)'), of('(way f home)'), pair)).toEqual(accepted)
    expect(check(of('(and)'), of('(way home home)'), pair)).toMatchObject({ accepted: false })
  })
})

describe('two renamings', () => {
  const of = (goal: string): string =>
    problem('c1 c2 - cat f - place', `(at c1 f) (at c2 home) ${ways('f', 'home')}`, goal)
  const [a, b] = [of('(at c1 home)'), of('(at c2 home)')]
  const evidence = {
    kind: 'two-renamings',
    renaming: map('c1 c1', 'c2 c2', 'f f'),
    goalRenaming: map('c1 c2', 'c2 c1', 'f f'),
    there: ['(walk c2 f home)', '(walk c1 home f)'],
    back: ['(walk c1 f home)', '(walk c2 home f)'],
    goals: text,
  }

  test('show that goals agree up to another renaming, in the sense of placeholders alone', () => {
    expect(check(a, b, evidence, 'placeholder')).toEqual(accepted)
    expect(check(a, b, evidence)).toMatchObject(refused(/strict sense/))
  })

  test.each<[string, unknown]>([
    ['one plan for the other', { ...evidence, there: evidence.back, back: evidence.there }],
    ['a plan that ends too soon', { ...evidence, there: evidence.there.slice(0, 1) }],
    ['no plan back', { ...evidence, back: [] }],
    ['one renaming for the other', { ...evidence, renaming: evidence.goalRenaming, goalRenaming: evidence.renaming }],
    ['objects exchanged', swapped(evidence)],
    ['nothing of the goals', { ...evidence, goals: undefined }],
  ])('are refused with %s', (_name, pair) => {
    expect(check(a, b, pair, 'placeholder')).toMatchObject({ accepted: false })
  })

  test('or both sets of goal states, which the checker finds', () => {
    const { renaming, goalRenaming } = evidence
    const states = { kind: 'same-goal-states', renaming, goalRenaming }
    expect(check(a, b, states, 'placeholder')).toEqual(accepted)
    expect(check(a, b, states)).toMatchObject(refused(/same renaming/))
    const wrong = { ...states, goalRenaming: renaming }
    expect(check(a, b, wrong, 'placeholder')).toMatchObject(refused(/state/))
    expect(check(a, a, wrong)).toEqual(accepted)
  })
})

test('two goals that cannot be reached are the same, each with its proof', () => {
  const of = (goal: string): string => problem('c1 - cat f - place', `(at c1 f) ${ways('f', 'home')}`, goal)
  const [a, b] = [of('(and (at c1 f) (at c1 home))'), of('(way f f)')]
  const group = { kind: 'mutex-group', facts: ['(at c1 f)', '(at c1 home)'] }
  const closed = {
    kind: 'closed-set',
    facts: ['(at c1 f)', '(at c1 home)'],
    mayBeFalse: ['(at c1 f)', '(at c1 home)'],
  }
  const evidence = { kind: 'no-goal-states', renaming: map('c1 c1', 'f f'), a: group, b: closed }
  expect(check(a, b, evidence)).toEqual(accepted)
  expect(check(a, b, evidence, 'placeholder')).toEqual(accepted)
  expect(check(a, b, { ...evidence, a: { kind: 'mutex-group', facts: ['(at c1 f)'] } })).toMatchObject(
    refused(/first problem/),
  )
  expect(check(a, of('(at c1 home)'), evidence)).toMatchObject(refused(/second problem/))
  expect(check(a, b, { ...evidence, renaming: map('c1 c1') })).toMatchObject(refused(/`f` is not renamed/))
})
