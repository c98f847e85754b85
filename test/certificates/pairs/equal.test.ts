// Evidence that two problems are equivalent: true evidence is accepted, modified evidence is rejected.

import { describe, expect, test } from 'vitest'
import type { Certificate } from '#planning/certificates/certificate'
import { checkCertificate } from '#planning/certificates/check'
import type { PairMode } from '#planning/certificates/pairs/pair-certificate'
import { modelsOf } from '../../support/task'
import { blocks, blocksProblem, swapped } from './pieces'

const table = '(on-table x) (on-table y) (clear x) (clear y) (arm-empty)'
const a = blocksProblem('x y', table, '(and (on x y))')
const inV = '(on-table v) (on-table w) (clear v) (clear w) (arm-empty)'
const renamed = blocksProblem(
  'v w',
  '(on-table w) (clear w) (on-table v) (clear v) (arm-empty)',
  '(and (on v w) (and))',
)

function check(b: string, pair: unknown, mode: PairMode = 'strict', of = a) {
  const claim = { kind: 'equivalent', mode, other: b } as const
  const certificate = { kind: 'pair', pair } as Certificate
  return checkCertificate(...modelsOf(blocks, of), claim, certificate)
}
const text = { forth: { kind: 'text' }, back: { kind: 'text' } }
const evidence = {
  kind: 'renaming',
  renaming: [
    ['x', 'v'],
    ['y', 'w'],
  ],
  goals: text,
}

describe('a renaming', () => {
  test('that maps one problem onto the other shows that they are equivalent, in both senses', () => {
    expect(check(renamed, evidence)).toEqual({ accepted: true })
    expect(check(renamed, evidence, 'placeholder')).toEqual({ accepted: true })
  })

  test.each<[string, unknown, RegExp]>([
    ['exchanges objects', swapped(evidence), /Nothing shows/],
    ['lacks an object', { ...evidence, renaming: [['x', 'v']] }, /`y` is not renamed/],
    [
      'names an object twice',
      {
        ...evidence,
        renaming: [
          ['x', 'v'],
          ['x', 'w'],
        ],
      },
      /twice/,
    ],
    [
      'takes two to one',
      {
        ...evidence,
        renaming: [
          ['x', 'v'],
          ['y', 'v'],
        ],
      },
      /two objects/,
    ],
    [
      'names no object',
      {
        ...evidence,
        renaming: [
          ['x', 'v'],
          ['y', 'u'],
        ],
      },
      /No object `u`/,
    ],
    [
      'has a hole',
      {
        ...evidence,
        renaming: [['x', 'v'], new Array<string>(2)],
      },
      /has no entry 0/,
    ],
    [
      'has a boolean',
      {
        ...evidence,
        renaming: [
          ['x', 'v'],
          [true, 'w'],
        ],
      },
      /holds a boolean/,
    ],
    ['is none', { ...evidence, renaming: 7 }, /not a list/],
    ['is of unknown kind', { ...evidence, kind: 'rename' }, /not shown/],
    ['says nothing of the goals', { ...evidence, goals: undefined }, /goals is missing/],
    ['says nothing of one direction', { ...evidence, goals: { forth: { kind: 'text' } } }, /From b/],
  ])('that %s is refused', (_name, pair, reason) => {
    expect(check(renamed, pair)).toMatchObject({
      accepted: false,
      where: expect.stringMatching(reason),
    })
  })

  test('does not map another initial state', () => {
    const other = blocksProblem('v w', '(on w v) (on-table v) (clear w) (arm-empty)', '(on v w)')
    expect(check(other, evidence)).toMatchObject({ accepted: false })
    const more = blocksProblem('v w', `${inV} (holding v)`, '(on v w)')
    expect(check(more, evidence)).toMatchObject({
      accepted: false,
      where: expect.stringMatching(/5 facts .* 6/),
    })
  })

  test('is of no use where the other text has faults, is none, or has other objects', () => {
    expect(check('(define', evidence)).toMatchObject({
      accepted: false,
      where: expect.stringMatching(/fault/),
    })
    expect(check(blocksProblem('v w', '(onn v w)', '(and)'), evidence)).toMatchObject({
      accepted: false,
    })
    expect(check(7 as never, evidence)).toMatchObject({ accepted: false })
    const three = blocksProblem('v w u', inV, '(on v w)')
    expect(check(three, evidence)).toMatchObject({
      accepted: false,
      where: expect.stringMatching(/2 objects/),
    })
  })

  test('serves no mode without a name', () => {
    expect(check(renamed, evidence, 'both' as never)).toMatchObject({ accepted: false })
  })
})
