// Two problems side by side: each kind of line, what is implied and why, notes.

import { expect, test } from 'vitest'
import type { ComparedView, DiffLine, LineKind } from '#questions/views/pairs/pair-view'
import { viewPair } from '#questions/views/pairs/view-pair'

const domain = `(define (domain hands) (:requirements :adl)
  (:types ball place - object  room - place)
  (:predicates (at ?b - ball ?r - room) (in ?r - room) (held ?b - ball) (free) (marked ?p - object))
  (:action go :parameters (?r ?s - room) :precondition (in ?r) :effect (and (in ?s) (not (in ?r))))
  (:action take :parameters (?b - ball ?r - room) :precondition (and (in ?r) (at ?b ?r) (free))
    :effect (and (held ?b) (not (at ?b ?r)) (not (free))))
  (:action put :parameters (?b - ball ?r - room) :precondition (and (in ?r) (held ?b))
    :effect (and (at ?b ?r) (free) (not (held ?b)))))`

const problem = (goal: string, objects = 'b1 b2 - ball r1 r2 - room', init = ''): string =>
  `(define (problem p) (:domain hands) (:objects ${objects})
  (:init (in r1) (free) (at b1 r1) (at b2 r1) ${init}) (:goal ${goal}))`

function compared(a: string, b: string, placeholder = false): ComparedView {
  const view = viewPair({ domain, a, b, placeholder }, { maxStates: 100_000 })
  if (view.kind !== 'compared') throw new Error(JSON.stringify(view))
  return view
}

const linesOf = (view: ComparedView, what: LineKind): readonly DiffLine[] =>
  view.sections.flatMap(({ lines }) => lines.filter(line => line.what === what))

const texts = (lines: readonly DiffLine[]): readonly (string | undefined)[] =>
  lines.map(({ inA, inB }) => (inB ?? inA)?.text)

test('a goal fact that follows from the other goal is implied, with the reason', () => {
  const view = compared(problem('(and (at b1 r2))'), problem('(and (at b1 r2) (not (held b1)))'))
  expect(view.equivalent.equivalent).toBe(true)
  const [line] = linesOf(view, 'implied')
  expect(line!.inB!.text).toBe('(not (held b1))')
  expect(line!.note).toContain('`(held b1)` and `(at b1 r2)` exclude each other')
  expect(view.equivalent.explanation).toContain('1 goal part that only one problem writes changes nothing')
  expect(view.repair).toBeNull()
})

test('if one of a group of facts always holds, the last remaining one is implied', () => {
  const one = 'b1 b2 - ball r1 - room'
  const view = compared(problem('(held b1)', one), problem('(and (held b1) (in r1))', one))
  expect(view.equivalent.equivalent).toBe(true)
  expect(linesOf(view, 'implied')[0]!.note).toContain('it holds from the start')
  const free = compared(problem('(free)'), problem('(and (free) (not (held b1)))'))
  expect(linesOf(free, 'implied')[0]!.note).toContain('`(held b1)` and `(free)` exclude each other')
})

test('a goal fact that does not follow is missing or extra, and the other goal can do without', () => {
  const view = compared(problem('(and (at b1 r2) (in r1))'), problem('(and (at b1 r2) (free) (held b2))'))
  expect(view.equivalent.equivalent).toBe(false)
  expect(texts(linesOf(view, 'missing'))).toEqual(['(in r1)'])
  // Two balls, one of them held, leave no hand free: a goal that cannot be reached implies nothing.
  expect(texts(linesOf(view, 'extra'))).toEqual(['(free)', '(held b2)'])
  expect(view.notes).toContain('No plan reaches the goal of the second problem.')
})

