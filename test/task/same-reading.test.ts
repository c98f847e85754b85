// Unusual spellings mean the same as the usual ones, for the grounder and for the checker, which read types and costs
// independently.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CheckedWorld } from '#planning/certificates/semantics/world'
import { checkCertificate } from '#planning/certificates/check'
import { type Diagnostic, isError } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { printDomain } from '#planning/pddl/print'
import { parseProblem } from '#planning/pddl/problem'
import { searchOptimal } from '#planning/search/a-star'
import { optimalCertificate } from '#planning/search/evidence'
import { evidenceLimits } from '#planning/search/evidence-limits'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { objectsOf } from '#planning/task/universe'
import { meaningOf } from '../support/pddl-models'
import { randomTexts } from '../support/random-task'
import { modelsOf, taskOf } from '../support/task'

describe('a type with several parents', () => {
  test('two declarations give the model that one with both parents gives, and print as two', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { domain, problem } = randomTexts(seed)
      const twice = domain.replace('both - (either top right)', 'both - top both - right')
      expect(twice).not.toBe(domain)
      const [one, oneProblem] = modelsOf(domain, problem)
      const [two, twoProblem] = modelsOf(twice, problem)
      expect(meaningOf(two)).toEqual(meaningOf(one))
      expect(meaningOf(twoProblem)).toEqual(meaningOf(oneProblem))
      const printed = printDomain(two)
      expect(printed).not.toContain('both - (either')
      expect(meaningOf(parseDomain(printed).domain)).toEqual(meaningOf(one))
    }
  })

  /** For each of six types, up to three others above it that come before it, each in a declaration of its own. */
  const parents = fc.array(fc.array(fc.nat({ max: 5 }), { maxLength: 3 }), {
    minLength: 6,
    maxLength: 6,
  })

  test('grounder and checker give each type the objects that paths upwards give it', () => {
    fc.assert(
      fc.property(parents, fc.array(fc.nat({ max: 6 }), { maxLength: 6 }), (drawn, own) => {
        const above = drawn.map((list, i) => [...new Set(list.filter(one => one < i))])
        const declared = above.flatMap((list, i) =>
          list.length === 0 ? [`t${i} - object`] : list.map(up => `t${i} - t${up}`),
        )
        const objects = own.map((t, i) => `o${i} - ${t === 6 ? 'object' : `t${t}`}`)
        const [domain, problem] = modelsOf(
          `(define (domain d) (:requirements :typing) (:types ${declared.join(' ')}) (:predicates (p)))`,
          `(define (problem q) (:domain d) (:objects ${objects.join(' ')}) (:init) (:goal (p)))`,
        )
        const reached = (from: number): Set<number> => {
          const found = new Set([from])
          for (const one of found) for (const up of above[one] ?? []) found.add(up)
          return found
        }
        const grounder = objectsOf(domain, problem)
        const checker = new CheckedWorld(domain, problem)
        const names = (list: Iterable<number>, all: readonly string[]): string[] =>
          Array.from(list, object => all[object]!)
        for (let type = 0; type < 6; type++) {
          const expression = [{ name: `t${type}`, span: { from: 0, to: 0 } }]
          const expected = own.flatMap((t, i) => (reached(t).has(type) ? [`o${i}`] : []))
          expect(names(grounder.members(expression).list, grounder.names)).toEqual(expected)
          expect(names(checker.membersOf(expression).list, checker.objects)).toEqual(expected)
        }
      }),
    )
  })

  test('an action takes objects of a type through either parent, and the checker agrees', () => {
    const domain = `(define (domain d)
      (:requirements :typing)
      (:types boat - vehicle boat - building vehicle building - object)
      (:predicates (moves ?v - vehicle) (open ?b - building))
      (:action sail :parameters (?v - vehicle) :effect (moves ?v))
      (:action enter :parameters (?b - building) :precondition (moves ?b) :effect (open ?b)))`
    const problem = `(define (problem q) (:domain d)
      (:objects home - boat car - vehicle barn - building)
      (:init) (:goal (open home)))`
    const task = taskOf(domain, problem)
    const reached = Array.from({ length: task.actionCount }, (_, i) => actionName(task, i as ActionId))
    expect(reached.sort()).toEqual(['(enter home)', '(sail car)', '(sail home)'])
    const actions = ['(sail home)', '(enter home)']
    const claim = { kind: 'reachable', target: { kind: 'goal' } } as const
    const plan = { kind: 'plan', actions } as const
    expect(checkCertificate(...modelsOf(domain, problem), claim, plan).accepted).toBe(true)
  })
})

