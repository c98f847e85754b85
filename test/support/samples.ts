// Generated responses to all shared questions, and comparison of their verdicts with the intended ones.

import { familyOf } from '#questions/benchmarks/cores'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import type { Limits } from '#base/limits'
import { type FormatCode, plainKinds, wordsOfKind } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'
import type { Verdict } from '#questions/kinds/verdict'
import { wordingsFor } from '#language/library/wordings'
import { type SampledResponse, type SampleOptions, sampleResponses } from '#results/scoring/sample/sample'
import { dataText } from './data'
import { opened } from './opened'
import { publishedScore } from './published-rules'

export const sampleLimits: Limits = { maxStates: 200_000 }

/** The shared questions: every `each`-th of each file; throws if the data are absent. */
export function sharedQuestions(each = 1, formats?: readonly FormatCode[]): Question[] {
  return plainKinds().flatMap(kind =>
    wordsOfKind(kind)
      .formats.filter(format => formats?.includes(format) ?? true)
      .flatMap(format => {
        const name = `${kind}.${format}.json`
        return opened(name, dataText(`acpbench/${name}`)).questions.filter((_, i) => i % each === 0)
      }),
  )
}

/** The same verdict as on the page, which uses the domains' phrases. */
export function judgedAsOnPage({ question, response }: SampledResponse): Verdict {
  const { judged, context } = question
  return judgeQuestion(
    question,
    response,
    sampleLimits,
    judged === null ? {} : { wordings: () => wordingsFor(judged, context) },
  )
}

/** How the verdict on a response differs from the intended one; '' if it does not. */
export function amiss({ question, response, intended, style }: SampledResponse, verdict: Verdict): string {
  const { mistakes, published, explanation } = verdict
  const word = published === undefined ? verdict.verdict : published === 'matches' ? 'right' : 'wrong'
  const wanted = intended === 'right' || intended === 'unreadable' ? intended : 'wrong'
  const isNamed = wanted !== 'wrong' || published !== undefined || mistakes.includes(intended as never)
  // A wrong verdict must have mistakes, any other verdict must have none.
  const isWhole = (verdict.verdict === 'wrong') === mistakes.length > 0
  return word === wanted && isNamed && isWhole
    ? ''
    : `${question.key} [${style}] meant ${intended}, found ${word} (${mistakes.join(', ')}): ${explanation} ${JSON.stringify(response.slice(-600))}`
}

export interface Tried {
  readonly count: number
  /** Responses that were not judged or scored as intended. */
  readonly faults: readonly string[]
}

export interface TriedVerdicts extends Tried {
  /** Number of official scores that differ from the verdict, and of those without a specific cause. */
  readonly parted: number
  readonly other: number
  /** The distinct intentions of the responses. */
  readonly intents: ReadonlySet<string>
}

/** Judges generated responses and compares the verdicts with the intended ones. */
export function tryVerdicts(questions: readonly Question[], options: SampleOptions): TriedVerdicts {
  const faults: string[] = []
  const intents = new Set<string>()
  let [count, parted, other] = [0, 0, 0]
  for (const sampled of sampleResponses(questions, options)) {
    const verdict = judgedAsOnPage(sampled)
    count++
    intents.add(sampled.intended)
    const fault = amiss(sampled, verdict)
    if (fault !== '') faults.push(fault)
    if (verdict.officialCause !== undefined) parted++
    if (verdict.officialCause === 'other') other++
  }
  return { count, faults, parted, other, intents }
}

/** The key in the question's file. */
export const answerOf = (question: Question): unknown =>
  (familyOf(question).pack(question) as { answer?: unknown }).answer

export const officialScoreOf = (question: Question, text: string): number | null =>
  familyOf(question).officialScore(question, text, sampleLimits).score

/** Scores generated responses with the official implementation and with the independent parser and rules. */
export function tryScores(questions: readonly Question[], options: SampleOptions): Tried & { readonly right: number } {
  const faults: string[] = []
  let [count, right] = [0, 0]
  for (const { question, response } of sampleResponses(questions, options)) {
    const rules = publishedScore(question, answerOf(question), response, sampleLimits)
    const score = officialScoreOf(question, response)
    count++
    if (rules === 1) right++
    if (score !== rules) faults.push(`${question.key} ${JSON.stringify(response.slice(-400))}: ${score}, not ${rules}`)
  }
  return { count, faults, right }
}
