// A scored response as one line of JSON: the output of `judge` for an answer, and all fields of a run's row, so that
// rows can be restored from lines.

import { type FormatCode, type KindCode, kindCodes } from '#questions/kinds/codes'
import type { MistakeCode } from '#questions/kinds/mistakes'
import type { Question } from '#questions/kinds/question'
import type { Verdict, VerdictWord } from '#questions/kinds/verdict'
import { type Response, unscoredBy } from '#results/scoring/scorer'
import type { ScoredRow } from '#results/runs/row'
import { verdictJson } from './verdict-json'

/** Called where the response is scored, so that this work is distributed among threads. */
export const scoredLine = (_response: Response, question: Question, verdict: Verdict, row: ScoredRow): string =>
  JSON.stringify({
    // With `--jsonl` there are no files.
    ...(row.file === '' ? {} : { file: row.file }),
    line: row.line,
    attempt: row.attempt,
    model: row.model,
    ...verdictJson(question, verdict),
    domain: row.domain,
    question: row.question,
    recorded: row.recorded,
    mistakes: row.mistakes,
    cause: row.cause,
    jaccard: row.jaccard,
    givenSteps: row.givenSteps,
    actions: row.actions,
    length: row.length,
  })

/** Prefixes the record's position among all records read, from 1. */
export const numberedLine = (ordinal: number, line: string): string => `{"ordinal":${ordinal},${line.slice(1)}`

type Fields = Readonly<Record<string, unknown>>

const verdicts: ReadonlySet<unknown> = new Set<VerdictWord>(['right', 'wrong', 'undecided', 'unreadable'])
const formats: ReadonlySet<unknown> = new Set<FormatCode>(['gen', 'bool', 'mcq'])
const kinds: ReadonlySet<unknown> = new Set<KindCode>(kindCodes)

/** The row in a line written by `scoredLine`; undefined for other lines. */
export function rowOfLine(fields: Fields): ScoredRow | undefined {
  const { kind, format, verdict, officialScore, certificate, mistakes } = fields
  if (!kinds.has(kind) || !formats.has(format) || !verdicts.has(verdict)) return undefined
  const evidence = certificate as ScoredRow['certificate'] | undefined
  return {
    file: textOf(fields.file),
    line: numberOf(fields.line) ?? 0,
    model: textOf(fields.model),
    attempt: numberOf(fields.attempt) ?? 1,
    question: textOf(fields.question),
    id: textOf(fields.id),
    kind: kind as KindCode,
    format: format as FormatCode,
    domain: textOf(fields.domain),
    verdict: verdict as VerdictWord,
    reason: (typeof fields.reason === 'string' ? fields.reason : null) as ScoredRow['reason'],
    official: officialScore === 0 || officialScore === 1 ? officialScore : null,
    unscored: unscoredBy({
      officialScore: officialScore === 0 || officialScore === 1 ? officialScore : null,
      ...(typeof fields.officialError === 'string' ? { officialError: fields.officialError } : {}),
      ...(fields.officialNotScored === true ? { officialNotScored: true } : {}),
    }),
    recorded: numberOf(fields.recorded),
    published: fields.published === 'matches' || fields.published === 'differs' ? fields.published : null,
    mistakes: Array.isArray(mistakes) ? mistakes.filter((each): each is MistakeCode => typeof each === 'string') : [],
    cause: typeof fields.cause === 'string' ? fields.cause : null,
    answer: textOf(fields.read),
    explanation: textOf(fields.explanation),
    certificate:
      typeof evidence === 'object' && evidence !== null
        ? { kind: textOf(evidence.kind), checked: evidence.checked === true }
        : null,
    jaccard: numberOf(fields.jaccard),
    givenSteps: numberOf(fields.givenSteps),
    actions: numberOf(fields.actions),
    length: numberOf(fields.length) ?? 0,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
