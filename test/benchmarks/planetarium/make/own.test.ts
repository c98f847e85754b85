// Texts about problems of the visitor's own, the choices that are made of them, and sentences that leave something open in
// any domain: all that they may mean is equivalent, and where it would not be, they are not described.

import { expect, test } from 'vitest'
import { familyNamed } from '#questions/benchmarks/cores'
import { furtherDomains, makeOf } from '#questions/benchmarks/making'
import { knownDomainText } from '#questions/benchmarks/planetarium/known/known'
import { Exchange } from '#questions/benchmarks/planetarium/layouts/exchange'
import { type Fact, goalOf, pddlOf, type Sketch, sketchOf } from '#questions/benchmarks/planetarium/layouts/sketch'
import { englishOf } from '#questions/benchmarks/planetarium/texts/english-of'
import { GoalRenderer } from '#questions/benchmarks/planetarium/texts/render'
import { makeRng } from '#base/rng'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import type { MakeUnit } from '#questions/kinds/asking/making'
import { kindsOf } from '#questions/kinds/codes'
import { parseProblem } from '#planning/pddl/problem'
import { loadDomain } from '#planning/task/load'

const [kind] = kindsOf('planetarium')
const shuttle = `(define (domain shuttle)
  (:requirements :typing)
  (:types stop rider)
  (:predicates (at ?r - rider ?s - stop) (bus ?s - stop) (road ?s ?t - stop) (on ?r - rider))
  (:action drive :parameters (?s ?t - stop) :precondition (and (bus ?s) (road ?s ?t)) :effect (and (not (bus ?s)) (bus ?t)))
  (:action board :parameters (?r - rider ?s - stop) :precondition (and (bus ?s) (at ?r ?s)) :effect (and (not (at ?r ?s)) (on ?r)))
  (:action leave :parameters (?r - rider ?s - stop) :precondition (and (bus ?s) (on ?r)) :effect (and (not (on ?r)) (at ?r ?s))))`
const trip = (roads: string): string => `(define (problem trip) (:domain shuttle)
  (:objects s1 s2 s3 - stop r1 r2 - rider)
  (:init (bus s1) (at r1 s1) (at r2 s2) ${roads}) (:goal (and (at r1 s3) (at r2 s3))))`
const line = '(road s1 s2) (road s2 s1) (road s2 s3) (road s3 s2)'
const triangle = `${line} (road s1 s3) (road s3 s1)`

const unit = (roads: string, more: Partial<MakeUnit> = {}): MakeUnit => ({
  world: { kind: 'given', source: { domain: shuttle, problem: trip(roads) } },
  ...{ kind: kind!, format: 'gen', count: 3, seed: 'a', block: 0 },
  ...more,
})

test('a problem of the visitor’s own is reported first as it is, then others like it', () => {
  const style = { init: ['explicit'], goal: ['explicit'] } as const
  const { questions } = makeOf(unit(triangle, { style }))
  expect(questions).toHaveLength(3)
  const [first] = questions
  expect(first!.question).toContain('Rider r1 should be at stop s3.')
  expect(first).toMatchObject({ shown: null, context: '', asked: { kind } })
  expect(new Set(questions.map(({ question }) => question)).size).toBe(3)
  expect(makeOf(unit(triangle, { style }))).toEqual(makeOf(unit(triangle, { style })))
  const prompt = familyNamed('planetarium')!.promptOf!(first!)
  expect(prompt).toContain(shuttle.trim())
  expect(prompt.endsWith(first!.question)).toBe(true)
})

test('an example comes before the text, and is about another problem', () => {
  const { questions } = makeOf(unit(triangle, { style: { shots: 1 }, count: 1 }))
  const [only] = questions
  expect(only!.context).toContain('The problem that it describes:')
  expect(only!.context).not.toContain(only!.question)
  const family = familyNamed('planetarium')!
  expect(family.promptOf!(only!)).toContain(only!.context.trim())
  // A file of it gives the example again.
  const [back] = family.read(family.write([only!], 'jsonl')).questions
  expect(back).toMatchObject({ context: only!.context, question: only!.question })
})

const domain = loadDomain(shuttle).domain
const sketched = (roads: string, goal: readonly Fact[]): Sketch => ({
  ...(sketchOf(domain, parseProblem(trip(roads), domain).problem) as Sketch),
  goal: goalOf(goal),
})
const renderedGoal = (sketch: Sketch): string => {
  const exchange = new Exchange(shuttle, sketch)
  const renderer = new GoalRenderer(domain, englishOf(domain), sketch, makeRng(1), exchange)
  const rendered = renderer.render({ how: 'explicit' }, { how: 'abstract' })
  return typeof rendered === 'string' ? rendered : rendered.goal.text
}
const together: readonly Fact[] = [
  ['at', 'r1', 's3'],
  ['at', 'r2', 's3'],
]

test('a place is left open where places can be exchanged, and named where they cannot', () => {
  expect(renderedGoal(sketched(triangle, together))).toContain('left open')
  expect(renderedGoal(sketched(line, together))).toBe(
    'In the end, this should hold:\nEvery rider should be at stop s3.',
  )
})

test('all that an open sentence may mean is equivalent', () => {
  const riders = ['r1', 'r2']
  const stops = ['s1', 's2', 's3']
  const problems = (pick: (one: string, two: string) => boolean) =>
    stops.flatMap(one =>
      stops
        .filter(two => pick(one, two))
        .map(two => {
          const goal = riders.map((rider, i) => ['at', rider, [one, two][i]!])
          return parseProblem(pddlOf(sketched(triangle, goal)), domain).problem
        }),
    )
  const gathered = problems((one, two) => one === two)
  const spread = problems((one, two) => one !== two)
  const equal = (a: (typeof gathered)[number], b: (typeof gathered)[number]): boolean | null =>
    comparePair({ domain, a, b }, 'placeholder', pairLimits({ maxStates: 10_000 })).equivalent
  for (const other of gathered) expect(equal(gathered[0]!, other)).toBe(true)
  for (const other of spread) expect(equal(spread[0]!, other)).toBe(true)
  expect(equal(gathered[0]!, spread[0]!)).toBe(false)
})

test('a problem of the benchmark’s domain gets its layouts, whatever its objects are called', () => {
  const source = {
    domain: knownDomainText('gripper')!,
    problem: `(define (problem p) (:domain gripper) (:objects a b hall den left right)
      (:init (ball a) (ball b) (room hall) (room den) (gripper left) (gripper right)
        (at-robby hall) (at a hall) (at b den) (free left) (free right)) (:goal (at a den)))`,
  }
  const style = { init: ['abstract'], goal: ['abstract'] } as const
  const { questions } = makeOf({ ...unit(line), world: { kind: 'given', source }, count: 4, style })
  expect(questions).toHaveLength(4)
  expect(questions.some(({ question }) => question.includes('all grippers are free'))).toBe(true)
})

test('what cannot be made explains why', () => {
  const reason = (more: Partial<MakeUnit>): string | undefined => makeOf(unit(line, more)).passedOver[0]?.reason
  expect(reason({ style: { shots: 3 } })).toBe('a prompt has one worked example at most')
  expect(reason({ world: { kind: 'folder', domain: 'nowhere', size: {} } })).toBe('there is no domain nowhere')
  expect(furtherDomains(kind!).map(({ id }) => id)).toEqual(['blocksworld', 'gripper', 'floor-tile'])
})
