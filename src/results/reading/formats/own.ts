// Prompts exported by the playground, to which the responses of a model were added.

import { isKindCode } from '#questions/kinds/codes'
import { own, textOf } from '#base/json/value'
import {
  emptyNotes,
  endWordOf,
  problem,
  type RecordReader,
  responseOf,
  messageText,
  type Surroundings,
  type ReadValue,
  Tries,
} from './format'

export function ownReader(around: Surroundings): RecordReader {
  const tries = new Tries()
  return {
    format: 'planground',
    title: 'prompts of Planground with responses',
    expects: '`id`, `kind`, `format` and `response`',
    read(value, place): ReadValue | undefined {
      const { id, kind, format } = value
      const isOwn = isKindCode(kind) && ['gen', 'bool', 'mcq'].includes(textOf(format))
      if (!isOwn || (typeof id !== 'string' && typeof id !== 'number')) return undefined
      if (value.context !== undefined || value.question !== undefined) return undefined
      const response = own(value, 'response')
      if (response === undefined && typeof value.prompt === 'string')
        return problem('This is a prompt without a response; add what the model answered as the field `response`.')
      if (response === undefined && typeof value.verdict === 'string')
        return problem('This is a verdict without the response that it is about; drop the file that was scored.')
      if (typeof response !== 'string' && response !== null) return undefined
      const model = textOf(own(value, 'model')) || around.model
      const text = messageText(response, endWordOf(value))
      const about = { id: String(id), task: `acp_${kind}_${textOf(format)}` }
      const attempt = own(value, 'attempt')
      return {
        records: [
          {
            file: around.file,
            line: place,
            model,
            attempt: typeof attempt === 'number' && attempt >= 1 ? attempt : tries.next(about, model),
            ...responseOf(text),
            recorded: null,
            about,
          },
        ],
        notes: emptyNotes([text]),
        problems: [],
      }
    },
  }
}
