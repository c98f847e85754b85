// The nouns of a domain's types, singular and plural.

import type { Domain } from '#planning/pddl/model'
import type { Phrases } from '../../phrases'
import { type TypeTree, typeTree } from '../type-tree'

export class KindsOfThings {
  readonly tree: TypeTree
  /** Singular and plural nouns, in lower case. */
  readonly nouns: ReadonlyMap<string, Noun>
  /** Number of words in the longest noun. */
  readonly longest: number

  constructor(domain: Domain, phrases: Phrases) {
    this.tree = typeTree(domain)
    const nouns = new Map<string, Noun>()
    const add = (noun: string, type: string, isExact: boolean): void => {
      const plain = noun.toLowerCase().replace(/\s+/g, ' ').trim()
      if (plain === '' || nouns.has(plain)) return
      const isKnown = this.tree.names.includes(type)
      nouns.set(plain, { type: isKnown ? type : 'object', isExact: isExact && isKnown, isKnown })
    }
    for (const { name, one, many } of phrases.types) {
      add(one, name, true)
      add(many, name, true)
    }
    for (const name of this.tree.names)
      if (name !== 'object' || phrases.types.some(each => each.name === name)) {
        add(name, name, false)
        add(`${name}s`, name, false)
      }
    this.nouns = nouns
    this.longest = Math.max(1, ...[...nouns.keys()].map(noun => noun.split(' ').length))
  }
}

export interface Noun {
  readonly type: string
  /** True if the noun means objects of exactly that type, not of its subtypes. */
  readonly isExact: boolean
  /** True if the domain has the type; an untyped version of the domain does not. */
  readonly isKnown: boolean
}
