// Logs of Inspect: samples with their input and the model's completion. Epochs are attempts.

import { inspectSample, type InspectSample } from '#questions/benchmarks/inspect-sample'
import type { JsonObject } from '#base/json/json'
import type { About } from '#results/scoring/record'
import { isObject, own, textOf } from '#base/json/value'
import {
  emptyNotes,
  problem,
  type RecordReader,
  responseOf,
  messageText,
  type Surroundings,
  type Taken,
} from './format'
import { withGroup } from './lm-eval'

export function inspectReader(around: Surroundings): RecordReader {
  let header: { readonly model: string; readonly task: string } | undefined
  return {
    format: 'inspect',
    title: 'a log of Inspect',
    expects: '`input` and `output`',
    field(key, value) {
      if (key !== 'eval' || !isObject(value as JsonObject)) return
      header = {
        model: textOf(own(value as JsonObject, 'model')),
        task: textOf(own(value as JsonObject, 'task')),
      }
    },
    read(value, place): Taken | undefined {
      const sample = inspectSample(value, header !== undefined)
      if (sample === undefined) return undefined
      const name = `Sample ${sample.id}${sample.epoch > 1 ? `, epoch ${sample.epoch}` : ''}`
      if (sample.error !== '')
        return problem(`${name} broke off with an error and has no response to score: ${sample.error.slice(0, 300)}`)
      if (sample.response === null) return problem(`${name} has no \`output.completion\`: the model gave no response.`)
      const model = header?.model || sample.model || around.model
      const said = messageText(sample.response, sample.ended)
      return {
        records: [
          {
            file: around.file,
            line: place,
            model,
            attempt: sample.epoch,
            ...responseOf(said),
            recorded: sample.score,
            about: aboutOf(sample, header?.task || around.task),
          },
        ],
        problems: [],
        notes: emptyNotes([said]),
      }
    },
  }
}

/** Sample ids are usually running numbers, which do not identify a question. */
const isRunning = (id: string): boolean => /^\d{1,9}$/.test(id)

function aboutOf(sample: InspectSample, task: string): About {
  const { metadata, choices, target, id } = sample
  // A task may use a prompt of its own that contains the record's question.
  const asked = textOf(own(metadata, 'question')).trim()
  const question = asked !== '' && sample.question.includes(asked) ? asked : sample.question
  const context = textOf(own(metadata, 'context'))
  const known = own(metadata, 'id') ?? (isRunning(id) ? undefined : id)
  const record = withGroup(
    {
      ...metadata,
      ...(known === undefined ? {} : { id: known }),
      question,
      ...(choices === undefined
        ? {}
        : { choices: { text: choices, label: choices.map((_, i) => 'ABCDEFGH'[i] ?? '') } }),
      ...(metadata.answer === undefined && target !== undefined ? { answer: target } : {}),
    },
    task,
  )
  return {
    record,
    ...(known === undefined || known === null ? {} : { id: String(known) }),
    ...(context === '' ? {} : { context }),
    question,
    ...(question === sample.question ? {} : { prompt: sample.question }),
    ...(task === '' ? {} : { task }),
  }
}
