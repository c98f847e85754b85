// The facts that the published rules add to a goal, domain by domain.

import { describe, expect, test } from 'vitest'
import { specifiedGoal } from '#questions/benchmarks/planetarium/official/compare'
import { rulesOf } from '#questions/benchmarks/planetarium/official/domains/rules'
import { officialParse } from '#questions/benchmarks/planetarium/official/parse'
import { atomKey } from '#questions/benchmarks/planetarium/official/problem'
import { floor, gr, gr2, type Parts, robots, textOf } from '../../../support/official-pairs'

/** The atoms that are added, or what is raised. */
function added(parts: Parts): string {
  const parse = officialParse(textOf(parts))
  if (parse.kind === 'refused') return parse.reason
  const written = new Set(parse.problem.goal.map(atomKey))
  try {
    const all = specifiedGoal(parse.problem, rulesOf(parse.problem.domain)!)
    return all.filter(atom => !written.has(atom)).join(', ')
  } catch (error) {
    return (error as Error).name
  }
}

const check = (cases: readonly (readonly [parts: Parts, expected: string])[]): void => {
  for (const [parts, expected] of cases)
    expect([parts.init, parts.goal, added(parts)]).toEqual([parts.init, parts.goal, expected])
}

test('blocksworld: towers are closed, blocks that no path joins stay open', () => {
  const goal = (text: string, objects = 'a b c') => ({ objects, init: '', goal: text })
  check([
    [goal('(on a b) (on b c)'), 'arm-empty, clear a, on-table c'],
    [goal('(on a b)'), ''],
    [goal('(on a b)', 'a b'), 'arm-empty, clear a, on-table b'],
    [goal('(holding a)', 'a b'), 'clear b, on-table b'],
    [goal('(holding a) (on-table b)', 'a b'), 'clear b'],
    [goal('', 'a'), 'clear a, on-table a'],
    [goal('', 'a b'), ''],
    [goal('(on-table a)', 'a b'), 'clear b'],
    [goal('(on-table a a) (under a)', 'a'), 'clear a, on-table a'],
  ])
})

test('gripper: kinds of objects, and free grippers where every ball has its place', () => {
  check([
    [{ ...gr2, goal: '(at b r2)' }, 'ball b, free g, gripper g, room r, room r2'],
    [{ ...gr2, goal: '(at b r2) (gripper g)' }, 'ball b, room r, room r2'],
    [{ ...gr2, goal: '(at-robby r)' }, 'ball b, gripper g, room r, room r2'],
    [{ ...gr, goal: '(carry b g)' }, 'ball b, gripper g, room r'],
  ])
})

describe('floor-tile', () => {
  const grid = 'available-color blue, up t2 t1'
  test('lasting facts, and the color of one robot', () => {
    check([
      [{ ...floor, goal: '' }, grid],
      [{ ...floor, goal: '(painted t2 blue)' }, `${grid.replace(',', ', robot-has r blue,')}`],
      [{ ...floor, goal: '(painted t2 red)' }, grid],
      [{ ...floor, init: '(robot-at r t1) (robot-has r red) (up t2 t1)', goal: '' }, 'robot-has r red, up t2 t1'],
      [
        { ...floor, init: `${floor.init} (available-color red)`, goal: '(painted t2 blue)' },
        'available-color blue, available-color red, up t2 t1',
      ],
      [{ ...floor, init: `${floor.init} (clear t1)`, goal: '' }, 'KeyError'],
    ])
  })

  test('the color of the only robot that reaches a painted tile, and robots that cannot move', () => {
    const both = 'available-color blue, robot-at r2 t3, up t2 t1'
    check([
      [{ ...robots, goal: '' }, both],
      [{ ...robots, goal: '(robot-at r2 t1)' }, 'available-color blue, up t2 t1'],
      [{ ...robots, goal: '(painted t2 red)' }, both.replace(', up', ', robot-has r1 blue, up')],
      [{ ...robots, goal: '(painted red red)' }, 'ValueError'],
    ])
  })
})

describe('rover-single', () => {
  const line = {
    domain: 'rover-single',
    objects: 'w1 w2 w3 - waypoint o - objective m - mode',
    init: '(at_rover w1) (at_lander w2) (can_traverse w1 w2) (visible w1 w2)',
  }
  const lasting = 'at_lander w2, can_traverse w1 w2, visible w1 w2'
  const ring = `${line.init} (can_traverse w2 w1) (visible w2 w1)`

  test('what is sent was found; a last place that is the only one', () => {
    check([
      [{ ...line, goal: '' }, lasting],
      [
        { ...line, goal: '(communicated_image_data o m)' },
        `${lasting.replace(', visible', ', have_image o m, visible')}`,
      ],
      [{ ...line, goal: '(have_soil_analysis w2)' }, lasting.replace(', can', ', at_rover w2, can')],
      [{ ...line, goal: '(have_soil_analysis w1)' }, lasting],
      [
        { ...line, goal: '(communicated_soil_data w2)' },
        lasting.replace(', can', ', at_rover w2, can').replace(', visible', ', have_soil_analysis w2, visible'),
      ],
      [
        { ...line, init: ring, goal: '(have_soil_analysis w2)' },
        'at_lander w2, can_traverse w1 w2, can_traverse w2 w1, visible w1 w2, visible w2 w1',
      ],
      [{ ...line, goal: '(have_soil_analysis w3)' }, lasting],
      [{ ...line, goal: '(have_soil_analysis w2) (at_rover w2)' }, lasting],
    ])
  })

  test('the lander is seen on the way, or from a place to which the rover can continue', () => {
    const objects = 'w1 w2 w3 w4 - waypoint'
    const ways = '(can_traverse w1 w2) (visible w1 w2) (can_traverse w2 w3) (visible w2 w3)'
    const fork = { ...line, objects, init: `(at_rover w1) ${ways} (at_lander w4) (visible w3 w4)` }
    const place = (goal: string) => /at_rover \w+/.exec(added({ ...fork, goal }))?.[0]
    expect(place('(communicated_soil_data w1)')).toBe('at_rover w3')
    expect(place('(have_soil_analysis w2)')).toBeUndefined()
    expect(place('(communicated_rock_data w2) (communicated_soil_data w3)')).toBe('at_rover w3')
  })

  test('no location of the rover, an unknown fact, or a location of another type', () => {
    check([
      [{ ...line, init: '(at_lander w2)', goal: '' }, 'IndexError'],
      [{ ...line, init: `${line.init} (happy w1)`, goal: '' }, 'AttributeError'],
      [{ ...line, objects: 'w1 w2 w3 - object', goal: '' }, 'KeyError'],
      [{ ...line, goal: '(visible_from o w1)' }, `${lasting}`],
    ])
  })
})
