// Models as PDDL text that parses to the same model; the formatter does the layout.

import { decimalText } from '#base/decimal'
import { functionsOf } from './costs'
import { formatPddl } from './format'
import type {
  Atom,
  Condition,
  CostExpression,
  CostFunction,
  CostValue,
  Domain,
  Effect,
  ObjectFunction,
  Predicate,
  Problem,
  Term,
  TypedName,
  TypeExpression,
} from './model'
import { typeText } from './shape'

/** A domain as text. */
export function printDomain(domain: Domain): string {
  return formatPddl(
    [
      `(define (domain ${domain.name})`,
      section(':requirements', domain.requirements.map(({ name }) => name).join(' ')),
      section(':types', printTypes(domain)),
      section(':constants', printLines(domain.constants)),
      section(':predicates', domain.predicates.map(printPredicate).join('\n')),
      section(':functions', functionsOf(domain).map(printFunction).join('\n')),
      ...domain.derived.map(
        ({ predicate, parameters, body }) =>
          `(:derived ${call(predicate.name, printTypedNames(parameters))} ${printCondition(body)})`,
      ),
      ...domain.actions.map(
        ({ name, parameters, precondition, effect, doc }) =>
          `${printDoc(doc)}(:action ${name} :parameters (${printTypedNames(parameters)})${
            isEmpty(precondition) ? '' : ` :precondition ${printCondition(precondition)}`
          } :effect ${printEffect(effect)})`,
      ),
      ')',
    ]
      .filter(part => part !== '')
      .join('\n'),
  )
}

/** A problem as text. */
export function printProblem(problem: Problem): string {
  return formatPddl(
    [
      `(define (problem ${problem.name})`,
      problem.domainName === '' ? '' : `(:domain ${problem.domainName})`,
      section(':requirements', problem.requirements.map(({ name }) => name).join(' ')),
      section(':objects', printLines(problem.objects)),
      `(:init\n${[...problem.init.map(printAtom), ...problem.values.map(printValue)].join('\n')})`,
      `(:goal ${printCondition(problem.goal)})`,
      problem.minimizesCost ? '(:metric minimize (total-cost))' : '',
      ')',
    ]
      .filter(part => part !== '')
      .join('\n'),
  )
}

/** `(on ?x b)`. */
export const printAtom = ({ predicate, terms }: Atom): string => call(predicate.name, printTerms(terms))

/** A condition on one line. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'atom':
      return printAtom(condition.atom)
    case 'equal':
      return `(= ${condition.left.name} ${condition.right.name})`
    case 'not':
      return `(not ${printCondition(condition.body)})`
    case 'and':
    case 'or':
      return call(condition.kind, condition.parts.map(printCondition).join(' '))
    case 'imply':
      return `(imply ${printCondition(condition.premise)} ${printCondition(condition.conclusion)})`
    case 'forall':
    case 'exists': {
      const variables = printTypedNames(condition.variables)
      return `(${condition.kind} (${variables}) ${printCondition(condition.body)})`
    }
  }
}

/** An effect on one line. */
function printEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'and':
      return call('and', effect.parts.map(printEffect).join(' '))
    case 'add':
      return printAtom(effect.atom)
    case 'delete':
      return `(not ${printAtom(effect.atom)})`
    case 'when':
      return `(when ${printCondition(effect.condition)} ${printEffect(effect.body)})`
    case 'forall':
      return `(forall (${printTypedNames(effect.variables)}) ${printEffect(effect.body)})`
    case 'increase':
      return `(increase (total-cost) ${printCost(effect.amount)})`
  }
}

/** Names with their types, a type once for neighbours that share it. */
function printTypedNames(names: readonly TypedName[]): string {
  return typedRuns(names).join(' ')
}

/** One line for each type. */
const printLines = (names: readonly TypedName[]): string => typedRuns(names).join('\n')

/** A type below several others is declared once for each: not all tools read `either` there. */
const printTypes = ({ types }: Domain): string =>
  typedRuns(
    types.flatMap(({ name, parents }) =>
      parents.length < 2 ? [{ name, type: parents }] : parents.map(parent => ({ name, type: [parent] })),
    ),
  ).join('\n')

/** Runs of adjacent names with the same type. */
function typedRuns(names: readonly { name: string; type: TypeExpression }[]): string[] {
  const runs: string[] = []
  let words: string[] = []
  let lastTyped = names.length - 1
  while (lastTyped >= 0 && names[lastTyped]!.type.length === 0) lastTyped--
  for (const [i, { name, type }] of names.entries()) {
    words.push(name)
    const next = names[i + 1]
    const same = next !== undefined && typeText(next.type) === typeText(type)
    // An untyped name before a typed one needs `- object`, or it would get that type.
    const silent = i > lastTyped
    if (!same && !silent) {
      words.push(`- ${typeText(type)}`)
      runs.push(words.join(' '))
      words = []
    }
  }
  return [...runs, words.join(' ')].filter(run => run !== '')
}

const printPredicate = ({ name, parameters, doc }: Predicate): string =>
  printDoc(doc) + call(name, printTypedNames(parameters))

const printFunction = (each: CostFunction | ObjectFunction): string => {
  const type = 'valueType' in each ? typeText(each.valueType) : 'number'
  return `${call(each.name, printTypedNames(each.parameters))} - ${type}`
}

const printValue = ({ name, terms, value }: CostValue): string =>
  `(= ${call(name.name, printTerms(terms))} ${decimalText(value)})`

const printCost = (amount: CostExpression): string =>
  amount.kind === 'number' ? decimalText(amount.value) : call(amount.name.name, printTerms(amount.terms))

const printTerms = (terms: readonly Term[]): string => terms.map(({ name }) => name).join(' ')

const printDoc = (doc: string): string =>
  doc === ''
    ? ''
    : `${doc
        .split('\n')
        .map(line => `; ${line}`)
        .join('\n')}\n`

const call = (head: string, rest: string): string => (rest === '' ? `(${head})` : `(${head} ${rest})`)

/** A section, unless it is empty; several lines begin below its head. */
const section = (head: string, content: string): string =>
  content === '' ? '' : `(${head}${content.includes('\n') ? '\n' : ' '}${content})`

const isEmpty = (condition: Condition): boolean => condition.kind === 'and' && condition.parts.length === 0
