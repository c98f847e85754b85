// Objects and their types, inferred from the argument positions in which they occur.

import type { Domain } from '#planning/pddl/model'
import { typesOf } from '../../phrases'
import type { Stated } from '../../stated'
import type { KindsOfThings, Noun } from './kinds-of-things'
import type { Listed } from './listing'

/** An object with its remaining possible types. */
interface MentionedObject {
  readonly possible: readonly string[]
  /** True if the object is in a list or is a constant; false if it is only mentioned. */
  readonly isListed: boolean
  /** True if its exact type is given, not only a supertype. */
  readonly isExact: boolean
}

/** Why a meaning of a clause is impossible. */
export interface Misfit {
  readonly name: string
  /** Other types that have all their objects listed. */
  readonly notListed: readonly string[]
}

export class Things {
  private readonly kinds: KindsOfThings
  private readonly parameters: ReadonlyMap<string, readonly (readonly string[])[]>
  private readonly things = new Map<string, MentionedObject>()
  /** Types that have all their objects listed. */
  private readonly whole = new Set<string>()

  constructor(domain: Domain, kinds: KindsOfThings) {
    this.kinds = kinds
    this.parameters = new Map(domain.predicates.map(({ name, parameters }) => [name, typesOf(parameters)]))
    for (const { name, type } of domain.constants) {
      const possible = type.length === 0 ? ['object'] : type.map(each => each.name)
      this.things.set(name, { possible, isListed: true, isExact: true })
    }
  }

  /** Adds a list of objects; false if one of them already has another type. */
  list(all: readonly Listed[]): boolean {
    const found = new Map<string, MentionedObject>()
    for (const { type, isExact, names } of all)
      for (const name of names) {
        const before = found.get(name) ?? this.things.get(name)
        const sentences = isExact ? [type] : this.kinds.tree.narrow(this.kinds.tree.names, [type])
        const possible = before === undefined ? sentences : before.possible.filter(each => sentences.includes(each))
        if (possible.length === 0) return false
        found.set(name, { possible, isListed: true, isExact: isExact || before?.isExact === true })
      }
    for (const [name, thing] of found) this.things.set(name, thing)
    for (const { type, isExact, isWhole } of all)
      if (isWhole)
        for (const each of isExact ? [type] : this.kinds.tree.names)
          if (this.kinds.tree.isUnder(each, type)) this.whole.add(each)
    return true
  }

  /** The objects of a type; undefined if not all of them are listed. */
  readonly allOf = (type: string): readonly string[] | undefined => {
    const { tree } = this.kinds
    const isWhole = tree.names.every(each => !tree.isUnder(each, type) || this.whole.has(each))
    if (!isWhole && !this.whole.has(type)) return undefined
    return [...this.things]
      .filter(([, { possible }]) => possible.every(each => tree.isUnder(each, type)))
      .map(([name]) => name)
  }

  get names(): IterableIterator<string> {
    return this.things.keys()
  }

  has(name: string): boolean {
    return this.things.has(name)
  }

  /** True if the object may occur where one of the types is required; true for a new name. */
  readonly fits = (name: string, types: readonly string[]): boolean => {
    const thing = this.things.get(name)
    return thing === undefined || this.kinds.tree.narrow(thing.possible, types).length > 0
  }

  /** Why the facts are impossible given the known objects; undefined if they are possible. */
  misfit(stated: Stated, nouns: ReadonlyMap<string, Noun>): Misfit | undefined {
    for (const [name, possible] of this.narrowed(stated, nouns))
      if (possible.length === 0) return { name, notListed: this.closedTo(name, stated) }
    return undefined
  }

  /** Adds the facts if their objects all fit their types. Returns a function that undoes this. */
  take(stated: Stated, nouns: ReadonlyMap<string, Noun>): () => void {
    const before = new Map<string, MentionedObject | undefined>()
    for (const [name, possible] of this.narrowed(stated, nouns)) {
      const thing = this.things.get(name)
      before.set(name, thing)
      const isExact = thing?.isExact === true || nouns.get(name)?.isExact === true
      this.things.set(name, { possible, isListed: thing?.isListed === true, isExact })
    }
    return () => {
      for (const [name, thing] of before)
        if (thing === undefined) this.things.delete(name)
        else this.things.set(name, thing)
    }
  }

  private narrowed({ items }: Stated, nouns: ReadonlyMap<string, Noun>): Map<string, readonly string[]> {
    const found = new Map<string, readonly string[]>()
    for (const item of items) {
      const [predicate = '', ...names] = item.slice(1, -1).split(' ')
      const types = this.parameters.get(predicate) ?? []
      for (const [i, name] of names.entries()) {
        const before = found.get(name) ?? this.things.get(name)?.possible ?? this.open(nouns, name)
        found.set(name, this.kinds.tree.narrow(before, types[i] ?? []))
      }
    }
    return found
  }

  /** The possible types of a name that is in no list. */
  private open(nouns: ReadonlyMap<string, Noun>, name: string): readonly string[] {
    const open = this.kinds.tree.names.filter(type => !this.whole.has(type))
    const noun = nouns.get(name)
    if (noun === undefined) return open
    return noun.isExact ? open.filter(type => type === noun.type) : this.kinds.tree.narrow(open, [noun.type])
  }

  private closedTo(name: string, { items }: Stated): string[] {
    if (this.things.has(name)) return []
    const types = items.flatMap(item => {
      const [predicate = '', ...names] = item.slice(1, -1).split(' ')
      return names.flatMap((each, i) => (each === name ? (this.parameters.get(predicate)?.[i] ?? []) : []))
    })
    return this.kinds.tree.narrow([...this.whole], types).slice(0, 3)
  }

  /** Each object with its type, and its other possible types if the text leaves the type open. */
  *resolved(): Generator<{
    readonly name: string
    readonly type: string
    readonly isListed: boolean
    readonly isExact: boolean
  }> {
    for (const [name, { possible, isListed, isExact }] of this.things) {
      const widest = this.kinds.tree.widest(possible)
      const type = widest.length === 1 ? widest[0]! : `(either ${widest.join(' ')})`
      yield { name, type, isListed, isExact: isExact && widest.length === 1 }
    }
  }
}
