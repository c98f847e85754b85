// Results in a family's own format: question and response in one record.

import type { FamilyResult } from '#questions/benchmarks/family'
import { keyOf } from '#results/scoring/identity'
import type { ResultRecord } from '#results/scoring/record'
import type { Tries } from './formats/format'

/** Converts a result in a family's own format to a record. */
export function recordOfResult(
  { question, model, response, recorded }: FamilyResult,
  file: string,
  tries: Tries,
): ResultRecord {
  return {
    file,
    line: Number(question.key.slice(question.key.lastIndexOf('/') + 1)) + 1,
    model,
    attempt: tries.next({ id: keyOf(question) }, model),
    response,
    recorded,
    about: { carried: question, id: question.id },
  }
}
