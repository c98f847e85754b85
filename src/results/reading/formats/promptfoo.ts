// Results of promptfoo (`-o results.json` or `.jsonl`): a test's variables, its prompt, and the provider's answer.

import { shorten } from '#base/words'
import type { Json, JsonObject } from '#base/json/json'
import type { About } from '#results/scoring/record'
import { asks } from '../generic'
import { isObject, own, textOf } from '#base/json/value'
import {
  emptyNotes,
  problem,
  type RecordReader,
  responseOf,
  messageText,
  type Surroundings,
  type ReadValue,
  Tries,
} from './format'
import { withGroup } from './lm-eval'
import { scoreNumber } from '#questions/benchmarks/harness-sample'

export function promptfooReader(around: Surroundings): RecordReader {
  const tries = new Tries()
  return {
    format: 'promptfoo',
    title: 'results of promptfoo',
    expects: '`vars`, `prompt` and `response`',
    read(value, place): ReadValue | undefined {
      const { vars, prompt, provider } = value
      if (!isObject(vars) || !isObject(prompt) || own(value, 'promptIdx') === undefined)
        if (!isObject(vars) || provider === undefined || own(value, 'success') === undefined) return undefined
      const response = own(value, 'response')
      const output = isObject(response) ? own(response, 'output') : undefined
      const error = textOf(own(value, 'error')) || (isObject(response) ? textOf(response.error) : '')
      // A failed assertion is also recorded as an error of the test.
      if (output === undefined)
        return problem(`This test has no response${error === '' ? '' : `: ${shorten(error, 300)}`}.`)
      const about = aboutOf(vars as JsonObject, textOf(isObject(prompt) ? prompt.raw : prompt), around)
      const model = modelOf(provider ?? null) || around.model
      const word = isObject(response) ? textOf(response.finishReason) : ''
      const text = messageText(typeof output === 'string' ? output : textIn(output), word)
      return {
        records: [
          {
            file: around.file,
            line: place,
            model,
            attempt: tries.next(about, model),
            ...responseOf(text),
            recorded: scoreNumber(own(value, 'score')),
            about,
          },
        ],
        problems: [],
        notes: emptyNotes([text]),
      }
    },
  }
}

/** If a response is JSON, promptfoo stores the parsed value. */
const textIn = (output: Json): string | null => (output === null ? null : JSON.stringify(output))

const modelOf = (provider: Json): string =>
  isObject(provider) ? textOf(provider.id) || textOf(provider.label) : textOf(provider)

function aboutOf(vars: JsonObject, prompt: string, { task }: Surroundings): About {
  const record = withGroup(vars, task)
  const id = own(vars, 'id') ?? own(vars, 'question_id')
  const context = textOf(own(vars, 'context'))
  const question = textOf(own(vars, 'question')) || prompt
  return {
    ...(asks(record) ? { record } : {}),
    ...(typeof id === 'string' || typeof id === 'number' ? { id: String(id) } : {}),
    ...(context === '' ? {} : { context }),
    ...(question === '' ? {} : { question }),
    ...(task === '' ? {} : { task }),
  }
}
