// Every feature of the language in a tiny domain: the checker's semantics, by sequences that it accepts or rejects
// and by complete sets of states.

import { expect, test } from 'vitest'
import type { Certificate, Claim } from '#planning/certificates/certificate'
import { rowsOf } from './naive-evidence'
import { type Pieces, pieced } from './pieces'

/** A checker for a domain given in pieces, and short ways to ask it. */
function checkerOf(pieces: Pieces) {
  const { where } = pieced(pieces)
  return {
    where,
    /** The place where a sequence fails to make the fact true; '' if it does not fail. */
    reaches: (actions: readonly string[], fact: string): string =>
      where({ kind: 'reachable', target: { kind: 'fact', fact } }, { kind: 'plan', actions }),
    /** The place where the claim fails that these are all states and the fact holds in none; '' if it does not fail. */
    onlyStates: (states: readonly (readonly string[])[], without: string): string =>
      where(
        { kind: 'unreachable', target: { kind: 'fact', fact: without } },
        { kind: 'exhausted', states: rowsOf(states) },
      ),
    costs: (actions: readonly string[], cost: number): string =>
      where(
        { kind: 'optimal', cost },
        {
          kind: 'optimal',
          plan: actions,
          bound: { cost: -1, states: rowsOf([]), values: new Float64Array(0) },
        },
      ),
  }
}

test('an action that adds and deletes a fact makes it true', () => {
  const { reaches, onlyStates } = checkerOf({
    predicates: '(p) (q)',
    body: '(:action a :parameters () :precondition (and) :effect (and (p) (not (p)) (not (q))))',
    init: '(q)',
  })
  expect(reaches(['(a)'], '(p)')).toBe('')
  expect(reaches(['(a)'], '(q)')).not.toBe('')
  expect(onlyStates([['(q)'], ['(p)']], '(r)')).toMatch(/No predicate `r`/)
})

test('add wins over delete across conditional effects; conditions are evaluated before the step', () => {
  const { reaches, onlyStates } = checkerOf({
    predicates: '(p) (q) (r)',
    body: `(:action a :parameters () :precondition (and)
      :effect (and (when (p) (not (p))) (when (p) (q)) (when (q) (and (p) (r)))))`,
    init: '(p)',
  })
  expect(reaches(['(a)'], '(q)')).toBe('')
  expect(reaches(['(a)'], '(r)')).not.toBe('')
  expect(reaches(['(a)'], '(p)')).not.toBe('')
  expect(reaches(['(a)', '(a)'], '(r)')).toBe('')
  expect(reaches(['(a)', '(a)', '(a)'], '(p)')).toBe('')
  const states = [['(p)'], ['(q)'], ['(p)', '(q)', '(r)']]
  expect(onlyStates(states, '(p)')).toMatch(/^State 0 satisfies the target/)
  expect(onlyStates(states.slice(0, 2), '(r)')).toMatch(/^State 1: its successor by \(a\)/)
  expect(onlyStates(states.slice(0, 1), '(r)')).toMatch(/^State 0: its successor by \(a\)/)
})

test('types have hierarchies, unions, and objects of two types', () => {
  const { reaches } = checkerOf({
    names: '(:types car bike - vehicle tree vehicle - object hybrid - (either car bike))',
    predicates: '(seen ?x - object)',
    body: `(:action look :parameters (?x - (either car tree)) :precondition (and) :effect (seen ?x))
      (:action ride :parameters (?x - bike) :precondition (and) :effect (seen ?x))`,
    objects: 'oak - tree vw - car bmx - bike e - hybrid rock',
    init: '',
  })
  expect(reaches(['(look oak)'], '(seen oak)')).toBe('')
  expect(reaches(['(look vw)'], '(seen vw)')).toBe('')
  expect(reaches(['(look e)'], '(seen e)')).toBe('')
  expect(reaches(['(ride e)'], '(seen e)')).toBe('')
  expect(reaches(['(ride vw)'], '(seen vw)')).toMatch(/`vw` is not of the right type/)
  expect(reaches(['(look bmx)'], '(seen bmx)')).toMatch(/`bmx` is not of the right type/)
  expect(reaches(['(look rock)'], '(seen rock)')).toMatch(/`rock` is not of the right type/)
})

test('constants are objects, and equality distinguish names', () => {
  const { reaches } = checkerOf({
    names: '(:constants home)',
    predicates: '(at ?x) (met ?x ?y)',
    body: `(:action return :parameters (?x) :precondition (and (at ?x) (not (= ?x home)))
        :effect (and (not (at ?x)) (at home)))
      (:action meet :parameters (?x ?y) :precondition (= ?x ?y) :effect (met ?x ?y))`,
    objects: 'a b',
    init: '(at a)',
  })
  expect(reaches(['(return a)'], '(at home)')).toBe('')
  expect(reaches(['(return a)', '(return home)'], '(at home)')).toMatch(/^step 2/)
  expect(reaches(['(meet b b)'], '(met b b)')).toBe('')
  expect(reaches(['(meet a b)'], '(met a b)')).toMatch(/^step 1/)
})

