// What reading a text found: the model, and next to it what checks and editor services need to know.

import type { Span } from '#base/text'
import type { List, Lists } from '../list'
import type { Atom, CostValue, Domain, Name, Problem } from '../model'
import type { Repeat } from './declare'

/** A domain and what reading it found next to the model. */
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
  /** Actions and rules whose brackets do not match, so that what they hold is not known. */
  readonly broken: ReadonlySet<object>
  /** Actions and rules with parameters that could not be read. */
  readonly lostParameters: ReadonlySet<object>
  /** Actions, rules, predicates and functions of which something could not be read. */
  readonly partial: ReadonlySet<object>
  /** Declarations that were left out of the model because their name is taken. */
  readonly repeats: readonly Repeat[]
}

/** A value as `:init` gives it: no cost need be made of it, and it need not be a number. */
export interface InitValue extends CostValue {
  /** The number, or the name of an object. */
  readonly amount: Name
}

/** The results of reading in addition to the model. */
export interface ProblemReading {
  readonly problem: Problem
  readonly values: readonly InitValue[]
  /** Facts that `:init` states are false; a span is that of the whole negation. */
  readonly denied: readonly Atom[]
  readonly lists: Lists
  /** Errors kept some object from being read, so a name that is not there may be one. */
  readonly incompleteObjects: boolean
  /** The brackets of the facts, or of the goal, do not match, so that their contents are unknown. */
  readonly brokenInit: boolean
  readonly brokenGoal: boolean
  /** Something of the goal could not be read. */
  readonly partialGoal: boolean
  /** The place of the name, or where it should be. */
  readonly name: Name
  /** Where the name after `:domain` is written. */
  readonly domainSpan?: Span
  /** Where the direction of the metric is written. */
  readonly metricSpan?: Span
  readonly text: string
  /** The last `:requirements` section. */
  readonly requirements?: List
  /** Objects that were left out of the model because their name is taken. */
  readonly repeats: readonly Repeat[]
}
