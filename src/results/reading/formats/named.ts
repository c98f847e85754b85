// Records that identify a question in its family's own way, and contain a model's answer.

import { wholeFamilies } from '#questions/benchmarks/cores'
import { type RecordReader, type Surroundings, type ReadValue, Tries } from './format'

export function namedReader(around: Surroundings): RecordReader {
  const tries = new Tries()
  return {
    format: 'records',
    title: 'responses to questions of a benchmark',
    expects: 'a name of the question and the response',
    read(value, place): ReadValue | undefined {
      for (const family of wholeFamilies) {
        const found = family.resultIn?.(value)
        if (found === undefined) continue
        const { id, names, question, response, recorded } = found
        const model = found.model || around.model
        const about = {
          ...(id === '' ? {} : { id }),
          ...(names.length === 0 ? {} : { names }),
          ...(question === '' ? {} : { question }),
        }
        const attempt = tries.next({ id: id || names[0] || question }, model)
        const { file } = around
        return {
          records: [{ file, line: place, model, attempt, response, recorded, about }],
          problems: [],
          notes: [],
        }
      }
      return undefined
    },
  }
}
