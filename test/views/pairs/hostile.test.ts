// Whatever is pasted gives a fault with its place, a counted refusal, or a comparison; nothing is thrown.

import { expect, test } from 'vitest'
import { viewPair } from '#questions/views/pairs/view-pair'

const domain = `(define (domain tiny) (:requirements :strips :typing) (:types car place)
  (:predicates (at ?c - car ?p - place) (road ?p ?q - place) (washed ?c - car))
  (:action go :parameters (?c - car ?p ?q - place) :precondition (and (at ?c ?p) (road ?p ?q))
    :effect (and (at ?c ?q) (not (at ?c ?p))))
  (:action wash :parameters (?c - car) :effect (washed ?c)))`
const right = `(define (problem two) (:domain tiny) (:objects a b - car north south - place)
  (:init (at a north) (at b north) (road north south) (road south north))
  (:goal (and (at a south) (washed b))))`

const view = (b: string, a = right, d = domain) =>
  viewPair({ domain: d, a, b, placeholder: false }, { maxStates: 20_000 })

test('a text with errors gives faults with line and column', () => {
  const texts: readonly string[] = [
    '',
    '((((',
    '))))',
    'no problem at all',
    right.slice(0, 80),
    right.replace('washed b', 'washed c'),
    right.replace('(at a south)', '(at a)'),
    right.replace('(at a north)', '(at north a)'),
    right.replace('(washed b)', '(> 3 2)'),
    '('.repeat(300_000),
    `${right.slice(0, -1)}${'(and '.repeat(3_000)}`,
    '\u0000\u2028\uffff'.repeat(1_000),
    right.replace('washed', '__proto__').replace('a b', 'constructor b'),
  ]
  for (const text of texts) {
    const found = view(text)
    if (found.kind !== 'fault') throw new Error(`no fault: ${text.slice(0, 60)}`)
    expect(found.faults.length).toBeLessThanOrEqual(20)
    expect(found.faults[0]).toMatchObject({ text: 'b' })
    expect(found.faults[0]!.message).toMatch(/^Line \d+, column \d+: \S/)
  }
  const [inA, inDomain] = [view(right, '(define'), view(right, right, 'x')]
  expect(inA.kind === 'fault' && inA.faults[0]!.text).toBe('a')
  expect(inDomain.kind === 'fault' && inDomain.faults[0]!.text).toBe('domain')
})

test('names of the language are names', () => {
  const names = (text: string): string =>
    text.replaceAll(' a ', ' constructor ').replaceAll(' b', ' __proto__').replaceAll('(at a', '(at constructor')
  const found = view(names(right))
  expect(found).toMatchObject({ kind: 'compared', equivalent: { equivalent: true } })
  const missing = view(names(right).replace('(washed __proto__)', ''))
  if (missing.kind !== 'compared') throw new Error(missing.kind)
  expect(missing.repair!.description).toBe('Add `(washed __proto__)` to the goal.')
})

const many = (count: number): string =>
  `(define (problem many) (:domain tiny) (:objects ${Array.from({ length: count }, (_, i) => `c${i}`).join(' ')} - car north south - place)
  (:init ${Array.from({ length: count }, (_, i) => `(at c${i} north)`).join(' ')} (road north south))
  (:goal (and ${Array.from({ length: count }, (_, i) => `(at c${i} south)`).join(' ')})))`

test('hundreds of objects and facts that differ are reported in counts, thousands with an error as a fault', () => {
  const found = view(many(200), many(150))
  if (found.kind !== 'compared') throw new Error(JSON.stringify(found).slice(0, 300))
  expect(found.equivalent.equivalent).toBe(false)
  expect(found.equivalent.explanation).toBe(
    'The second problem has 200 objects of type `car`, the first problem has 150.',
  )
  expect(found.sections[0]!.counts).toMatchObject({ same: 152, extra: 50, missing: 0 })
  expect(found.repair!.description).toMatch(/; and \d+ more changes\.$/)
  const faulty = view(many(5_000).replace('(road north south)', '(road north north-east)'))
  expect(faulty.kind).toBe('fault')
})

test('of long sections the lines that differ come first, and the rest is counted', () => {
  const facts = Array.from({ length: 45 }, (_, i) => `n${i}`)
  const roads = facts.flatMap(p => facts.map(q => `(road ${p} ${q})`)).join(' ')
  const long = (last: string): string =>
    `(define (problem p) (:domain tiny) (:objects a - car ${facts.join(' ')} - place)
    (:init ${roads} ${last}) (:goal (at a n1)))`
  const found = view(long('(at a n2) (washed a)'), long('(at a n2)'))
  if (found.kind !== 'compared') throw new Error(found.kind)
  const init = found.sections[1]!
  expect([init.lines.length, init.leftOut]).toEqual([2_000, 27])
  expect(init.lines[0]).toMatchObject({ what: 'extra', inB: { text: '(washed a)' } })
})

test('a text of 1 MB is compared or refused, and blanks do no harm', () => {
  const blank = right.replace('(washed b)', `${' \n'.repeat(250_000)}; c\n`)
  const found = view(blank)
  if (found.kind !== 'compared') throw new Error(JSON.stringify(found).slice(0, 300))
  expect(found.repair!.text).toContain('(washed b)')
})
