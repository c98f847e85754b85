// Certificates forged by hand, with knowledge of the checker's source, to prove false claims: of every kind, one
// after the other on one problem and in both orders, since the fault named by one of them must not help the next.

import { describe, expect, test } from 'vitest'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import { modelsOf } from '../support/task'
import {
  action,
  doors,
  fact,
  forged,
  inner,
  never,
  nothing,
  set,
  states,
  swap,
  zoneLiterals,
  zoned,
} from './forged-cases'

const all = Object.values(forged).flat()

describe('what is forged proves nothing', () => {
  for (const [kind, cases] of Object.entries(forged))
    test(kind, () => {
      expect(cases.length).toBeGreaterThan(2)
      for (const [claim, certificate] of cases) {
        const fresh = modelsOf(doors.domain, doors.problem)
        expect(
          checkCertificate(...fresh, claim, certificate as Certificate),
          JSON.stringify([claim, certificate]),
        ).toMatchObject({ accepted: false })
      }
    })

  test('nor does what comes before it, in either order', () => {
    const models = modelsOf(doors.domain, doors.problem)
    for (const [claim, certificate] of [...all, ...[...all].reverse()])
      expect(
        checkCertificate(...models, claim, certificate as Certificate),
        JSON.stringify([claim, certificate]),
      ).toMatchObject({ accepted: false })
    expect(
      checkCertificate(
        ...models,
        { kind: 'reachable', target: { kind: 'goal' } },
        { kind: 'plan', actions: ['(pass a)', '(go b)', '(finish)'] },
      ),
    ).toEqual({ accepted: true })
  })
})

describe('a static fact is true by the problem alone', () => {
  const invent = {
    kind: 'exhausted',
    states: states(['(closed a)', '(done)'], ['(closed a)']),
    symmetry: [...swap('a', 'b'), ...swap('a', 'c')],
  } as const

  test('also after certificates have named others', () => {
    const models = modelsOf(doors.domain, doors.problem)
    const check = (claim: Claim, certificate: Certificate) => checkCertificate(...models, claim, certificate).accepted
    check(never(fact('(q)')), invent)
    check(never(fact('(closed b)')), set('(closed a)', '(at a)'))
    for (const object of ['b', 'c']) {
      const isPassed: Claim = { kind: 'reachable', target: action(`(pass ${object})`) }
      expect(check(isPassed, { kind: 'plan', actions: [] })).toBe(false)
      const isOpen: Claim = { kind: 'reachable', target: action(`(go ${object})`) }
      expect(check(isOpen, { kind: 'plan', actions: [] })).toBe(true)
    }
  })

  test('and is not a column of a state', () => {
    const models = modelsOf(doors.domain, doors.problem)
    const result = checkCertificate(...models, never(fact('(q)')), {
      kind: 'exhausted',
      states: states(['(closed a)', '(at a)']),
    })
    expect(result).toEqual({
      accepted: false,
      where: '(closed a) is static: it is no part of a state.',
    })
  })
})

describe('what reads differently each time, or never ends, is refused', () => {
  const models = modelsOf(doors.domain, doors.problem)
  const claim = never(fact('(done)'))
  const check = (certificate: unknown, of: unknown = claim) =>
    checkCertificate(...models, of as Claim, certificate as Certificate, { maxSteps: 1e6 })

  test('getters are not read, and proxies once', () => {
    let reads = 0
    const honest = ['(at a)']
    const turning = {
      kind: 'closed-set',
      get facts() {
        return reads++ === 0 ? honest : ['(done)', '(at a)', '(at b)', '(at c)', '(at gate)']
      },
      mayBeFalse: [],
    }
    expect(check(turning)).toMatchObject({ accepted: false })
    expect(reads).toBe(0)
    const claims = [claim, never(fact('(q)'))]
    const turned = {
      get kind() {
        return claims[0]!.kind
      },
      get target() {
        return (claims.shift() as Extract<Claim, { kind: 'unreachable' }>).target
      },
    }
    expect(check(set('(at a)'), turned)).toMatchObject({ accepted: false })
    const hostile = new Proxy(
      {},
      {
        get() {
          throw new Error('mine')
        },
        ownKeys() {
          throw new Error('mine')
        },
      },
    )
    expect(check(hostile)).toMatchObject({ accepted: false })
    expect(check({ kind: 'plans', plans: hostile }, { kind: 'no-landmark' })).toMatchObject({
      accepted: false,
    })
  })

  test('arrays lie about their length in vain', () => {
    class Endless extends Uint32Array {
      override get length(): number {
        return 4
      }
    }
    const lying = { facts: ['(at a)'], words: 4, rows: new Endless(1) }
    expect(check({ kind: 'exhausted', states: lying })).toMatchObject({ accepted: false })
    const asProxy = { ...lying, words: 1, rows: new Proxy(Uint32Array.of(1), {}) }
    expect(check({ kind: 'exhausted', states: asProxy })).toMatchObject({ accepted: false })
  })

  test('holes, counts beyond all bounds, rings', () => {
    const holes: unknown[] = []
    holes.length = 2 ** 32 - 1
    for (const certificate of [
      { kind: 'plans', plans: holes },
      { kind: 'plan', actions: holes },
      { kind: 'parts', parts: holes },
      { kind: 'closed-set', facts: holes, mayBeFalse: [] },
      { kind: 'exhausted', states: { ...nothing, facts: holes } },
      { kind: 'exhausted', states: inner, symmetry: holes },
    ])
      for (const of of [claim, { kind: 'no-landmark' }, { kind: 'all-reachable', of: 'facts' }])
        expect(check(certificate, of)).toMatchObject({ accepted: false })
    for (const words of [1e308, 4e9, Infinity, Number.NaN, -1, 0, 0.5, '1'])
      expect(check({ kind: 'exhausted', states: { ...nothing, words } })).toMatchObject({
        accepted: false,
      })
    const ring: Record<string, unknown> = { kind: 'parts' }
    ring.parts = [{ claim, certificate: ring }]
    expect(check(ring)).toMatchObject({ accepted: false })
    let deep: unknown = []
    for (let i = 0; i < 100_000; i++) deep = [deep]
    expect(check({ kind: 'plans', plans: deep })).toMatchObject({ accepted: false })
    const wide = Array.from({ length: 1000 }, () => '(at a)')
    let folded: unknown = wide
    for (let i = 0; i < 20; i++) folded = Array.from({ length: 50 }, () => folded)
    expect(check({ kind: 'plans', plans: folded })).toMatchObject({ accepted: false })
  })

  test('a limit that is not a number rejects everything', () => {
    const result = checkCertificate(
      ...models,
      { kind: 'reachable', target: action('(go b)') },
      { kind: 'plan', actions: [] },
      { maxSteps: Number.NaN },
    )
    expect(result).toMatchObject({ accepted: false, gaveUp: true })
  })
})

