// What a domain of the benchmark is, apart from its prompts: sentences, words for objects, minutes, and which domain it
// renames. All are facts of its format (Valmeekam et al., NeurIPS 2023, arXiv:2206.10498); introductions and prompts come
// from the configuration that the user opens.

import type { ObjectRule } from '../objects'

/** PDDL name in lower case → text, in the order of the configuration. */
export type ByName = Readonly<Record<string, string>>

/** How a domain of the benchmark renames another. */
export interface KnownObfuscation {
  /** The known domain whose names these are. */
  readonly of: string
  readonly style: 'deceptive' | 'random'
  /** The sentences alone are renamed, and the PDDL is that of the other domain. */
  readonly textOnly: boolean
  /** Plain name → new name. */
  readonly actions: ByName
  readonly predicates: ByName
  /** Objects are renamed `o0`, `o1`, … in the order of `:objects`. */
  readonly numbersObjects: boolean
}

export interface KnownDomain {
  /** As files of the benchmark call it. */
  readonly name: string
  /** As shown. */
  readonly title: string
  /** Our folder with its picture; for renamed domains that of the plain one. */
  readonly folder: string
  /** The name in `(domain …)`. */
  readonly pddlName: string
  /** Where its instances lie, and those of t5: the names of sets in the benchmark's repository. */
  readonly instanceSet: string
  readonly generalizedSet: string
  /** Sentences with `{}` for each argument, in the order of the PDDL. */
  readonly actions: ByName
  /** The same; an empty sentence hides the predicate. */
  readonly predicates: ByName
  /** Fragments by which the official reader knows predicates; null if the configuration has none. */
  readonly predicateMapping: ByName | null
  readonly encodedObjects: ByName
  readonly objectRule: ObjectRule
  /** What the introduction of t2 states that each action takes. */
  readonly minutes: Readonly<Record<string, number>>
  /** The kind of event of t6 (facts: a held block is put down, loads move, or a part of a regressed goal comes true). */
  readonly replanning: 'hand' | 'vehicle' | 'generic'
  /** null for plain domains. */
  readonly obfuscation: KnownObfuscation | null
}
