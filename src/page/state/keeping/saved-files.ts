// The shape of stored files and questions. They may be written by an older version, cut off by a crash or changed by
// hand, and must never stop the page from opening. Loaded when there is something to read: see `question-schema.ts`.

import * as v from 'valibot'
import type { ImportIssue } from '#questions/benchmarks/family'
import type { Question } from '#questions/kinds/question'
import { storedQuestionSchema } from '#questions/kinds/question-schema'
import type { OpenFile } from '../session/session'

const text = v.string()

const issueSchema: v.GenericSchema<unknown, ImportIssue> = v.object({
  index: v.number(),
  message: text,
})

/** The head of a file stored in several parts contains the number of further parts. */
const fileSchema: v.GenericSchema<unknown, OpenFile> = v.looseObject({
  id: text,
  name: text,
  origin: v.picklist(['file', 'bundled', 'texts', 'made']),
  questions: v.array(storedQuestionSchema),
  issues: v.array(issueSchema),
})

/** A stored question in the current shape; undefined if it is unusable. */
export const readQuestion = (stored: unknown): Question | undefined => readBy(storedQuestionSchema, stored)

/** A stored file in the current shape; undefined if it is unusable. */
export const readOpenFile = (stored: unknown): OpenFile | undefined => readBy(fileSchema, stored)

function readBy<T>(schema: v.GenericSchema<unknown, T>, stored: unknown): T | undefined {
  const read = v.safeParse(schema, stored)
  return read.success ? read.output : undefined
}
