// The schema of questions from outside: stored by an earlier visit, from an archive, or shared. One schema gives check
// and message; it is checked at its declaration that it matches the types of `question.ts`. For the engine, and in the
// page only by dynamic import, so that valibot is not in the page's first load.

import * as v from 'valibot'
import { statementSchema } from '#planning/analysis/statement-schema'
import type { Source } from '#planning/pddl/source'
import { isKindCode, wordsOfKind } from './codes'
import type { FormatCode, KindCode } from './codes'
import type { Asked, Choices, Difficulty, MadeNote, Origin, Question } from './question'
import { upgraded } from './stored-question'

const text = v.string()
const texts = v.array(text)
/** A finite number. */
const number = v.pipe(v.number(), v.finite())

/** A kind that is registered. */
export const kindSchema: v.GenericSchema<unknown, KindCode> = v.custom<KindCode>(isKindCode)
export const formatSchema: v.GenericSchema<unknown, FormatCode> = v.picklist(['gen', 'bool', 'mcq'])

export const sourceSchema: v.GenericSchema<unknown, Source> = v.object({
  domain: text,
  problem: text,
})

export const choicesSchema: v.GenericSchema<unknown, Choices> = v.pipe(
  v.strictObject({ text: texts, label: texts }),
  v.check(choices => choices.text.length === choices.label.length),
)

/** Has exactly the field that its kind requires. */
export const askedSchema: v.GenericSchema<unknown, Asked> = v.pipe(
  v.object({
    kind: kindSchema,
    action: v.exactOptional(text),
    sequence: v.exactOptional(texts),
    plan: v.exactOptional(texts),
    hidden: v.exactOptional(texts),
    placeholder: v.exactOptional(v.literal(true)),
  }),
  v.check(asked => {
    const { about } = wordsOfKind(asked.kind)
    return about === 'nothing' || asked[about] !== undefined
  }),
)

const difficultySchema: v.GenericSchema<unknown, Difficulty> = v.object({
  facts: number,
  actions: number,
  goalDistance: v.nullable(number),
  givenSteps: number,
  rightAnswers: number,
})

export const noteSchema: v.GenericSchema<unknown, MadeNote> = v.strictObject({
  key: v.unknown(),
  query: v.exactOptional(text),
  difficulty: difficultySchema,
  seed: text,
})

const originSchema: v.GenericSchema<unknown, Origin> = v.variant('from', [
  v.object({ from: v.literal('published'), record: v.record(text, v.unknown()) }),
  v.object({ from: v.literal('made'), note: noteSchema }),
  v.object({ from: v.literal('own') }),
])

/** A question in the current form. */
export const questionSchema: v.GenericSchema<unknown, Question> = v.object({
  key: text,
  id: text,
  family: text,
  kind: kindSchema,
  format: formatSchema,
  domain: text,
  context: text,
  question: text,
  choices: v.exactOptional(choicesSchema),
  shown: v.nullable(sourceSchema),
  judged: v.nullable(sourceSchema),
  statements: v.exactOptional(v.array(statementSchema)),
  asked: v.exactOptional(v.nullable(askedSchema)),
  askedProblem: v.exactOptional(text),
  response: v.exactOptional(text),
  origin: originSchema,
})

/** A stored question in the current form, or in an earlier one, which is converted. */
export const storedQuestionSchema: v.GenericSchema<unknown, Question> = v.pipe(
  v.unknown(),
  v.transform(upgraded),
  questionSchema,
)
