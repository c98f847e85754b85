// Questions out of result files of evaluation harnesses, each with what a model answered: lines of lm-evaluation-harness
// samples (`doc`, `resps`; older guides write `resp`), and logs of Inspect saved as JSON (`eval`, `samples`).

import type { FormatCode, KindCode } from '../../kinds/codes'
import { kindCodes } from '../../kinds/codes'
import type { Json, JsonObject } from '../json'
import { groupOf } from './groups'

/** A question as a benchmark file has it, and the response to it; null where none can be read. */
export interface Result {
  readonly question: JsonObject
  readonly response: string | null
  /** Tells results of one question apart from those of another; several filters give several lines for one question. */
  readonly of: string
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A line of a samples file, or undefined where the value is no such line. */
export function sampleLine(value: JsonObject): Result | undefined {
  if (value.group !== undefined || !isObject(value.doc)) return undefined
  const response = firstText(value.resps ?? value.resp)
  const id = value.doc_id ?? value.doc.id
  const of = id === undefined ? JSON.stringify(value.doc) : String(id)
  return { question: value.doc, response, of: `${of}\n${response ?? ''}` }
}

/** The samples of a log, or undefined where the value is no log. */
export function loggedSamples(value: JsonObject): readonly Result[] | undefined {
  if (!Array.isArray(value.samples) || !isObject(value.eval)) return undefined
  const asked = taskGroup(value.eval.task)
  return value.samples.filter(isObject).map((sample, i): Result => {
    const metadata = isObject(sample.metadata) ? sample.metadata : {}
    const output = isObject(sample.output) ? sample.output : {}
    const { completion } = output
    const choices = Array.isArray(sample.choices) ? sample.choices : undefined
    return {
      question: {
        ...(asked === undefined ? {} : { group: asked }),
        ...metadata,
        id: sample.id ?? i + 1,
        question: sample.input ?? null,
        ...(choices === undefined
          ? {}
          : { choices: { text: choices, label: choices.map((_, at) => 'ABCDEFGH'[at] ?? '') } }),
        ...(metadata.answer === undefined && typeof sample.target === 'string'
          ? { answer: sample.target }
          : {}),
      },
      response: typeof completion === 'string' ? completion : null,
      of: `${i}`,
    }
  })
}

/** The first text in lists within lists: one list a request, one text a repeat. */
function firstText(value: Json | undefined): string | null {
  let now = value
  while (Array.isArray(now)) now = now[0]
  return typeof now === 'string' ? now : null
}

/** The group of questions that a task's name is about, such as `acp-app-gen` or `acp_bench/acp_val_bool`. */
function taskGroup(task: Json | undefined): string | undefined {
  if (typeof task !== 'string') return undefined
  const found = /acp[-_]([a-z]+)[-_](gen|bool|mcq)/i.exec(task)
  const kind = kindCodes.find(code => code === found?.[1]?.toLowerCase())
  return kind === undefined
    ? undefined
    : groupOf(kind as KindCode, found![2]!.toLowerCase() as FormatCode)
}
