// Reads questions with model responses from result files of evaluation harnesses: lines of lm-evaluation-harness
// samples, and Inspect logs saved as JSON (`eval`, `samples`).

import type { FormatCode, KindCode } from '#questions/kinds/codes'
import { plainKinds } from '#questions/kinds/codes'
import { inspectSample } from '../inspect-sample'
import { harnessSample } from '../harness-sample'
import type { Json, JsonObject } from '#base/json/json'
import { groupOf } from './groups'

/** A question as in a benchmark file, and the response to it; null if none can be read. */
export interface Result {
  readonly question: JsonObject
  readonly response: string | null
  /** Key of the question; several filters give several results with the same key. */
  readonly of: string
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A line of a samples file; undefined if the value is not one. */
export function sampleLine(value: JsonObject): Result | undefined {
  const sample = harnessSample(value)
  if (sample?.doc === undefined) return undefined
  const response = sample.responses?.[0] ?? null
  return { question: sample.doc, response, of: `${sample.of}\n${response ?? ''}` }
}

/** The samples of a log; undefined if the value is not a log. */
export function loggedSamples(value: JsonObject): readonly Result[] | undefined {
  if (!Array.isArray(value.samples) || !isObject(value.eval)) return undefined
  const { task } = value.eval
  const asked = typeof task === 'string' ? groupOfTask(task) : undefined
  return value.samples.filter(isObject).flatMap((found, i): Result[] => {
    const sample = inspectSample({ id: i + 1, ...found }, true)
    if (sample === undefined) return []
    const { id, metadata, question, choices, target, response } = sample
    return [
      {
        question: {
          ...(asked === undefined ? {} : { group: asked }),
          ...metadata,
          id,
          question,
          ...(choices === undefined
            ? {}
            : { choices: { text: choices, label: choices.map((_, at) => 'ABCDEFGH'[at] ?? '') } }),
          ...(metadata.answer === undefined && target !== undefined ? { answer: target } : {}),
        },
        response,
        of: `${i}`,
      },
    ]
  })
}

/** The question group in the name of a task, such as `acp-app-gen` or `acp_bench/acp_val_bool`. */
export function groupOfTask(task: string): string | undefined {
  const found = /acp[-_]([a-z]+)[-_](gen|bool|mcq)/i.exec(task)
  const kind = plainKinds().find(code => code === found?.[1]?.toLowerCase())
  return kind === undefined ? undefined : groupOf(kind as KindCode, found![2]!.toLowerCase() as FormatCode)
}
