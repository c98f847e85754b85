// Verdicts, remembered. What judges a question, and the English of its domain, are loaded before anything of it is read, apart
// from the rest of the engine, so that a first visit has its verdict sooner.

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

/** English, loaded as far as a question needs it. Its promises are rejected where a script cannot be fetched. */
export interface English {
  /** By which answers about a source are read. */
  wordingsOf(source: Source): Promise<WordingReader>
  /** Loads what a question about the domain with this id needs, or about the one that a visit begins with. */
  ahead(domain: string | undefined): Promise<void>
  /** The question with its context read: of questions without PDDL (`benchmarks/telling.ts`). */
  told(question: Question): Promise<Question>
}

/** The page's service; `known` is for the archive alone. */
export const serviceOf = ({ judge, ready }: Judging): JudgingApi => ({
  ready,
  judge: async (...input) => trimVerdict(await judge(...input)),
})

export interface Judging {
  ready: JudgingApi['ready']
  judge(question: Question, answer: string, limits: Limits, reading?: Answer): Promise<Judged>
  /** The verdict as it was found before; null where it never was. */
  known(question: Question, answer: string, limits: Limits): Promise<Judged | null>
}

export function makeJudging(cache: Cache, english: English): Judging {
  const told = async (question: Question): Promise<Question> =>
    question.judged !== null || question.told !== undefined ? question : english.told(question)

  return {
    async ready(kind, domain) {
      const isKnown = isKindCode(kind)
      // What a verdict will wait for may be missing then, and is loaded again.
      await Promise.allSettled([english.ahead(domain), isKnown ? loadJudgeAhead(kind) : Promise.resolve()])
      return true
    },
    async judge(asked, answer, limits, reading) {
      const question = await told(asked)
      const request = requestOf(question, answer, limits, reading)
      const stored = (await cache.get(request)) as Judged | undefined
      if (stored !== undefined) return { ...stored, fromCache: true }
      const start = performance.now()
      const verdict = await verdictOf(question, english, answer, limits, reading)
      const judged: Judged = { verdict, fromCache: false, ms: performance.now() - start }
      // The visitor's domains may have changed since it was asked for: this is how they were when it was found.
      await cache.put(requestOf(question, answer, limits, reading), judged)
      return judged
    },
    async known(asked, answer, limits) {
      const question = await told(asked)
      const stored = await cache.get(requestOf(question, answer, limits))
      return (stored as Judged | undefined) ?? null
    },
  }
}

/** What the file says is right is part of it: the official score reads it. */
const requestOf = (question: Question, answer: string, limits: Limits, reading?: Answer): string =>
  JSON.stringify([
    __ENGINE_VERSION__,
    'judge',
    identityOf(question),
    answer,
    limits,
    // A chosen reading has a verdict of its own.
    ...(reading === undefined ? [] : [reading]),
    // English of the visitor's own, by which the answer may be read.
    ...sessionMark(question),
  ])

const sessionMark = ({ judged }: Question): readonly object[] => {
  const mark = sessionMarkOf(judged)
  return mark === '' ? [] : [{ phrases: mark }]
}

/**
 * The parts of a question that determine its verdict. The parsed form of a published question follows from the rest, whether or not it is
 * known yet.
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