test('negation, disjunction and implication nest', () => {
  const { reaches } = checkerOf({
    predicates: '(p) (q) (r) (done)',
    body: `(:action a :parameters ()
        :precondition (and (or (p) (not (q))) (imply (p) (not (or (q) (r)))))
        :effect (done))
      (:action p :parameters () :precondition (and) :effect (p))
      (:action q :parameters () :precondition (and) :effect (q))
      (:action r :parameters () :precondition (and) :effect (r))
      (:action not-p :parameters () :precondition (not (not (p))) :effect (not (p)))`,
    init: '',
  })
  expect(reaches(['(a)'], '(done)')).toBe('')
  expect(reaches(['(p)', '(a)'], '(done)')).toBe('')
  expect(reaches(['(q)', '(a)'], '(done)')).toMatch(/^step 2/)
  expect(reaches(['(p)', '(r)', '(a)'], '(done)')).toMatch(/^step 3/)
  expect(reaches(['(p)', '(r)', '(not-p)', '(a)'], '(done)')).toBe('')
  expect(reaches(['(not-p)'], '(p)')).toMatch(/^step 1.*\(p\) does not hold/)
})

test('quantifiers run over the objects of their types, and an inner name hides an outer one', () => {
  const { reaches } = checkerOf({
    names: '(:types thing box) (:constants left - box)',
    predicates: '(in ?t - thing ?b - box) (full) (own ?t - thing)',
    body: `(:action put :parameters (?t - thing ?b - box) :precondition (and) :effect (in ?t ?b))
      (:action close :parameters ()
        :precondition (forall (?t - thing) (exists (?b - box) (in ?t ?b))) :effect (full))
      (:action peek :parameters (?t - thing)
        :precondition (and (not (in ?t left)) (exists (?t - thing) (in ?t left))) :effect (own ?t))`,
    objects: 'x y - thing right - box',
    init: '',
  })
  expect(reaches(['(put x left)', '(put y right)', '(close)'], '(full)')).toBe('')
  expect(reaches(['(put x left)', '(put x right)', '(close)'], '(full)')).toMatch(/^step 3/)
  expect(reaches(['(put x left)', '(peek y)'], '(own y)')).toBe('')
  expect(reaches(['(put x left)', '(peek x)'], '(own x)')).toMatch(/^step 2/)
})

test('effects run over objects, and nest with conditions', () => {
  const { reaches, onlyStates } = checkerOf({
    names: '(:types thing)',
    predicates: '(wet ?t - thing) (rain) (near ?s ?t - thing)',
    body: `(:action pour :parameters (?s - thing) :precondition (rain)
      :effect (forall (?t - thing) (when (near ?s ?t) (and (wet ?t) (when (wet ?t) (not (rain)))))))`,
    objects: 'a b c - thing',
    init: '(rain) (near a b) (near a c) (near b b)',
  })
  expect(reaches(['(pour a)'], '(wet c)')).toBe('')
  expect(reaches(['(pour a)'], '(wet a)')).not.toBe('')
  expect(reaches(['(pour a)', '(pour b)'], '(wet b)')).toBe('')
  expect(reaches(['(pour a)', '(pour b)', '(pour b)'], '(wet b)')).toMatch(/^step 3.*\(rain\)/)
  const states = [
    ['(rain)'],
    ['(rain)', '(wet b)'],
    ['(wet b)'],
    ['(rain)', '(wet b)', '(wet c)'],
    ['(wet b)', '(wet c)'],
  ]
  expect(onlyStates(states, '(wet a)')).toBe('')
  states.forEach((_, left) => {
    expect(
      onlyStates(
        states.filter((_, i) => i !== left),
        '(wet a)',
      ),
    ).not.toBe('')
  })
})

test('derived facts follow from the state, layer by layer, and stop holding with it', () => {
  const { reaches, onlyStates, where } = checkerOf({
    names: '(:constants a b c)',
    predicates: '(link ?a ?b) (path ?a ?b) (cut ?a) (done)',
    body: `(:derived (path ?a ?b) (or (link ?a ?b) (exists (?m) (and (link ?a ?m) (path ?m ?b)))))
      (:derived (cut ?a) (not (exists (?b) (path ?a ?b))))
      (:action break :parameters (?a ?b) :precondition (link ?a ?b) :effect (not (link ?a ?b)))
      (:action end :parameters () :precondition (and (cut b) (not (path a c))) :effect (done))`,
    init: '(link a b) (link b c)',
  })
  expect(reaches([], '(path a c)')).toBe('')
  expect(reaches([], '(cut c)')).toBe('')
  expect(reaches([], '(cut b)')).not.toBe('')
  expect(reaches(['(break b c)'], '(path a c)')).not.toBe('')
  expect(reaches(['(break b c)', '(end)'], '(done)')).toBe('')
  expect(reaches(['(break a b)', '(end)'], '(done)')).toMatch(/^step 2/)
  const states = [
    ['(link a b)', '(link b c)'],
    ['(link a b)'],
    ['(link b c)'],
    [],
    ['(link a b)', '(done)'],
    ['(done)'],
  ]
  expect(onlyStates(states, '(path c a)')).toBe('')
  expect(onlyStates(states, '(cut a)')).toMatch(/^State 2 satisfies the target/)
  expect(onlyStates(states.slice(0, 4), '(path c a)')).toMatch(/^State 1: its successor by \(end\)/)
  const closed = {
    kind: 'closed-set',
    facts: ['(link a b)', '(link b c)', '(path a b)', '(path b c)', '(path a c)', '(done)'].concat(
      ['a', 'b', 'c'].map(object => `(cut ${object})`),
    ),
    mayBeFalse: ['(link a b)', '(link b c)'],
  } as const
  const claim: Claim = { kind: 'unreachable', target: { kind: 'fact', fact: '(path b a)' } }
  expect(where(claim, closed)).toBe('')
  closed.facts.forEach((_, left) => {
    const facts = closed.facts.filter((_, i) => i !== left)
    expect(where(claim, { ...closed, facts })).toMatch(/^The closed set (lacks|is left by)/)
  })
})

