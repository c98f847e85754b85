// What a reader knows of a question: the shape of its answer, and how responses label and praise it.

import type { Choice } from './mention'
import type { NameSort } from './name-sort'
import type { Hints } from './names'
import type { AnswerShape } from './shape'
import type { WordMeaning } from './worth'

/** Finds the answer in a response. Linear; never throws. */
export type Reader = (text: string, hints: Hints) => Choice

export interface Sought {
  readonly shape: AnswerShape
  /** How labels name what is asked for: the source of a regular expression, for lower-case text. */
  readonly labels?: string
  /** What words of praise and blame state about a mention: "can hold" denies where the unreachable is asked for. */
  readonly meaning: WordMeaning
  /** Several items in order are steps, of which the first is meant. */
  readonly ordered?: boolean
  /** Of yes/no questions: what it states about the thing asked that it is needed. */
  readonly need?: 'give' | 'deny'
  /** Whether, or which, actions can be executed is asked for. */
  readonly executes?: boolean
  /** Of shapes that have a reader of their own: that (`whole-answers.ts`). */
  readonly reader?: Reader
  /** Of yes/no questions on a sequence: the goal must be reached. */
  readonly reachesGoal?: boolean
}

/** What check marks and crosses state about a mention, for most questions. */
export const marks = { tick: 'give', cross: 'deny' } as const

export const yesNoSought: Sought = { shape: { form: 'yes-no' }, meaning: { properties: {} } }

export const choiceSought: Sought = {
  shape: { form: 'choice' },
  labels:
    '(?<!\\b(?:second|other|alternative|next|wrong|incorrect|rejected|worst)[ _-])(?:correct[ _]|right[ _]|best[ _]|final[ _]|my[ _])?(?:option|choice|letter|selection|pick)',
  meaning: {
    properties: { good: 'give', bad: 'deny', fit: 'give', unfit: 'deny', ...marks },
  },
}

/** A single name, with nothing known of what it is asked for. */
export const nameSought = (sort: NameSort): Sought => ({
  shape: { form: 'item', sort, none: false },
  meaning: { properties: {} },
})
