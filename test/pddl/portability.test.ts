// Constructs that other tools refuse, as measured: a valid text has a note for each such construct, and plain texts
// have none.

import { expect, test } from 'vitest'
import { parseTexts } from '#planning/pddl/together'
import { portabilityOf } from '#planning/pddl/portability'
import { applied } from '#planning/pddl/mending/fix'

const domain = `(define (domain d) (:requirements :strips :typing) (:types t) (:predicates (p ?x - t) (q ?x - t))
  (:action a :parameters (?x - t) :precondition (p ?x) :effect (and (q ?x) (not (p ?x)))))`
const problem = '(define (problem e) (:domain d) (:objects o - t) (:init (p o)) (:goal (q o)))'

const costs = domain
  .replace(':typing', ':typing :action-costs')
  .replace('(q ?x - t))', '(q ?x - t)) (:functions (total-cost) - number)')
  .replace('(not (p ?x))', '(increase (total-cost) 2)')

const codesOf = (texts: { domain: string; problem: string }): readonly string[] =>
  portabilityOf(texts).map(({ code }) => code)

test('plain texts have none', () => {
  expect(portabilityOf({ domain, problem })).toEqual([])
})

test.each([
  ['odd-name', domain, problem.replaceAll(' o', ' b.2')],
  [
    'odd-name',
    domain,
    problem.replace('(:objects o', '(:objects 1').replace('(p o)', '(p 1)').replace('(q o)', '(q 1)'),
  ],
  ['late-predicates', domain.replace(/(\(:predicates.*)\n([\s\S]*)\)$/, '$2 $1)'), problem],
  ['late-types', domain.replace('(:types t) ', '').replace('\n', ' (:types t)\n'), problem],
  ['init-before-objects', domain, '(define (problem e) (:domain d) (:init (p o)) (:objects o - t) (:goal (q o)))'],
  ['goal-before-init', domain, '(define (problem e) (:domain d) (:objects o - t) (:goal (q o)) (:init (p o)))'],
  ['late-domain', domain, '(define (problem e) (:objects o - t) (:domain d) (:init (p o)) (:goal (q o)))'],
  ['no-init', domain, '(define (problem e) (:domain d) (:objects o - t) (:goal (q o)))'],
  ['empty-goal', domain, problem.replace('(q o))', '())')],
  ['either-object', domain.replace('types t', 'types t u'), problem.replace('o - t', 'o - (either t u)')],
  ['no-parameters', '(define (domain d) (:predicates (p)) (:action a :precondition (and) :effect (p)))', ''],
  ['no-precondition', domain.replace(':precondition (p ?x) ', ''), problem],
  ['empty-precondition', domain.replace('n (p ?x)', 'n ()'), problem],
  ['early-effect', domain.replace(/(:precondition .*) (:effect .*)\)\)$/, '$2 $1))'), problem],
  ['derived', domain.replace('\n', ' (:derived (r) (exists (?x - t) (p ?x)))\n'), problem],
  ['condition', domain.replace('n (p ?x)', 'n (or (p ?x) (q ?x))'), problem],
  ['effect', domain.replace('t (and (q ?x)', 't (and (when (p ?x) (q ?x))'), problem],
  ['unlisted-parent', domain.replace('types t', 'types t - thing'), problem],
  ['object-type', domain.replace('types t', 'types object t - object'), problem],
  ['explicit-object-type', domain.replace('(:types t)', '(:types t - object)').replace('- t)', '- object)'), problem],
  ['unlisted-object-type', domain.replace('- t)', '- object)'), problem],
  ['empty-types', domain.replace('(:types t)', '(:types)').replaceAll(' - t', ''), ''],
  ['empty-functions', domain.replace('(:types t)', '(:types t) (:functions)'), problem],
  ['cost-function', costs.replace('- number)', '- number (toll ?x - t) - number)'), problem],
  ['quantified-goal', domain, problem.replace('(:goal (q o))', '(:goal (forall (?x - t) (q ?x)))')],
  ['adl-parent', domain.replace(':strips :typing', ':adl').replace('types t', 'types u t - u'), problem],
  ['underscore-name', domain, problem.replaceAll(' o', ' _b')],
  ['odd-name', domain.replaceAll('?x', '?x.1'), problem],
  ['reserved-name', domain, problem.replaceAll(' o', ' and')],
  ['reserved-name', domain.replace('action a', 'action and'), problem],
  ['later-reserved-name', domain, problem.replaceAll(' o', ' always')],
  ['built-in-name', domain, problem.replaceAll(' o', ' total-cost')],
  ['shared-name', domain, problem.replaceAll(' o', ' a')],
  ['shared-name', domain.replace('action a', 'action p'), problem],
  ['capitals', domain.replace('(and', '(AND'), problem],
  ['metric-before-goal', costs, problem.replace('(:goal', '(:metric minimize (total-cost)) (:goal')],
  ['problem-requirements', domain, problem.replace('(:objects', '(:requirements :strips) (:objects')],
  ['negated-fact', domain, problem.replace('(p o)', '(p o) (not (q o))')],
  ['either-type', domain.replace('types t', 'types a b - object t - (either a b)'), problem],
  ['either-parameter', domain.replace('(?x - t)', '(?x - (either t u))').replace('types t', 'types t u'), problem],
  ['either-predicate', domain.replace('(p ?x - t)', '(p ?x - (either t u))').replace('types t', 'types t u'), problem],
  ['two-parents', domain.replace('types t', 'types a b - object t - a t - b'), problem],
  [
    'late-parameters',
    domain.replace(':parameters (?x - t) :precondition (p ?x)', ':precondition (p ?x) :parameters (?x - t)'),
    problem,
  ],
  ['no-effect', domain.replace('(:action', '(:action b :parameters () :precondition (and)) (:action'), problem],
  ['empty-effect', domain.replace(/:effect.*/, ':effect ()))'), problem],
  ['nested-and', domain.replace('n (p ?x)', 'n (and (and (p ?x)))'), problem],
  ['nested-and-effect', domain.replace('(and (q ?x)', '(and (and (q ?x))'), problem],
  ['nested-conditional-effect', domain.replace('(and (q ?x)', '(and (q ?x) (and (when (p ?x) (q ?x)))'), problem],
  ['empty-part', domain.replace('n (p ?x)', 'n (or (and) (p ?x))'), problem],
  ['empty-part', domain.replace('n (p ?x)', 'n (or)'), problem],
  ['empty-part', domain.replace('(and (q ?x)', '(and (when (and) (q ?x))'), problem],
  ['universal-recursion', domain.replace('\n', ' (:derived (r) (forall (?x - t) (or (p ?x) (r))))\n'), problem],
  [
    'universal-recursion',
    domain.replace('\n', ' (:derived (r) (not (exists (?x - t) (not (or (p ?x) (s)))))) (:derived (s) (r))\n'),
    problem,
  ],
  ['untyped', domain.replace('(q ?x - t)', '(q ?x)'), problem],
  ['unlisted-object-type', domain.replace('(q ?x - t)', '(q ?x - object)'), problem],
])('%s', (code, domain, problem) => {
  expect(codesOf({ domain, problem })).toContain(code)
})

