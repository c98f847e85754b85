// Made-up responses to all shared questions, and how a verdict compares with what a response is meant to be.

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

/** The shared questions, every this many of a file; throws where the data are absent. */
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
export function amiss({ question, response, intended, style }: SampledResponse, verdict: Verdict): string {
  const { mistakes, published, explanation } = verdict
  const word = published === undefined ? verdict.verdict : published === 'matches' ? 'right' : 'wrong'
  const wanted = intended === 'right' || intended === 'unreadable' ? intended : 'wrong'
  const isNamed = wanted !== 'wrong' || published !== undefined || mistakes.includes(intended as never)
  // A wrong verdict states what is wrong, any other nothing.
  const isWhole = (verdict.verdict === 'wrong') === mistakes.length > 0
  return word === wanted && isNamed && isWhole
    ? ''
    : `${question.key} [${style}] meant ${intended}, found ${word} (${mistakes.join(', ')}): ${explanation} ${JSON.stringify(response.slice(-600))}`
}

export interface Tried {
  readonly count: number
  /** What is judged or scored otherwise than it should be. */
  readonly faults: readonly string[]
}

export interface TriedVerdicts extends Tried {
  /** Official scores that differ from the verdict, and those of them without a cause of its own. */
  readonly parted: number
  readonly other: number
  /** What responses were meant to be, each once. */
  readonly intents: ReadonlySet<string>
}

/** Judges made-up responses. */
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

/** What the question's file states is right. */
export const answerOf = (question: Question): unknown =>
  (familyOf(question).pack(question) as { answer?: unknown }).answer

export const officialScoreOf = (question: Question, text: string): number | null =>
  familyOf(question).officialScore(question, text, sampleLimits).score

/** Scores made-up responses officially, and by the second reader and the rules written down again. */
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
