// The editor's questions through the engine: both texts are one, answers survive cloning, and what is stated about a
// problem is what a hand would count.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { engineInMemory } from '#engine/engine'

const engine = engineInMemory()
const ferry = domainFolders.find(({ id }) => id === 'ferry')!
const texts = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
type Role = 'domain' | 'problem'

/** The offset just after a text's first piece like this. */
const after = (role: Role, piece: string): number => {
  const at = texts[role].indexOf(piece)
  if (at < 0) throw new RangeError(`no ${piece} in the ${role}`)
  return at + piece.length
}
const written = (places: readonly { role: Role; span: { from: number; to: number } }[]): string[] =>
  places.map(({ role, span }) => `${role} ${texts[role].slice(span.from, span.to)}`)

test('everything the services give survives structured cloning', () => {
  const at = after('domain', '(on')
  const results = [
    engine.texts.diagnose(texts),
    engine.texts.complete(texts, 'domain', at),
    engine.texts.hover(texts, 'domain', at),
    engine.texts.definition(texts, 'problem', after('problem', '(at ')),
    engine.texts.references(texts, 'domain', at),
    engine.texts.renamable(texts, 'domain', at),
    engine.texts.rename(texts, 'domain', at, 'aboard'),
    engine.texts.outline(texts, 'domain'),
    engine.texts.format(texts.domain),
    engine.texts.meaning(texts),
    engine.texts.meaning({ domain: '(define', problem: '' }),
  ]
  for (const result of results) expect(structuredClone(result)).toEqual(result)
})

test('a name is found in both texts, and its declaration in the domain', () => {
  const at = after('problem', '(at-ferry')
  expect(written(engine.texts.definition(texts, 'problem', at))).toEqual(['domain at-ferry'])
  const places = engine.texts.references(texts, 'problem', at)
  expect(new Set(places.map(({ role }) => role))).toEqual(new Set(['domain', 'problem']))
  expect(places.filter(({ isDeclaration }) => isDeclaration)).toHaveLength(1)
})

test('renaming changes both texts to ones that mean the same', () => {
  const renaming = engine.texts.rename(texts, 'problem', after('problem', '(at-ferry'), 'moored')
  if (renaming.kind !== 'edits') throw new Error(renaming.reason)
  const changed = { ...texts }
  for (const { role, span, text } of [...renaming.edits].reverse())
    changed[role] = changed[role].slice(0, span.from) + text + changed[role].slice(span.to)
  expect(changed.domain).not.toContain('at-ferry')
  expect(changed.problem).not.toContain('at-ferry')
  expect(engine.texts.diagnose(changed)).toEqual({ domain: [], problem: [] })
  const before = engine.texts.meaning(texts)
  const now = engine.texts.meaning(changed)
  expect([now.facts, now.actions, now.mutexGroups]).toEqual([before.facts, before.actions, before.mutexGroups])
})

test('a hover shows the wording that we have for the domain', () => {
  const hover = engine.texts.hover(texts, 'domain', after('domain', '(at-ferry'))
  expect(hover).toMatchObject({ kind: 'predicate', name: 'at-ferry' })
  expect(hover!.phrase).toMatch(/^the ferry is at location \?\w+$/)
  expect(engine.texts.hover(texts, 'domain', after('domain', ':requirements'))).toMatchObject({
    kind: 'keyword',
    phrase: '',
  })
})

test('formatting shows whether the brackets allowed it', () => {
  expect(engine.texts.format('(define   (domain d))').isWhole).toBe(true)
  const broken = engine.texts.format('(define (domain d)')
  expect(broken).toEqual({ text: '(define (domain d)', isWhole: false })
})

test('the counts of a problem add up, and each kind of predicate is reported', () => {
  const domain = `(define (domain d) (:requirements :strips :typing)
    (:types car place)
    (:predicates (at ?c - car ?p - place) (road ?a ?b - place))
    (:action go :parameters (?c - car ?a ?b - place)
      :precondition (and (at ?c ?a) (road ?a ?b))
      :effect (and (at ?c ?b) (not (at ?c ?a)))))`
  const problem = `(define (problem p) (:domain d) (:objects c1 c2 - car x y z - place)
    (:init (at c1 x) (at c2 y) (road x y) (road y z))
    (:goal (at c1 z)))`
  const meaning = engine.texts.meaning({ domain, problem })
  // c1 may be at x, y, z; c2 at y, z.
  expect(meaning).toMatchObject({ facts: 5, actions: 3, mutexGroups: 2, obstacle: '' })
  expect(meaning.predicates).toMatchObject([
    { name: 'at', kind: 'fluent', facts: 5, initial: 2 },
    { name: 'road', kind: 'static', facts: 2, initial: 2 },
  ])
  expect(meaning.schemas).toMatchObject([{ name: 'go', actions: 3, applicable: 2 }])
  expect(meaning.objects).toEqual([
    { type: 'car', count: 2 },
    { type: 'place', count: 3 },
  ])
  expect(meaning.mutex).toMatchObject([{ shapes: ['(at ?x *)'], count: 2 }])
  expect(meaning.mutex![0]!.groups[0]!.initial).toBe('(at c1 x)')
})

