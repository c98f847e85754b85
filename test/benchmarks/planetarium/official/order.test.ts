// In which order the published library answers, and where its script answers otherwise.

import { describe, expect, test } from 'vitest'
import { type OfficialEvaluation, officialEvaluation } from '#questions/benchmarks/planetarium/official/evaluate'
import { officialScriptEvaluation, scriptRemark } from '#questions/benchmarks/planetarium/official/script'
import { knownDomainText } from '#questions/benchmarks/planetarium/known/known'
import { colorless, frozen, gr, gr2, i2, type Parts, textOf } from '../../../support/official-pairs'

const limits = { maxStates: 10_000 }
const three = ({ parseable, solvable, equivalent }: OfficialEvaluation): string =>
  [parseable, solvable, equivalent].map(each => (each === null ? '-' : each ? 'T' : 'F')).join('')

interface Options {
  readonly domain?: string
  readonly placeholder?: boolean
  readonly checkSolvable?: boolean
}

const library = (a: string, b: string, { domain, placeholder = false, ...options }: Options = {}) =>
  officialEvaluation(domain ?? null, a, b, placeholder, limits, options)
const script = (a: string, b: string, placeholder = false) => officialScriptEvaluation(null, a, b, placeholder, limits)

const onAB = textOf({ ...i2, goal: '(on a b)' })
const impossible = textOf({ ...i2, goal: '(on a b) (on b a)' })
const cd: Parts = {
  objects: 'c d',
  init: '(arm-empty) (on-table c) (clear c) (on-table d) (clear d)',
  goal: '(on d c) (clear d)',
}

describe('the library', () => {
  test('stops at a ground truth that it cannot read, whatever the answer is', () => {
    const found = library(textOf({ ...i2, goal: '(not (on a b))' }), 'nothing')
    expect(three(found)).toBe('---')
    expect(found.error).toMatch(/not/)
  })

  test('looks for a plan of the answer only, and before it compares', () => {
    expect(three(library(impossible, onAB))).toBe('TTF')
    expect(three(library(onAB, impossible))).toBe('TFF')
    expect(three(library(impossible, impossible))).toBe('TFF')
    expect(three(library(impossible, impossible, { checkSolvable: false }))).toBe('TFT')
  })

  test('takes the domain by the name in the answer where none is given', () => {
    const other = onAB.replace('blocksworld', 'blocks')
    expect(three(library(other, other))).toBe('TFT')
    expect(three(library(other, onAB))).toBe('TTF')
    expect(three(library(onAB, other))).toBe('TFF')
    expect(three(library(other, other, { domain: knownDomainText('blocksworld')! }))).toBe('TTT')
    expect(three(library(onAB, onAB, { domain: knownDomainText('gripper')! }))).toBe('TFF')
    expect(three(library(onAB, onAB, { domain: '(define' }))).toBe('TFF')
  })

  test('compares up to names, and with them at once', () => {
    expect(three(library(onAB, textOf(cd)))).toBe('TTT')
    expect(library(onAB, onAB).note).toMatch(/names/)
    expect(library(onAB, textOf({ ...i2, goal: '(on a b)', requirements: '(:requirements :adl)' })).note).toMatch(
      /reduced graphs are equal/,
    )
  })

  test('renames goals apart from initial states for placeholders', () => {
    const start = {
      objects: 'a b c',
      init: '(arm-empty) (on a b) (on-table b) (clear a) (on-table c) (clear c)',
    }
    const [one, other] = ['(on a c)', '(on b a)'].map(goal => textOf({ ...start, goal })) as [string, string]
    expect(three(library(one, other))).toBe('TTF')
    expect(three(library(one, other, { placeholder: true }))).toBe('TTT')
  })

  test('an error of its rules counts as different', () => {
    const one = textOf({ ...colorless, goal: '(robot-at r t2)' })
    const found = library(one, one.replace('(problem p)', '(problem q)').replace('t1 t2', 't2 t1'))
    expect(three(found)).toBe('TTT')
    const renamed = one.replaceAll('t1', 'u1')
    expect(three(library(one, renamed))).toBe('TTF')
    expect(library(one, renamed).note).toMatch(/no color/)
  })

  test('its domain of four rules is known by letter', () => {
    const upper = onAB.replace('blocksworld', 'Blocksworld')
    expect(three(library(upper, upper))).toBe('TFT')
    expect(three(library(upper, upper.replaceAll(' a', ' c').replaceAll(' c)', ' c)')))).toBe('TFF')
  })
})

