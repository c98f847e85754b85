// Made-up responses to all shared questions, and how a verdict compares with what a response is meant to be.

import { judgeQuestion } from '../../src/benchmarks/judge-question'
import type { Limits } from '../../src/base/limits'
import { type FormatCode, kindCodes, wordsOfKind } from '../../src/kinds/codes'
import type { Question } from '../../src/kinds/question'
import type { Verdict } from '../../src/kinds/verdict'
import { wordingsFor } from '../../src/library/wordings'
import type { SampledResponse } from '../../src/results/sample/sample'
import { dataText } from './data'
import { opened } from './opened'

export const sampleLimits: Limits = { maxStates: 200_000 }

/** The shared questions, every so many of a file; throws where the data are absent. */
export function sharedQuestions(each = 1, formats?: readonly FormatCode[]): Question[] {
  return kindCodes.flatMap(kind =>
    wordsOfKind(kind)
      .formats.filter(format => formats?.includes(format) ?? true)
      .flatMap(format => {
        const name = `${kind}.${format}.json`
        return opened(name, dataText(`acpbench/${name}`)).questions.filter((_, i) => i % each === 0)
      }),
  )
}

/** The verdict as the page gives it, which knows the domains' English. */
export function judgedAsOnPage({ question, response }: SampledResponse): Verdict {
  const { judged, context } = question
  return judgeQuestion(
    question,
    response,
    sampleLimits,
    judged === null ? {} : { wordings: () => wordingsFor(judged, context) },
  )
}

/** What is amiss with a verdict on a response that is meant to be something; '' where nothing is. */
export function amiss(
  { question, response, intended, style }: SampledResponse,
  verdict: Verdict,
): string {
  const { mistakes, published, explanation } = verdict
  const word =
    published === undefined ? verdict.verdict : published === 'matches' ? 'right' : 'wrong'
  const wanted = intended === 'right' || intended === 'unreadable' ? intended : 'wrong'
  const isNamed =
    wanted !== 'wrong' || published !== undefined || mistakes.includes(intended as never)
  // A wrong verdict says what is wrong, any other nothing.
  const isWhole = (verdict.verdict === 'wrong') === mistakes.length > 0
  return word === wanted && isNamed && isWhole
    ? ''
    : `${question.key} [${style}] meant ${intended}, found ${word} (${mistakes.join(', ')}): ${explanation} ${JSON.stringify(response.slice(-600))}`
}
