// Pairs of problems with very many symmetries, which must not slow the check down.

import { blocks, blocksProblem } from './pieces'

export interface SymmetricPair {
  readonly name: string
  readonly domain: string
  readonly a: string
  readonly b: string
  readonly equivalent: boolean
  /** The engine takes long: tried on demand only. */
  readonly isSlow?: true
}

const gripper = `(define (domain gripper) (:requirements :typing) (:types room ball hand)
  (:predicates (here ?r - room) (at ?b - ball ?r - room) (free ?h - hand) (holds ?h - hand ?b - ball))
  (:action move :parameters (?x ?y - room) :precondition (here ?x) :effect (and (not (here ?x)) (here ?y)))
  (:action take :parameters (?b - ball ?r - room ?h - hand) :precondition (and (here ?r) (at ?b ?r) (free ?h))
    :effect (and (not (at ?b ?r)) (not (free ?h)) (holds ?h ?b)))
  (:action drop :parameters (?b - ball ?r - room ?h - hand) :precondition (and (here ?r) (holds ?h ?b))
    :effect (and (at ?b ?r) (free ?h) (not (holds ?h ?b)))))`

const count = (n: number): number[] => Array.from({ length: n }, (_each, i) => i)

function balls(goal: string): string {
  const names = count(30).map(i => `b${i}`)
  return `(define (problem p) (:domain gripper) (:objects r1 r2 - room h1 h2 - hand ${names.join(' ')} - ball)
    (:init (here r1) (free h1) (free h2) ${names.map(b => `(at ${b} r1)`).join(' ')}) (:goal ${goal}))`
}
const moved = (list: readonly number[], more = ''): string =>
  `(and ${list.map(i => `(at b${i} r2)`).join(' ')} ${more})`

/** This many towers of three, with the goal given. */
function towers(n: number, goal: string): string {
  const facts = count(n).map(i => `(on-table x${i}) (on y${i} x${i}) (on z${i} y${i}) (clear z${i})`)
  const names = count(n).map(i => `x${i} y${i} z${i}`)
  return blocksProblem(names.join(' '), `(arm-empty) ${facts.join(' ')}`, goal)
}

/** Blocks that all lie on the table, to be stacked in towers of these heights. */
function stacks(heights: readonly number[]): string {
  const total = heights.reduce((sum, height) => sum + height, 0)
  const names = count(total).map(i => `b${i}`)
  const goal: string[] = []
  let next = 0
  for (const height of heights) {
    for (let i = 1; i < height; i++) goal.push(`(on b${next + i} b${next + i - 1})`)
    next += height
  }
  return blocksProblem(
    names.join(' '),
    `(arm-empty) ${names.map(b => `(on-table ${b}) (clear ${b})`).join(' ')}`,
    `(and ${goal.join(' ')})`,
  )
}

const floor = `(define (domain floor)
  (:predicates (near ?x ?y) (at ?x) (clear ?x) (painted ?x))
  (:action go :parameters (?x ?y) :precondition (and (at ?x) (near ?x ?y) (clear ?y)) :effect (and (at ?y) (not (at ?x)) (clear ?x) (not (clear ?y))))
  (:action paint :parameters (?x ?y) :precondition (and (at ?x) (near ?x ?y) (clear ?y)) :effect (and (painted ?y) (not (clear ?y)))))`

/** A square of ten by ten with the robot in the corner. */
function square(goal: string): string {
  const names: string[] = []
  const near: string[] = []
  for (const x of count(10))
    for (const y of count(10)) {
      names.push(`t${x}-${y}`)
      if (x > 0) near.push(`(near t${x}-${y} t${x - 1}-${y}) (near t${x - 1}-${y} t${x}-${y})`)
      if (y > 0) near.push(`(near t${x}-${y} t${x}-${y - 1}) (near t${x}-${y - 1} t${x}-${y})`)
    }
  return `(define (problem p) (:domain floor) (:objects ${names.join(' ')})
    (:init (at t0-0) ${names
      .slice(1)
      .map(t => `(clear ${t})`)
      .join(' ')} ${near.join(' ')}) (:goal ${goal}))`
}

