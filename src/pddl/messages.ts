// The only place where the text of a diagnostic is written: one plain sentence a code, about the text in
// front of the reader. What a note or a fix says is written below. Voice: say what is there and what
// belongs there; names in backticks.

import type { Span } from '../base/text'
import type { Diagnostic, Fix, Note } from './diagnostic'

const q = (name: string): string => `\`${name}\``
const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
const list = (names: readonly string[], last: string): string =>
  names.length < 2
    ? names.map(q).join('')
    : `${names.slice(0, -1).map(q).join(', ')} ${last} ${q(names[names.length - 1]!)}`
/** A type as a sentence names it: `a` for one, `either a or b` for several. */
const typeText = (types: readonly string[]): string =>
  types.length === 0
    ? q('object')
    : types.length === 1
      ? q(types[0]!)
      : `either ${list(types, 'or')}`
const withArticle = (types: readonly string[]): string =>
  types.length > 1
    ? typeText(types)
    : `${/^[aeiou]/.test(types[0] ?? 'object') ? 'an' : 'a'} ${typeText(types)}`

const classical = 'this playground reads classical PDDL without time and numbers'

/** One sentence for each code. */
const texts = {
  // Brackets
  'bracket-never-closed': (opening: string) =>
    `The bracket that opens ${q(opening)} is never closed.`,
  'bracket-closed-early': (opening: string, next: string) =>
    `This bracket closes ${q(opening)}, but ${q(next)} follows, which belongs inside.`,
  'bracket-closes-nothing': () => 'This bracket closes nothing: every bracket before it is closed.',
  'nested-too-deep': (limit: number) =>
    `More than ${limit} brackets are open here; what is inside this one is not read.`,

  // The outer form
  'missing-define': (kind: string) => `This text has no ${q(`(define (${kind} …) …)`)}.`,
  'wrong-text': (found: string, expected: string) =>
    `This defines a ${found}, but a ${expected} belongs here.`,
  'missing-name': (what: string) => `The name of this ${what} is missing.`,
  'text-after-end': () => 'Only the first `(define …)` of a text is read; this is left out.',
  'stray-word': (word: string, place: string) =>
    `${q(word)} stands alone in ${place}, where only lists in brackets belong.`,
  'unknown-section': (name: string, kind: string) => `A ${kind} has no section ${q(name)}.`,
  'missing-colon': (name: string) =>
    `The section ${q(name)} is written with a colon, ${q(`:${name}`)}.`,
  'misplaced-section': (name: string, kind: string) =>
    `${q(name)} belongs in the ${kind}, not here.`,
  'repeated-section': (name: string) =>
    `There is already a section ${q(name)}; both are read as one.`,
  'repeated-part': (name: string) => `There is already a ${q(name)} here; only one can be meant.`,
  'unsupported-section': (name: string) => `${q(name)} is not supported; ${classical}.`,
  'ignored-section': (name: string) => `${q(name)} has no effect on planning and is not read.`,
  'unsupported-requirement': (name: string) => `${q(name)} is not supported; ${classical}.`,
  'unknown-requirement': (name: string) => `${q(name)} is no requirement that PDDL knows.`,
  'undeclared-requirement': (what: string, requirement: string) =>
    `${what} needs ${q(requirement)}, which ${q(':requirements')} does not list.`,
  'missing-goal': () => 'This problem has no `:goal`.',
  'missing-init': () => 'This problem has no `:init`, so nothing holds at first.',
  'missing-domain-name': () => 'This problem does not say which `:domain` it belongs to.',
  'other-domain': (named: string, actual: string) =>
    `This problem belongs to the domain ${q(named)}, but the domain here is called ${q(actual)}.`,

  // Lists of names
  'expected-list': (word: string, what: string) =>
    `${q(word)} stands where ${what} in brackets belongs.`,
  'empty-brackets': (what: string) => `These brackets are empty, but ${what} belongs here.`,
  'expected-variable': (word: string) =>
    `${q(word)} is no variable; variables begin with ${q('?')}.`,
  'expected-name': (word: string, what: string) =>
    `${q(word)} stands where the name of ${what} belongs.`,
  'name-in-brackets': (what: string) => `This list stands where the name of ${what} belongs.`,
  'missing-type': () => 'No type follows this dash.',
  'dash-without-names': () => 'This dash gives a type, but there is no name before it to have it.',
  'dash-without-space': (word: string) =>
    `${q(word)} begins with a dash; between the dash and the type belongs a space.`,
  'malformed-either': () => 'Several types are written as `(either a b)`.',
  'odd-name': (name: string, character: string) =>
    `${q(name)} contains ${q(character)}, which other PDDL tools may not accept in a name.`,

  // Conditions and effects
  'missing-brackets': (word: string) =>
    `${q(word)} must stand in brackets, as in ${q(`(${word})`)}.`,
  'double-brackets': () => 'One pair of brackets too many stands around this.',
  'variable-as-predicate': (name: string) =>
    `${q(name)} is a variable, but the name of a predicate belongs first in these brackets.`,
  'keyword-as-predicate': (name: string) =>
    `${q(name)} is a keyword, but the name of a predicate belongs first in these brackets.`,
  'list-as-argument': (head: string) =>
    `The arguments of ${q(head)} are names and variables, but this is a list.`,
  'keyword-as-argument': (head: string, word: string) =>
    `The arguments of ${q(head)} are names and variables, but ${q(word)} is a keyword.`,
  'wrong-part-count': (head: string, expected: number, found: number, what: string) =>
    `${q(head)} takes ${plural(expected, what)}, but this has ${found}.`,
  'missing-variables': (head: string) =>
    `After ${q(head)} belongs a list of variables in brackets, as in ${q(`(${head} (?x) …)`)}.`,
  'several-conditions': (part: string) =>
    `Only one list can follow ${q(part)}; ${q('(and …)')} joins several.`,
  'missing-condition': (part: string) => `Nothing follows ${q(part)}.`,
  'unknown-part': (name: string) => `An action has no part ${q(name)}.`,
  'missing-effect': (name: string) => `${q(name)} has no ${q(':effect')}, so it changes nothing.`,
  'misplaced-in-condition': (head: string) =>
    `${q(head)} can stand in an effect, but not in a condition.`,
  'misplaced-in-effect': (head: string) =>
    `${q(head)} can stand in a condition, but not in an effect.`,
  'misplaced-in-init': (head: string) =>
    `${q(head)} cannot stand in ${q(':init')}, which lists the facts that hold.`,
  'negated-list': (head: string) =>
    `In an effect, ${q('not')} takes one fact to make false, but this begins with ${q(head)}.`,
  'variable-in-init': (name: string) =>
    `${q(name)} is a variable, but only objects can stand in ${q(':init')}.`,
  'needless-negation': () => 'What `:init` does not list is false already, so this says nothing.',
  'unsupported-condition': (head: string) => `${q(head)} is not supported here; ${classical}.`,
  'unsupported-effect': (head: string) => `${q(head)} is not supported here; ${classical}.`,
  'unsupported-timed-literal': () =>
    `Facts that change at a given time are not supported; ${classical}.`,

  // Costs
  'unsupported-metric': () =>
    `Only ${q('(:metric minimize (total-cost))')} is supported as a metric.`,
  'unsupported-function-type': (name: string) =>
    `Functions with values of type ${q(name)} are not supported; the values here are numbers.`,
  'unsupported-cost': (head: string) =>
    `A cost is a number or a function of objects; calculating with ${q(head)} is not supported.`,
  'conditional-cost': (head: string) =>
    `A cost that depends on ${q(head)} is not supported; ${q('increase')} belongs at the top of the effect.`,
  'malformed-cost': (text: string) => `${q(text)} stands where a number belongs.`,
  'negative-cost': (text: string) => `The cost ${q(text)} is negative, but no cost can be below 0.`,

  // Plans
  'plan-word': (word: string) =>
    `${q(word)} stands outside of brackets; a step is written as ${q('(action object …)')}.`,
  'plan-variable': (name: string) => `${q(name)} is a variable, but a step names objects.`,
} as const

