// A condition under a binding of its variables as PDDL on one line.

import type { Condition, Term, TypedName } from '#planning/pddl/model'
import { typeText } from './universe'

/** Variable → object name. */
export type ShownBinding = ReadonlyMap<string, string>

/** A term's object, or the variable where it is quantified inside the condition. */
export const termText = (term: Term, binding: ShownBinding): string =>
  term.kind === 'variable' ? (binding.get(term.name) ?? term.name) : term.name

/** The condition, or its negation, as text. */
export function conditionText(condition: Condition, binding: ShownBinding, positive = true): string {
  if (condition.kind === 'not') return conditionText(condition.body, binding, !positive)
  const text = textOf(condition, binding)
  return positive ? text : `(not ${text})`
}

function textOf(condition: Condition, binding: ShownBinding): string {
  switch (condition.kind) {
    case 'atom': {
      const { predicate, terms } = condition.atom
      return `(${[predicate.name, ...terms.map(term => termText(term, binding))].join(' ')})`
    }
    case 'equal':
      return `(= ${termText(condition.left, binding)} ${termText(condition.right, binding)})`
    case 'not':
      return `(not ${textOf(condition.body, binding)})`
    case 'and':
    case 'or':
      return `(${[condition.kind, ...condition.parts.map(part => conditionText(part, binding))].join(' ')})`
    case 'imply':
      return `(imply ${conditionText(condition.premise, binding)} ${conditionText(condition.conclusion, binding)})`
    case 'forall':
    case 'exists': {
      const inner = new Map(binding)
      for (const { name } of condition.variables) inner.delete(name)
      const variables = condition.variables.map(variableText).join(' ')
      return `(${condition.kind} (${variables}) ${conditionText(condition.body, inner)})`
    }
  }
}

const variableText = ({ name, type }: TypedName): string => (type.length === 0 ? name : `${name} - ${typeText(type)}`)
