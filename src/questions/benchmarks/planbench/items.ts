// What a question of PlanBench is made of, apart from its words: what is chosen to make a prompt, and what a prompt describes.
// Valmeekam et al., NeurIPS 2023 Datasets and Benchmarks, arXiv:2206.10498.

import type { Wordbook } from '#language/english/wordbook'

/** The families of the benchmark by their names in files. */
export const planBenchTasks = ['t1', 't2', 't3', 't3_1', 't4', 't5', 't6', 't7', 't8_1', 't8_2', 't8_3'] as const
export type PlanBenchTask = (typeof planBenchTasks)[number]
/** The layouts of prompts: zero-shot exists for plan generation only. */
export type PromptLayout = PlanBenchTask | 't1_zero_shot'

/** Actions and atoms are PDDL text in lower case: `(stack c a)`. */
export type Atom = string
export type Step = string

/** Something unexpected after a step. */
export interface PromptEvent {
  /** The step that was executed last, as the prompt names it. */
  readonly action: Step
  /** Its place in the plan, counted from 1 as in prompts. */
  readonly step: number
  readonly becameTrue: readonly Atom[]
  readonly becameFalse: readonly Atom[]
}

/** One `[STATEMENT]` of a prompt: a worked example, or the open one at the end. */
export interface PromptBlock {
  /** Mended layouts of our own, of domains with types: which objects there are, as a sentence. */
  readonly objects?: string
  readonly init: readonly Atom[]
  /** null: none is described (t7). */
  readonly goal: readonly Atom[] | null
  /** The plan described in the block; null if there is none. */
  readonly plan: readonly Step[] | null
  /** t7: what was executed. */
  readonly executed: readonly Step[] | null
  readonly event: PromptEvent | null
  /** t6, worked: the plan after the event. */
  readonly newPlan: readonly Step[] | null
  /** t7, worked: the described state. */
  readonly state: readonly Atom[] | null
  /** t3, worked: the message, raw. */
  readonly message: string | null
  /** t2, worked: the stated total. */
  readonly total: number | null
}

/** A prompt taken apart. Places are in the prompt's text. */
export interface ReadPrompt {
  readonly layout: PromptLayout
  readonly wordbook: Wordbook
  /** Before the first `[STATEMENT]`. */
  readonly introduction: string
  readonly worked: readonly PromptBlock[]
  readonly open: PromptBlock
  /** Where the open block begins. */
  readonly openFrom: number
  /** Was every sentence of the open block read? Else it is not known what is asked. */
  readonly isWhole: boolean
  /** Sentences that fit nothing; a sentence each states what and where. */
  readonly problems: readonly string[]
}
