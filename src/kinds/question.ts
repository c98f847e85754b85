// A question as data: what is asked, in which format, about which problem.

import type { BenchmarkRecord } from '../benchmarks/record'
import type { Source } from '../pddl/source'
import type { FormatCode, KindCode } from './codes'

/** A question ready to be shown and answered. */
export interface Question {
  /** Tells it apart within its file: `nexta.gen/3`. */
  readonly key: string
  readonly id: string
  readonly kind: KindCode
  readonly format: FormatCode
  /** Our folder name of the domain, or its PDDL name where we have none. */
  readonly domain: string
  readonly context: string
  readonly question: string
  readonly choices?: { readonly text: readonly string[]; readonly label: readonly string[] }
  readonly source: Source | null
  readonly asked: Asked | null
  /** Why `asked` is missing although there is PDDL. */
  readonly askedProblem?: string
  /** The record it came from, for the official score; null for our own. */
  readonly record: BenchmarkRecord | null
  /** What a model answered, where the file says it. */
  readonly response?: string
  /** For questions made here. */
  readonly made?: MadeNote
}

/** What a made question has besides what it shows, so that it can be exported. */
export interface MadeNote {
  /** The answer field of the benchmark's layout. */
  readonly key: unknown
  /** The question without its options, for choices. */
  readonly query?: string
  readonly difficulty: Difficulty
  /** What makes it again. */
  readonly seed: string
}

/** What makes a question hard, as numbers. */
export interface Difficulty {
  readonly facts: number
  readonly actions: number
  /** Cost of a cheapest plan from the state; null where it was not found within a small search, or there is none. */
  readonly goalDistance: number | null
  /** Steps of the sequence or plan the question gives; 0 where it gives none. */
  readonly givenSteps: number
  /** Right answers of the open format; 1 otherwise. */
  readonly rightAnswers: number
}

/** What the kind needs besides the problem: the one field that its words name. Actions as text, `(name arg …)`. */
export interface Asked {
  readonly kind: KindCode
  readonly action?: string
  readonly sequence?: readonly string[]
  readonly plan?: readonly string[]
}

/** The steps that a question gives; none where it gives none. */
export const givenSteps = (asked: Asked | null | undefined): readonly string[] | undefined =>
  asked?.sequence ?? asked?.plan
