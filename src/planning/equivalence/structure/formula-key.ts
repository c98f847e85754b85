// A text for a ground formula under a renaming: equal for formulas that are the same up to the order and repeats of
// symmetric parts and the names of bound variables.

import type { Condition, Term } from '#planning/pddl/model'

/** The text of the renamed formula. */
export function formulaKey(formula: Condition, to: (name: string) => string): string {
  const walk = (node: Condition, scope: ReadonlyMap<string, number>, depth: number): string => {
    const term = ({ kind, name }: Term): string => {
      const bound = kind === 'variable' ? scope.get(name) : undefined
      return bound === undefined ? to(name) : `?${bound}`
    }
    switch (node.kind) {
      case 'atom':
        return `(${[node.atom.predicate.name, ...node.atom.terms.map(term)].join(' ')})`
      case 'equal':
        return `(= ${[term(node.left), term(node.right)].sort().join(' ')})`
      case 'not':
        return `(not ${walk(node.body, scope, depth)})`
      case 'and':
      case 'or': {
        const parts = new Set(flatten(node, node.kind).map(each => walk(each, scope, depth)))
        return parts.size === 1 ? [...parts][0]! : `(${[node.kind, ...[...parts].sort()].join(' ')})`
      }
      case 'imply':
        return `(imply ${walk(node.premise, scope, depth)} ${walk(node.conclusion, scope, depth)})`
      case 'forall':
      case 'exists': {
        const inner = new Map(scope)
        const bound = node.variables.map(({ name, type }, i) => {
          inner.set(name, depth + i)
          const types = type.map(each => each.name)
          return types.includes('object') ? '' : [...new Set(types)].sort().join('|')
        })
        return `(${node.kind} (${bound.join(', ')}) ${walk(node.body, inner, depth + node.variables.length)})`
      }
    }
  }
  return walk(formula, new Map(), 0)
}

/** The parts of nested conjunctions (or disjunctions) in order. */
export function flatten(node: Condition, kind: 'and' | 'or'): Condition[] {
  const flat: Condition[] = []
  const open = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    if (next.kind === kind) for (let i = next.parts.length; i-- > 0; ) open.push(next.parts[i]!)
    else flat.push(next)
  return flat
}
