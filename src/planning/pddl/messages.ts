// The only place where the text of a diagnostic is written: one plain sentence for each code, about the text that the reader sees. Notes
// and fixes are below. Style: what is there and what belongs there; names in backticks.

import { decimalText, MAX_DIGITS, MAX_SCALED, MAX_WHOLE } from '#base/decimal'
import type { Span } from '#base/text'
import { counted, grouped } from '#base/words'
import type { Diagnostic, Fix, Note } from './diagnostic'

/** A name as displayed; a long one is cut, so that the messages of a text stay proportional to it. */
const q = (name: string): string => `\`${name.length > 80 ? `${name.slice(0, 79)}…` : name}\``
const listed = (names: readonly string[], last: string): string =>
  names.length < 2
    ? names.map(q).join('')
    : `${names.slice(0, -1).map(q).join(', ')} ${last} ${q(names[names.length - 1]!)}`
/** The first few of many names. */
const some = (names: readonly string[], last: string): string =>
  names.length > 6 ? `${names.slice(0, 5).map(q).join(', ')} ${last} ${names.length - 5} more` : listed(names, last)
/** A type as a sentence names it: `a car`, or `either car or truck`. */
const typeText = (types: readonly string[]): string =>
  types.length > 1 ? `either ${listed(types, 'or')}` : `${article(types[0] ?? 'object')} ${q(types[0] ?? 'object')}`
/** `any car`, or `car or truck`. */
const anyOf = (types: readonly string[]): string =>
  types.length > 1 ? listed(types, 'or') : `any ${q(types[0] ?? 'object')}`
const article = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a')

/** The construct that needs a requirement, as the subject of a sentence. */
const constructs = {
  type: 'A type',
  equal: '`=`',
  not: '`not` in a condition',
  or: '`or`',
  imply: '`imply`',
  exists: '`exists`',
  forall: '`forall` in a condition',
  when: '`when`',
  forallEffect: '`forall` in an effect',
  derived: 'A derived predicate',
  cost: 'A cost',
} as const
export type Construct = keyof typeof constructs

/** Why a word of another dialect is refused. */
const refused = (word: string, dialect: string): string =>
  `${q(word)} is not supported: it belongs to ${dialect}, and this playground reads classical PDDL.`

