// Reads benchmark files for a command.

import { readQuestions as readFile } from '#questions/benchmarks/reading'
import type { Question } from '#questions/kinds/question'
import type { Evidence } from '#questions/kinds/verdict'
import { displayName, InputError, readText, type Streams } from './io'

export interface QuestionFile {
  readonly name: string
  readonly questions: readonly Question[]
  /** Number of records that could not be read; each was reported on standard error. */
  readonly faults: number
}

/** Maximum number of faults listed for a file without any question. */
const MAX_ISSUES = 10

/** The questions of a file; faults are reported on standard error, and a file without any question is rejected. */
export function readQuestions(path: string, streams: Streams): QuestionFile {
  const name = displayName(path)
  const { questions, issues } = readFile(name, readText(path))
  if (questions.length === 0)
    throw new InputError(
      issues.length === 0
        ? `${name}: holds no question.`
        : [
            ...issues.slice(0, MAX_ISSUES).map(issue => `${name}: ${issue.message}`),
            ...(issues.length > MAX_ISSUES ? [`${name}: and ${issues.length - MAX_ISSUES} more faults.`] : []),
          ].join('\n'),
    )
  for (const issue of issues) streams.note(`${name}: ${issue.message}`)
  return { name, questions, faults: issues.length }
}

/** Kind of the first piece of evidence, and whether the checker accepts all of it; null if there is none. */
export const certificateJson = (evidence: readonly Evidence[]): { kind: string; checked: boolean } | null =>
  evidence.length === 0
    ? null
    : {
        kind: evidence[0]!.certificate.kind,
        checked: evidence.every(each => each.checked),
      }
