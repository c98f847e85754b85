// A verdict as one JSON object.

import { renderAnswer } from '#language/answers/render-answer'
import { jaccard, type Overlap, strictJaccard } from '#questions/kinds/overlap'
import { withContext } from '#questions/benchmarks/question-context'
import { countsSteps, type Question } from '#questions/kinds/question'
import type { Evidence, Verdict } from '#questions/kinds/verdict'
import { certificateFrom } from './certificate'
import type { CountedTexts, EvidenceOptions, Verdict as VerdictJson } from './types'

/** A verdict as one JSON object. */
export const verdictJson = (question: Question, verdict: Verdict, options: EvidenceOptions = {}): VerdictJson => ({
  id: question.id,
  officialScore: verdict.officialScore,
  ...(verdict.officialError === undefined ? {} : { officialError: verdict.officialError }),
  ...(verdict.officialNotScored === undefined ? {} : { officialNotScored: true }),
  ...(verdict.officialLevels === undefined ? {} : { levels: verdict.officialLevels }),
  verdict: verdict.verdict,
  reason: verdict.reason,
  explanation: verdict.explanation,
  certificate: certificateFrom(verdict.evidence, options, textsIn(question)),
  ...(verdict.proven === undefined ? {} : { proven: verdict.proven }),
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

/** The texts that a piece of evidence is about. */
function textsIn(asked: Question): (piece: Evidence) => CountedTexts | null {
  return ({ about }) => {
    const { judged, parsedContext, kind, origin } = withContext(asked)
    if (judged === null) return null
    if (about === 'most' && parsedContext?.most !== undefined)
      return { ...judged, problem: parsedContext.most, countsSteps: true }
    return { ...judged, countsSteps: countsSteps({ kind, origin }) }
  }
}

/** The overlap of an answer that is a set with the right set, and both Jaccard measures. */
const overlapJson = (overlap: Overlap): object => ({
  ...overlap,
  jaccard: jaccard(overlap),
  strictJaccard: strictJaccard(overlap),
})
