// A condition with other names for its objects.

import type { Atom, Condition, Term } from '#planning/pddl/model'
import type { Naming } from './diff'

/** The condition with its names replaced, predicates included; variables and places in the text stay. */
export function renameCondition(condition: Condition, naming: Naming, predicates: Naming = name => name): Condition {
  const term = (each: Term): Term => (each.kind === 'variable' ? each : { ...each, name: naming(each.name) })
  const atom = ({ predicate, terms, span }: Atom): Atom => ({
    predicate: { ...predicate, name: predicates(predicate.name) },
    terms: terms.map(term),
    span,
  })
  const rename = (each: Condition): Condition => {
    switch (each.kind) {
      case 'atom':
        return { ...each, atom: atom(each.atom) }
      case 'equal':
        return { ...each, left: term(each.left), right: term(each.right) }
      case 'not':
        return { ...each, body: rename(each.body) }
      case 'and':
      case 'or':
        return { ...each, parts: each.parts.map(rename) }
      case 'imply':
        return { ...each, premise: rename(each.premise), conclusion: rename(each.conclusion) }
      case 'forall':
      case 'exists':
        return { ...each, body: rename(each.body) }
    }
  }
  return rename(condition)
}

/** The names of all objects in a condition. */
export function objectsIn(condition: Condition): ReadonlySet<string> {
  const found = new Set<string>()
  renameCondition(condition, name => {
    found.add(name)
    return name
  })
  return found
}
