// Evidence that two problems differ: true evidence is accepted; modified evidence, and evidence that proves nothing,
// is rejected.

import { describe, expect, test } from 'vitest'
import type { Certificate } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import type { PairMode } from '#planning/certificates/pairs/pair-certificate'
import { modelsOf } from '../../support/task'
import { blocks, blocksProblem } from './pieces'

const table = 'x y z'
  .split(' ')
  .map(b => `(on-table ${b}) (clear ${b})`)
  .join(' ')
const onTable = (goal: string, objects = 'x y z'): string => blocksProblem(objects, `${table} (arm-empty)`, goal)
const stacked = (goal: string): string =>
  blocksProblem('x y z', '(on x y) (on-table y) (on-table z) (clear x) (clear z) (arm-empty)', goal)

function check(a: string, b: string, pair: unknown, mode: PairMode = 'strict') {
  const claim = { kind: 'different', mode, other: b } as const
  return checkCertificate(...modelsOf(blocks, a), claim, { kind: 'pair', pair } as Certificate)
}
const refused = (reason: RegExp) => ({ accepted: false, where: expect.stringMatching(reason) })
const accepted = { accepted: true }
/** The plan for `(on x y)`. */
const xOnY = ['(pick-up x)', '(stack x y)']

describe('initial states', () => {
  const evidence = { kind: 'initial-states' }
  test('differ where no renaming maps them, and only there', () => {
    expect(check(onTable('(on x y)'), stacked('(on x y)'), evidence)).toEqual(accepted)
    expect(check(onTable('(on x y)'), stacked('(on x y)'), evidence, 'placeholder')).toEqual(accepted)
    expect(check(onTable('(on x y)'), onTable('(on x y)', 'x y z u'), evidence)).toEqual(accepted)
    expect(check(onTable('(on x y)'), onTable('(on z y)'), evidence)).toMatchObject(refused(/maps the initial states/))
  })
})

describe('states that one goal takes and the other does not', () => {
  const higher = onTable('(and (on x y) (on y z))')
  const evidence = { kind: 'witnesses', a: [xOnY], b: [] }

  test('show that goals differ', () => {
    expect(check(onTable('(on x y)'), higher, evidence)).toEqual(accepted)
    expect(check(onTable('(on x y)'), higher, evidence, 'placeholder')).toEqual(accepted)
    const miss = { kind: 'witnesses', a: [], b: [xOnY] }
    expect(check(onTable('(on x y)'), higher, miss)).toMatchObject(refused(/not excluded/))
    const twoMisses = { kind: 'witnesses', a: [], b: [xOnY, ['(pick-up y)', '(stack y z)']] }
    const both = onTable('(and (on y z) (on x y))')
    expect(check(onTable('(or (on x y) (on y z))'), both, twoMisses)).toMatchObject(refused(/not excluded/))
  })

  test('show nothing where another renaming helps', () => {
    expect(check(onTable('(on x y)'), onTable('(on y z)'), evidence)).toMatchObject(refused(/not excluded/))
  })

  test('prove nothing about placeholders if some do not reach the goal', () => {
    const miss = { ...evidence, a: [xOnY, ['(pick-up x)']] }
    expect(check(onTable('(on x y)'), higher, miss)).toEqual(accepted)
    expect(check(onTable('(on x y)'), higher, miss, 'placeholder')).toMatchObject(refused(/does not reach the goal/))
  })

  test.each<[string, unknown, RegExp]>([
    ['cannot be executed', { ...evidence, a: [['(stack x y)']] }, /does not hold/],
    ['name no action', { ...evidence, a: [['(fly x)']] }, /No action/],
    ['are of the other problem', { ...evidence, a: [], b: evidence.a }, /not excluded/],
    ['are no lists', { ...evidence, a: xOnY }, /not a list/],
    ['are not there', { kind: 'witnesses', b: [] }, /not a list/],
    ['are true or false', { ...evidence, a: [[true]] }, /holds a boolean/],
  ])('are refused where plans %s', (_name, pair, reason) => {
    expect(check(onTable('(on x y)'), higher, pair)).toMatchObject(refused(reason))
  })
})

