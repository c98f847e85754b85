// One response → its verdict and its row.

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
import type { Verdict } from '#questions/kinds/verdict'
import { wordingsFor } from '#language/library/wordings'
import type { ScoredRow } from '#results/runs/row'
import { loadTask } from '#planning/task/load'
import { withEnding } from './ending'
import type { ResultRecord } from './record'

/** A response without its file's data about the question: the message to a worker. */
export type Response = Omit<ResultRecord, 'about'>

export interface Scored {
  readonly row: ScoredRow
  readonly verdict: Verdict
}

export interface Scorer {
  /** The verdict and the row of a response; `key` is the question's (`QuestionIndex.find`). */
  score(response: Response, question: Question, key: string): Scored
}

/** Rows do not depend on earlier scoring: caching only saves time. */
export function makeScorer(limits: Limits = defaultLimits, harness?: HarnessDate): Scorer {
  // Responses to one question are scattered: the runs of the models follow each other.
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
  return {
    score(response, asked, key) {
      const { question, sizes } = knownOf(asked)
      const found = verdictOn(question, response.response, limits, { drafts, harness })
      const verdict = withEnding(found, response.ended)
      return { row: rowOf(response, question, key, verdict, sizes), verdict }
    },
  }
}

/** The scoring data of a question, while responses to it come. */
interface KnownOf {
  /** With what its English reports. */
  readonly question: Question
  readonly sizes: () => Sizes
}

/** The verdict as the page gives it, which knows the domains' English. */
const verdictOn = (
  question: Question,
  text: string,
  limits: Limits,
  options: Pick<QuestionOptions, 'drafts' | 'harness'>,
): Verdict => {
  const { judged, context } = question
  return judgeQuestion(question, text, limits, {
    ...options,
    ...(judged === null ? {} : { wordings: () => wordingsFor(judged, context) }),
  })
}

/** Characters of an answer stored in a row. */
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

/** The parts of a verdict that hold or do not, by our rules and by the published ones. */
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

/** Kind of the first piece of evidence, and whether the checker accepts all of them; null if there is none. */
const certificateOf = ({ evidence }: Verdict): ScoredRow['certificate'] =>
  evidence.length === 0
    ? null
    : {
        kind: evidence[0]!.certificate.kind,
        checked: evidence.every(({ checked }) => checked),
      }

/** Steps that the question gives, and ground actions of its problem. */
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