test('a step costs the sum of its increases; one without a value cannot be done', () => {
  const { costs } = checkerOf({
    names: '(:constants x y z)',
    predicates: '(bought ?x)',
    body: `(:action buy :parameters (?x) :precondition (and)
        :effect (and (bought ?x) (increase (total-cost) (price ?x)) (increase (total-cost) 0.5)))
      (:action find :parameters (?x) :precondition (and) :effect (bought ?x))`,
    init: '(= (price x) 2) (= (price y) 0.25)',
    goal: '(bought x)',
    metric: true,
  })
  expect(costs(['(buy x)', '(buy y)'], 3.25)).toMatch(/^The bound is for the cost -1/)
  expect(costs(['(buy x)'], 3)).toBe('The plan costs 2.5, not 3.')
  expect(costs(['(find x)'], 0)).toMatch(/^The bound is for the cost -1/)
  expect(costs(['(buy z)', '(buy x)'], 0)).toMatch(/^step 1 .*the precondition does not hold/)
})

test('without a metric every step costs 1', () => {
  const { costs } = checkerOf({
    predicates: '(p)',
    body: '(:action a :parameters () :precondition (and) :effect (and (p) (increase (total-cost) 9)))',
    init: '',
    goal: '(p)',
  })
  expect(costs(['(a)', '(a)'], 18)).toBe('The plan costs 2, not 18.')
})

test('a goal may use the whole language', () => {
  const { where } = checkerOf({
    names: '(:types thing)',
    predicates: '(on ?t - thing) (off)',
    body: `(:action flip :parameters (?t - thing) :precondition (and) :effect (and (on ?t) (off)))
      (:action rest :parameters () :precondition (and) :effect (not (off)))`,
    objects: 'a b - thing',
    init: '',
    goal: '(and (forall (?t - thing) (imply (off) (on ?t))) (or (on a) (and (on a) (on b))))',
  })
  const claim: Claim = { kind: 'reachable', target: { kind: 'goal' } }
  expect(where(claim, { kind: 'plan', actions: ['(flip a)', '(flip b)'] })).toBe('')
  expect(where(claim, { kind: 'plan', actions: ['(flip a)', '(rest)'] })).toBe('')
  expect(where(claim, { kind: 'plan', actions: ['(flip a)'] })).not.toBe('')
  const away: Certificate = { kind: 'closed-set', facts: ['(on b)', '(off)'], mayBeFalse: [] }
  expect(where({ kind: 'landmark', fact: '(on a)' }, away)).toMatch(/is trivial/)
  expect(where({ kind: 'not-landmark', fact: '(on b)' }, { kind: 'plan', actions: ['(flip a)', '(rest)'] })).toBe('')
})

test('no step that may make the avoided fact true counts, be it under a condition', () => {
  const { where } = checkerOf({
    predicates: '(p) (q) (r) (s)',
    body: `(:action a :parameters () :precondition (and) :effect (and (q) (when (s) (and (p) (r)))))
      (:action b :parameters () :precondition (p) :effect (r))
      (:action c :parameters () :precondition (and) :effect (s))`,
    init: '',
    goal: '(and (q) (r))',
  })
  const claim: Claim = { kind: 'landmark', fact: '(p)' }
  const states = [[], ['(q)'], ['(s)'], ['(q)', '(s)']]
  expect(where(claim, { kind: 'exhausted', states: rowsOf(states) })).toBe('')
  expect(where(claim, { kind: 'exhausted', states: rowsOf(states.slice(0, 3)) })).toMatch(/^State 1/)
  expect(where(claim, { kind: 'closed-set', facts: ['(q)', '(s)'], mayBeFalse: [] })).toBe('')
  expect(where(claim, { kind: 'closed-set', facts: ['(q)'], mayBeFalse: [] })).toMatch(/is left by \(c\)/)
  expect(where({ kind: 'landmark', fact: '(s)' }, { kind: 'closed-set', facts: ['(q)'], mayBeFalse: [] })).toBe('')
})