describe('what is known of all goal states', () => {
  const a = onTable('(on x y)')
  const b = onTable('(and (on x y) (holding z))')
  const plans = [xOnY]
  const inB = [[...xOnY, '(pick-up z)']]
  const group = {
    kind: 'mutex-group',
    facts: ['(clear y)', '(on x y)', '(on y y)', '(on z y)', '(holding y)'],
  }
  const evidence = {
    kind: 'closures',
    a: { always: [{ literal: '(not (clear y))', certificate: group }], plans },
    b: { always: [], plans: inB },
  }
  test('is accepted with its proofs', () => {
    expect(check(a, b, evidence)).toEqual(accepted)
    expect(check(a, b, evidence, 'placeholder')).toEqual(accepted)
  })

  const always = (literal: unknown, certificate: unknown = group) => ({
    ...evidence,
    a: { plans, always: [{ literal, certificate }] },
  })
  test.each<[string, unknown, RegExp]>([
    ['another literal', always('(clear z)'), /does not/],
    ['the literal itself', always('(clear y)'), /./],
    ['no literal', always(7), /not a name/],
    ['nonsense', always('(not (clear y)'), /not a name|No predicate/],
    ['a fact that is none', always('(not (clear u))'), /No object/],
    ['no proof', always('(not (clear y))', 7), /missing/],
    ['a plan as its proof', always('(not (clear y))', { kind: 'plan', actions: [] }), /not shown/],
    [
      'a claim about two problems as its proof',
      always('(not (clear y))', { kind: 'pair', pair: { kind: 'initial-states' } }),
      /not shown/,
    ],
    ['plans that miss the goal', { ...evidence, a: { always: [], plans: [['(pick-up x)']] } }, /does not reach/],
    ['nothing of b', { ...evidence, b: undefined }, /missing/],
  ])('is refused with %s', (_name, pair, reason) => {
    expect(check(a, b, pair)).toMatchObject(refused(reason))
  })

  test('is refused where it is left out', () => {
    const less = { ...evidence, b: { always: [], plans: [] } }
    expect(check(a, b, less)).toEqual(accepted)
    expect(check(b, b, { kind: 'closures', a: evidence.b, b: evidence.b })).toMatchObject(refused(/not excluded/))
  })
})

describe('that only one goal can be reached', () => {
  const never = onTable('(and (on x y) (clear y))')
  const proof = {
    kind: 'mutex-group',
    facts: ['(clear y)', '(on x y)', '(on y y)', '(on z y)', '(holding y)'],
  }
  const evidence = { kind: 'one-solvable', solvable: 'a', plan: xOnY, proof }
  test('is shown by a plan and a proof', () => {
    expect(check(onTable('(on x y)'), never, evidence)).toEqual(accepted)
    expect(check(onTable('(on x y)'), never, evidence, 'placeholder')).toEqual(accepted)
    expect(check(never, onTable('(on x y)'), { ...evidence, solvable: 'b' })).toEqual(accepted)
  })
  test.each<[string, unknown, RegExp]>([
    ['the other', { ...evidence, solvable: 'b' }, /./],
    ['both', { ...evidence, solvable: 'both' }, /does not say/],
    ['a plan too short', { ...evidence, plan: ['(pick-up x)'] }, /target does not hold/],
    ['another proof', { ...evidence, proof: { kind: 'mutex-group', facts: ['(on x y)'] } }, /./],
    ['no proof', { ...evidence, proof: { kind: 're-searched', method: 'search' } }, /no evidence/],
  ])('is refused with %s', (_name, pair, reason) => {
    expect(check(onTable('(on x y)'), never, pair)).toMatchObject(refused(reason))
  })
})

describe('goal states', () => {
  const evidence = { kind: 'goal-states' }
  test('are found and compared by the checker', () => {
    expect(check(onTable('(on x y)'), onTable('(and (on x y) (on y z))'), evidence)).toEqual(accepted)
    expect(check(onTable('(on x y)'), onTable('(on z y)'), evidence)).toMatchObject(refused(/takes/))
    // Other renamings of the goal only: strictly different, the same with placeholders.
    const [two, one] = [stacked('(on x z)'), stacked('(on y z)')]
    expect(check(two, one, evidence)).toEqual(accepted)
    expect(check(two, one, evidence, 'placeholder')).toMatchObject(refused(/takes/))
  })
  test('show nothing where there are none', () => {
    const never = onTable('(and (on x y) (on y x))')
    expect(check(never, onTable('(on x x)'), evidence, 'placeholder')).toMatchObject(refused(/Neither goal/))
  })
})

test('evidence for one claim is rejected for the other', () => {
  const [a, b] = [onTable('(on x y)'), onTable('(on y z)')]
  const renaming = [
    ['x', 'y'],
    ['y', 'z'],
    ['z', 'x'],
  ]
  const pair = {
    kind: 'renaming',
    renaming,
    goals: { forth: { kind: 'text' }, back: { kind: 'text' } },
  }
  expect(check(a, b, pair)).toMatchObject(refused(/that kind/))
  const certificate = { kind: 'pair', pair } as unknown as Certificate
  const models = modelsOf(blocks, a)
  const claim = { kind: 'equivalent', mode: 'strict', other: b } as const
  expect(checkCertificate(...models, claim, certificate)).toEqual(accepted)
  expect(checkCertificate(...models, { ...claim, kind: 'different' }, certificate)).toMatchObject({
    accepted: false,
  })
  expect(checkCertificate(...models, { ...claim, from: [] } as never, certificate)).toMatchObject({
    accepted: false,
  })
  expect(checkCertificate(...models, { kind: 'unreachable', target: { kind: 'goal' } }, certificate)).toMatchObject({
    accepted: false,
  })
  const parts = { kind: 'parts', parts: [{ claim, certificate }] } as const
  expect(checkCertificate(...models, claim, parts)).toMatchObject({ accepted: false })
})