test('what resembles these constructs, and is taken by every tool, has no such note', () => {
  const codes = (from: string, to: string) => codesOf({ domain: domain.replace(from, to), problem })
  expect(codes('n (p ?x)', 'n (and (and) (p ?x))')).not.toContain('empty-part')
  expect(codes('n (p ?x)', 'n (forall (?y - t) (and))')).not.toContain('empty-part')
  expect(codes('(and (q ?x)', '(and (forall (?y - t) (and (when (p ?y) (q ?y))))')).not.toContain(
    'nested-conditional-effect',
  )
  for (const body of ['(exists (?x - t) (or (p ?x) (r)))', '(forall (?x - t) (p ?x))'])
    expect(codes('\n', ` (:derived (r) ${body})\n`)).not.toContain('universal-recursion')
})

test('requirement keywords, numbers and names of several parts are not odd names', () => {
  const plain = domain.replace('(q ?x - t)', '(q-2_b ?x - t ?y-1 - t)')
  expect(codesOf({ domain: plain, problem })).toEqual([])
})

test('the tools are named', () => {
  const [note] = portabilityOf({ domain, problem: problem.replace('(q o))', '())') })
  expect(note!.message).toBe(
    '`(:goal ())` is refused by Fast Downward (translator 26.6), pyperplan 2.1 and the Python package pddl 0.5.1.',
  )
})

test('what a problem with costs leaves out is noted, with a fix', () => {
  let texts = { domain: costs, problem }
  for (const code of ['no-metric', 'no-start-cost']) {
    const note = portabilityOf(texts).find(each => each.code === code)
    texts = applied(texts, { ...note!.fix!, role: 'problem' })
  }
  expect(texts.problem).toContain('(:init (p o) (= (total-cost) 0))')
  expect(texts.problem).toContain('(:metric minimize (total-cost)))')
  expect(parseTexts(texts).diagnostics.problem).toEqual([])
  expect(codesOf(texts)).toEqual(['functions'])
})
