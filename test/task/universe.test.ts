import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAction, findFact } from '#planning/task/names'
import { ground } from '#planning/task/ground'
import {
  actionsOutside,
  classifyAction,
  classifyAtom,
  factsOutside,
  isProposition,
  universeFacts,
} from '#planning/task/universe'
import { Oracle } from '../support/oracle'
import { randomTexts } from '../support/random-task'
import { modelsOf, taskOf } from '../support/task'
import { roundsOf } from '../support/long'

const seeds = fc.integer({ min: 0, max: 1_000_000 })

const domainText = `(define (domain store)
  (:requirements :typing :derived-predicates)
  (:types box crate - thing place)
  (:predicates (at ?t - thing ?p - place) (next ?a ?b - place) (full ?p - place) (open ?b - box))
  (:derived (full ?p - place) (exists (?t - thing) (at ?t ?p)))
  (:action move :parameters (?t - thing ?a ?b - place)
    :precondition (and (at ?t ?a) (next ?a ?b)) :effect (and (not (at ?t ?a)) (at ?t ?b)))
  (:action unpack :parameters (?b - box) :precondition () :effect (open ?b)))`
const problemText = `(define (problem one) (:domain store)
  (:objects red blue - box old - crate hall yard - place)
  (:init (at red hall) (next hall yard)) (:goal (at red yard)))`
const [domain, problem] = modelsOf(domainText, problemText)
const atom = (text: string) => classifyAtom(domain, problem, text)
const action = (text: string) => classifyAction(domain, problem, text)

test('a well-typed atom of a fluent predicate is in the universe, however it is written', () => {
  for (const text of ['(at red hall)', ' ( AT  Red\n Hall ) ', 'at red hall'])
    expect(atom(text)).toEqual({ kind: 'in-universe', name: '(at red hall)' })
  expect(atom('(at old yard)').kind).toBe('in-universe')
})

test('static and derived atoms are named as such', () => {
  expect(atom('(next hall yard)')).toEqual({
    kind: 'static',
    name: '(next hall yard)',
    holds: true,
  })
  expect(atom('(next yard hall)')).toMatchObject({ kind: 'static', holds: false })
  expect(atom('(full hall)')).toEqual({ kind: 'derived', name: '(full hall)' })
})

test('what names nothing explains why', () => {
  expect(atom('')).toEqual({ kind: 'unreadable' })
  expect(atom('(not (at red hall))')).toEqual({ kind: 'unreadable' })
  expect(atom('(att red hall)')).toEqual({
    kind: 'unknown-name',
    name: 'att',
    near: ['at'],
    isOther: false,
  })
  expect(atom('(move red hall yard)')).toMatchObject({ kind: 'unknown-name', isOther: true })
  expect(action('(at red hall)')).toMatchObject({ kind: 'unknown-name', isOther: true })
  expect(atom('(at red)')).toEqual({
    kind: 'wrong-arity',
    name: 'at',
    declared: '(at ?t - thing ?p - place)',
    expected: 2,
    given: 1,
  })
  expect(atom('(at red hal)')).toEqual({
    kind: 'unknown-object',
    name: 'at',
    object: 'hal',
    place: 1,
    near: ['hall'],
  })
  expect(atom('(open old)')).toEqual({
    kind: 'ill-typed',
    name: 'open',
    object: 'old',
    place: 0,
    expected: 'box',
    given: 'crate',
    declared: '(open ?b - box)',
  })
})

test('an action that violates a static precondition is in the universe', () => {
  expect(action('(move red yard hall)')).toEqual({
    kind: 'in-universe',
    name: '(move red yard hall)',
  })
})

test('the universe is listed as the textbook does', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const { domain: domainText, problem: problemText } = randomTexts(seed)
      const models = modelsOf(domainText, problemText)
      const oracle = new Oracle(...models)
      const facts = [...universeFacts(...models)]
      const actions = oracle.actions.map(({ name }) => name)
      expect([...facts].sort()).toEqual(oracle.propositions().sort())
      for (const name of facts) expect(classifyAtom(...models, name)).toEqual({ kind: 'in-universe', name })
      const outcome = ground(...models)
      if (outcome.kind !== 'task') throw new Error('stopped')
      const { task } = outcome
      expect([...factsOutside(task)]).toEqual(facts.filter(name => findFact(task, name) === undefined))
      expect([...actionsOutside(task)].sort()).toEqual(
        actions.filter(name => findAction(task, name) === undefined).sort(),
      )
    }),
    { numRuns: roundsOf(150) },
  )
})

test('an ill-typed fact of the task is not a proposition and hides none', () => {
  const task = taskOf(
    `(define (domain loose) (:requirements :typing) (:types a b) (:predicates (p ?x - a) (q ?x - b))
      (:action m :parameters (?x - object) :precondition (q ?x) :effect (p ?x)))`,
    '(define (problem l) (:domain loose) (:objects x - a y - b) (:init (q y)) (:goal (p x)))',
  )
  const fact = findFact(task, '(p y)')!
  expect(isProposition(task, fact)).toBe(false)
  expect([...factsOutside(task)]).toEqual(['(p x)'])
})

test('what lies outside the task is found without listing an astronomical universe', () => {
  const objects = Array.from({ length: 300 }, (_, i) => `o${i}`).join(' ')
  const task = taskOf(
    `(define (domain wide) (:requirements :strips)
      (:predicates (p ?a ?b ?c ?d ?e ?f) (q))
      (:action act :parameters (?a ?b ?c ?d ?e ?f ?g ?h) :precondition (p ?a ?b ?c ?d ?e ?f) :effect (q))
      (:action undo :parameters (?a ?b ?c ?d ?e ?f) :precondition (p ?a ?b ?c ?d ?e ?f)
        :effect (not (p ?a ?b ?c ?d ?e ?f))))`,
    `(define (problem w) (:domain wide) (:objects ${objects}) (:init) (:goal (q)))`,
  )
  expect(factsOutside(task).next().value).toBe('(p o0 o0 o0 o0 o0 o0)')
  expect(actionsOutside(task).next().value).toBe('(act o0 o0 o0 o0 o0 o0 o0 o0)')
})
