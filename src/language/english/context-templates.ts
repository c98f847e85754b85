// How the contexts of others are put together: sentences that state several facts at once, in lists or clause by clause.

import type { Span } from '#base/text'
import type { Template } from './template'

/** The part of a context that a sentence belongs to. */
export type ContextPart = 'objects' | 'setting' | 'state'
export const contextParts: readonly ContextPart[] = ['objects', 'setting', 'state']

/** The slot of a sentence in which its clauses are. */
export const HOLE = '...'

export interface ContextTemplates {
  readonly sentences: readonly SentenceTemplate[]
  /** How sentences begin that introduce the domain or list its actions, and state nothing of the problem. */
  readonly introductory: readonly string[]
  /** The text before the first sentence of the state. */
  readonly opens: string
  /** The sentence of the goal; the wordings of its facts replace the hole. */
  readonly goal?: Template
}

export interface SentenceTemplate {
  readonly part: ContextPart
  readonly span: Span
  /** With a hole for the clauses; only the hole where the sentence is one clause. */
  readonly template: Template
  /** True: repeated for each clause. False: clauses are joined if the sentence's own slots agree. */
  readonly isClause: boolean
  /** Alternatives. */
  readonly clauses: readonly ClauseTemplate[]
  /** The contents of the sentence in addition to its clauses, with its own slots. */
  readonly states: readonly StatedPattern[]
  /** The separator of clauses; by default a list with “and”. */
  readonly between?: string
  /** `{#slot}` of this slot is not to be relied on: the texts have it wrong. */
  readonly miscounted?: string
  /** The full stop, or what replaces it unless the sentence is the last. */
  readonly ends: string
}

export interface ClauseTemplate {
  readonly template: Template
  /** A slot that holds a list. */
  readonly gather?: string
  /** Used only for two or more. */
  readonly several?: true
  /** The separator between two names of the list; “and” before the last if absent. */
  readonly among?: string
  readonly states: readonly StatedPattern[]
}

/** A fact with slots, an object with its type, or a name that is not an object of the type. */
export type StatedPattern =
  | { readonly kind: 'fact'; readonly predicate: string; readonly terms: readonly Term[] }
  | { readonly kind: 'object' | 'absent'; readonly type: string; readonly term: Term }

/** `{car}`, or an object by its name. */
export type Term = { readonly slot: string } | { readonly name: string }

/** `{#car}`: a number of objects, if `car` is a type; `{#noun}`: a number of what the slot `{noun}` names. */
export const isCount = (slot: string): boolean => slot.startsWith('#')

/** Predicates that the sentences of a context state facts of. */
export const predicatesTold = ({ sentences }: ContextTemplates): ReadonlySet<string> =>
  new Set(
    sentences
      .flatMap(({ states, clauses }) => [states, ...clauses.map(each => each.states)])
      .flat()
      .flatMap(stated => (stated.kind === 'fact' ? [stated.predicate] : [])),
  )
