// A condition in one form, so that two which differ in order, repeats, double negations or names of variables alone are
// the same text.

import type { Condition, Term, TypedName } from '../../pddl/model'

/** Object → its name in the form. */
export type Naming = (object: string) => string

/**
 * The form of a condition, or of its negation: negations stand before atoms alone, implications are disjunctions, parts of
 * `and` and `or` are sorted and each stands once, variables are numbered. As deep as the condition, which is bounded.
 */
export function normalForm(condition: Condition, naming: Naming, positive = true): string {
  return formOf(condition, positive, { naming, bound: new Map() })
}

interface Scope {
  readonly naming: Naming
  readonly bound: ReadonlyMap<string, string>
}

function formOf(condition: Condition, positive: boolean, scope: Scope): string {
  switch (condition.kind) {
    case 'atom': {
      const { predicate, terms } = condition.atom
      const text = `(${[predicate.name, ...terms.map(term => termForm(term, scope))].join(' ')})`
      return positive ? text : `(not ${text})`
    }
    case 'equal': {
      const sides = [termForm(condition.left, scope), termForm(condition.right, scope)].sort()
      const text = `(= ${sides.join(' ')})`
      return positive ? text : `(not ${text})`
    }
    case 'not':
      return formOf(condition.body, !positive, scope)
    case 'and':
    case 'or':
      return joined(
        (condition.kind === 'and') === positive ? 'and' : 'or',
        condition.parts.map(part => formOf(part, positive, scope)),
      )
    case 'imply':
      return joined(positive ? 'or' : 'and', [
        formOf(condition.premise, !positive, scope),
        formOf(condition.conclusion, positive, scope),
      ])
    case 'forall':
    case 'exists': {
      const bound = new Map(scope.bound)
      const variables = condition.variables.map(variable => {
        const name = `?${bound.size}`
        bound.set(variable.name, name)
        return `${name} - ${sortedTypes(variable)}`
      })
      const kind = (condition.kind === 'forall') === positive ? 'forall' : 'exists'
      return `(${kind} (${variables.join(' ')}) ${formOf(condition.body, positive, { ...scope, bound })})`
    }
  }
}

/** One part stands for itself. */
function joined(kind: 'and' | 'or', parts: readonly string[]): string {
  const all = [...new Set(parts)].sort()
  return all.length === 1 ? all[0]! : `(${[kind, ...all].join(' ')})`
}

const termForm = ({ kind, name }: Term, { naming, bound }: Scope): string =>
  kind === 'variable' ? (bound.get(name) ?? name) : naming(name)

const sortedTypes = ({ type }: TypedName): string => {
  const names = type.map(({ name }) => name)
  return names.length === 0 || names.includes('object') ? 'object' : names.sort().join('|')
}

/** The parts of a conjunction, inner conjunctions taken apart; anything else is one part. */
export function conjunctsOf(goal: Condition): readonly Condition[] {
  const found: Condition[] = []
  const visit = (condition: Condition): void => {
    if (condition.kind === 'and') for (const part of condition.parts) visit(part)
    else found.push(condition)
  }
  visit(goal)
  return found
}