export type DiagnosticCode = keyof typeof texts
export type MessageArguments<C extends DiagnosticCode> = Parameters<(typeof texts)[C]>

/** Codes that do not keep a text from being used. */
const warnings: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'text-after-end',
  'repeated-section',
  'ignored-section',
  'unsupported-requirement',
  'unknown-requirement',
  'undeclared-requirement',
  'missing-init',
  'missing-domain-name',
  'other-domain',
  'odd-name',
  'missing-effect',
  'needless-negation',
])

/** Every code, for the test that each has a case. */
export const diagnosticCodes = Object.keys(texts) as readonly DiagnosticCode[]

/** The diagnostic of a code, with its sentence. */
export function diagnose<C extends DiagnosticCode>(
  code: C,
  span: Span,
  parts: MessageArguments<C>,
  extras?: { readonly notes?: readonly Note[]; readonly fix?: Fix },
): Diagnostic {
  const write = texts[code] as (...parts: readonly unknown[]) => string
  return {
    code,
    severity: warnings.has(code) ? 'warning' : 'error',
    span,
    message: write(...parts),
    ...extras,
  }
}

/** What notes say. */
export const notes = {
  declaredHere: (shape: string) => `Declared here as ${q(shape)}.`,
  declaredIn: (shape: string) => `Declared as ${q(shape)}.`,
  firstHere: () => 'The first one is here.',
  didYouMean: (names: readonly string[]) => `Did you mean ${list(names, 'or')}?`,
  cannotStandInside: (inner: string, outer: string) =>
    `A ${q(inner)} cannot stand inside ${q(outer)}; the bracket may be missing before it.`,
  followsHere: (next: string) => `${q(next)} follows here.`,
  leftOpen: (opening: string) =>
    `By the way the lines are set, the bracket that opens ${q(opening)} may be the one left open.`,
  surplus: () => 'By the way the lines are set, this bracket may be one too many.',
} as const

/** What the labels of fixes say. */
export const labels = {
  replace: (name: string) => `Replace by ${q(name)}`,
  remove: (text: string) => `Remove ${q(text)}`,
  insert: (text: string) => `Insert ${q(text)}`,
  joinByAnd: () => 'Join them by `and`',
  listRequirement: (name: string) => `List ${q(name)} in ${q(':requirements')}`,
} as const

export const _typeText = { typeText, withArticle }
