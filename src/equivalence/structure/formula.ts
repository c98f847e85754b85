// A ground formula as parts of a structure: a vertex for each node of its tree, so that two formulas correspond just where
// they are the same up to the renaming, the names of bound variables and the order of symmetric parts.

import type { Condition, Term, TypedName, TypeExpression } from '../../pddl/model'
import { flatten } from './formula-key'

/** A node of a formula's tree: what it is, and what hangs below it. */
export interface FormulaPart {
  /** `and`, `atom on`, `forall`, `variable block`: equal for nodes that may correspond. */
  readonly colour: string
  readonly links: readonly {
    readonly label: string
    /** An object of the structure, or a part of the formula by its place in the list. */
    readonly to: { readonly object: number } | { readonly part: number }
  }[]
}

type Link = FormulaPart['links'][number]
type Place = Link['to']
type Scope = ReadonlyMap<string, Place>

/** The parts of a formula, the whole of it last. Nested conjunctions are one, repeats in them count once. */
export function formulaParts(
  formula: Condition,
  numberOf: ReadonlyMap<string, number>,
  typesOf: (type: TypeExpression) => string,
): FormulaPart[] {
  const parts: FormulaPart[] = []
  const made = new Map<string, number>()
  /** The same node is made once, so that repeats fall together. */
  const make = (colour: string, links: readonly Link[]): Place => {
    const sorted = [...links].sort((x, y) => (textOf(x) < textOf(y) ? -1 : 1))
    const key = [colour, ...sorted.map(textOf)].join('\n')
    const known = made.get(key)
    if (known !== undefined) return { part: known }
    parts.push({ colour, links: sorted })
    made.set(key, parts.length - 1)
    return { part: parts.length - 1 }
  }
  const term = ({ kind, name }: Term, scope: Scope): Place => {
    const bound = scope.get(name)
    if (kind === 'variable' && bound !== undefined) return bound
    const object = numberOf.get(name)
    if (object === undefined) throw new Error(`no such object: ${name}`)
    return { object }
  }
  const variables = (list: readonly TypedName[], scope: Scope): { links: Link[]; inner: Scope } => {
    const inner = new Map(scope)
    const links = list.map(({ name, type }): Link => {
      // A vertex of its own, whatever else looks alike.
      parts.push({ colour: `variable ${typesOf(type)}`, links: [] })
      const to = { part: parts.length - 1 }
      inner.set(name, to)
      return { label: 'variable', to }
    })
    return { links, inner }
  }
  const links = (label: string, places: readonly Place[]): Link[] => {
    const all = places.map(to => ({ label, to }))
    const seen = new Set<string>()
    return all.filter(link => !seen.has(textOf(link)) && seen.add(textOf(link)))
  }
  const walk = (node: Condition, scope: Scope): Place => {
    switch (node.kind) {
      case 'atom':
        return make(
          `atom ${node.atom.predicate.name}`,
          node.atom.terms.map((each, i) => ({ label: `${i}`, to: term(each, scope) })),
        )
      case 'equal':
        return make('equal', links('side', [term(node.left, scope), term(node.right, scope)]))
      case 'not':
        return make('not', links('body', [walk(node.body, scope)]))
      case 'and':
      case 'or': {
        const flat = flatten(node, node.kind)
        const only = flat.length === 1 ? flat[0] : undefined
        if (only !== undefined) return walk(only, scope)
        const below = links(
          'part',
          flat.map(each => walk(each, scope)),
        )
        const first = below[0]
        return below.length === 1 && first !== undefined ? first.to : make(node.kind, below)
      }
      case 'imply':
        return make('imply', [
          { label: 'premise', to: walk(node.premise, scope) },
          { label: 'conclusion', to: walk(node.conclusion, scope) },
        ])
      case 'forall':
      case 'exists': {
        const { links: bound, inner } = variables(node.variables, scope)
        return make(node.kind, [...bound, { label: 'body', to: walk(node.body, inner) }])
      }
    }
  }
  const whole = walk(formula, new Map())
  parts.push({ colour: 'whole', links: [{ label: 'whole', to: whole }] })
  return parts
}

const textOf = ({ label, to }: Link): string =>
  'object' in to ? `${label} o${to.object}` : `${label} p${to.part}`