test('whether a landmark is trivial does not depend on what was checked before', () => {
  // From the first state (p) can never become false, from the other one it may.
  const texts = [
    `(define (domain d) (:requirements :adl) (:predicates (p) (q) (r))
      (:action a :parameters () :precondition (r) :effect (not (p)))
      (:action b :parameters () :precondition (p) :effect (q)))`,
    `(define (problem x) (:domain d) (:init (p)) (:goal (or (q) (and (not (p)) (r)))))`,
  ] as const
  const claim: Claim = { kind: 'landmark', fact: '(q)' }
  const certificate: Certificate = set('(p)')
  const first = checkCertificate(...modelsOf(...texts), claim, certificate)
  const models = modelsOf(...texts)
  const from = ['(p)', '(r)']
  const wider: Claim = { kind: 'unreachable', target: fact('(q)'), from }
  checkCertificate(...models, wider, set('(p)', '(r)'))
  expect(checkCertificate(...models, claim, certificate)).toEqual(first)
})

describe('a zone', () => {
  const where = (cost: number, cuts: unknown, literals?: unknown): string => {
    const certificate = zoned(cost, cuts, literals) as unknown as Certificate
    const models = modelsOf(doors.domain, doors.problem)
    const result = checkCertificate(...models, { kind: 'at-least', cost }, certificate)
    return result.accepted ? '' : result.where
  }
  const zone = (share: number, ...names: string[]) => ({
    share,
    zone: Uint32Array.from(names, name => zoneLiterals.indexOf(name)),
  })
  const seen = zoneLiterals.filter(name => name.startsWith('(seen'))

  test('shows what the actions into it cost', () => {
    expect(where(3, [zone(3, '(other)', ...seen)])).toBe('')
    expect(where(3, [zone(1, '(other)', ...seen), zone(2, '(other)', ...seen)])).toBe('')
  })

  test('is refused with the reason', () => {
    expect(where(4, [zone(4, '(other)', ...seen)])).toBe(
      'Frontier state 0: (pass a) costs 3, but 4 of it is given away.',
    )
    expect(where(3, [zone(3, '(other)', ...seen, '(at a)')])).toBe('Frontier state 0, cut 0: (at a) holds already.')
    expect(where(3, [zone(3, ...seen)])).toBe('Frontier state 0, cut 0: the goal needs none of the zone.')
    expect(where(3, [zone(3, '(other)', ...seen)], [...zoneLiterals, '(not (safe))'])).toMatch(/is not a proposition/)
    expect(where(3, [zone(3, '(other)', ...seen)], 'all')).toBe('The literals of zones is not a list.')
  })

  test('has all that a rule for one of it follows from', () => {
    const models = modelsOf(
      `(define (domain d) (:requirements :derived-predicates) (:predicates (p) (q) (top))
        (:derived (top) (or (p) (q)))
        (:action make-p :parameters () :precondition (and) :effect (p))
        (:action make-q :parameters () :precondition (and) :effect (q)))`,
      '(define (problem e) (:domain d) (:init) (:goal (top)))',
    )
    const literals = ['(top)', '(p)', '(q)']
    const check = (cost: number, ...cuts: unknown[]) => {
      const certificate = zoned(cost, cuts, literals) as unknown as Certificate
      const empty = { facts: [], words: 1, rows: new Uint32Array(1) }
      const bound = (certificate as { bound: { frontier: object } }).bound
      Object.assign(bound.frontier, { states: empty })
      return checkCertificate(...models, { kind: 'at-least', cost }, certificate)
    }
    const all = { share: 1, zone: Uint32Array.of(0, 1, 2) }
    expect(check(1, all)).toEqual({ accepted: true })
    expect(check(1, { share: 1, zone: Uint32Array.of(0, 1) })).toEqual({
      accepted: false,
      where: 'Frontier state 0, cut 0: (top) follows from what is not in the zone.',
    })
    expect(check(2, all, all).accepted).toBe(false)
  })
})
