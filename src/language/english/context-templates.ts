// Templates of published contexts: sentences that state several facts at once, in lists or clause by clause.

import type { Span } from '#base/text'
import type { Template } from './template'

/** The part of a context that a sentence belongs to. */
export type ContextPart = 'objects' | 'setting' | 'state'
export const contextParts: readonly ContextPart[] = ['objects', 'setting', 'state']

/** The slot of a sentence template that contains the clauses. */
export const HOLE = '...'

export interface ContextTemplates {
  readonly sentences: readonly SentenceTemplate[]
  /** Beginnings of sentences that introduce the domain or list its actions, without facts of the problem. */
  readonly introductory: readonly string[]
  /** The text before the first sentence of the state. */
  readonly opens: string
  /** The sentence of the goal; the wordings of the goal's facts replace the hole. */
  readonly goal?: Template
}

export interface SentenceTemplate {
  readonly part: ContextPart
  readonly span: Span
  /** Has a hole for the clauses, and only the hole if the sentence is one clause. */
  readonly template: Template
  /**
   * True: the sentence is repeated for each clause. False: clauses with equal values of the sentence's own slots are
   * joined.
   */
  readonly isClause: boolean
  /** Alternative forms of the clause. */
  readonly clauses: readonly ClauseTemplate[]
  /** Facts and objects that the sentence states in addition to its clauses, with its own slots. */
  readonly states: readonly StatedPattern[]
  /** The separator of clauses; by default a list with “and”. */
  readonly between?: string
  /** The slot with an unreliable count `{#slot}`: published texts have wrong numbers there. */
  readonly miscounted?: string
  /** The final punctuation; it may differ from a full stop unless the sentence is the last. */
  readonly ends: string
}

export interface ClauseTemplate {
  readonly template: Template
  /** A slot that contains a list. */
  readonly gather?: string
  /** True if the clause is used only for two or more objects. */
  readonly several?: true
  /** The separator between names of the list; by default commas with “and” before the last. */
  readonly among?: string
  readonly states: readonly StatedPattern[]
}

/** A fact with slots, an object with its type, or a name that is not an object of the type. */
export type StatedPattern =
  | { readonly kind: 'fact'; readonly predicate: string; readonly terms: readonly Term[] }
  | { readonly kind: 'object' | 'absent'; readonly type: string; readonly term: Term }

/** `{car}`, or an object by name. */
export type Term = { readonly slot: string } | { readonly name: string }

/** `{#car}`: a number of objects, if `car` is a type; `{#noun}`: the number of objects named in the slot `{noun}`. */
export const isCount = (slot: string): boolean => slot.startsWith('#')

/** Predicates with facts in the sentences of a context. */
export const predicatesInContext = ({ sentences }: ContextTemplates): ReadonlySet<string> =>
  new Set(
    sentences
      .flatMap(({ states, clauses }) => [states, ...clauses.map(each => each.states)])
      .flat()
      .flatMap(stated => (stated.kind === 'fact' ? [stated.predicate] : [])),
  )
