// Logs of OpenAI evals (`oaieval`): one event per line. Events of type `sampling` contain responses; the first line
// describes the run, the last one is its report.

import type { Json } from '#base/json/json'
import { contentText } from '#questions/benchmarks/inspect-sample'
import { EVALS } from '../not-results'
import { isObject, own, textOf } from '#base/json/value'
import {
  emptyNotes,
  type RecordReader,
  responseOf,
  messageText,
  type Surroundings,
  type ReadValue,
  Tries,
} from './format'

export function openAiEvalsReader(around: Surroundings): RecordReader {
  const tries = new Tries()
  let model = around.model
  return {
    format: 'openai-evals',
    title: EVALS,
    expects: '`run_id`, `sample_id` and `type`',
    read(value, place): ReadValue | undefined {
      const spec = own(value, 'spec')
      if (isObject(spec)) {
        const names = own(spec, 'completion_fns')
        model = (Array.isArray(names) ? textOf(names[0] as Json) : '') || model
        return nothing
      }
      if (own(value, 'final_report') !== undefined) return nothing
      const data = own(value, 'data')
      const id = textOf(own(value, 'sample_id'))
      if (own(value, 'run_id') === undefined || !isObject(data) || own(value, 'type') === undefined) return undefined
      if (value.type !== 'sampling') return nothing
      const sampled = own(data, 'sampled')
      const list: readonly Json[] = Array.isArray(sampled) ? sampled : [sampled ?? null]
      const texts = list.map(text => messageText(typeof text === 'string' ? text : null))
      const question = promptText(own(data, 'prompt') ?? null)
      const about = {
        ...(id === '' ? {} : { id }),
        ...(question === '' ? {} : { question }),
        ...(around.task === '' ? {} : { task: around.task }),
      }
      return {
        records: texts.map(text => ({
          file: around.file,
          line: place,
          model,
          attempt: tries.next(about, model),
          ...responseOf(text),
          recorded: null,
          about,
        })),
        problems: [],
        notes: emptyNotes(texts),
      }
    },
  }
}

const nothing: ReadValue = { records: [], problems: [], notes: [] }

/** The prompt itself if it is a text, otherwise the last message of the conversation. */
function promptText(prompt: Json): string {
  if (typeof prompt === 'string') return prompt
  const last = Array.isArray(prompt) ? prompt.filter(isObject).at(-1) : undefined
  return contentText(last?.content) ?? ''
}
