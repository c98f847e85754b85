// Whatever is pasted: no crash, no overflow, no place outside of the text, and no more than linear work.

import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { parseDomain } from '#planning/pddl/domain'
import { formatPddl } from '#planning/pddl/format'
import { parsePlan } from '#planning/pddl/plan'
import { parseProblem } from '#planning/pddl/problem'
import { readSymbols } from '#planning/pddl/symbols'
import { isError } from '#planning/pddl/diagnostic'
import { checkReading, hostileTexts, realDomain, realProblem } from '../support/pddl-fuzz'
import { roundsOf } from '../support/long'

test('the texts that are mutated are without fault', () => {
  const { domain, diagnostics } = parseDomain(realDomain)
  expect(diagnostics).toEqual([])
  expect(parseProblem(realProblem, domain).diagnostics).toEqual([])
})

test('any text is read, formatted and asked about without a crash', () => {
  fc.assert(
    fc.property(hostileTexts, fc.array(fc.nat(), { maxLength: 4 }), (text, offsets) => checkReading(text, offsets)),
    { numRuns: roundsOf(400) },
  )
})

/** Texts that grow with a number, each difficult for some reader. */
const families: Record<string, (size: number) => string> = {
  'brackets that open': n => '('.repeat(n),
  'brackets that close': n => ')'.repeat(n),
  'brackets nested and closed': n => '('.repeat(n) + ')'.repeat(n),
  'sections never closed': n => `(define (domain d) ${'(:action a '.repeat(n)}`,
  'actions closed too early': n => `(define (domain d) (:action a) ${') :effect'.repeat(n)}`,
  'sections closed too early': n => `(define (domain d) (:predicates (p) ${') (p)'.repeat(n)}`,
  'action parts that reopen': n => `(define (domain d) (:action a (${':effect ( '.repeat(n)}`,
  'comments above one another': n => `(define (domain d) (:predicates ${'; c\n'.repeat(n)}(p)))`,
  'comments before actions': n => `(define (domain d) ${'; c\n\n; c\n(:action a :effect (p))'.repeat(n)})`,
  'one long word': n => `(define (domain ${'a'.repeat(n)}) (:predicates (${'a'.repeat(n)})))`,
  'types in a chain': n =>
    `(define (domain d) (:types ${range(n, i => `t${i} - t${i + 1}`)}) (:predicates ${range(n, i => `(p${i} ?x - t${i})`)}) (:action a :parameters (?x - t0) :effect (and ${range(n, i => `(p${i} ?x)`)})))`,
  'types in a circle': n => `(define (domain d) (:types ${range(n, i => `t${i} - t${(i + 1) % n}`)}))`,
  'types with many parents': n =>
    `(define (domain d) (:types ${range(n, i => `t${i} - (either t${i + 1} t${i + 2})`)}) (:predicates ${range(n, i => `(p${i} ?x - t${n - i})`)}) (:action a :parameters (?x - t${n >> 1}) :effect (and ${range(n, i => `(p${i} ?x)`)})))`,
  'parameters of one name': n => `(define (domain d) (:action a :parameters (${'?x '.repeat(n)})))`,
  'parameters declared twice': n =>
    `(define (domain d) (:action a :parameters (${range(n, i => `?x${i}`)} ${range(n, i => `?x${i}`)})))`,
  'unknown names': n =>
    `(define (domain d) (:predicates ${range(n, i => `(p${i})`)}) (:action a :effect (and ${range(n, i => `(q${i})`)})))`,
  'unknown objects': n =>
    `(define (domain d) (:constants ${range(n, i => `c${i}`)}) (:predicates (p ?x)) (:action a :effect (and ${range(n, i => `(p d${i})`)})))`,
  'names declared twice': n => `(define (domain d) (:types ${'a '.repeat(n)}) (:constants ${'b '.repeat(n)}))`,
  'rules in a circle': n =>
    `(define (domain d) (:predicates ${range(n, i => `(p${i})`)}) ${range(n, i => `(:derived (p${i}) (not (p${(i + 1) % n})))`)})`,
  'effects on derived predicates': n =>
    `(define (domain d) (:predicates (p)) ${'(:derived (p) (p))'.repeat(n)} (:action a :effect (and ${'(p)'.repeat(n)})))`,
  'facts listed twice': n => `(define (problem p) (:domain parcels) (:init ${'(free)'.repeat(n)}) (:goal (free)))`,
  'objects and facts': n =>
    `(define (problem p) (:domain parcels) (:objects ${range(n, i => `a${i} - truck`)}) (:init ${range(n, i => `(at a${i} depot)`)}) (:goal (free)))`,
  'words where lists belong': n =>
    `(define (domain d) (:predicates ${'p ?x '.repeat(n)}) (:action a :precondition (and ${'p '.repeat(n)})))`,
  'steps of unknown actions': n => range(n, i => `(go${i} a)`),
  'quantifiers beside one another': n =>
    `(define (domain d) (:predicates (p ?x)) (:action a :precondition (and ${'(exists (?x) (p ?x))'.repeat(n)})))`,
  'either with many types': n =>
    `(define (domain d) (:types a) (:predicates (p ?x - (either ${'a '.repeat(n)}))) (:constants c - (either ${'a '.repeat(n)})))`,
}

