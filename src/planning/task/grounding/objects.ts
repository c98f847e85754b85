// Objects as numbers, and which objects belong to which type.

import type { Domain, Problem, TypeExpression } from '#planning/pddl/model'

/** The objects of one type expression. */
export interface Members {
  /** Object numbers, ascending. */
  readonly list: Int32Array
  /** One byte an object: 1 if it belongs. */
  readonly has: Uint8Array
}

/** All objects of a domain and a problem, numbered, with their types. */
export class Objects {
  /** Constants first, then the problem's objects, each in the order written. */
  readonly names: readonly string[]
  private readonly numbers = new Map<string, number>()
  /** Per type name: the objects declared with just this type. */
  private readonly ofType = new Map<string, number[]>()
  /** Per type name: the types declared right below it. */
  private readonly below = new Map<string, string[]>()
  private readonly expressions = new Map<string, Members>()

  constructor(domain: Domain, problem: Problem) {
    const names: string[] = []
    for (const list of [domain.constants, problem.objects])
      for (const { name, type } of list) {
        let number = this.numbers.get(name)
        if (number === undefined) {
          number = names.length
          names.push(name)
          this.numbers.set(name, number)
        }
        for (const each of type) push(this.ofType, each.name, number)
      }
    this.names = names
    for (const { name, parents } of domain.types) for (const parent of parents) push(this.below, parent.name, name)
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
    const open = type.map(each => each.name)
    if (open.length === 0 || open.includes('object')) has.fill(1)
    else {
      const seen = new Set(open)
      for (let each = open.pop(); each !== undefined; each = open.pop()) {
        for (const object of this.ofType.get(each) ?? []) has[object] = 1
        for (const lower of this.below.get(each) ?? [])
          if (!seen.has(lower)) {
            seen.add(lower)
            open.push(lower)
          }
      }
    }
    const { count } = this
    let size = 0
    for (let object = 0; object < count; object++) size += has[object]!
    const list = new Int32Array(size)
    for (let object = 0, at = 0; object < count; object++) if (has[object] === 1) list[at++] = object
    return { list, has }
  }
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
