// The learner's progress in a lesson, as stored in this browser: the current step, predictions, sentences, quiz. Stored
// data of another shape is ignored.

import * as v from 'valibot'
import type { ComputedValue } from '#teaching/computed'
import type { TextStore } from '#page/browser/text-store'
import { storedValue } from '#page/state/keeping/stored-value'

/** Maximum number of stored characters of a learner's sentence. */
export const LONGEST_SENTENCE = 2_000

const value: v.GenericSchema<ComputedValue> = v.lazy(() =>
  v.union([
    v.number(),
    // JSON cannot represent Infinity.
    v.pipe(
      v.object({ infinite: v.literal(true) }),
      v.transform(() => Number.POSITIVE_INFINITY),
    ),
    v.boolean(),
    v.string(),
    v.array(value),
    v.object({ rows: v.array(v.tuple([v.string(), value])) }),
  ]),
) as v.GenericSchema<ComputedValue>

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999))
const named = <T extends v.GenericSchema>(entry: T) => v.fallback(v.array(v.tuple([v.string(), entry])), [])

const given = v.object({
  kind: v.literal('given'),
  value,
  /** The kind of question, so that the prediction is requested again after a change. */
  ask: v.string(),
  /** Null until it is judged. */
  isRight: v.nullable(v.boolean()),
})
const skipped = v.object({ kind: v.literal('skipped') })

const schema = v.object({
  /** The last shown step, counted from 1. */
  step: v.fallback(v.pipe(number, v.minValue(1)), 1),
  /** Finished steps, counted from 1. */
  done: v.fallback(v.array(number), []),
  /** Number of steps of the lesson when it was last shown, including the quiz. */
  steps: v.fallback(number, 0),
  /** By id of the live part. */
  predictions: named(v.union([given, skipped])),
  /** By id of the box: the learner's sentence, and whether the model sentence was shown. */
  sentences: named(v.object({ text: v.string(), shown: v.boolean() })),
  /** By index of the quiz question. */
  quiz: named(
    v.object({
      result: v.picklist(['right', 'helped', 'wrong', 'shown']),
      tries: number,
    }),
  ),
})

/** A prediction that was given, or skipped. */
export type Prediction = v.InferOutput<typeof given> | v.InferOutput<typeof skipped>
export type Sentence = { readonly text: string; readonly shown: boolean }
/** The result of a quiz question. `helped`: right, after hints or a wrong answer; `shown`: the key was shown. */
export type QuizResult = {
  readonly result: 'right' | 'helped' | 'wrong' | 'shown'
  readonly tries: number
}

export interface LessonProgress {
  readonly step: number
  readonly done: readonly number[]
  readonly steps: number
  readonly predictions: ReadonlyMap<string, Prediction>
  readonly sentences: ReadonlyMap<string, Sentence>
  readonly quiz: ReadonlyMap<string, QuizResult>
}

/** The storage key of a lesson's progress. */
export const placeOf = (lesson: string): string => `planground-lesson:${lesson}`

/** The stored progress of a lesson. */
export function progressOf(storage: Pick<TextStore, 'getItem'>, lesson: string): LessonProgress {
  const { predictions, sentences, quiz, ...rest } = storedValue(storage, placeOf(lesson), schema) ?? v.parse(schema, {})
  return {
    ...rest,
    predictions: new Map(predictions),
    sentences: new Map(sentences),
    quiz: new Map(quiz),
  }
}

/** Stores the progress; if storage is denied or full, it lasts as long as the page. */
export function keepProgress(storage: TextStore, lesson: string, now: LessonProgress): void {
  const text = JSON.stringify(
    {
      ...now,
      predictions: [...now.predictions],
      sentences: [...now.sentences],
      quiz: [...now.quiz],
    },
    (_key, part: unknown) => (part === Number.POSITIVE_INFINITY ? { infinite: true } : part),
  )
  storage.setItem(placeOf(lesson), text)
}

/** Removes the progress of a lesson. */
export const forgetProgress = (storage: TextStore, lesson: string): void => storage.removeItem(placeOf(lesson))
