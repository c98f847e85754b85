// A misreading: a common wrong rule as a program, which answers a question as somebody would who follows it.

import type { Statement } from '#planning/analysis/statement'
import type { Limits } from '#base/limits'
import type { KindCode } from '#questions/kinds/codes'
import type { Asked } from '#questions/kinds/question'
import type { LoadedTask } from '#planning/task/load'

/** A wrong answer that a wrong rule gives. */
export interface Diagnosis {
  /** Id of the misreading: `no-delete`. */
  readonly id: string
  /** `That follows if nothing is ever deleted.` */
  readonly says: string
  /** The lesson about it. */
  readonly lesson: string
  /** The wrong rule and the right one, step by step, on this question. */
  readonly replay: Replay
}

export interface Replay {
  readonly wrong: readonly ReplayLine[]
  readonly right: readonly ReplayLine[]
}

export interface ReplayLine {
  /** The action taken, if the line has one; `` for none. */
  readonly action: string
  readonly says: string
  /** Facts or actions that the line is about, to be lit. */
  readonly names: readonly string[]
}

/** The description of a misreading, available without running it. */
export interface MisreadingWords {
  readonly id: string
  readonly kinds: readonly KindCode[]
  /** The wrong rule itself, as a sentence: `Nothing is ever deleted.` */
  readonly title: string
  readonly says: string
  /** The same of a choice, where the rule takes none of the options for true and picks the nearest. */
  readonly saysNearest?: string
  readonly lesson: string
}

/** A question as rules see it. */
export interface Put {
  /** The problem as verdicts on the question see it. */
  readonly ready: LoadedTask
  readonly kind: KindCode
  /** What an open question needs in addition to the problem. */
  readonly asked: Asked | null
  readonly limits: Limits
}

/** The answer of somebody who follows a rule to an open question. */
export type Given =
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'two-lists'; readonly pos: readonly string[]; readonly neg: readonly string[] }
  | { readonly kind: 'index'; readonly index: number }
  /** Steps in their order. */
  | { readonly kind: 'plan'; readonly steps: readonly string[] }
  /** One of several that the rule takes for right; null is the answer None. */
  | {
      readonly kind: 'one'
      readonly first: string | null
      readonly accepts: (name: string | null) => boolean
    }

/** The subject of a replay: the statement of the chosen option, or the name in the answer. */
export interface About {
  readonly statement: Statement | null
  /** The statement is the chosen one of several options. */
  readonly isChoice: boolean
  readonly item: string | null
  /** Of lists: names that should not be there. */
  readonly extra: readonly string[]
}

/** A wrong rule. */
export interface Misreading extends MisreadingWords {
  /** What it answers to an open question; undefined if it has no answer, or none within the limits. */
  open?(put: Put): Given | undefined
  /**
   * The rule's rating of a statement, from 0 (false) to 1 (true): yes/no by what is true, a choice by the highest rating. Undefined if the
   * rule does not apply to such statements.
   */
  weighs?(put: Put, statement: Statement): number | undefined
  replay(put: Put, about: About): Replay
}

/** A line of a replay. */
export const line = (says: string, names: readonly string[] = [], action = ''): ReplayLine => ({
  action,
  says,
  names,
})