const guests = `(define (domain guests) (:predicates (beside ?x ?y) (fed ?x))
  (:action feed :parameters (?x) :precondition (not (fed ?x)) :effect (fed ?x)))`

/** Guests at round tables of these sizes; all are to be fed. */
export function roundTables(sizes: readonly number[]): { domain: string; problem: string } {
  const facts: string[] = []
  const names: string[] = []
  for (const [table, size] of sizes.entries())
    for (const i of count(size)) {
      names.push(`g${table}-${i}`)
      facts.push(
        `(beside g${table}-${i} g${table}-${(i + 1) % size}) (beside g${table}-${(i + 1) % size} g${table}-${i})`,
      )
    }
  const problem = `(define (problem p) (:domain guests) (:objects ${names.join(' ')}) (:init ${facts.join(' ')}) (:goal (fed g0-0)))`
  return { domain: guests, problem }
}

const first = (n: number): number[] => count(n)
const last = (n: number): number[] => count(n).map(i => 29 - i)

export const symmetricPairs: readonly SymmetricPair[] = [
  {
    name: '15 of 30 balls, and 16',
    domain: gripper,
    a: balls(moved(first(15))),
    b: balls(moved(first(16))),
    equivalent: false,
  },
  {
    name: '15 of 30 balls, other names, free hands',
    domain: gripper,
    a: balls(moved(first(15))),
    b: balls(moved(last(15))),
    equivalent: true,
  },
  {
    name: 'all 30 balls, and free hands',
    domain: gripper,
    a: balls(moved(first(30))),
    b: balls(moved(first(30), '(free h1) (free h2)')),
    equivalent: true,
  },
  {
    name: '29 balls, and a free hand',
    domain: gripper,
    a: balls(moved(first(29))),
    b: balls(moved(first(29), '(free h1)')),
    equivalent: false,
  },
  {
    name: 'all balls, and some ball',
    domain: gripper,
    a: balls('(forall (?b - ball) (at ?b r2))'),
    b: balls('(exists (?b - ball) (at ?b r2))'),
    equivalent: false,
    isSlow: true,
  },
  {
    name: 'two of 30 balls either way',
    domain: gripper,
    a: balls('(or (at b0 r2) (at b1 r2))'),
    b: balls('(or (at b7 r2) (at b9 r2) (at b10 r2))'),
    equivalent: false,
    isSlow: true,
  },
  {
    name: '20 towers, one turned over or two',
    domain: blocks,
    a: towers(20, '(and (on x0 y0) (on y0 z0))'),
    b: towers(20, '(and (on x0 y0) (on y1 z1))'),
    equivalent: false,
    isSlow: true,
  },
  {
    name: '20 towers, another one',
    domain: blocks,
    a: towers(20, '(on x3 y3)'),
    b: towers(20, '(on x12 y12)'),
    equivalent: true,
    isSlow: true,
  },
  {
    name: '20 towers, one on another',
    domain: blocks,
    a: towers(20, '(on z3 z4)'),
    b: towers(20, '(on z3 x4)'),
    equivalent: false,
    isSlow: true,
  },
  {
    name: 'towers of 20, and of 10 and 10',
    domain: blocks,
    a: stacks([20]),
    b: stacks([10, 10]),
    equivalent: false,
    isSlow: true,
  },
  {
    name: 'towers of 5 and 3, of 4 and 4',
    domain: blocks,
    a: stacks([5, 3]),
    b: stacks([4, 4]),
    equivalent: false,
  },
  {
    name: 'a corner of a square, and an edge',
    domain: floor,
    a: square('(painted t9-9)'),
    b: square('(painted t9-8)'),
    equivalent: false,
  },
  {
    name: 'an edge of a square, and its mirror image',
    domain: floor,
    a: square('(painted t9-3)'),
    b: square('(painted t3-9)'),
    equivalent: true,
  },
]
