// Small problems in the published domains that exercise the published rules.

/** The parts of such a problem, in PDDL. */
export interface Parts {
  readonly domain?: string
  readonly requirements?: string
  readonly objects: string
  readonly init: string
  readonly goal: string
}

/** The problem as text; the goal is a list of atoms. */
export const textOf = ({ domain = 'blocksworld', requirements = '', objects, init, goal }: Parts) =>
  `(define (problem p) (:domain ${domain}) ${requirements} (:objects ${objects}) (:init ${init}) (:goal (and ${goal})))`

/** The arm is empty; blocks a and b are clear on the table. */
export const i2 = {
  objects: 'a b',
  init: '(arm-empty) (on-table a) (clear a) (on-table b) (clear b)',
}

/** One room with a ball and the robot, with a free gripper. */
export const gr = {
  domain: 'gripper',
  objects: 'r b g',
  init: '(room r) (ball b) (gripper g) (at-robby r) (at b r) (free g)',
}

export const gr2 = { ...gr, objects: 'r r2 b g', init: `${gr.init} (room r2)` }

/** A robot with red paint on the first of two tiles; blue paint is available. */
export const floor = {
  domain: 'floor-tile',
  objects: 'r - robot t1 t2 - tile red blue - color',
  init: '(robot-at r t1) (robot-has r red) (up t2 t1) (available-color blue)',
}

/** Two robots, one of them on a tile without neighbours. */
export const robots = {
  domain: 'floor-tile',
  objects: 'r1 r2 - robot t1 t2 t3 - tile red blue - color',
  init: '(robot-at r1 t1) (robot-at r2 t3) (robot-has r1 red) (robot-has r2 red) (up t2 t1) (available-color blue)',
}

/** The published table of known errors: pairs of goals, and the published result for each. */
export interface KnownError {
  readonly what: string
  readonly a: Parts
  readonly b: Parts
  /** Values of parseable, solvable, equivalent. */
  readonly published: readonly [boolean, boolean, boolean]
  /** The proven result; null: one of the problems is ill-formed. */
  readonly exact: boolean | null
  /** Present if solvability is not checked. */
  readonly unsolved?: true
  /** Why the published result differs from the proven one. */
  readonly cause: string
}

const yes = [true, true, true] as const
const no = [true, true, false] as const
const onC = { objects: 'a c', init: '(arm-empty) (on a c) (on-table c) (clear a)' }
/** `i2` without an arm that is empty or holds a block, so that nothing can move. */
export const frozen = { ...i2, init: '(on-table a) (clear a) (on-table b) (clear b)' }
const painted = { ...floor, init: `${floor.init} (painted t2 blue)` }
/** `floor` with a robot that has no colour. */
export const colorless = { ...floor, init: '(robot-at r t1) (up t2 t1) (available-color blue)' }
const renamed = {
  ...colorless,
  objects: 'r - robot u1 u2 - tile red blue - color',
  init: '(robot-at r u1) (up u2 u1) (available-color blue)',
}
const walker = {
  domain: 'walker',
  objects: 'p q - place',
  init: '(at p) (way p q)',
  goal: '(at q)',
}

const pair = (
  what: string,
  [a, b]: readonly [Parts, Parts],
  published: KnownError['published'],
  exact: boolean | null,
  cause: string,
): KnownError => ({ what, a, b, published, exact, cause })

/** The same initial state with two different goals. */
const goals = (start: Omit<Parts, 'goal'>, one: string, other: string) =>
  [
    { ...start, goal: one },
    { ...start, goal: other },
  ] as const

export const knownErrors: readonly KnownError[] = [
  pair(
    'a block with nothing stated is put on the table',
    goals(onC, '(clear c) (on-table c)', '(clear a) (on-table a)'),
    yes,
    false,
    'placed-on-table',
  ),
  pair(
    'the initial state is ignored',
    goals(frozen, '(on-table a)', '(on-table a) (on-table b)'),
    no,
    true,
    'init-ignored',
  ),
  pair('the robot is in the only room', goals(gr, '(at b r)', '(at b r) (at-robby r)'), no, true, 'single-room'),
  pair(
    'a ball that is not held is in the only room',
    goals(gr, '(free g)', '(free g) (at b r)'),
    no,
    true,
    'single-room',
  ),
  pair(
    'a repeated type atom stops “free”',
    goals(gr2, '(at b r2)', '(at b r2) (gripper g)'),
    no,
    true,
    'type-fact-stops-free',
  ),
  pair(
    'a tile that is painted already forces the color',
    goals(painted, '(painted t2 blue)', '(painted t2 blue) (robot-has r blue)'),
    yes,
    false,
    'color-forced',
  ),
  pair(
    'with several robots the color of the tile is ignored',
    goals(robots, '(painted t2 red)', '(painted t2 red) (robot-has r1 blue)'),
    yes,
    false,
    'color-forced',
  ),
  pair(
    'a robot without color',
    [
      { ...colorless, goal: '(robot-at r t2)' },
      { ...renamed, goal: '(robot-at r u2)' },
    ],
    no,
    true,
    'rules-stop',
  ),
  pair(
    '“- object”',
    [
      { ...i2, goal: '(on a b)' },
      { ...i2, objects: 'a b - object', goal: '(on a b)' },
    ],
    no,
    true,
    'types-as-written',
  ),
  pair(
    'a block named “table”',
    [
      { ...i2, goal: '(on a b)' },
      {
        objects: 'table b',
        init: '(arm-empty) (on-table table) (clear table) (on-table b) (clear b)',
        goal: '(on table b)',
      },
    ],
    [true, false, false],
    true,
    'plan-not-found',
  ),
  {
    ...pair(
      'an unknown predicate, solvability not asked for',
      goals(i2, '(on a b)', '(on a b) (ontable b)'),
      [true, false, true],
      null,
      'unknown-facts-dropped',
    ),
    unsolved: true,
  },
  pair(
    'a negative goal',
    goals(i2, '(on a b)', '(on a b) (not (clear b))'),
    [false, false, false],
    true,
    'goal-beyond-atoms',
  ),
  pair('upper case', goals(i2, '(on a b)', '(ON a b) (on A b)'), [false, false, false], true, 'upper-case'),
  pair(
    'costs',
    [
      { ...i2, goal: '(on a b)' },
      { ...i2, init: `${i2.init} (= (total-cost) 0)`, goal: '(on a b)' },
    ],
    [false, false, false],
    true,
    'init-beyond-atoms',
  ),
  pair(
    'an unknown domain, renamed',
    [walker, { ...walker, objects: 'p o - place', init: '(at p) (way p o)', goal: '(at o)' }],
    [true, false, false],
    true,
    'unknown-domain',
  ),
]
