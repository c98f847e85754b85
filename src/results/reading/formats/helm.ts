// `scenario_state.json` of HELM: each request with its instance and completions.

import { shorten } from '#base/words'
import { isObject, own, textOf } from '#base/json/value'
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

export function helmReader(around: Surroundings): RecordReader {
  const tries = new Tries()
  return {
    format: 'helm',
    title: 'a run of HELM',
    expects: '`instance`, `request` and `result`',
    read(value, place): ReadValue | undefined {
      const { instance, request } = value
      if (!isObject(instance) || !isObject(request) || !isObject(instance.input)) return undefined
      const result = own(value, 'result')
      const completions = isObject(result) ? own(result, 'completions') : undefined
      if (!Array.isArray(completions) || completions.length === 0)
        return problem(
          `This request has no completion${isObject(result) && textOf(result.error) !== '' ? `: ${shorten(textOf(result.error), 300)}` : ''}.`,
        )
      const texts = completions.filter(isObject).map(each => messageText(textOf(each.text), endWordOf(each)))
      const id = textOf(instance.id)
      const about = {
        ...(id === '' ? {} : { id }),
        question: textOf(instance.input.text),
        ...(around.task === '' ? {} : { task: around.task }),
      }
      const model = textOf(request.model) || textOf(request.model_deployment) || around.model
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
