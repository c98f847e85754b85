// Scores one response: its verdict and its row.

import { renderAnswer } from '#language/answers/render-answer'
import type { HarnessDate } from '#language/answers/official'
import type { Limits } from '#base/limits'
import { askedOf } from '#questions/benchmarks/asking'
import { judgeQuestion, type QuestionOptions } from '#questions/benchmarks/judge-question'
import { OptionDrafts } from '#questions/benchmarks/option-drafts'
import { familyNamed } from '#questions/benchmarks/cores'
import { withContext } from '#questions/benchmarks/question-context'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { jaccard } from '#questions/kinds/overlap'
import { givenSteps, type Question } from '#questions/kinds/question'
import type { Certificates, Verdict } from '#questions/kinds/verdict'
import { wordingsFor } from '#language/library/wordings'
import type { ScoredRow } from '#results/runs/row'
import { loadTask } from '#planning/task/load'
import { withEnding } from './ending'
import type { ResultRecord } from './record'

/** A response without the file's data about its question: the message to a worker. */
export type Response = Omit<ResultRecord, 'about'>

export interface Scored {
  readonly row: ScoredRow
  readonly verdict: Verdict
}

export interface Scorer {
  /** The verdict and the row of a response; `key` is the question's key (`QuestionIndex.find`). */
  score(response: Response, question: Question, key: string): Scored
}

/** Rows do not depend on what was scored before; caching only saves time. */
export function makeScorer(
  limits: Limits = defaultLimits,
  harness?: HarnessDate,
  certificates: Certificates = 'all',
): Scorer {
  // Responses to one question are not consecutive, since the runs of the models follow each other.
  const drafts = new OptionDrafts()
  const known = new WeakMap<Question, KnownOf>()
  const knownOf = (asked: Question): KnownOf => {
    const found = known.get(asked)
    if (found !== undefined) return found
    const question = withContext(asked)
    let sizes: Sizes | undefined
    const made = { question, sizes: () => (sizes ??= sizesOf(question)) }
    known.set(asked, made)
    return made
  }
  /** The verdicts on the last question: its responses follow each other, and many of them are the same word. */
  let last: { readonly question: Question; readonly verdicts: Map<string, Verdict> } | undefined
  const verdictFor = (question: Question, text: string): Verdict => {
    if (last?.question !== question) last = { question, verdicts: new Map() }
    const { verdicts } = last
    const verdict = verdicts.get(text) ?? verdictOn(question, text, limits, { drafts, harness, certificates })
    if (verdicts.size < MAX_VERDICTS && text.length <= MAX_REMEMBERED) verdicts.set(text, verdict)
    return verdict
  }
  return {
    score(response, asked, key) {
      const { question, sizes } = knownOf(asked)
      const verdict = withEnding(verdictFor(question, response.response), response.ended)
      return { row: rowOf(response, question, key, verdict, sizes), verdict }
    },
  }
}

/** Maximum number of verdicts that are cached, and of characters of their responses. */
const MAX_VERDICTS = 64
const MAX_REMEMBERED = 2_000

/** Data about a question that is cached while its responses are scored. */
interface KnownOf {
  /** The question, including what was parsed from its English. */
  readonly question: Question
  readonly sizes: () => Sizes
}

/** The same verdict as on the page, which uses the domains' phrases. */
const verdictOn = (
  question: Question,
  text: string,
  limits: Limits,
  options: Pick<QuestionOptions, 'drafts' | 'harness' | 'certificates'>,
): Verdict => {
  const { judged, context } = question
  return judgeQuestion(question, text, limits, {
    ...options,
    ...(judged === null ? {} : { wordings: () => wordingsFor(judged, context) }),
  })
}

/** Maximum characters of an answer stored in a row. */
const MAX_ANSWER = 200

function rowOf(response: Response, question: Question, key: string, verdict: Verdict, sizes: () => Sizes): ScoredRow {
  const { answer } = verdict.reading
  return {
    file: response.file,
    line: response.line,
    model: response.model,
    attempt: response.attempt,
    question: key,
    id: question.id,
    kind: question.kind,
    format: question.format,
    domain: familyNamed(question.family)?.domainOf?.(question) ?? question.domain,
    verdict: verdict.verdict,
    reason: verdict.reason,
    official: verdict.officialScore,
    unscored: unscoredBy(verdict),
    recorded: response.recorded,
    published: verdict.published ?? null,
    mistakes: verdict.mistakes,
    ...levelsOf(verdict),
    cause: verdict.officialCause ?? null,
    answer: answer === null ? '' : renderAnswer(answer).slice(0, MAX_ANSWER),
    explanation: verdict.explanation,
    certificate: certificateOf(verdict),
    jaccard: verdict.overlap === undefined ? null : jaccard(verdict.overlap),
    ...sizes(),
    length: response.response.length,
  }
}

/** The parts of a verdict that hold or do not hold, by exact rules and by the published ones. */
function levelsOf({ parts, officialLevels }: Verdict): Pick<ScoredRow, 'levels'> {
  const levels = [
    ...(parts ?? []).flatMap(({ name, holds }) => (holds === null ? [] : [holds ? name : `not-${name}`])),
    ...Object.entries(officialLevels ?? {}).map(([name, holds]) => `official-${holds ? '' : 'not-'}${name}`),
  ]
  return levels.length === 0 ? {} : { levels }
}

/** Why the published program gives no score. */
export const unscoredBy = ({
  officialScore,
  officialError,
  officialNotScored,
}: Pick<Verdict, 'officialScore' | 'officialError' | 'officialNotScored'>): string | null =>
  officialNotScored === true ? 'empty' : officialScore === null ? (officialError ?? null) : null

/** Kind of the first piece of evidence, and whether the checker accepts all of it; null if there is none. */
const certificateOf = ({ evidence }: Verdict): ScoredRow['certificate'] =>
  evidence.length === 0
    ? null
    : {
        kind: evidence[0]!.certificate.kind,
        checked: evidence.every(({ checked }) => checked),
      }

/** Number of steps given in the question, and of ground actions of its problem. */
type Sizes = Pick<ScoredRow, 'givenSteps' | 'actions'>

function sizesOf(question: Question): Sizes {
  const { judged, format } = question
  const loaded = judged === null ? undefined : loadTask(judged)
  if (loaded?.kind !== 'ready') return { givenSteps: null, actions: null }
  const asked = format === 'gen' ? askedOf(question, loaded.task) : undefined
  return {
    givenSteps: asked?.kind === 'asked' ? (givenSteps(asked.asked)?.length ?? null) : null,
    actions: loaded.task.actionCount,
  }
}
