// What a reader knows about a question: the shape of its answer, and how responses label and praise it.

import type { Choice } from './mention'
import type { Hints } from './names'
import type { AnswerShape } from './shape'
import type { WordMeaning } from './worth'

/** Finds the answer of a shape in a response to a question. Linear; never throws. */
export type Reader = (text: string, hints: Hints, sought: Sought) => Choice

export interface Sought {
  readonly shape: AnswerShape
  /** How labels name what is asked for: the source of a regular expression, for lower-case text. */
  readonly labels?: string
  /** What words of praise and blame state about a mention: "can hold" denies where the unreachable is asked for. */
  readonly meaning: WordMeaning
  /** Several items in order are steps; the first one is meant. */
  readonly ordered?: boolean
  /** Of yes/no questions: what it states about the thing asked that it is needed. */
  readonly need?: 'give' | 'deny'
  /** The question asks whether actions can be executed, or which ones. */
  readonly executes?: boolean
  /** The reader of that shape: part of the question, so that only readers of the kinds in use are loaded. */
  readonly reader: Reader
  /** Of yes/no questions on a sequence: the goal must be reached. */
  readonly reachesGoal?: boolean
}

/** The shape of the answer for a reader of shapes of this form. Throws for others, which is a bug. */
export function shapeOf<F extends AnswerShape['form']>({ shape }: Sought, form: F): Extract<AnswerShape, { form: F }> {
  if (shape.form !== form) throw new TypeError(`A reader of ${form} reads ${shape.form}.`)
  return shape as Extract<AnswerShape, { form: F }>
}

/** What check marks and crosses state about a mention, for most questions. */
export const marks = { tick: 'give', cross: 'deny' } as const

/** What words of praise and blame state about an option. */
export const optionMeaning: WordMeaning = {
  properties: { good: 'give', bad: 'deny', fit: 'give', unfit: 'deny', ...marks },
}
