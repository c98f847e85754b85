// Samples of lm-evaluation-harness, including those written as the benchmark's own guides describe.

import { hashOfText } from '#base/hash'
import { wholeFamilies } from '#questions/benchmarks/cores'
import { harnessSample, type HarnessSample } from '#questions/benchmarks/harness-sample'
import type { JsonObject } from '#base/json/json'
import type { About, ResultRecord } from '#results/scoring/record'
import { own, textOf } from '#base/json/value'
import {
  emptyNotes,
  endWordOf,
  problem,
  type RecordReader,
  responseOf,
  type MessageText,
  messageText,
  type Surroundings,
  type ReadValue,
} from './format'

export function lmEvalReader(around: Surroundings): RecordReader {
  const seen = new Seen()
  return {
    format: 'lm-eval',
    title: 'samples of lm-evaluation-harness',
    expects: '`doc` and `resps`',
    read(value, place): ReadValue | undefined {
      const sample = harnessSample(value)
      if (sample === undefined) return undefined
      if (sample.isLikelihood)
        return problem(
          'This sample holds likelihoods of its options and no response; run the task as one that generates text.',
        )
      if (sample.responses === undefined)
        return problem('This sample has no `resps`, which hold the responses of the model.')
      if (sample.responses.length === 0) return problem('The `resps` of this sample are empty.')
      if (sample.doc === undefined && own(value, 'doc_id') === undefined)
        return problem(
          'This sample does not say which question it answers: it has neither a `doc` that is a record nor a `doc_id`.',
        )
      const first = seen.attempts(sample)
      if (first === undefined) return { records: [], problems: [], notes: [] }
      const messageTexts = sample.responses.map(text => messageText(text, endWordOf(value)))
      return taken(sample, messageTexts, place, first, aboutOf(sample, value, around), around)
    },
  }
}

function taken(
  sample: HarnessSample,
  responses: readonly MessageText[],
  place: number,
  first: number,
  about: About,
  { file, model }: Surroundings,
): ReadValue {
  const records = responses.map(
    (response, i): ResultRecord => ({
      file,
      line: place,
      model,
      attempt: first + i,
      ...responseOf(response),
      recorded: sample.scores[i] ?? null,
      about,
    }),
  )
  return { records, problems: [], notes: emptyNotes(responses) }
}

function aboutOf({ doc, prompt }: HarnessSample, value: JsonObject, around: Surroundings): About {
  const id = (doc === undefined ? undefined : own(doc, 'id')) ?? own(value, 'doc_id')
  const task = textOf(own(value, 'task_name')) || textOf(own(value, 'task')) || around.task
  return {
    ...(doc === undefined ? {} : { record: withGroup(doc, task) }),
    ...(id === undefined || id === null ? {} : { id: String(id) }),
    ...(typeof doc?.context === 'string' ? { context: doc.context } : {}),
    // A prompt is long; the words of the question are enough.
    ...(typeof doc?.question === 'string' ? { question: doc.question } : prompt === '' ? {} : { prompt }),
    ...(task === '' ? {} : { task }),
  }
}

/** Adds the task's group to a record that has none. */
export function withGroup(record: JsonObject, task: string): JsonObject {
  if (record.group !== undefined || task === '') return record
  for (const family of wholeFamilies) {
    const group = family.groupOfTask?.(task)
    if (group !== undefined) return { ...record, group }
  }
  return record
}

interface SeenSample {
  readonly texts: string[]
  tries: number
  readonly lines: Map<string, number>
}
const newSample = (): SeenSample => ({ texts: [], tries: 0, lines: new Map() })

/** Detects repeated responses: each filter of a task writes its own line for the same responses. */
class Seen {
  private readonly samples = new Map<string, SeenSample>()

  /** The attempt number of the first of these responses; undefined if all were already read. */
  attempts({ of, filter, responses }: HarnessSample): number | undefined {
    const text = hashOfText(JSON.stringify(responses))
    const sample = this.samples.get(of) ?? newSample()
    this.samples.set(of, sample)
    const line = sample.lines.get(filter ?? '') ?? 0
    sample.lines.set(filter ?? '', line + 1)
    if (sample.texts[line] === text) return undefined
    sample.texts.push(text)
    const first = sample.tries + 1
    sample.tries += responses!.length
    return first
  }
}