/** One sentence for each code. */
const texts = {
  // Brackets
  'bracket-never-closed': (opening: string) => `The bracket that opens ${q(opening)} is never closed.`,
  'bracket-doubled': (opening: string) => `There is one bracket too many before ${q(opening)}.`,
  'bracket-never-opened': (word: string) => `The bracket before ${q(word)} is missing.`,
  'bracket-closed-early': (opening: string, next: string) =>
    `This bracket closes ${q(opening)} too early: ${q(next)} follows and belongs inside.`,
  'bracket-closes-nothing': () => 'This bracket closes nothing: every bracket before it is closed.',
  'nested-too-deep': (limit: number) =>
    `More than ${limit} brackets are open here; what is inside this one is not read.`,

  // The outer form
  'missing-define': (kind: string) => `This text has no ${q(`(define (${kind} …) …)`)}.`,
  'wrong-text': (found: string, expected: string) =>
    `This defines ${article(found)} ${found === 'domain' || found === 'problem' ? found : q(found)}, but a ${expected} is expected here.`,
  'missing-name': (what: string) => `The name of this ${what} is missing.`,
  'text-after-end': () => 'Only one `(define …)` of a text is read; this is outside of it.',
  'stray-word': (word: string, place: string) =>
    `${q(word)} is not in brackets; only lists in brackets can stand in ${place}.`,
  'unknown-section': (name: string, kind: string) => `A ${kind} has no section ${q(name)}.`,
  'missing-section': () => 'This section does not begin with a word such as `:predicates`.',
  'missing-colon': (name: string) => `The section ${q(name)} is written with a colon, ${q(`:${name}`)}.`,
  'misplaced-section': (name: string, kind: string) => `${q(name)} belongs in the ${kind}, not here.`,
  'repeated-section': (name: string) => `There is already a section ${q(name)}; both are read as one.`,
  'repeated-part': (name: string) => `There is already a ${q(name)} here; only one is allowed.`,
  'unsupported-section': refused,
  'ignored-section': (name: string) => `${q(name)} has no effect on planning and is not read.`,
  'unsupported-requirement': refused,
  'unknown-requirement': (name: string) => `${q(name)} is not a requirement of PDDL.`,
  'undeclared-requirement': (construct: Construct, requirement: string) =>
    `${constructs[construct]} needs ${q(requirement)}, which ${q(':requirements')} does not list.`,
  'missing-requirements': (needed: readonly string[]) =>
    `This domain has no ${q(':requirements')}, but needs ${listed(needed, 'and')}.`,
  'missing-goal': () => 'This problem has no `:goal`.',
  'missing-init': () => 'This problem has no `:init`, so nothing holds at first.',
  'missing-domain-name': () => 'This problem does not say which `:domain` it belongs to.',
  'other-domain': (named: string, actual: string) =>
    `This problem belongs to the domain ${q(named)}, but the domain here is called ${q(actual)}.`,

  // Lists of names
  'expected-list': (word: string, what: string) => `${q(word)} is found where ${what} in brackets is expected.`,
  'empty-brackets': (what: string) => `These brackets are empty, but ${what} is expected in them.`,
  'expected-variable': (word: string) => `${q(word)} is not a variable; variables begin with ${q('?')}.`,
  'expected-name': (word: string, what: string) => `${q(word)} is found where the name of ${what} is expected.`,
  'name-in-brackets': (what: string) => `A list is found where the name of ${what} is expected.`,
  'missing-type': () => 'No type follows this dash.',
  'dash-without-names': () => 'This dash gives a type, but no name comes before it.',
  'missing-dash': (word: string) => `${q(word)} is a type; write a dash before it.`,
  'dash-without-space': (word: string) =>
    `A space is missing next to the dash in ${q(word)}; no name begins with a dash, and some PDDL tools refuse this.`,
  'glued-dash': (word: string) => `${q(word)} is one name; a dash before a type has a space on each side.`,
  'long-dash': (dash: string) => `${q(dash)} is a long dash; before a type PDDL has the short one, ${q('-')}.`,
  'variable-without-space': (word: string, variable: string) =>
    `A space is missing before ${q(variable)} in ${q(word)}; no name contains ${q('?')}.`,
  'malformed-either': () => 'Several types are written as `(either a b)`.',
  'odd-name': (name: string, character: string) =>
    `${q(name)} contains ${q(character)}, which other PDDL tools may not accept in a name.`,

  'expected-keyword': (what: string) => `${what} is found where a keyword such as ${q(':effect')} is expected.`,

  // Conditions and effects
  'missing-brackets': (words: string) => `Put brackets around ${q(words)}.`,
  'bracket-after-name': (name: string) => `The bracket belongs before ${q(name)}, as in ${q(`(${name} …)`)}.`,
  'double-brackets': () => 'There is one pair of brackets too many around this.',
  'missing-head': () => 'These brackets hold several lists, but no word such as `and` comes first.',
  'unknown-form': (name: string) =>
    `${q(name)} cannot be followed by a list in brackets; words such as ${q('and')} and ${q('not')} can.`,
  'missing-predicate': () => 'These brackets must begin with the name of a predicate.',
  'variable-as-predicate': (name: string) =>
    `${q(name)} is a variable, but these brackets must begin with the name of a predicate.`,
  'keyword-as-predicate': (name: string) =>
    `${q(name)} is a keyword, but these brackets must begin with the name of a predicate.`,
  'list-as-argument': (head: string) => `The arguments of ${q(head)} are names and variables, but this is a list.`,
  'keyword-as-argument': (head: string, word: string) =>
    `The arguments of ${q(head)} are names and variables, but ${q(word)} is a keyword.`,
  'wrong-part-count': (head: string, expected: number, found: number, what: string) =>
    `${q(head)} takes ${counted(expected, what)}, but this has ${found}.`,
  'missing-variables': (head: string) =>
    `After ${q(head)}, write a list of variables in brackets, as in ${q(`(${head} (?x) …)`)}.`,
  'several-conditions': (part: string) => `Only one list can follow ${q(part)}; ${q('(and …)')} joins several.`,
  'missing-condition': (part: string) => `Nothing follows ${q(part)}.`,
  'unknown-part': (name: string) => `An action has no part ${q(name)}.`,
  'missing-effect': (name: string) => `${q(name)} has no ${q(':effect')}, so it changes nothing.`,
  'misplaced-in-condition': (head: string) => `${q(head)} can be used in an effect, but not in a condition.`,
  'misplaced-in-effect': (head: string) => `${q(head)} can be used in a condition, but not in an effect.`,
  'misplaced-in-init': (head: string) => `${q(head)} cannot be used in ${q(':init')}, which lists the facts that hold.`,
  'negated-list': (head: string) =>
    `In an effect, ${q('not')} takes one fact to make false, but this begins with ${q(head)}.`,
  'variable-in-init': (name: string) => `${q(name)} is a variable, but only objects can be used in ${q(':init')}.`,
  'joined-init': () => 'The facts in `:init` are listed without `and`; some PDDL tools refuse it.',
  'both-in-init': (shape: string) => `${q(shape)} is listed as true and as false.`,
  'needless-negation': () => 'What `:init` does not list is false already, so this says nothing.',
  'unsupported-condition': refused,
  'unsupported-comparison': (head: string) =>
    `Comparing values of functions with ${q(head)} is not supported: it belongs to numeric planning and object fluents, and this playground reads classical PDDL.`,
  'unsupported-effect': refused,
  'unsupported-fact': refused,
  'unsupported-timed-literal': () =>
    'Facts that change at a given time are not supported: they belong to temporal planning, and this playground reads classical PDDL.',

  // Costs
  'unsupported-metric': () => `Only ${q('(:metric minimize (total-cost))')} is supported as a metric.`,
  'steps-metric': () =>
    `Time is not supported: with ${q('(:metric minimize (total-time))')} every action counts as one step.`,
  'unsupported-function-type': (name: string, types: readonly string[]) =>
    `The value of ${q(name)} is ${typeText(types)}, so it cannot be a cost: costs are numbers.`,
  'unsupported-cost': (head: string) =>
    `A cost is a number or a function of objects; calculating with ${q(head)} is not supported.`,
  'conditional-cost': (head: string) =>
    `A cost that depends on ${q(head)} is not supported; write ${q('increase')} at the top level of the effect.`,
  'malformed-cost': (text: string) => `${q(text)} is found where a number is expected.`,
  'negative-cost': (text: string) => `The cost ${q(text)} is negative, but no cost can be below 0.`,
  'inexact-cost': (text: string) =>
    `The cost ${q(text)} cannot be counted exactly: whole costs go up to ${grouped(MAX_WHOLE)}, others have at most ${MAX_DIGITS} digits.`,
  'costs-too-far-apart': (value: number, digits: number) =>
    `The cost ${decimalText(value)} is too large next to costs with ${counted(digits, 'digit')} after the point: in units of that place it exceeds ${grouped(MAX_SCALED)}, so costs cannot be counted exactly.`,
  'cost-sum-too-large': (action: string, digits: number) =>
    `What ${q(action)} costs in all may exceed ${grouped(digits === 0 ? MAX_WHOLE : MAX_SCALED)}${digits === 0 ? '' : ' units of the last place'}, so the sum cannot be counted exactly.`,
  'missing-cost-value': (action: string, shape: string) =>
    `${q(action)} can never be taken: its cost ${q(shape)} has no value in the problem.`,

  'cost-gap': (action: string, shape: string) =>
    `The goal can never be reached: ${q(action)} cannot be taken, because its cost ${q(shape)} has no value.`,

  'undeclared-total-cost': () => 'Costs are summed in `total-cost`, which `:functions` does not declare.',
  'conflicting-value': (shape: string, first: string, second: string) =>
    `${q(shape)} is ${q(second)} here, but ${q(first)} before.`,
  'start-cost': (value: string) =>
    `Costs are counted from 0, so starting ${q('total-cost')} at ${q(value)} changes nothing.`,
  'idle-value': (name: string) => `No action's cost is made of ${q(name)}, so its values have no effect.`,

  // Names and their meaning
  'unknown-type': (name: string) => `No type ${q(name)} is declared.`,
  'unknown-predicate': (name: string) => `No predicate ${q(name)} is declared.`,
  'unknown-function': (name: string) => `No function ${q(name)} is declared.`,
  'unknown-object': (name: string) => `No object or constant ${q(name)} is declared.`,
  'object-of-problem': (name: string) =>
    `${q(name)} is an object of the problem only, but a domain can name only its own ${q(':constants')}.`,
  'unknown-variable': (name: string) => `No variable ${q(name)} is declared around this.`,
  'unknown-action': (name: string) => `The domain has no action ${q(name)}.`,
  'object-below': (above: readonly string[]) =>
    `${q('object')} is declared below ${listed(above, 'and')}, so every object is of that type; some PDDL tools refuse it.`,
  'implied-type': (name: string) => `${q(name)} is the parent of another type, but is not listed as a type itself.`,
  'duplicate-type': (name: string, parents: readonly string[]) =>
    `The type ${q(name)} is declared twice, so it lies below ${listed(parents, 'and')}; some PDDL tools take only one of them.`,
  'duplicate-predicate': (name: string) => `The predicate ${q(name)} is declared twice, with different parameters.`,
  'duplicate-function': (name: string) => `The function ${q(name)} is declared twice, with different parameters.`,
  'duplicate-action': (name: string) => `There are two actions called ${q(name)}.`,
  'duplicate-object': (name: string) => `${q(name)} is declared twice, with different types.`,
  'duplicate-parameter': (name: string) => `${q(name)} is declared twice in this list.`,
  'repeated-variable': (variable: string, name: string) =>
    `${q(variable)} is written twice in the declaration of ${q(name)}; only the number and the types of its arguments count there.`,
  'repeated-declaration': (name: string) => `${q(name)} is declared a second time here.`,
  'repeated-fact': (shape: string) => `${q(shape)} is listed twice.`,
  'reserved-name': (name: string, what: string) =>
    `${q(name)} is a reserved word in PDDL, so it cannot be the name of ${what}.`,
  'shadowed-variable': (name: string) => `${q(name)} is declared again here, which hides the one around it.`,
  'unused-parameter': (name: string, action: string) => `${q(action)} does not use its parameter ${q(name)}.`,
  'unused-variable': (name: string) => `${q(name)} is never used in this list.`,
  'type-cycle': (name: string, through: readonly string[]) =>
    `The type ${q(name)} is its own ${through.length === 0 ? 'parent' : `ancestor, by way of ${listed(through, 'and')}`}.`,
  'wrong-arity': (name: string, expected: number, found: number) =>
    `${q(name)} takes ${counted(expected, 'argument')}, but this has ${found}.`,
  'wrong-type': (term: string, found: readonly string[], head: string, expected: readonly string[]) =>
    `${q(term)} is ${typeText(found)}, but ${q(head)} expects ${typeText(expected)}.`,
  'loose-type': (term: string, found: readonly string[], head: string, expected: readonly string[]) =>
    `${q(term)} can be ${anyOf(found)}, but ${q(head)} expects ${typeText(expected)}.`,
  'derived-head': (head: string) =>
    `A rule makes one fact true, as in ${q('(:derived (above ?x ?y) …)')}, but its head begins with ${q(head)}.`,
  'derived-effect': (name: string) => `${q(name)} is derived by rules, so no action can make it true or false.`,
  'derived-init': (name: string) => `${q(name)} is derived by rules, so it cannot be listed as a fact.`,
  'negative-cycle': (name: string, negated: string) =>
    `Whether ${q(name)} holds depends on ${q(negated)} not holding, which depends on ${q(name)}.`,
  'too-many-faults': (count: number) => `This text has more than ${count} faults; the others are not listed.`,

  // Plans
  'plan-word': (word: string) => `${q(word)} is outside the brackets; write a step as ${q('(action object …)')}.`,
  'plan-missing': () => `This JSON holds no plan; a list of steps is expected under ${q('plan')} or ${q('actions')}.`,
  'plan-skipped': (count: number, first: string) =>
    `Skipped ${counted(count, 'line')} without a step${count === 1 ? '' : ', the first of them'}: ${q(first)}.`,
  'plan-scattered': (steps: number) => `Found ${counted(steps, 'step')} within other text, which is left out.`,
  'plan-several': (count: number) => `The text holds ${count} plans; the last one, from here on, is read.`,
  'plan-variable': (name: string) => `${q(name)} is a variable, but a step names objects.`,
} as const

