// Why the published score of a response differs from the playground's verdict: the published reader parsed something
// else, or the published rules or labels differ. To decide, the answer that the playground's reader parsed is scored by
// the published rules: if that score agrees with the verdict, the reader is the cause.

import { answerValue } from '#language/answers/answer-value'
import type { Answer } from '#language/answers/reading'
import { quotedSequence } from '#language/english/sequences'
import { wordsOf } from '#planning/task/names'
import type { Verdict } from '#questions/kinds/verdict'
import type { AcpbenchCause } from './causes'
import { type GroundedScore, type OfficialOracle, officialReading, type OfficialValue, scoreOfValue } from './official'
import { readingCause } from './reading-cause'
import type { RecordContent } from './record'

/** A response with its published score and the playground's verdict. */
export interface Graded {
  readonly record: RecordContent
  readonly text: string
  readonly verdict: Verdict
  readonly official: GroundedScore
  readonly oracle: OfficialOracle
}

/** Why score and verdict differ; null if they agree or one of them is unknown. */
export function causeOf(graded: Graded): AcpbenchCause | null {
  const { record, text, verdict, official, oracle } = graded
  const isRight = rightness(verdict)
  if (isRight === undefined || official.score === null || (official.score === 1) === isRight) return null
  const { answer } = verdict.reading
  if (answer === null) return 'official-reads-on'
  const reading = officialReading(record, text)
  const officialAnswer = officialValue(answer, record)
  if (sameValue(reading.value, officialAnswer, record)) return ruleCause(graded, official)
  const fair = scoreOfValue(record, officialAnswer, oracle)
  if (fair.score !== null && (fair.score === 1) !== isRight) return ruleCause(graded, fair)
  return readingCause({
    record,
    text,
    answer,
    reading,
    isSame: value => sameValue(value, officialAnswer, record),
  })
}

/** True if the answer is right: as proven, or else according to the file; undefined if neither is known. */
function rightness({ verdict, published }: Verdict): boolean | undefined {
  if (verdict !== 'undecided') return verdict === 'right'
  return published === undefined ? undefined : published === 'matches'
}

/** The value that the published reader would have returned for the answer that the playground's reader parsed. */
function officialValue(answer: Answer, { kind, question }: RecordContent): OfficialValue {
  if (answer.kind === 'none' && (kind === 'app' || kind === 'just')) return []
  const value = answerValue(answer)
  return kind === 'just' && answer.kind === 'list'
    ? inCaseOf(
        question,
        answer.items.map(({ text }) => text),
      )
    : value
}

/** The steps, in the question's spelling. */
function inCaseOf(question: string, steps: readonly string[]): string[] {
  const spelling = new Map(quotedSequence(question, false).map(step => [step.toLowerCase(), step]))
  return steps.map(step => spelling.get(step) ?? step)
}

/** True if both are the same answer to a question of the kind. Letters are compared case-insensitively. */
function sameValue(one: OfficialValue, other: OfficialValue, { kind, format }: RecordContent): boolean {
  return one !== null && other !== null && keyOf(one, kind, format) === keyOf(other, kind, format)
}

function keyOf(
  value: Exclude<OfficialValue, null>,
  kind: RecordContent['kind'],
  format: RecordContent['format'],
): string {
  if (typeof value === 'string') return format === 'mcq' ? value : value.toLowerCase()
  const lists = value.map(each => (typeof each === 'string' ? each.toLowerCase() : setKey(each)))
  if (kind === 'prog') return lists.join('\n')
  return kind === 'just' ? lists.join(' ') : setKey(lists)
}

const setKey = (items: readonly string[]): string =>
  [...new Set(items.map(item => item.toLowerCase()))].sort().join(' ')

/** Why the published rules and labels decide differently on the same answer. */
function ruleCause({ record, verdict }: Graded, { ground, score }: GroundedScore): AcpbenchCause {
  const { kind } = record
  if (score === 0) {
    if (ground === 'not-grounded') return 'not-in-relaxed-grounding'
    if (ground === 'only-none') return 'unreachable-not-in-file-list'
    if (ground === 'other-case') return 'case-sensitive-plan'
    if (kind === 'land' && ground === 'not-listed') return 'landmark-label-wrong'
    if (kind === 'just') return ground === 'empty-list' ? 'empty-plan-refused' : 'plan-cut-otherwise'
    return ground === 'planner-error' ? 'planner-refuses' : 'file-differs'
  }
  if (ground === 'only-none') return kind === 'land' ? 'none-although-landmark' : 'none-although-unreachable'
  if (kind === 'reach' && ground === 'planner-unsolvable') return acceptedCause(verdict)
  return 'file-differs'
}

/**
 * An answer that the published planner accepts as a fact that is never true, although it is not a proposition of the
 * question.
 */
function acceptedCause({ mistakes, reading: { answer } }: Verdict): AcpbenchCause {
  const [head, ...rest] = answer?.kind === 'item' ? (wordsOf(answer.item.text) ?? []) : []
  if (head === 'or' && rest.length === 0) return 'empty-disjunction-accepted'
  if (mistakes.includes('static-fact')) return 'false-static-accepted'
  if (mistakes.includes('ill-typed') || mistakes.includes('unknown-object')) return 'wrong-object-accepted'
  return mistakes.includes('unknown-name') || mistakes.includes('wrong-sort') ? 'type-name-accepted' : 'other'
}
