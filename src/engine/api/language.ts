// What the engine finds in the two texts: types alone.

import type { Span } from '../../base/text'
import type { Diagnostic } from '../../pddl/diagnostic'
import type { RequirementRow } from '../../pddl/requirement-table'
import type { TextPlace } from '../../pddl/symbols/entity'
import type { Hover } from '../../pddl/symbols/hover'

/** What is wrong with the two texts; nothing is grounded for it. */
export interface Diagnosed {
  readonly domain: readonly Diagnostic[]
  readonly problem: readonly Diagnostic[]
}

/** A hover, and how our English says it where the domain is one of ours: `car ?c is at place ?l`. */
export interface HoverTold extends Hover {
  readonly phrase: string
}

/** A place where a name is written. */
export interface Written extends TextPlace {
  readonly isDeclaration: boolean
}

/** What formatting gives; `isWhole` is false where brackets do not match and the text stays as it is. */
export interface Formatted {
  readonly text: string
  readonly isWhole: boolean
}

/** A predicate, and what it amounts to in this problem. */
export interface PredicateMeaning {
  readonly name: string
  readonly shape: string
  readonly kind: 'static' | 'fluent' | 'derived'
  /** Facts that may ever hold when deletes are ignored; for a static one, those that hold; null where not grounded. */
  readonly facts: number | null
  /** How many hold initially. */
  readonly initial: number | null
  readonly span: Span
}

/** An action schema, and what it amounts to in this problem. */
export interface SchemaMeaning {
  readonly name: string
  readonly shape: string
  /** Ground actions that are reachable when deletes are ignored; null where not grounded. */
  readonly actions: number | null
  readonly applicable: number | null
  readonly span: Span
}

/** Mutex groups of one pattern: `(at ?x *)`, `(on ?x)` for every car. */
export interface MutexPattern {
  /** `*` counts, a variable is the same in all of the group's facts. */
  readonly shapes: readonly string[]
  /** One fact of each group holds in every state; otherwise at most one does. */
  readonly isExact: boolean
  /** How many groups have the pattern. */
  readonly count: number
  /** Some of them. */
  readonly groups: readonly {
    readonly facts: readonly string[]
    readonly size: number
    /** The one that holds initially; '' where none does. */
    readonly initial: string
  }[]
}

/** What the two texts mean once they are joined. */
export interface Meaning {
  readonly domainName: string
  readonly problemName: string
  readonly predicates: readonly PredicateMeaning[]
  readonly schemas: readonly SchemaMeaning[]
  /** Objects by their declared type, in the order of the types. */
  readonly objects: readonly { readonly type: string; readonly count: number }[]
  readonly requirements: readonly RequirementRow[]
  readonly facts: number | null
  readonly actions: number | null
  /** null where not grounded. */
  readonly mutex: readonly MutexPattern[] | null
  readonly mutexGroups: number | null
  /** Why there are no counts; '' where there are. */
  readonly obstacle: string
}
