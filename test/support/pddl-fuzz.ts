// Hostile input for everything that parses PDDL, and invariants of the results.

import fc from 'fast-check'
import { expect } from 'vitest'
import type { Span } from '#base/text'
import type { Diagnostic, TextRole } from '#planning/pddl/diagnostic'
import { parseDomain } from '#planning/pddl/domain'
import { formatPddl } from '#planning/pddl/format'
import { parsePlan } from '#planning/pddl/plan'
import { parseProblem } from '#planning/pddl/problem'
import { readSymbols } from '#planning/pddl/symbols'
import { completionsAt } from '#planning/pddl/symbols/completion'
import { hoverAt } from '#planning/pddl/symbols/hover'
import { outlineOf } from '#planning/pddl/symbols/outline'
import { renameAt } from '#planning/pddl/symbols/rename'
import { readTokens } from '#planning/pddl/tokens'

export const realDomain = `; A world of parcels.
(define (domain parcels)
  (:requirements :adl :derived-predicates :action-costs)
  (:types truck van - vehicle vehicle parcel - object place)
  (:constants depot - place)
  (:predicates
    (at ?v - vehicle ?p - place) ; where it stands
    (in ?x - parcel ?v - vehicle) (waits ?x - parcel ?p - place)
    (above ?x ?y - parcel) (free) (over ?x - (either parcel vehicle) ?y))
  (:functions (total-cost) - number (way ?p ?q - place) - number)
  (:derived (over ?x - parcel ?y - parcel)
    (or (above ?x ?y) (exists (?z - parcel) (and (above ?x ?z) (over ?z ?y)))))
  ; Put it on board.
  (:action load
    :parameters (?v - vehicle ?x - parcel ?p - place)
    :precondition (and (at ?v ?p) (waits ?x ?p) (not (exists (?y - parcel) (over ?y ?x))))
    :effect (and (in ?x ?v) (not (waits ?x ?p)) (when (free) (not (free)))))
  (:action drive
    :parameters (?v - vehicle ?p ?q - place)
    :precondition (and (at ?v ?p) (imply (free) (not (= ?p ?q))))
    :effect (and (at ?v ?q) (not (at ?v ?p)) (increase (total-cost) (way ?p ?q))
      (forall (?x - parcel) (when (in ?x ?v) (not (waits ?x ?p)))))))
`

export const realProblem = `(define (problem parcels-1)
  (:domain parcels)
  (:objects t1 - truck v1 - van a b c - parcel p q - place)
  (:init (at t1 p) (at v1 depot) (waits a p) (waits b p) (above a b) (free)
    (= (total-cost) 0) (= (way p q) 3) (= (way q p) 2.5))
  (:goal (and (in a t1) (forall (?x - parcel) (or (in ?x v1) (waits ?x q)))))
  (:metric minimize (total-cost)))
`

const vocabulary = [
  '(',
  '(',
  '(',
  ')',
  ')',
  ')',
  '(define',
  '(domain d)',
  '(problem p)',
  '(:action',
  ':effect',
  ':precondition',
  ':parameters',
  '(:types',
  '(:init',
  '(:goal',
  '(:objects',
  '(:predicates',
  '(:functions',
  '(:derived',
  '(:metric',
  '(:constants',
  '(:requirements',
  ':adl',
  '-',
  '- number',
  '?x',
  '?y',
  'a',
  'object',
  '(either',
  'and',
  'or',
  'not',
  'imply',
  'forall',
  'exists',
  'when',
  'increase',
  '=',
  'total-cost',
  '(p ?x)',
  '7',
  '-1',
  ';',
  '; note\n',
  '\n',
  '"',
  '?',
  ':',
  'constructor',
  '__proto__',
  'ä',
  '\u0000',
  '\ud800',
  '\ufeff',
]

const soup = fc
  .array(fc.constantFrom(...vocabulary), { maxLength: 120 })
  .chain(words => fc.constantFrom(' ', '', '\n').map(between => words.join(between)))

const bytes = fc.array(fc.nat({ max: 255 }), { maxLength: 200 }).map(codes => String.fromCharCode(...codes))