test('texts with errors keep what can be described without counting, and explain why the rest is missing', () => {
  const meaning = engine.texts.meaning({
    ...texts,
    problem: texts.problem.replace('(at-ferry', '(at-fery'),
  })
  expect(meaning).toMatchObject({ facts: null, actions: null, mutex: null, mutexGroups: null })
  expect(meaning.obstacle).toContain('at-fery')
  expect(meaning.schemas.map(({ name, actions }) => [name, actions])).toContainEqual(['sail', null])
})

test('requirements are distinguished: used, idle, a part of another, missing, not supported', () => {
  const rows = (list: string, condition: string) =>
    engine.texts
      .meaning({
        domain: `(define (domain d) ${list} (:predicates (a) (b))
          (:action x :parameters () :precondition ${condition} :effect (a)))`,
        problem: '(define (problem p) (:domain d) (:init) (:goal (a)))',
      })
      .requirements.map(({ name, listed, isCovered, used, isSupported }) =>
        [name, listed ? 'listed' : '', isCovered ? 'covered' : '', used ? 'used' : '', isSupported ? '' : 'refused']
          .filter(word => word !== '')
          .join(' '),
      )
  expect(rows('(:requirements :strips :equality)', '(or (a) (b))')).toEqual([
    ':strips listed covered used',
    ':equality listed covered',
    ':disjunctive-preconditions used',
  ])
  expect(rows('(:requirements :adl :preferences)', '(not (b))')).toEqual([
    ':adl listed covered used',
    ':preferences listed covered refused',
    ':negative-preconditions covered used',
  ])
  expect(rows('', '(a)')).toEqual([])
})

test('a question is or falls with what an edit leaves of it', () => {
  const without = { ...texts, problem: texts.problem.replace(/\(at c0 l\d\)/, '') }
  expect(engine.texts.objection(texts, { kind: 'app' })).toBeNull()
  expect(engine.texts.objection(texts, { kind: 'prog', action: '(fly c0)' })).toContain('no longer exists')
  const [posed] = engine.making.pose(texts, 'ferry').filter(({ kind }) => kind === 'just')
  if (posed?.asked?.kind === 'just') {
    expect(engine.texts.objection(texts, posed.asked)).toBeNull()
    expect(engine.texts.objection(without, posed.asked)).toMatch(/plan|error/)
  }
  expect(engine.texts.objection({ ...texts, domain: '(' }, { kind: 'app' })).toContain('error')
  // The ferry sails and stays where it is.
  const stuck = { ...texts, domain: texts.domain.replace('(at-ferry ?to)', '(at-ferry ?from)') }
  expect(engine.texts.objection(texts, { kind: 'land' })).toBeNull()
  expect(engine.texts.objection(stuck, { kind: 'land' })).toContain('cannot be reached')
  expect(engine.texts.objection(stuck, { kind: 'nexta' })).toContain('cannot be reached')
  expect(engine.texts.objection(stuck, { kind: 'app' })).toBeNull()
})

test('hostile texts get an answer too', () => {
  const hostile = ['', '(', ')'.repeat(2_000), '('.repeat(2_000), ';', '(define (domain \u0000 ?', '😀']
  for (const domain of hostile)
    for (const problem of [hostile[0]!, hostile[3]!, domain]) {
      const both = { domain, problem }
      for (const role of ['domain', 'problem'] as const)
        for (const offset of [0, 1, both[role].length, both[role].length + 5]) {
          engine.texts.complete(both, role, offset)
          engine.texts.hover(both, role, offset)
          engine.texts.rename(both, role, offset, '')
        }
      engine.texts.outline(both, 'domain')
      engine.texts.format(domain)
      expect(engine.texts.meaning(both).obstacle).not.toBe('')
    }
})
