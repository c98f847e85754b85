// The result of reading a text: the model, and the data that checks and editor services need in addition.

import type { Span } from '#base/text'
import type { List, Lists } from '../list'
import type { Atom, CostValue, Domain, Name, Problem } from '../model'
import type { Repeat } from './declare'

/** A domain and the additional results of reading it. */
export interface DomainReading {
  readonly text: string
  readonly domain: Domain
  readonly lists: Lists
  /** The place of the name, or where it should be. */
  readonly name: Name
  /** Offset where a first section can be inserted. */
  readonly headerEnd: number
  /** The last `:requirements` section. */
  readonly requirements?: List
  /** Actions and rules with unmatched brackets, so that their contents are unknown. */
  readonly broken: ReadonlySet<object>
  /** Actions and rules with unreadable parameters. */
  readonly lostParameters: ReadonlySet<object>
  /** Actions, rules, predicates and functions that could not be read completely. */
  readonly partial: ReadonlySet<object>
  /** Declarations that were left out of the model because their name is taken. */
  readonly repeats: readonly Repeat[]
}

/** A value as given in `:init`: it may not be used in costs, and need not be a number. */
export interface InitValue extends CostValue {
  /** The number, or the name of an object. */
  readonly amount: Name
}

/** The results of reading in addition to the model. */
export interface ProblemReading {
  readonly problem: Problem
  readonly values: readonly InitValue[]
  /** Facts that `:init` negates; a span is that of the whole negation. */
  readonly denied: readonly Atom[]
  readonly lists: Lists
  /** True if errors kept some object from being read, so an unknown name may be one. */
  readonly incompleteObjects: boolean
  /** The brackets of the facts, or of the goal, do not match, so their contents are unknown. */
  readonly brokenInit: boolean
  readonly brokenGoal: boolean
  /** True if part of the goal could not be read. */
  readonly partialGoal: boolean
  /** The place of the name, or where it should be. */
  readonly name: Name
  /** The place of the name after `:domain`. */
  readonly domainSpan?: Span
  /** The place of the direction of the metric. */
  readonly metricSpan?: Span
  readonly text: string
  /** The last `:requirements` section. */
  readonly requirements?: List
  /** Objects that were left out of the model because their name is taken. */
  readonly repeats: readonly Repeat[]
}