const range = (count: number, write: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => write(i)).join(' ')

const readAll = (text: string): void => {
  const { domain } = parseDomain(text)
  const real = parseDomain(realDomain).domain
  parseProblem(text, real)
  parseProblem(realProblem, domain)
  parsePlan(text, real, parseProblem(realProblem).problem)
  formatPddl(text)
  readSymbols({ domain: text, problem: text })
}

describe('the work grows no faster than the text', () => {
  /** Calls of the operations that all the readers are made of. */
  let steps = 0
  const restore: (() => void)[] = []
  const count = (prototype: object, method: string): void => {
    const holder = prototype as Record<string, (...args: unknown[]) => unknown>
    const original = holder[method]!
    holder[method] = function (this: unknown, ...args: unknown[]) {
      steps++
      return original.apply(this, args)
    }
    restore.push(() => {
      holder[method] = original
    })
  }
  afterEach(() => {
    for (const undo of restore.splice(0)) undo()
  })

  const stepsOf = (text: string): number => {
    for (const method of ['charCodeAt', 'slice', 'startsWith']) count(String.prototype, method)
    for (const method of ['get', 'set', 'has']) count(Map.prototype, method)
    for (const method of ['has', 'add']) count(Set.prototype, method)
    for (const method of ['push', 'pop']) count(Array.prototype, method)
    steps = 0
    readAll(text)
    const taken = steps
    for (const undo of restore.splice(0)) undo()
    return taken
  }

  for (const [title, make] of Object.entries(families))
    test(title, () => {
      const one = stepsOf(make(600))
      const four = stepsOf(make(2400))
      expect(four / one).toBeLessThan(5)
    })
})

describe('sizes that are promised', () => {
  test('ten thousand nested brackets', () => {
    for (const text of ['('.repeat(10_000), '('.repeat(10_000) + ')'.repeat(10_000)]) {
      readAll(text)
      expect(parseDomain(text).diagnostics.some(isError)).toBe(true)
    }
    const nested = `(define (domain d) (:predicates (p)) (:action a :precondition ${'(not '.repeat(10_000)}(p)${')'.repeat(10_000)} :effect (p)))`
    expect(
      parseDomain(nested)
        .diagnostics.filter(isError)
        .map(one => one.code),
    ).toEqual(['nested-too-deep'])
  })

  test('conditions nested as deep as is read', () => {
    const nested = (depth: number): string =>
      `(define (domain d) (:requirements :adl) (:predicates (p)) (:action a :precondition ${'(not '.repeat(depth)}(p)${')'.repeat(depth)} :effect (p)))`
    expect(parseDomain(nested(490)).diagnostics).toEqual([])
    readAll(nested(490))
    expect(parseDomain(nested(510)).diagnostics.map(one => one.code)).toEqual(['nested-too-deep'])
  })

  test('two megabytes of text', () => {
    const sized = (family: string): string => {
      const make = families[family]!
      const text = make(Math.ceil(2_000_000 / (make(1000).length / 1000)))
      expect(text.length).toBeGreaterThan(1_900_000)
      return text
    }
    expect(parseDomain(sized('unknown names')).diagnostics.length).toBeGreaterThan(100)
    expect(parsePlan(sized('steps of unknown actions')).diagnostics).toEqual([])
    const facts = sized('objects and facts')
    const { problem, diagnostics } = parseProblem(facts, parseDomain(realDomain).domain)
    expect(diagnostics.filter(isError)).toEqual([])
    expect(problem.init.length).toBeGreaterThan(10_000)
    expect(formatPddl(facts).length).toBeGreaterThan(facts.length)
  })
})
