// Objects as numbers, and which objects belong to which type.

import type { Domain, Problem, TypeExpression } from '../pddl/model'

/** The objects of one type expression. */
export interface Members {
  /** Object numbers, ascending. */
  readonly list: Int32Array
  /** One byte an object: 1 where it belongs. */
  readonly has: Uint8Array
}

/** All objects of a domain and a problem, numbered, with their types. */
export class Objects {
  /** Constants first, then the problem's objects, each in the order written. */
  readonly names: readonly string[]
  private readonly numbers = new Map<string, number>()
  /** Per type name: the objects of it and of the types below it. */
  private readonly ofType = new Map<string, number[]>()
  private readonly expressions = new Map<string, Members>()

  constructor(domain: Domain, problem: Problem) {
    const names: string[] = []
    const typesOf: string[][] = []
    for (const list of [domain.constants, problem.objects])
      for (const { name, type } of list) {
        let number = this.numbers.get(name)
        if (number === undefined) {
          number = names.length
          names.push(name)
          typesOf.push([])
          this.numbers.set(name, number)
        }
        for (const each of type) typesOf[number]!.push(each.name)
      }
    this.names = names

    const parents = new Map<string, string[]>()
    for (const { name, parents: above } of domain.types) {
      let list = parents.get(name)
      if (list === undefined) parents.set(name, (list = []))
      for (const parent of above) list.push(parent.name)
    }
    const ancestors = new Map<string, readonly string[]>()
    for (let object = 0; object < names.length; object++)
      for (const type of typesOf[object]!) {
        let above = ancestors.get(type)
        if (above === undefined) ancestors.set(type, (above = typeAndAncestors(type, parents)))
        for (const ancestor of above) {
          let members = this.ofType.get(ancestor)
          if (members === undefined) this.ofType.set(ancestor, (members = []))
          if (members[members.length - 1] !== object) members.push(object)
        }
      }
  }

  get count(): number {
    return this.names.length
  }

  /** The object's number, or -1 when there is no such object. */
  numberOf(name: string): number {
    return this.numbers.get(name) ?? -1
  }

  /** The objects that `type` admits; all of them where nothing or `object` is written. */
  members(type: TypeExpression): Members {
    let key = 'object'
    if (type.length === 1) key = type[0]!.name
    else if (type.length > 1) key = type.map(each => each.name).join(' ')
    let members = this.expressions.get(key)
    if (members === undefined) this.expressions.set(key, (members = this.collect(type)))
    return members
  }

  private collect(type: TypeExpression): Members {
    const has = new Uint8Array(this.names.length)
    if (type.length === 0 || type.some(each => each.name === 'object')) has.fill(1)
    else
      for (const { name } of type) for (const object of this.ofType.get(name) ?? []) has[object] = 1
    let size = 0
    for (let object = 0; object < has.length; object++) size += has[object]!
    const list = new Int32Array(size)
    for (let object = 0, at = 0; object < has.length; object++)
      if (has[object] === 1) list[at++] = object
    return { list, has }
  }
}

/** A type and everything above it; safe on circular declarations. */
export function typeAndAncestors(
  type: string,
  parents: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const found = [type]
  for (let at = 0; at < found.length; at++)
    for (const parent of parents.get(found[at]!) ?? [])
      if (!found.includes(parent)) found.push(parent)
  return found
}
