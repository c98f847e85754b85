// The atoms that a goal names, as labels, for finding what two goals visibly have in common.

import type { Condition } from '#planning/pddl/model'
import type { Labelled } from './structure'

/** Each atom without variables, with its sign, at any depth; `goal+ on`, `goal- on`. Repeats are kept. */
export function goalAtoms(goal: Condition): Labelled[] {
  const atoms: Labelled[] = []
  const open: { readonly node: Condition; readonly sign: '+' | '-' }[] = [{ node: goal, sign: '+' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, sign } = next
    const opposite = sign === '+' ? '-' : '+'
    switch (node.kind) {
      case 'atom': {
        const { predicate, terms } = node.atom
        if (terms.every(({ kind }) => kind === 'object'))
          atoms.push({
            label: `goal${sign} ${predicate.name}`,
            objects: terms.map(({ name }) => name),
          })
        break
      }
      case 'equal':
        break
      case 'not':
        open.push({ node: node.body, sign: opposite })
        break
      case 'and':
      case 'or':
        for (let i = node.parts.length; i-- > 0; ) open.push({ node: node.parts[i]!, sign })
        break
      case 'imply':
        open.push({ node: node.conclusion, sign }, { node: node.premise, sign: opposite })
        break
      case 'forall':
      case 'exists':
        open.push({ node: node.body, sign })
    }
  }
  return atoms
}