describe('values that no cost is made of', () => {
  const domain = `(define (domain d)
    (:requirements :typing :action-costs)
    (:types place)
    (:predicates (at ?p - place))
    (:functions (total-cost) (way ?a ?b - place) (height ?p - place) - number (next ?p - place) - place)
    (:action go :parameters (?a ?b - place) :precondition (at ?a)
      :effect (and (at ?b) (not (at ?a)) (increase (total-cost) (way ?a ?b)))))`
  const problemWith = (values: string): string => `(define (problem q) (:domain d)
    (:objects a b c - place)
    (:init (at a) (= (way a b) 90000000000000.5) (= (way b c) 2) (= (way a c) 95000000000000) ${values})
    (:goal (at c)) (:metric minimize (total-cost)))`
  const idle = '(= (height a) -7.25) (= (height b) 0.123456789012) (= (next a) b) (= (height c) 1e-9)'

  test('change neither costs nor the evidence for them', () => {
    const plain = taskOf(domain, problemWith(''))
    const task = taskOf(domain, problemWith(idle))
    expect(Array.from(task.actionCost)).toEqual(Array.from(plain.actionCost))
    const outcome = searchOptimal(task, { maxStates: 100, keepEvidence: true })
    if (outcome.kind !== 'plan' || outcome.evidence === undefined) throw new Error(outcome.kind)
    expect(outcome.cost).toBe(90_000_000_000_002.5)
    const { accepted } = checkCertificate(
      ...modelsOf(domain, problemWith(idle)),
      { kind: 'optimal', cost: outcome.cost },
      optimalCertificate(outcome.plan, outcome.evidence, evidenceLimits),
    )
    expect(accepted).toBe(true)
  })

  test.each([
    ['(= (way c a) -7)', 'negative-cost'],
    ['(= (way c a) 0.12345678901234567890)', 'inexact-cost'],
    ['(= (way c a) b)', 'malformed-cost'],
    ['(= (height a) 1) (= (height a) 2)', 'conflicting-value'],
  ])('%s is refused', (values, code) => {
    const { diagnostics } = parseProblem(problemWith(values), parseDomain(domain).domain)
    expect(diagnostics.filter(isError).map(each => each.code)).toEqual([code])
  })
})

describe('a text and the same with its fixes made', () => {
  const domain = `(define (domain d)
    (:requirements :typing :action-costs)
    (:types room -place place)
    (:constants hall -room)
    (:predicates (next ?p ?p -place) (at?p - place))
    (:functions (total-cost) -number (way ?p ?q- place))
    (:action go :parameters (?a ?b - place) :precondition (and (at ?a) (next ?a?b))
      :effect (and (at?b) (not (at ?a)) (increase total-cost (way ?a ?b)))))`
  const problem = `(define (problem q) (:domain d)
    (:objects a -room
      - place
      b - place)
    (:init (at a) (next a b) (not (at b)) (next a b) (= (way a b) 3))
    (:goal (at b)) (:metric minimize total-cost))`

  /** The text with all fixes made, from the last to the first. */
  const mended = (text: string, read: (text: string) => readonly Diagnostic[]): string =>
    read(text)
      .flatMap(({ fix }) => fix ?? [])
      .sort((a, b) => b.span.from - a.span.from)
      .reduce((now, { span, text: by }) => now.slice(0, span.from) + by + now.slice(span.to), text)

  test('have one meaning', () => {
    const inDomain = (text: string) => parseDomain(text).diagnostics
    const inProblem = (text: string) => parseProblem(text, parseDomain(domain).domain).diagnostics
    const cleanDomain = mended(domain, inDomain)
    const cleanProblem = mended(problem, inProblem)
    expect(inDomain(cleanDomain)).toEqual([])
    expect(inProblem(cleanProblem)).toEqual([])
    const [before, after] = [modelsOf(domain, problem), modelsOf(cleanDomain, cleanProblem)]
    expect(meaningOf(before[0])).toEqual(meaningOf(after[0]))
    // The repeated fact is kept in the model.
    expect(meaningOf({ ...before[1], init: [] })).toEqual(meaningOf({ ...after[1], init: [] }))
    expect(searchOptimal(taskOf(domain, problem), { maxStates: 100 }).kind).toBe('plan')
  })
})