describe('plans', () => {
  const plans: readonly (readonly [what: string, problem: Parts, solvable: string])[] = [
    [
      'a held block is put down first',
      { objects: 'a b', init: '(holding a) (on-table b) (clear b)', goal: '(on b a)' },
      'T',
    ],
    ['a block to hold is picked up last', { ...i2, goal: '(holding a)' }, 'T'],
    [
      'a tower is taken apart',
      {
        objects: 'a b c',
        init: '(arm-empty) (on a b) (on b c) (on-table c) (clear a)',
        goal: '(on c b) (on b a)',
      },
      'T',
    ],
    ['a block without support', { ...i2, objects: 'a b c', goal: '(on a b)' }, 'F'],
    ['a ring of blocks', { ...i2, goal: '(on a b) (on b a)' }, 'F'],
    [
      'a block named “arm”',
      { objects: 'arm', init: '(arm-empty) (on-table arm) (clear arm)', goal: '(holding arm)' },
      'F',
    ],
    ['no arm to move with', { ...frozen, goal: '(on a b)' }, 'F'],
    ['a fact of another arity', { ...i2, goal: '(on-table a b)' }, 'F'],
    ['balls are carried', { ...gr2, goal: '(at b r2) (at-robby r)' }, 'T'],
    ['a ball is held', { ...gr2, goal: '(carry b g) (at-robby r2)' }, 'T'],
    [
      'a loaded gripper',
      { ...gr, init: '(room r) (ball b) (gripper g) (at-robby r) (carry b g)', goal: '(free g)' },
      'T',
    ],
    ['the robot is nowhere, and the goal holds', { ...gr, init: '(room r) (ball b) (at b r)', goal: '(at b r)' }, 'T'],
    ['the robot is nowhere', { ...gr2, init: '(room r) (room r2) (ball b) (at b r)', goal: '(at b r2)' }, 'F'],
    ['no gripper', { ...gr, init: '(room r) (ball b) (at-robby r) (at b r)', goal: '(at b r)' }, 'F'],
    [
      'objects with the names of fixed vertices',
      {
        domain: 'gripper',
        objects: 'room ball gripper',
        init: '(room room) (ball ball) (gripper gripper) (at-robby room) (at ball room) (free gripper)',
        goal: '(carry ball gripper)',
      },
      'F',
    ],
    [
      'a planner paints a tile',
      { ...colorless, init: `${colorless.init} (robot-has r red)`, goal: '(painted t2 blue)' },
      'T',
    ],
    ['a planner finds nothing', { ...colorless, goal: '(painted t2 blue)' }, 'F'],
  ]
  for (const [what, problem, solvable] of plans)
    test(what, () => {
      const text = textOf(problem)
      expect(three(library(text, text))).toBe(`T${solvable}${solvable}`)
    })

  test('a gripper that cannot be used and may be the first', () => {
    const text = (objects: string, grippers: string) =>
      textOf({
        ...gr2,
        objects,
        init: `${gr2.init} (carry r h) ${grippers}`.replace('(gripper g)', ''),
        goal: '(at b r2)',
      })
    const last = text('r r2 b g h', '(gripper g) (gripper h)')
    const first = text('r r2 b g h', '(gripper h) (gripper g)')
    expect([last, first].map(each => three(library(each, each)))).toEqual(['TTT', 'TFF'])
    for (const each of [last, first]) expect(library(each, each).note).toMatch(/from run to run/)
    expect(library(onAB, onAB).note).not.toMatch(/from run to run/)
  })

  test('a limit of the planner is reported', () => {
    const tiles = Array.from({ length: 12 }, (_, i) => `t${i}`)
    const text = textOf({
      domain: 'floor-tile',
      objects: `r - robot ${tiles.join(' ')} - tile red - color`,
      init: `(robot-at r t0) (robot-has r red) ${tiles
        .slice(1)
        .map((tile, i) => `(up ${tile} t${i})`)
        .join(' ')}`,
      goal: tiles.map(tile => `(painted ${tile} red)`).join(' '),
    })
    const found = officialEvaluation(null, text, text, false, { maxStates: 3 })
    expect(three(found)).toBe('T--')
    expect(found.error).toMatch(/3 states/)
  })
})

describe('the script', () => {
  test('stops without planning at another initial state or number of objects', () => {
    const more = textOf({ ...i2, objects: 'a b c', goal: '(on a b) (on b a)' })
    expect(three(script(onAB, more))).toBe('TTF')
    expect(three(library(onAB, more))).toBe('TFF')
    expect(three(script(onAB, textOf({ ...frozen, goal: '(on a b)' })))).toBe('TTF')
  })

  test('plans and compares apart from each other', () => {
    const lost = textOf({ ...i2, goal: '(on a b) (clear b)' })
    expect(three(script(lost, lost))).toBe('TFT')
    expect(three(library(lost, lost))).toBe('TFF')
    expect(three(script(onAB, textOf(cd)))).toBe('TTT')
  })

  test('has no answer where something is raised', () => {
    expect(three(script(onAB, impossible))).toBe('---')
    expect(script(onAB, impossible).error).toBe('DAGHasCycle')
    const other = onAB.replace('blocksworld', 'blocks')
    expect(script(other, other).error).toBe('DomainNotSupportedError')
  })

  test('where it answers otherwise, a sentence reports it', () => {
    const remark = (a: string, b: string) => scriptRemark(library(a, b), a, b, false, limits)
    const lost = textOf({ ...i2, goal: '(on a b) (clear b)' })
    expect(remark(onAB, textOf({ ...frozen, goal: '(on a b)' }))).toMatch(/ says solvable and not eq/)
    expect(remark(lost, lost)).toMatch(/ says not solvable and equivalent/)
    expect(remark(onAB, impossible)).toMatch(/gives no answer/)
    expect(remark(onAB, lost)).toBeNull()
    expect(remark(onAB, textOf(cd))).toBeNull()
    expect(remark(onAB, 'nothing')).toBeNull()
  })

  test('takes no parse for an answer', () => {
    expect(three(script(onAB, 'nothing'))).toBe('FFF')
    expect(three(script('nothing', onAB))).toBe('TTF')
  })
})
