// Reads benchmark files for a command, and formats verdicts for output.

import { renderAnswer } from '#language/answers/render-answer'
import { readQuestions as readFile } from '#questions/benchmarks/reading'
import { jaccard, type Overlap, strictJaccard } from '#questions/kinds/overlap'
import type { Question } from '#questions/kinds/question'
import type { Evidence, Verdict } from '#questions/kinds/verdict'
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

/** A verdict as one JSON object. */
export const verdictJson = (question: Question, verdict: Verdict): Readonly<Record<string, unknown>> => ({
  id: question.id,
  officialScore: verdict.officialScore,
  ...(verdict.officialError === undefined ? {} : { officialError: verdict.officialError }),
  ...(verdict.officialNotScored === undefined ? {} : { officialNotScored: true }),
  ...(verdict.officialLevels === undefined ? {} : { levels: verdict.officialLevels }),
  verdict: verdict.verdict,
  reason: verdict.reason,
  explanation: verdict.explanation,
  certificate: certificateJson(verdict.evidence),
  kind: question.kind,
  domain: question.domain,
  format: question.format,
  officialNote: verdict.officialNote ?? null,
  mistakes: verdict.mistakes,
  ...(verdict.parts === undefined ? {} : { parts: verdict.parts }),
  ...(verdict.overlap === undefined ? {} : { overlap: overlapJson(verdict.overlap) }),
  findings: verdict.findings,
  ...(verdict.published === undefined ? {} : { published: verdict.published }),
  read: verdict.reading.answer === null ? null : renderAnswer(verdict.reading.answer),
  doubt: verdict.reading.doubt?.text ?? null,
  ...(verdict.distances === undefined ? {} : { distances: verdict.distances }),
})

/** The overlap of an answer that is a set with the right set, and both Jaccard measures. */
const overlapJson = (overlap: Overlap): object => ({
  ...overlap,
  jaccard: jaccard(overlap),
  strictJaccard: strictJaccard(overlap),
})

/** Kind of the first piece of evidence, and whether the checker accepts all of it; null if there is none. */
export const certificateJson = (evidence: readonly Evidence[]): { kind: string; checked: boolean } | null =>
  evidence.length === 0
    ? null
    : {
        kind: evidence[0]!.certificate.kind,
        checked: evidence.every(each => each.checked),
      }