/** A real text with some tokens deleted, duplicated, swapped or replaced, or truncated. */
const mutated = (text: string): fc.Arbitrary<string> => {
  const { from, to } = readTokens(text)
  const tokens = from.map((start, i) => text.slice(start, to[i]))
  const change = fc.tuple(
    fc.nat({ max: tokens.length - 1 }),
    fc.constantFrom('delete', 'double', 'swap', 'replace', 'cut'),
    fc.constantFrom(...vocabulary),
  )
  return fc.array(change, { minLength: 1, maxLength: 6 }).map(changes => {
    let list = [...tokens]
    for (const [at, kind, word] of changes) {
      if (at >= list.length) continue
      if (kind === 'delete') list.splice(at, 1)
      else if (kind === 'double') list.splice(at, 0, list[at]!)
      else if (kind === 'replace') list[at] = word
      else if (kind === 'swap') [list[at], list[0]] = [list[0]!, list[at]!]
      else if (at > list.length / 2) list = list.slice(0, at)
    }
    return list.map(token => (token.startsWith(';') ? `${token}\n` : token)).join(' ')
  })
}

/** Any text that might be pasted. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  bytes,
  soup,
  fc.string({ unit: 'binary', maxLength: 200 }),
  mutated(realDomain),
  mutated(realProblem),
)

const isWithin = (span: Span, text: string): boolean => 0 <= span.from && span.from <= span.to && span.to <= text.length

/** All spans contained in a value. */
function* spansOf(value: unknown): Iterable<Span> {
  if (typeof value !== 'object' || value === null) return
  const { from, to } = value as Partial<Span>
  if (typeof from === 'number' && typeof to === 'number') yield { from, to }
  for (const inner of Object.values(value)) yield* spansOf(inner)
}

function checkDiagnostics(diagnostics: readonly Diagnostic[], text: string, domain: string): void {
  for (const { span, notes = [], fix, message } of diagnostics) {
    expect(isWithin(span, text)).toBe(true)
    if (fix !== undefined) expect(isWithin(fix.span, text)).toBe(true)
    for (const note of notes)
      if (note.span !== undefined) expect(isWithin(note.span, note.role === 'domain' ? domain : text)).toBe(true)
    expect(message.length).toBeLessThan(1000)
  }
  const places = diagnostics.map(({ code, span }) => `${code} ${span.from} ${span.to}`)
  expect(new Set(places).size, places.join('; ')).toBe(places.length)
}

/** Parses a text in every available way and checks that all resulting spans are within it. */
export function checkReading(text: string, offsets: readonly number[]): void {
  const domain = parseDomain(text)
  checkDiagnostics(domain.diagnostics, text, text)
  for (const span of spansOf(domain.domain)) expect(isWithin(span, text)).toBe(true)
  const against = parseDomain(realDomain).domain
  for (const problem of [parseProblem(text), parseProblem(text, against)]) {
    checkDiagnostics(problem.diagnostics, text, realDomain)
    for (const span of spansOf(problem.problem)) expect(isWithin(span, text)).toBe(true)
  }
  checkDiagnostics(parseProblem(realProblem, domain.domain).diagnostics, realProblem, text)
  const plan = parsePlan(text, against, parseProblem(realProblem).problem)
  checkDiagnostics(plan.diagnostics, text, realDomain)
  const formatted = formatPddl(text)
  expect(formatPddl(formatted)).toBe(formatted)
  checkServices({ domain: text, problem: text }, offsets)
}

function checkServices(texts: Record<TextRole, string>, offsets: readonly number[]): void {
  const symbols = readSymbols(texts)
  for (const role of ['domain', 'problem'] as const) {
    const text = texts[role]
    for (const span of spansOf(outlineOf(symbols, role))) expect(isWithin(span, text)).toBe(true)
    for (const wide of offsets) {
      const offset = wide % (text.length + 1)
      const { span } = completionsAt(symbols, role, offset)
      expect(span.from <= offset && offset <= span.to && isWithin(span, text)).toBe(true)
      const hover = hoverAt(symbols, role, offset)
      if (hover !== undefined) expect(isWithin(hover.span, text)).toBe(true)
      const renaming = renameAt(symbols, role, offset, 'new-name')
      if (renaming.kind === 'edits')
        for (const edit of renaming.edits) expect(isWithin(edit.span, texts[edit.role])).toBe(true)
    }
  }
}
