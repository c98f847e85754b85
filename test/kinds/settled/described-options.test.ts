// Options of questions that leave facts open in their English: a truth value that is the same without them and with
// all of them is decided, by evidence from the problem that shows it; other options are left open, with the relevant
// facts.

import { describe, expect, test } from 'vitest'
import type { Statement } from '#planning/analysis/statement'
import type { Answer } from '#language/answers/reading'
import { checkCertificate } from '#planning/certificates/check'
import { judgeOptions, type JudgedBy } from '#questions/kinds/judging/options'
import { loadTask, type LoadedTask } from '#planning/task/load'

const domain = `(define (domain doors) (:requirements :strips :typing) (:types room)
  (:predicates (in ?r - room) (door ?a ?b - room) (seen ?r - room))
  (:action go :parameters (?a ?b - room) :precondition (and (in ?a) (door ?a ?b))
    :effect (and (in ?b) (seen ?b) (not (in ?a)))))`
const problem = (more: string): string =>
  `(define (problem x) (:domain doors) (:objects a b c d - room)
  (:init (in a) (seen a) (door a b) ${more}) (:goal (seen b)))`

function ready(more: string): LoadedTask {
  const loaded = loadTask({ domain, problem: problem(more) })
  if (loaded.kind !== 'ready') throw new Error('bad PDDL')
  return loaded
}

/** That b leads to c is open; nothing can lead to d. */
const open = '(door b c)'
const by: JudgedBy = {
  ready: ready(''),
  most: ready(open),
  parsedContext: {
    ...{ domain: 'doors', assumed: [], unread: [], taken: [], most: problem(open) },
    missing: [{ text: 'Not all doors are told.', facts: [open] }],
  },
}

const span = { from: 0, to: 0 }
const yes: Answer = { kind: 'yes-no', yes: true, span }
const reach = (...facts: string[]): Statement => ({ kind: 'reachable', facts })
const on = (statement: Statement) => judgeOptions(by, [statement], undefined, yes)!

describe('yes and no', () => {
  test('what can be done as described can be done', () => {
    expect(on(reach('(seen b)'))).toMatchObject({ verdict: 'right' })
    expect(on(reach('(seen b)')).evidence!.map(({ about }) => about)).toEqual([undefined])
  })

  test('what cannot be done with all that is open can never be done, by evidence about that problem', () => {
    const draft = on(reach('(in b)', '(in c)'))
    expect(draft.verdict).toBe('wrong')
    for (const { claim, certificate, about } of draft.evidence!) {
      expect(about).toBe('most')
      const { domain, problem } = by.most!
      expect(checkCertificate(domain, problem, claim, certificate).accepted).toBe(true)
    }
    expect(draft.evidence!.length).toBeGreaterThan(0)
  })

  test('what hangs on an open fact is undecided, and the fact is named', () => {
    const sequence: Statement = {
      kind: 'sequence',
      entries: ['(go a b)', '(go b c)'].map(action => ({ kind: 'action', action })),
      is: 'is-applicable',
    }
    for (const statement of [reach('(in c)'), sequence]) {
      const draft = on(statement)
      expect(draft).toMatchObject({ verdict: 'undecided', reason: 'english-incomplete' })
      expect(draft.explanation).toContain('`(door b c)`')
      expect(draft.findings!.map(({ text }) => text)).toEqual(['Not all doors are told.'])
    }
  })

  test('a landmark where all holds that is open is one in any case, and a plan as described may avoid a fact', () => {
    const most = ready('(door a c) (door c b)')
    const round = { ...by, most }
    const draft = judgeOptions(round, [{ kind: 'landmark', fact: '(in b)' }], undefined, yes)
    expect(draft).toMatchObject({ verdict: 'right' })
    const not = judgeOptions(round, [{ kind: 'landmark', fact: '(in c)' }], undefined, yes)
    expect(not).toMatchObject({ verdict: 'wrong' })
  })
})

describe('choices', () => {
  const labels = { text: ['one', 'two', 'three'], label: ['A', 'B', 'C'] }
  const pick = (label: string, ...statements: Statement[]) =>
    judgeOptions(by, statements, labels, { kind: 'choice', label, span })!
  const [can, never, hangs] = [reach('(in b)'), reach('(in d)'), reach('(in c)')] as const

  test('one choice is true and no other is open: decided, each with its reason', () => {
    expect(pick('A', can, never, never)).toMatchObject({ verdict: 'right' })
    expect(pick('A', can, never, never).findings!.map(({ item }) => item)).toEqual(['B', 'C'])
    expect(pick('B', can, never, never)).toMatchObject({ verdict: 'wrong' })
  })

  test('with one open choice and no true one, the others are wrong and the open one is left open', () => {
    expect(pick('A', never, never, hangs)).toMatchObject({ verdict: 'wrong' })
    expect(pick('C', never, never, hangs)).toMatchObject({
      verdict: 'undecided',
      reason: 'english-incomplete',
    })
  })

  test('a true choice next to an open one is left open, and two true ones are a defect', () => {
    expect(pick('A', can, never, hangs)).toMatchObject({ reason: 'english-incomplete' })
    expect(pick('A', can, can, hangs)).toMatchObject({ reason: 'question-defect' })
  })
})
