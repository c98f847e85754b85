// Problems of an unknown domain, described fact by fact and read back; and texts that state nothing.

import { expect, test } from 'vitest'
import { sketchOf } from '#questions/benchmarks/planetarium/layouts/sketch'
import { englishOf } from '#questions/benchmarks/planetarium/texts/english-of'
import { readText } from '#questions/benchmarks/planetarium/texts/read-text'
import { GoalRenderer } from '#questions/benchmarks/planetarium/texts/render'
import { makeRng } from '#base/rng'
import { comparePair } from '#planning/equivalence/compare'
import { pairLimits } from '#planning/equivalence/comparison'
import { isError } from '#planning/pddl/diagnostic'
import { parseProblem } from '#planning/pddl/problem'
import { knownDomainText } from '#questions/benchmarks/planetarium/known/known'
import { loadDomain } from '#planning/task/load'

const own = `(define (domain harbour)
  (:requirements :adl :typing :action-costs :derived-predicates)
  (:types ship crane - machine machine pier)
  (:constants home - pier)
  (:predicates (at ?s - ship ?p - pier) (up ?m - machine) (near ?p ?q - pier) (is-busy ?p - pier) (every ?m - machine))
  (:functions (total-cost) - number (way ?p ?q - pier) - number)
  (:derived (is-busy ?p - pier) (exists (?s - ship) (at ?s ?p)))
  (:action sail :parameters (?s - ship ?p ?q - pier)
    :precondition (and (at ?s ?p) (near ?p ?q) (not (= ?p ?q)))
    :effect (and (not (at ?s ?p)) (at ?s ?q) (increase (total-cost) (way ?p ?q))))
  (:action lift :parameters (?m - machine) :precondition (not (up ?m)) :effect (up ?m)))`

const problem = (goal: string): string => `(define (problem p) (:domain harbour)
  (:objects s1 and - ship c.1 - crane x_1 - (either ship crane) North - pier)
  (:init (at s1 home) (at and north) (near home north) (near north home) (= (way home north) 2.5) (= (way north home) 3) (every c.1))
  (:goal ${goal}) (:metric minimize (total-cost)))`

/** Described and read back: the text, and whether the two problems are equivalent. */
function roundTrip(domainText: string, problemText: string, seed = 1): { text: string; equal: boolean | null } {
  const { domain } = loadDomain(domainText)
  const { problem: a, diagnostics } = parseProblem(problemText, domain)
  expect(diagnostics.filter(isError)).toEqual([])
  const sketch = sketchOf(domain, a)
  if (typeof sketch === 'string') throw new Error(sketch)
  const rendered = new GoalRenderer(domain, englishOf(domain), sketch, makeRng(seed)).render(
    { how: 'explicit' },
    { how: 'explicit' },
  )
  if (typeof rendered === 'string') throw new Error(rendered)
  const text = `${rendered.init.text}\n${rendered.goal.text}`
  const read = readText(domain, text)
  if (read.kind === 'unread') throw new Error(`${read.places[0]!.message} ${read.places[0]!.text}`)
  const b = parseProblem(read.problem, domain)
  expect(b.diagnostics.filter(isError)).toEqual([])
  expect(b.problem.minimizesCost).toBe(a.minimizesCost)
  const limits = pairLimits({ maxStates: 20_000 })
  return { text, equal: comparePair({ domain, a, b: b.problem }, 'strict', limits).equivalent }
}

test.each([
  '(at s1 north)',
  '(and (not (at s1 home)) (up c.1))',
  '(or (at s1 north) (and (up x_1) (not (up s1))))',
  '(forall (?m - machine) (up ?m))',
  '(exists (?s - ship) (and (at ?s home) (imply (up ?s) (is-busy north))))',
  '(and (not (= s1 and)) (is-busy home))',
  '(and)',
  '(= s1 and)',
])('a goal %s is rendered and read back', goal => {
  expect(roundTrip(own, problem(goal)).equal).toBe(true)
})

test('a rendered text has a sentence for each fact, in two tenses', () => {
  expect(roundTrip(own, problem('(or (up c.1) (at and home))')).text).toBe(
    [
      'There are 2 ships: s1 and and.',
      'There is one crane: c.1.',
      'There is one ship or crane: x_1.',
      'There is one pier: north.',
      'At the beginning, this holds and nothing else:',
      'Ship s1 is at pier home.',
      'Ship and is at pier north.',
      'Pier home is near pier north.',
      'Pier north is near pier home.',
      'Machine c.1 is an every.',
      '(way home north) is 2.5.',
      '(way north home) is 3.',
      'In the end, this should hold:',
      '- At least one of these should hold:',
      '  - Machine c.1 should be up.',
      '  - Ship and should be at pier home.',
      'A plan should cost as little as possible.',
    ].join('\n'),
  )
})

const gripper = loadDomain(knownDomainText('gripper')!).domain

test('what cannot be read is reported with its place', () => {
  const text =
    'There are 2 rooms: r1 and r2.\nAt the beginning, this holds and nothing else:\nThe robot is in room r1. The robot likes r2.\nIn the end, this should hold:\nThe robot should be in room r2.'
  const read = readText(gripper, text)
  if (read.kind !== 'unread') throw new Error('it is read')
  expect(read.places.map(({ from, to }) => text.slice(from, to))).toEqual(['The robot likes r2.'])
  const counted = readText(gripper, text.replace('2 rooms', '3 rooms').replace(' The robot likes r2.', ''))
  expect(counted).toMatchObject({
    kind: 'unread',
    places: [{ message: 'The sentence counts 3 and names 2.' }],
  })
})

test('hostile texts are rejected quickly', () => {
  const texts = [
    '',
    'Your goal is ',
    `You have ${'9'.repeat(50)} rooms.\nYour goal is to gather all balls into one room.`,
    `${'There are 2 rooms: '.repeat(20_000)}\nIn the end, this should hold:`,
    `In the end, this should hold:\n${'- At least one of these should hold:\n '.repeat(20_000)}`,
    `In the end, this should hold:\n${' '.repeat(500_000)}- x`,
    `In the end, this should hold:\n${'a, '.repeat(200_000)}; which is where is left open.`,
    `You have 1 rooms, 1 balls, and 1 grippers. You have ${'1 room with 1 ball, '.repeat(50_000)}. The grippers are free. The robby is in the first room.\nYour goal is to have 1 room`,
    'x'.repeat(2_500_000),
  ]
  for (const text of texts) expect(readText(gripper, text).kind, text.slice(0, 60)).toBe('unread')
})