export type DiagnosticCode = keyof typeof texts
export type MessageArguments<C extends DiagnosticCode> = Parameters<(typeof texts)[C]>

/** Codes that do not prevent the use of a text. */
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
  'dash-without-names',
  'dash-without-space',
  'long-dash',
  'variable-without-space',
  'missing-effect',
  'missing-requirements',
  'needless-negation',
  'joined-init',
  'undeclared-total-cost',
  'start-cost',
  'idle-value',
  'steps-metric',
  'missing-cost-value',
  'cost-gap',
  'implied-type',
  'object-below',
  'duplicate-type',
  'repeated-declaration',
  'repeated-variable',
  'repeated-fact',
  'shadowed-variable',
  'unused-parameter',
  'unused-variable',
  'loose-type',
  'plan-scattered',
  'plan-skipped',
  'plan-several',
])

/** Every code, for the test that each has a sentence. */
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

/** The texts of notes. */
export const notes = {
  declaredHere: (shape: string) => `Declared here as ${q(shape)}.`,
  ruleHere: () => 'A rule for it is here.',
  firstHere: () => 'The first one is here.',
  alsoWithoutValue: (shapes: readonly string[]) => `These have none either: ${some(shapes, 'and')}.`,
  orAnyOf: (shapes: readonly string[]) => `A value of ${some(shapes, 'or')} would do as well.`,
  dashForAll: () => 'The type after a dash is that of every name before it, back to the dash before.',
  costHere: () => 'The cost is here.',
  didYouMean: (names: readonly string[]) => `Did you mean ${listed(names, 'or')}?`,
  cannotStandInside: (inner: string, outer: string) =>
    `${q(inner)} cannot be inside ${q(outer)}; a closing bracket may be missing before it.`,
  usedHere: (name: string) => `${q(name)} is used here.`,
  dashOnBothSides: (name: string) =>
    `${q(name)} has a dash on both sides; a chain of types is written in pairs, as in ${q(`a - ${name} ${name} - b`)}.`,
  sections: (names: readonly string[]) => `It has the sections ${listed(names, 'and')}.`,
  followsHere: (next: string) => `${q(next)} follows here.`,
  leftOpen: (opening: string) =>
    `Going by the indentation, the bracket that opens ${q(opening)} may be the one left open.`,
  alsoSo: (count: number) => `It is used this way in ${counted(count, 'more place')}.`,
  alsoUsed: (count: number) => `It is used in ${counted(count, 'more place')}.`,
} as const

