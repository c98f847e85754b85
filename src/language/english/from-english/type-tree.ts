// The type hierarchy, and the possible types of an object given everything stated about it.

import type { Domain } from '#planning/pddl/model'

/** The types of a domain, `object` among them. */
export class TypeTree {
  readonly names: readonly string[]
  private readonly above = new Map<string, ReadonlySet<string>>()
  private readonly below = new Map<string, string[]>()
  private readonly narrowed = new Map<string, readonly string[]>()

  constructor({ types }: Domain) {
    const parents = new Map<string, string[]>()
    for (const { name, parents: up } of types) {
      const known = parents.get(name) ?? []
      known.push(...up.map(each => each.name))
      parents.set(name, known)
    }
    parents.delete('object')
    this.names = [...parents.keys(), 'object']
    for (const name of this.names) {
      const all = new Set([name])
      for (const each of all)
        for (const up of parents.get(each) ?? []) {
          all.add(up)
          if (each === name && up !== 'object') put(this.below, up, name)
        }
      all.add('object')
      this.above.set(name, all)
      const isTop = (parents.get(name) ?? []).every(up => up === 'object')
      if (isTop && name !== 'object') put(this.below, 'object', name)
    }
  }

  /** True if the type is the other one, or a subtype of it. */
  isUnder(type: string, other: string): boolean {
    return this.above.get(type)?.has(other) === true
  }

  /** The types right under a type. */
  under(type: string): readonly string[] {
    return this.below.get(type) ?? []
  }

  /** The given types that some type of the expression admits; an empty expression admits all. */
  narrow(types: readonly string[], expression: readonly string[]): readonly string[] {
    if (expression.length === 0 || expression.includes('object')) return types
    const key = `${types.join(' ')}|${expression.join(' ')}`
    let found = this.narrowed.get(key)
    if (found === undefined) {
      found = types.filter(type => expression.some(other => this.isUnder(type, other)))
      this.narrowed.set(key, found)
    }
    return found
  }

  /** The given types without those that are subtypes of another one. */
  widest(types: readonly string[]): readonly string[] {
    return types.filter(type => !types.some(other => other !== type && this.isUnder(type, other)))
  }
}

function put(into: Map<string, string[]>, key: string, value: string): void {
  const known = into.get(key)
  if (known === undefined) into.set(key, [value])
  else if (!known.includes(value)) known.push(value)
}

const trees = new WeakMap<Domain, TypeTree>()

/** The domain's type tree; built once. */
export function typeTree(domain: Domain): TypeTree {
  let tree = trees.get(domain)
  if (tree === undefined) trees.set(domain, (tree = new TypeTree(domain)))
  return tree
}
