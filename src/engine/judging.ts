// Verdicts, remembered. What a first verdict needs is kept apart from the rest of the engine, so that a first visit has
// it sooner; the English of our domains is larger than all it reads, and comes when words are met.

import type { Answer } from '#language/answers/reading'
import { firstVerdict } from '#questions/benchmarks/first-verdict'
import type { Wording } from '#language/answers/wordings'
import type { Source } from '#planning/pddl/source'
import type { Cache } from '#results/store/cache'
import type { Judged, Verdict } from '#questions/kinds/verdict'
import { sessionMarkOf } from '#language/english/session-domains'
import { isQuickKind } from '#questions/kinds/quick'
import { type Question, sameSource } from '#questions/kinds/question'
import type { JudgingApi } from '#engine/api/judging'
import type { Limits } from '#base/limits'
import { partOf } from '#engine/life/alive'
import { trimVerdict } from './trim-verdict'
import { isLanguageFree } from './wordless'

/** The English of a source's domain and of a question's context: see `library/wordings.ts`. */
type PhraseReader = (source: Source, context: string) => readonly Wording[]

/** Readers that need English: of answers, and of questions that come as English alone. */
export interface English {
  readonly phrases: PhraseReader
  readonly told: (question: Question) => Question
}

/** The page's service; `known` is for the archive alone. */
export const serviceOf = ({ judge }: Judging): JudgingApi => ({
  async ready(kind) {
    if (kind === undefined || isQuickKind(kind)) return true
    await searching()
    if (!isQuickKind(kind)) await judgingAll()
    return true
  },
  judge: async (...input) => trimVerdict(await judge(...input)),
})

/** Kinds that need a search, alone: half of what judges all of them. */
const searching = () => partOf(import('#questions/kinds/search-kinds'))

/** What judges all kinds: most of the engine. */
const judgingAll = () => partOf(import('#questions/benchmarks/judge-question'))

export interface Judging {
  judge(question: Question, answer: string, limits: Limits, reading?: Answer): Promise<Judged>
  /** The verdict found before; null if there is none. */
  known(question: Question, answer: string, limits: Limits): Promise<Judged | null>
}

/** `load` gives the reader of English; it is asked once, and only for an answer or a question that has words alone. */
export function makeJudging(cache: Cache, load: () => Promise<English>): Judging {
  let english: English | undefined

  /** The question with what its English reports, where it has no PDDL. */
  const told = async (question: Question): Promise<Question> => {
    if (question.judged !== null || question.told !== undefined) return question
    english ??= await load()
    return english.told(question)
  }

  const found = async (
    question: Question,
    answer: string,
    limits: Limits,
    reading: Answer | undefined,
  ): Promise<Verdict> => {
    if (english === undefined) {
      try {
        const words = isLanguageFree(question, answer) ? noWordings : wordsAreMet
        return await verdictOf(question, answer, limits, reading, words)
      } catch (error) {
        if (error !== WORDS) throw error
      }
      english = await load()
    }
    return verdictOf(question, answer, limits, reading, english.phrases)
  }

  return {
    async judge(asked, answer, limits, reading) {
      const question = await told(asked)
      const request = requestOf(question, answer, limits, reading)
      const stored = (await cache.get(request)) as Judged | undefined
      if (stored !== undefined) return { ...stored, fromCache: true }
      const start = performance.now()
      const verdict = await found(question, answer, limits, reading)
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

/** Thrown through the reader of an answer where it asks for English before there is any. */
const WORDS = new Error('The answer has words, and no English is loaded.')
const noWordings: PhraseReader = () => []
const wordsAreMet: PhraseReader = () => {
  throw WORDS
}

/** What the file states is right is part of it: the official score reads it. */
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
 * The parts of a question that decide its verdict. For a published question, what it asks follows from the rest,
 * whether it has been found yet or not.
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

/** Most kinds, and all that only published questions need, are loaded with the first question that asks for them. */
async function verdictOf(
  question: Question,
  answer: string,
  limits: Limits,
  chosen: Answer | undefined,
  phrases: PhraseReader,
): Promise<Verdict> {
  const { judged, context } = question
  const options = {
    ...(judged === null ? {} : { wordings: () => phrases(judged, context) }),
    ...(chosen === undefined ? {} : { reading: chosen }),
  }
  const first = firstVerdict(question, answer, limits, options)
  if (first !== undefined) return first
  if (question.origin.from === 'own' && !isQuickKind(question.kind)) {
    await searching()
    const second = firstVerdict(question, answer, limits, options)
    if (second !== undefined) return second
  }
  const { judgeQuestion } = await judgingAll()
  return judgeQuestion(question, answer, limits, options)
}