/** The labels of fixes. */
export const labels = {
  replace: (name: string) => `Replace with ${q(name)}`,
  replaceOld: (old: string, name: string) => `Replace ${q(old)} with ${q(name)}`,
  remove: (text: string) => `Remove ${q(text)}`,
  insert: (text: string) => `Insert ${q(text)}`,
  after: (label: string, text: string) => `${label} after ${q(text)}`,
  declare: (what: string, section: string) => `Declare ${q(what)} in ${q(section)}`,
  move: (what: string, from: string, to: string) => `Move ${q(what)} from ${q(from)} to ${q(to)}`,
  joinByAnd: () => 'Join them with `and`',
  dropBrackets: () => 'Remove the outer brackets',
  dropInnerBrackets: () => 'Remove the inner brackets',
  writeUnequal: () => 'Write `(not (= …))`',
  roundBrackets: () => 'Write round brackets',
  bracketsAround: () => 'Put brackets around them',
  dropMarks: (mark: string) => `Remove ${q(mark)} everywhere`,
  replaceAll: (name: string, by: string, count: number) =>
    `Replace ${q(name)} with ${q(by)} in ${counted(count, 'place')}`,
  renameDeclared: (name: string, by: string) => `Declare ${q(name)} as ${q(by)}`,
  reorder: (order: string) => `Reorder: ${q(order)}`,
  negateEach: () => 'Write `not` before each fact',
  wrap: (role: string) => `Put ${q(`(define (${role} …) …)`)} around it`,
  listAll: () => 'Add the missing requirements',
  listRequirement: (name: string) => `List ${q(name)} in ${q(':requirements')}`,
} as const

/** Why a name cannot be changed. */
export const refusals = {
  noName: () => 'There is no name here that could be changed.',
  builtIn: (name: string) => `${q(name)} is a reserved word in PDDL.`,
  noPddlName: (name: string) =>
    `${q(name)} is not a PDDL name: letters, digits, ${q('-')} and ${q('_')}, a letter first.`,
  taken: (name: string) => `${q(name)} is already the name of something else here.`,
  faults: () => 'The texts have faults that hide where names are used; fix those first.',
} as const
