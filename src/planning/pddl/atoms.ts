// The atoms that a condition is made of.

import type { Atom, Condition } from './model'

/** All atoms of a condition, in its order. */
export function atomsOf(condition: Condition): Atom[] {
  switch (condition.kind) {
    case 'atom':
      return [condition.atom]
    case 'equal':
      return []
    case 'and':
    case 'or':
      return condition.parts.flatMap(atomsOf)
    case 'imply':
      return [...atomsOf(condition.premise), ...atomsOf(condition.conclusion)]
    case 'not':
    case 'forall':
    case 'exists':
      return atomsOf(condition.body)
  }
}
