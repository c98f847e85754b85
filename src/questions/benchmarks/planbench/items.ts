// The contents of a PlanBench question without its words: what is chosen to generate a prompt, and what a prompt
// describes. Valmeekam et al., NeurIPS 2023 Datasets and Benchmarks, arXiv:2206.10498.

import type { Wordbook } from '#language/english/wordbook'

/** The tasks of the benchmark by their names in files. */
export const planBenchTasks = ['t1', 't2', 't3', 't3_1', 't4', 't5', 't6', 't7', 't8_1', 't8_2', 't8_3'] as const
export type PlanBenchTask = (typeof planBenchTasks)[number]
/** The prompt layouts: zero-shot exists only for plan generation. */
export type PromptLayout = PlanBenchTask | 't1_zero_shot'

/** Actions and atoms are PDDL text in lower case: `(stack c a)`. */
export type Atom = string
export type Step = string

/** An unexpected event after a step. */
export interface PromptEvent {
  /** The last step executed before the event, as the prompt names it. */
  readonly action: Step
  /** Its position in the plan, from 1 as in prompts. */
  readonly step: number
  readonly becameTrue: readonly Atom[]
  readonly becameFalse: readonly Atom[]
}

/** One `[STATEMENT]` of a prompt: a worked example, or the open one at the end. */
export interface PromptBlock {
  /** A sentence that lists the objects; only in the playground's repaired layouts, for typed domains. */
  readonly objects?: string
  readonly init: readonly Atom[]
  /** Null if none is described (t7). */
  readonly goal: readonly Atom[] | null
  /** The plan in the block; null if there is none. */
  readonly plan: readonly Step[] | null
  /** t7: the executed steps. */
  readonly executed: readonly Step[] | null
  readonly event: PromptEvent | null
  /** t6, worked example: the plan after the event. */
  readonly newPlan: readonly Step[] | null
  /** t7, worked example: the described state. */
  readonly state: readonly Atom[] | null
  /** t3, worked example: the message, verbatim. */
  readonly message: string | null
  /** t2, worked example: the stated total. */
  readonly total: number | null
}

/** A parsed prompt. Positions refer to the prompt's text. */
export interface ReadPrompt {
  readonly layout: PromptLayout
  readonly wordbook: Wordbook
  /** The text before the first `[STATEMENT]`. */
  readonly introduction: string
  readonly worked: readonly PromptBlock[]
  readonly open: PromptBlock
  /** The offset at which the open block begins. */
  readonly openFrom: number
  /** True if every sentence of the open block was read; otherwise the question is unknown. */
  readonly isWhole: boolean
  /** Sentences that could not be read; each message states the sentence and its position. */
  readonly problems: readonly string[]
}
