// What a learner did in a lesson, as this browser keeps it: where the learner is, predictions, sentences, quiz. What is
// stored in another shape counts as nothing.

import * as v from 'valibot'
import type { ComputedValue } from '#teaching/computed'
import type { TextStore } from '#page/browser/surroundings'

/** Characters kept of a sentence of the learner's own. */
export const LONGEST_SENTENCE = 2_000

const value: v.GenericSchema<ComputedValue> = v.lazy(() =>
  v.union([
    v.number(),
    // Infinity has no place in JSON.
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
  /** Null while it is not judged. */
  isRight: v.nullable(v.boolean()),
})
const skipped = v.object({ kind: v.literal('skipped') })

const schema = v.object({
  /** The last shown step, from 1. */
  step: v.fallback(v.pipe(number, v.minValue(1)), 1),
  /** Finished steps, from 1. */
  done: v.fallback(v.array(number), []),
  /** How many steps the lesson had when it was last shown, the quiz among them. */
  steps: v.fallback(number, 0),
  /** By the id of a live part. */
  predictions: named(v.union([given, skipped])),
  /** By the id of a box: the learner's sentence, and whether our sentence was shown. */
  sentences: named(v.object({ text: v.string(), shown: v.boolean() })),
  /** By the number of a quiz question, from 0. */
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
/** How a quiz question ended. `helped`: right, after hints or a wrong answer; `shown`: the key was shown. */
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

const nothing = (): LessonProgress => ({
  step: 1,
  done: [],
  steps: 0,
  predictions: new Map(),
  sentences: new Map(),
  quiz: new Map(),
})

const placeOf = (lesson: string): string => `planground-lesson:${lesson}`

/** The stored progress of a lesson; never throws. */
export function progressOf(storage: Pick<TextStore, 'getItem'>, lesson: string): LessonProgress {
  try {
    const kept = v.safeParse(schema, JSON.parse(storage.getItem(placeOf(lesson)) ?? '{}'))
    if (!kept.success) return nothing()
    const { predictions, sentences, quiz, ...rest } = kept.output
    return {
      ...rest,
      predictions: new Map(predictions),
      sentences: new Map(sentences),
      quiz: new Map(quiz),
    }
  } catch {
    return nothing()
  }
}

/** Keeps it; where storage is denied or full it lasts as long as the page. */
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
  try {
    storage.setItem(placeOf(lesson), text)
  } catch {
    // Private mode or full.
  }
}

/** Forgets all that was done in a lesson. */
export function forgetProgress(storage: TextStore, lesson: string): void {
  try {
    storage.removeItem(placeOf(lesson))
  } catch {
    // Nothing was stored.
  }
}
