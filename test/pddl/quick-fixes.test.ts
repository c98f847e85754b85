// Offered fixes repair: each fault of these texts has a fix, and the text has fewer errors after it.

import { expect, test } from 'vitest'
import type { TextRole } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { applied } from '#planning/pddl/mending/fix'
import { quickFixesAt } from '#planning/pddl/symbols/quick-fixes'
import type { Texts } from '#planning/pddl/symbols'

const domain = `(define (domain d)
  (:requirements :strips :typing)
  (:types car loc)
  (:predicates (at ?c - car ?l - loc) (empty-ferry))
  (:action go
    :parameters (?c - car ?from - loc ?to - loc)
    :precondition (and (at ?c ?from) (empty-ferry))
    :effect (and (at ?c ?to) (not (at ?c ?from)))))
`
const problem = `(define (problem p) (:domain d)
  (:objects c1 - car l1 - loc)
  (:init (at c1 l1))
  (:goal (at c1 l1)))
`

const faultsOf = (texts: Texts): number => {
  const read = parseDomain(texts.domain)
  return [...read.diagnostics, ...parseProblem(texts.problem, read.domain).diagnostics].filter(
    ({ severity }) => severity === 'error',
  ).length
}

/** The texts with a piece of one replaced, and what mends the place of `mark` in it. */
function mended(role: TextRole, piece: string, by: string, mark: string) {
  const old = { domain, problem }
  expect(old[role]).toContain(piece)
  const texts = { ...old, [role]: old[role].replace(piece, by) }
  const at = texts[role].indexOf(mark)
  const fixes = quickFixesAt(texts, role, { from: at, to: at }).flatMap(found => found.fixes)
  return { texts, fixes }
}

test('sound texts have nothing to mend', () => {
  expect(faultsOf({ domain, problem })).toBe(0)
  for (let at = 0; at < domain.length; at += 17)
    expect(quickFixesAt({ domain, problem }, 'domain', { from: at, to: at })).toEqual([])
})

test.each([
  [
    'a predicate, with the types of its arguments',
    'domain',
    '(empty-ferry))\n    :e',
    '(flying ?c))\n    :e',
    'flying',
    '(flying ?x1 - car)',
  ],
  ['a misspelt name', 'domain', '(empty-ferry))\n    :e', '(empty-fery))\n    :e', 'empty-fery)', 'empty-ferry'],
  ['a type', 'domain', '(empty-ferry))\n  (:a', '(empty-ferry) (docked ?v - vessel))\n  (:a', 'vessel', 'vessel'],
  ['a variable, with the type its place asks for', 'domain', '(at ?c ?to)', '(at ?c ?where)', '?where', '?where - loc'],
  [
    'an object, with the type its place asks for',
    'problem',
    '(at c1 l1))\n  (:goal',
    '(at c1 l9))\n  (:goal',
    'l9',
    'l9 - loc',
  ],
  [
    'a predicate that only the problem uses',
    'problem',
    '(at c1 l1))\n  (:goal',
    '(at c1 l1) (full l1))\n  (:goal',
    'full',
    '(full ?x1 - loc)',
  ],
  ['a bracket too many at the end', 'domain', '?from)))))', '?from))))))', '))))))', ''],
  ['a bracket too many inside', 'domain', '(empty-ferry))\n    :e', '(empty-ferry)))\n    :e', ')))\n    :e', ''],
  ['a bracket missing at the end', 'domain', '?from)))))', '?from))))', '(define', ')'],
  ['a bracket missing in a section', 'domain', '(empty-ferry))\n  (:a', '(empty-ferry)\n  (:a', '(:predicates', ')'],
] as const)('%s', (_, role, piece, by, mark, written) => {
  const { texts, fixes } = mended(role, piece, by, mark)
  expect(fixes.map(({ text }) => text.trim())).toContain(written)
  for (const fix of fixes) expect(faultsOf(applied(texts, fix))).toBeLessThan(faultsOf(texts))
  expect(faultsOf(applied(texts, fixes.find(({ text }) => text.trim() === written)!))).toBe(0)
})

test('a fault elsewhere on the line is offered too, one on another line is not', () => {
  const { texts } = mended('domain', '(at ?c ?to)', '(at ?c ?where)', '?where')
  const line = texts.domain.indexOf(':effect')
  expect(quickFixesAt(texts, 'domain', { from: line, to: line })).toHaveLength(1)
  expect(quickFixesAt(texts, 'domain', { from: 3, to: 3 })).toEqual([])
})

test('whatever the text, nothing is thrown', () => {
  for (let cut = 0; cut < domain.length; cut += 5) {
    const texts = { domain: domain.slice(0, cut), problem: problem.slice(0, cut) }
    for (const role of ['domain', 'problem'] as const)
      for (let at = 0; at <= cut; at += 40) expect(() => quickFixesAt(texts, role, { from: at, to: at })).not.toThrow()
  }
})

test('fixes that look alike are labelled with their places', () => {
  const { fixes } = mended('domain', '(at ?c ?to)', '(at ?c)', '(at ?c)')
  const labels = fixes.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels).toContain('Insert `?to` after `?c`')
})
