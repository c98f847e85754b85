// The contents of a link or a shared file, and the schema that reads it. Forms of version 1 never change except for optional parts, so
// every old link opens.

import * as v from 'valibot'
import { askedSchema, choicesSchema, formatSchema, kindSchema, noteSchema } from '#questions/kinds/question-schema'

const text = v.string()
const pair = <T extends v.GenericSchema>(one: T) => v.pipe(v.strictTuple([one, one]), v.readonly())

/** A question of our own, or of someone's own problem. */
const ownSchema = v.strictObject({
  id: text,
  domain: text,
  context: text,
  question: text,
  choices: v.exactOptional(choicesSchema),
  asked: v.nullable(askedSchema),
})

export const formSchema = v.strictObject({
  kind: kindSchema,
  format: formatSchema,
  /** Of the question as its sender saw it. */
  hash: text,
  /** A folder of our own, or the text. */
  domain: v.exactOptional(text),
  domainText: v.exactOptional(text),
  problem: v.exactOptional(text),
  problemText: v.exactOptional(text),
  /** The texts it is judged by, if they differ from the shown ones. */
  judged: v.exactOptional(pair(text)),
  /** `PLAIN_FAMILY` where it is absent. */
  family: v.exactOptional(text),
  /** Absent where the playground asks this very question of the problem. */
  own: v.exactOptional(ownSchema),
  /** As its family packs it, which reads it with care. */
  record: v.exactOptional(v.record(text, v.unknown())),
  made: v.exactOptional(noteSchema),
  /** English of the sender's own for the domain, by which the question is reported and its answers are read. */
  phrases: v.exactOptional(v.strictObject({ id: text, title: text, summary: v.exactOptional(text), text })),
  /** Texts that were changed; null if one was not. */
  edit: v.exactOptional(pair(v.nullable(text))),
  answer: v.exactOptional(text),
  tab: v.exactOptional(text),
  walk: v.exactOptional(
    v.strictObject({
      at: v.pipe(v.number(), v.finite()),
      sequence: v.pipe(v.array(text), v.readonly()),
    }),
  ),
})

export type Form = v.InferOutput<typeof formSchema>
export type OwnForm = v.InferOutput<typeof ownSchema>

/** The form, or a sentence with its fault. */
export function readForm(fields: Record<string, unknown>): Form | string {
  const read = v.safeParse(formSchema, fields)
  if (read.success) return read.output
  for (const key of ['kind', 'format', 'hash']) if (fields[key] === undefined) return `It lacks its \`${key}\`.`
  const key = String(read.issues[0].path?.[0]?.key ?? '')
  return Object.hasOwn(formSchema.entries, key)
    ? `Its \`${key}\` is not what it should be.`
    : `It has a part \`${key.slice(0, 40)}\` that is not known here.`
}
