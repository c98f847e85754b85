// Sorts of objects that texts group: the types of a domain or, in an untyped one, its static unary predicates: `(ball
// b)`.

import type { Phrases } from '#language/english/phrases'
import type { Domain } from '#planning/pddl/model'
import { supertypesOf } from '#planning/pddl/supertypes'
import { kindsOf } from '#planning/task/universe'
import { type Fact, fitsTypes, type SketchObject } from './sketch'

export interface Sort {
  /** The type, or the predicate of an untyped domain. */
  readonly name: string
  readonly one: string
  readonly many: string
  readonly isPredicate: boolean
  /** True if its nouns come from the domain's English; other sorts occur in lists of objects only. */
  readonly isSpoken: boolean
}

/** The sorts of a domain, each with distinct nouns. */
export function sortsOf(domain: Domain, phrases: Phrases): readonly Sort[] {
  const byName = new Map(phrases.types.map(each => [each.name, each]))
  const taken = new Set<string>()
  const sorts: Sort[] = []
  const add = (name: string, isPredicate: boolean): void => {
    const { one, many } = byName.get(name) ?? { one: words(name), many: `${words(name)}s` }
    const own = [one, many].map(noun => noun.toLowerCase())
    const isFree = !own.some(noun => taken.has(noun)) && own.every(noun => /^[a-z]/.test(noun))
    const [single, several] = isFree && own[0] !== own[1] ? [own[0]!, own[1]!] : [`“${name}”`, `several “${name}”`]
    taken.add(single).add(several)
    const isSpoken = isPredicate || byName.has(name)
    sorts.push({ name, one: single, many: several, isPredicate, isSpoken })
  }
  for (const { name } of domain.types) if (name !== 'object') add(name, false)
  if (sorts.length === 0) {
    const kinds = kindsOf(domain)
    domain.predicates.forEach(({ name, parameters }, i) => {
      if (kinds[i] === 'static' && parameters.length === 1) add(name, true)
    })
  }
  add('object', false)
  return sorts
}

const words = (name: string): string => name.replace(/[-_]+/g, ' ').trim()

/** The members of each sort, in order of the objects. */
export class Members {
  readonly sorts: readonly Sort[]
  readonly objects: readonly SketchObject[]
  /** Members by the name of the sort. */
  private readonly bySort = new Map<string, readonly string[]>()

  constructor(domain: Domain, sorts: readonly Sort[], objects: readonly SketchObject[], init: readonly Fact[]) {
    this.sorts = sorts
    this.objects = objects
    const above = supertypesOf(domain)
    const constants = domain.constants.map(({ name, type }) => ({
      name,
      types: type.map(each => each.name),
    }))
    const all = [...objects, ...constants.filter(({ name }) => !objects.some(each => each.name === name))]
    for (const { name, isPredicate } of sorts) {
      const names = new Set(init.flatMap(([head, object]) => (head === name ? [object] : [])))
      this.bySort.set(
        name,
        all
          .filter(each => (isPredicate ? names.has(each.name) : fitsTypes(above, each.types, [name])))
          .map(each => each.name),
      )
    }
  }

  of(sort: string): readonly string[] {
    return this.bySort.get(sort) ?? []
  }
}
