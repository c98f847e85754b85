// Cached verdicts. The code that judges a question and the English of its domain are loaded separately from the rest of
// the engine and before they are used, so that the first verdict comes sooner.

import type { Answer } from '#language/answers/reading'
import { loadJudge, loadJudgeAhead } from '#questions/benchmarks/load-judge'
import type { WordingReader } from '#language/library/shipped-wordings'
import type { Source } from '#planning/pddl/source'
import type { Cache } from '#results/store/cache'
import type { Judged, Verdict } from '#questions/kinds/verdict'
import { sessionMarkOf } from '#language/english/session-domains'
import { isKindCode } from '#questions/kinds/codes'
import { type Question, sameSource } from '#questions/kinds/question'
import type { JudgingApi } from '#engine/api/judging'
import type { Limits } from '#base/limits'
import { partOf } from '#engine/life/alive'
import { trimVerdict } from './trim-verdict'

/** The English, loaded as far as a question needs it. Its promises reject if a script cannot be fetched. */
export interface English {
  /** The wordings used to parse answers about a source. */
  wordingsOf(source: Source): Promise<WordingReader>
  /** Loads what a question about the domain with this id needs; default: the domain that a visit shows first. */
  ahead(domain: string | undefined): Promise<void>
  /** The question with its context parsed if it has no PDDL (`benchmarks/question-context.ts`). */
  withContext(question: Question): Promise<Question>
}

/** The service for the page; `known` is used only by the archive. */
export const serviceOf = ({ judge, ready }: Judging): JudgingApi => ({
  ready,
  judge: async (...input) => trimVerdict(await judge(...input)),
})

export interface Judging {
  ready: JudgingApi['ready']
  judge(question: Question, answer: string, limits: Limits, reading?: Answer): Promise<Judged>
  /** The stored verdict; null if there is none. */
  known(question: Question, answer: string, limits: Limits): Promise<Judged | null>
}

export function makeJudging(cache: Cache, english: English): Judging {
  const withParsedContext = async (question: Question): Promise<Question> =>
    question.judged !== null || question.parsedContext !== undefined ? question : english.withContext(question)

  return {
    async ready(kind, domain) {
      const isKnown = isKindCode(kind)
      // Failures are ignored here: whatever a verdict needs is loaded again when it is requested.
      await Promise.allSettled([english.ahead(domain), isKnown ? loadJudgeAhead(kind) : Promise.resolve()])
      return true
    },
    async judge(asked, answer, limits, reading) {
      const question = await withParsedContext(asked)
      const request = requestOf(question, answer, limits, reading)
      const stored = (await cache.get(request)) as Judged | undefined
      if (stored !== undefined) return { ...stored, fromCache: true }
      const start = performance.now()
      const verdict = await verdictOf(question, english, answer, limits, reading)
      const judged: Judged = { verdict, fromCache: false, ms: performance.now() - start }
      // The visitor's domains may have changed during the call; this key reflects them at the time of the verdict.
      await cache.put(requestOf(question, answer, limits, reading), judged)
      return judged
    },
    async known(asked, answer, limits) {
      const question = await withParsedContext(asked)
      const stored = await cache.get(requestOf(question, answer, limits))
      return (stored as Judged | undefined) ?? null
    },
  }
}

/** Includes the file's key, since the official score depends on it. */
const requestOf = (question: Question, answer: string, limits: Limits, reading?: Answer): string =>
  JSON.stringify([
    __ENGINE_VERSION__,
    'judge',
    identityOf(question),
    answer,
    limits,
    // A chosen reading has its own verdict.
    ...(reading === undefined ? [] : [reading]),
    // The visitor's own English, which may affect how the answer is parsed.
    ...sessionMark(question),
  ])

const sessionMark = ({ judged }: Question): readonly object[] => {
  const mark = sessionMarkOf(judged)
  return mark === '' ? [] : [{ phrases: mark }]
}

/**
 * The data of a question that determines its verdict. For a published question, its target follows from the rest,
 * whether or not it has been parsed yet.
 */
function identityOf({ asked, askedProblem: _, judged, shown, ...rest }: Question): object {
  const isFound = rest.origin.from === 'published'
  return {
    ...rest,
    judged,
    ...(sameSource(shown, judged) ? {} : { shown }),
    ...(isFound ? {} : { asked }),
  }
}

async function verdictOf(
  question: Question,
  english: English,
  answer: string,
  limits: Limits,
  chosen: Answer | undefined,
): Promise<Verdict> {
  const { judged, context } = question
  const [loaded, wordings] = await Promise.all([
    partOf(loadJudge(question)),
    judged === null ? undefined : english.wordingsOf(judged),
  ])
  return loaded.judge(answer, limits, {
    ...(judged === null || wordings === undefined ? {} : { wordings: () => wordings(judged, context) }),
    ...(chosen === undefined ? {} : { reading: chosen }),
  })
}