test('renamed, retyped, missing and extra objects and facts', () => {
  const renamed = compared(
    problem('(at b1 r2)'),
    problem('(at x2 y1)', 'x1 x2 - ball y1 y2 - room').replace(
      '(in r1) (free) (at b1 r1) (at b2 r1)',
      '(free) (in y2) (at x1 y2) (at x2 y2)',
    ),
  )
  expect(renamed.equivalent.equivalent).toBe(true)
  expect(new Set(renamed.sections.flatMap(({ lines }) => lines.map(({ what }) => what)))).toEqual(
    new Set(['renamed', 'same']),
  )
  expect(Object.fromEntries(renamed.renaming)).toEqual({ b1: 'x2', b2: 'x1', r1: 'y2', r2: 'y1' })
  const other = compared(
    problem('(at b1 r2)', 'b1 b2 - ball r1 r2 - room p - place'),
    problem('(at b1 r2)', 'b1 b2 b3 - ball r1 r2 p - room', '(marked b1)'),
  )
  expect(texts(linesOf(other, 'changed'))).toEqual(['p - room'])
  expect(texts(linesOf(other, 'extra'))).toEqual(['b3 - ball', '(marked b1)'])
  expect(other.equivalent.explanation).toMatch(/^The second problem has \d objects? of type/)
})

test('goals other than conjunctions are compared part by part', () => {
  const view = compared(
    problem('(and (free) (or (at b1 r2) (at b2 r2)))'),
    problem('(and (free) (or (at b1 r2) (in r2)))'),
  )
  const goal = view.sections[2]!.lines
  expect(goal.map(({ what, depth }) => `${depth} ${what}`)).toEqual([
    '0 same',
    '0 changed',
    '1 same',
    '1 missing',
    '1 extra',
  ])
  const quantified = compared(
    problem('(forall (?b - ball) (imply (held ?b) (in r1)))'),
    problem('(forall (?x - ball) (imply (held ?x) (in r2)))'),
  )
  expect(quantified.sections[2]!.lines.map(({ what }) => what)).toEqual(['changed', 'same', 'missing', 'extra'])
})

test('goals written otherwise with the same goal states are implied as a whole', () => {
  const view = compared(
    problem('(forall (?b - ball) (not (held ?b)))'),
    problem('(not (exists (?b - ball) (held ?b)))'),
  )
  expect(view.equivalent.equivalent).toBe(true)
  expect(linesOf(view, 'implied').every(({ note }) => note !== '')).toBe(true)
})

test('the match that is shown makes as much of the goals agree as can be', () => {
  const objects = `${Array.from({ length: 8 }, (_, i) => `b${i + 1}`).join(' ')} - ball r1 r2 - room`
  const rest = Array.from({ length: 6 }, (_, i) => `(at b${i + 3} r1)`).join(' ')
  const a = problem('(and (at b1 r2) (at b2 r2) (at b3 r2) (in r1))', objects, rest)
  const b = problem('(and (at b6 r2) (at b7 r2) (at b8 r2))', objects, rest)
  const view = compared(a, b)
  expect(texts(linesOf(view, 'missing'))).toEqual(['(in r1)'])
  expect(linesOf(view, 'extra')).toEqual([])
  expect(view.repair!.description).toBe('Add `(in r1)` to the goal.')
})

test('notes show what is unusual: senses that part, idle objects, goals that hold at once, costs, other domain names', () => {
  const a = problem('(and (held b1) (in r1))')
  const apart = (goal: string): string => problem(goal).replace('(at b2 r1)', '(at b2 r2)')
  const parted = compared(apart('(held b1)'), apart('(held b2)'))
  expect(parted.equivalent.equivalent).toBe(false)
  expect(parted.other.equivalent).toBe(true)
  expect(parted.notes[0]).toContain('(placeholder)')
  const idle = compared(a, problem('(and (held b1) (in r1))', 'b1 b2 b3 - ball r1 r2 - room'))
  expect(idle.notes[0]).toContain('`b3` of the second problem stands in no fact and in no goal')
  expect(idle.notes[0]).toContain('that is the only difference')
  const atOnce = compared(problem('(free)'), problem('(free)'))
  expect(atOnce.notes).toHaveLength(2)
  const named = compared(a, a.replace('(:domain hands)', '(:domain arms)'))
  expect(named.equivalent.equivalent).toBe(true)
  expect(named.notes.join(' ')).toContain('arms')
  const never = problem('(and (free) (held b1))')
  expect(compared(never, problem('(and (free) (held b2))')).notes[0]).toContain('Neither goal')
})
