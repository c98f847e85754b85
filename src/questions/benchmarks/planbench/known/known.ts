// Data of a domain of the benchmark, apart from its prompts: sentences, words for objects, minutes, and the domain that
// it renames. All are facts of the benchmark's format (Valmeekam et al., NeurIPS 2023, arXiv:2206.10498); introductions
// and prompts come from a configuration that the user opens.

import type { ObjectRule } from '../objects'

/** PDDL name in lower case → text, in the order of the configuration. */
export type ByName = Readonly<Record<string, string>>

/** How a domain of the benchmark renames another one. */
export interface KnownObfuscation {
  /** The known domain that is renamed. */
  readonly of: string
  readonly style: 'deceptive' | 'random'
  /** True if only the sentences are renamed, and the PDDL is that of the original domain. */
  readonly textOnly: boolean
  /** Plain name → new name. */
  readonly actions: ByName
  readonly predicates: ByName
  /** True if objects are renamed `o0`, `o1`, … in the order of `:objects`. */
  readonly numbersObjects: boolean
}

export interface KnownDomain {
  /** The name in the benchmark's files. */
  readonly name: string
  /** The display name. */
  readonly title: string
  /** The folder of the shipped domain with its scene; for renamed domains, that of the original. */
  readonly folder: string
  /** The name in `(domain …)`. */
  readonly pddlName: string
  /** The sets of its instances, and of those of t5, by the names in the benchmark's repository. */
  readonly instanceSet: string
  readonly generalizedSet: string
  /** Sentences with one `{}` per argument, in PDDL order. */
  readonly actions: ByName
  /** In the same form; an empty sentence hides the predicate. */
  readonly predicates: ByName
  /** Fragments with which the official reader recognizes predicates; null if the configuration has none. */
  readonly predicateMapping: ByName | null
  readonly encodedObjects: ByName
  readonly objectRule: ObjectRule
  /** The duration of each action in the introduction of t2. */
  readonly minutes: Readonly<Record<string, number>>
  /** The kind of event in t6: a held block is put down, loads move, or one fact of a regressed goal comes true. */
  readonly replanning: 'hand' | 'vehicle' | 'generic'
  /** Null for domains that are not renamed. */
  readonly obfuscation: KnownObfuscation | null
}
