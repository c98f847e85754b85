// Fields of the record that a PlanBench question stores without showing them: `Question.origin.record`, and for a
// generated one `Question.origin.note.key`.

import type { Sentence } from '#language/english/wordbook'
import type { Question } from '#questions/kinds/question'
import type { PlanBenchTask, PromptLayout } from './items'

/** A wordbook as plain data, with the words for the objects of one problem. */
export interface WordingData {
  readonly id: string
  readonly actions: Readonly<Record<string, readonly Sentence[]>>
  readonly predicates: Readonly<Record<string, readonly Sentence[]>>
  /** Only objects with words that differ from their names. */
  readonly objects: Readonly<Record<string, string>>
}

/** The data of a record without its prompt, as plain data. */
export interface PlanBenchRecord {
  readonly task: PlanBenchTask
  /** `pddl`: the prompt quotes the domain and the problem verbatim. */
  readonly layout: PromptLayout | 'pddl'
  /** The name of the domain in the file: `mystery_blocksworld_3`. */
  readonly domain: string
  /** Id of the wordbook of the prompt (`wordbookFor`). */
  readonly wording: string
  /** The sentences themselves, if the wording has no known name. */
  readonly words?: WordingData
  /** The model; '' if neither the file nor its folder names it. */
  readonly engine: string
  /** `oneshot` or `zeroshot`, from the file; '' if it has none. */
  readonly promptType: string
  /** The fields of the record unchanged, including unknown ones, without the prompt (`query`) and the response. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Remarks on the record for users. */
  readonly remarks: readonly RecordRemark[]
}

/** A remark on an item, with information that its own file does not contain. */
export interface RecordRemark {
  /**
   * `goal-already-true`, `query-equals-example`, `example-plan-solves`, `prefix-of-example-solves`, `objects-collide`,
   * `prompt-differs`, `unread-sentence`, `answer-inside-query`, `unsolvable`.
   */
  readonly code: string
  /** One sentence for users. */
  readonly text: string
}

/** Undefined for questions of the visitor's own, which no record belongs to. */
export function recordOf({ origin }: Pick<Question, 'origin'>): PlanBenchRecord | undefined {
  if (origin.from === 'published') return origin.record as PlanBenchRecord
  return origin.from === 'made' ? (origin.note.key as PlanBenchRecord) : undefined
}

/** The right answer by the file or the generator; undefined if it was removed. */
export const referenceOf = ({ fields }: PlanBenchRecord): unknown => fields.ground_truth_plan

/** The prompt as sent: introduction, worked examples and the open block. */
export const promptOf = ({ context, question }: Pick<Question, 'context' | 'question'>): string => context + question

/** The labels in a results file; null if it has none. */
export interface StoredLabels {
  /** For t3, the strictest level. */
  readonly correct: boolean | null
  readonly binary: boolean | null
  readonly type: boolean | null
  readonly explanation: boolean | null
}

export function storedLabels({ fields }: Pick<PlanBenchRecord, 'fields'>): StoredLabels {
  const label = (...keys: string[]): boolean | null => {
    for (const key of keys) {
      const found = Object.hasOwn(fields, key) ? fields[key] : undefined
      if (typeof found === 'boolean') return found
      if (found === 0 || found === 1) return found === 1
    }
    return null
  }
  const explanation = label('llm_correct_w_expl')
  return {
    correct: label('llm_correct', 'correct') ?? explanation,
    binary: label('llm_correct_binary'),
    type: label('llm_correct_w_type'),
    explanation,
  }
}
