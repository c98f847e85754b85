// The cause of an unreachable goal: the chain from the goal back to the missing fact.

import { describe, expect, test } from 'vitest'
import { blockedBy, circleOf } from '#planning/analysis/blocked'
import { taskOf } from '../support/task'

const domain = (needs: string, extra = ''): string => `(define (domain rooms)
  (:requirements :strips :negative-preconditions)
  (:predicates (at ?x) (door ?x ?y) (open ?x ?y) (key ?k) (lies ?k ?x) (dark ?x))
  (:action go :parameters (?x ?y) :precondition (and (at ?x) (door ?x ?y) (open ?x ?y))
    :effect (and (at ?y) (not (at ?x))))
  (:action unlock :parameters (?x ?y) :precondition (and (at ?x) (door ?x ?y) ${needs})
    :effect (open ?x ?y))${extra})`
const problem = (init: string, goal = '(at c)'): string => `(define (problem p) (:domain rooms)
  (:objects a b c k)
  (:init (at a) (door a b) (door b c) (open a b) ${init}) (:goal ${goal}))`
const pick = `
  (:action pick :parameters (?k ?x) :precondition (and (at ?x) (lies ?k ?x)) :effect (key ?k))`

const cases: readonly [
  title: string,
  domain: string,
  problem: string,
  fact: string,
  steps: number,
  root: string | null,
][] = [
  ['no action adds the key', domain('(key ?x)'), problem(''), '(at c)', 2, '(key b)'],
  [
    'a condition with a quantifier is not followed',
    domain('(exists (?k) (key ?k))', pick),
    problem(''),
    '(at c)',
    1,
    null,
  ],
  ['the key is behind its door', domain('(key ?y)', pick), problem('(lies c c)'), '(at c)', 3, null],
  ['no door leads there', domain('(at ?x)'), problem('', '(at k)'), '(at k)', 1, '(door a k)'],
  ['each needs the other', domain('(open ?x ?y)'), problem(''), '(at c)', 2, null],
  ['a dark room is never lit', domain('(not (dark ?y))'), problem('(dark c)'), '(at c)', 2, '(not (dark c))'],
  ['a fact of the goal itself', domain('(at ?x)'), problem('', '(dark a)'), '(dark a)', 0, '(dark a)'],
]

describe('a goal that is out of reach', () => {
  test.each(cases)('%s', (_, domainText, problemText, fact, steps, root) => {
    const found = blockedBy(taskOf(domainText, problemText), fact)
    expect([found.steps.length, found.root]).toEqual([steps, root])
    // Each step explains the fact that the step before it needs.
    for (const [i, { needs }] of found.steps.entries()) expect(found.steps[i + 1]?.fact ?? needs).toBe(needs)
  })
})

test('a hundred objects and five parameters are not all tried', () => {
  const objects = Array.from({ length: 100 }, (_, i) => `o${i}`).join(' ')
  const task = taskOf(
    `(define (domain wide) (:predicates (p ?a ?b ?c ?d ?e) (q ?a) (r))
      (:action make :parameters (?a ?b ?c ?d ?e) :precondition (and (p ?a ?b ?c ?d ?e) (r)) :effect (q ?a)))`,
    `(define (problem w) (:domain wide) (:objects ${objects}) (:init) (:goal (q o1)))`,
  )
  expect(blockedBy(task, '(q o1)')).toEqual({ steps: [], root: null })
})

test('if types are predicates, the cause is not an object of another type', () => {
  const task = taskOf(
    `(define (domain store) (:predicates (robot ?r) (box ?b) (at ?r ?x) (in ?b ?x) (holds ?r ?b) (door ?x ?y) (open ?x ?y)
        (haskey ?r))
      (:action move :parameters (?r ?x ?y) :precondition (and (robot ?r) (at ?r ?x) (door ?x ?y) (open ?x ?y))
        :effect (and (not (at ?r ?x)) (at ?r ?y)))
      (:action unlock :parameters (?r ?x ?y) :precondition (and (robot ?r) (at ?r ?x) (door ?x ?y) (haskey ?r))
        :effect (open ?x ?y))
      (:action take :parameters (?r ?b ?x) :precondition (and (robot ?r) (box ?b) (at ?r ?x) (in ?b ?x))
        :effect (and (holds ?r ?b) (not (in ?b ?x))))
      (:action put :parameters (?r ?b ?x) :precondition (and (holds ?r ?b) (at ?r ?x))
        :effect (and (in ?b ?x) (not (holds ?r ?b)))))`,
    `(define (problem s) (:domain store) (:objects r hall store office b)
      (:init (robot r) (box b) (at r hall) (in b office) (door hall store) (open hall store) (door store hall)
        (open store hall) (door hall office)) (:goal (in b hall)))`,
  )
  const { steps, root } = blockedBy(task, '(in b hall)')
  expect(root).toBe('(haskey r)')
  expect(steps.map(({ action }) => action)).toEqual([
    '(put r b hall)',
    '(take r b office)',
    '(move r hall office)',
    '(unlock r hall office)',
  ])
})

test('actions that need each other are the cause, by the shortest circle and not by inverse actions or a road', () => {
  const courier = (road: string, init: string) =>
    taskOf(
      `(define (domain courier)
        (:predicates (at ?p) (road ?a ?b) (lies ?x ?p) (holds ?x) (badge) (open ?p))
        (:action drive :parameters (?a ?b) :precondition (and (at ?a) (road ?a ?b) ${road}) :effect (and (not (at ?a)) (at ?b)))
        (:action unlock :parameters (?a ?b) :precondition (and (at ?a) (road ?a ?b) (badge)) :effect (open ?b))
        (:action fetch :parameters (?p) :precondition (and (at ?p) (open ?p)) :effect (badge))
        (:action load :parameters (?x ?p) :precondition (and (at ?p) (lies ?x ?p)) :effect (and (holds ?x) (not (lies ?x ?p))))
        (:action unload :parameters (?x ?p) :precondition (and (at ?p) (holds ?x)) :effect (and (lies ?x ?p) (not (holds ?x)))))`,
      `(define (problem round) (:domain courier) (:objects depot shop home red)
        (:init (at depot) (lies red shop) ${init}) (:goal (lies red home)))`,
    )
  const locked = blockedBy(
    courier('(open ?b)', '(road depot shop) (road shop home) (road home shop)'),
    '(lies red home)',
  )
  expect(circleOf(locked).map(({ action, needs }) => `${action} ${needs}`)).toEqual([
    '(unlock depot shop) (badge)',
    '(fetch shop) (open shop)',
  ])
  for (const [i, { needs }] of locked.steps.entries()) expect(locked.steps[i + 1]?.fact ?? '(open shop)').toBe(needs)
  // Two places that only lead to each other: what is missing is a road to one of them.
  const island = blockedBy(courier('', '(road shop home) (road home shop)'), '(lies red home)')
  expect(circleOf(island)).toEqual([])
  expect(island.root).toMatch(/^\(road depot (?:shop|home)\)$/)
})
