// The smallest repair of a wrong response: the additions, removals or replacements that make the reader find the
// closest right answer in it, as edits of its text. Each repair is parsed again before it is offered.

import { noHints } from '#language/answers/names'
import { readAnswer } from '#language/answers/read'
import type { Answer, FreeReading, ReadItem } from '#language/answers/reading'
import { claimOf } from '#language/answers/render-answer'
import type { Limits } from '#base/limits'
import { known } from '#questions/benchmarks/asking'
import { judgeQuestion, readResponse } from '#questions/benchmarks/judge-question'
import { nearestTo } from '#questions/kinds/nearest'
import type { ReadFreely } from '#questions/kinds/help'
import type { Question } from '#questions/kinds/question'
import { soughtOf } from '#questions/kinds/sought-of'
import type { Verdict } from '#questions/kinds/verdict'
import { wordingsFor } from '#language/library/wordings'
import { editsFor, type TextEdit } from './repair-edits'

export type { TextEdit } from './repair-edits'

export interface Repair {
  /** Items added to and removed from the answer. */
  readonly add: readonly string[]
  readonly drop: readonly string[]
  /** The right answer in plain form. */
  readonly answer: string
  /** Edits of the response, sorted by offset, without overlaps. */
  readonly edits: readonly TextEdit[]
  /**
   * in-place: the answer itself is edited. appended: the answer is added as a last line. replaced: the whole text is
   * replaced.
   */
  readonly how: 'in-place' | 'appended' | 'replaced'
}

/** A repair, or one sentence on why there is none. */
export type RepairOutcome =
  | { readonly kind: 'repair'; readonly repair: Repair }
  | { readonly kind: 'none'; readonly message: string }

const none = (message: string): RepairOutcome => ({ kind: 'none', message })

/** The repair of a wrong or unreadable response. May search, within the limits. */
export function repairOf(question: Question, text: string, verdict: Verdict, limits: Limits): RepairOutcome {
  const wordings = question.judged === null ? {} : { wordings: () => wordingsOf(question) }
  const { answer } = verdict.reading
  const wanted = wantedOf(question, answer, verdict, limits)
  if (typeof wanted === 'string') return none(wanted)
  const target = readPlain(question, wanted.answer)
  if (target === null) return none('The right answer could not be written as a text.')
  const isRight = (edited: string): boolean => sameClaim(readResponse(question, edited, wordings), target)
  for (const { how, edits } of ways(text, answer, target, wanted.answer))
    if (isRight(applyEdits(text, edits))) return { kind: 'repair', repair: { ...wanted, edits, how } }
  return none('No edit of the text was found that our reader reads as the right answer.')
}

/** The text after the edits. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to, text: by } of edits) {
    parts.push(text.slice(at, from), by)
    at = to
  }
  return parts.join('') + text.slice(at)
}

const wordingsOf = ({ judged, context }: Question) => wordingsFor(judged!, context)

/** Possible edits of the text, the smallest first. */
function* ways(
  text: string,
  answer: Answer | null,
  target: Answer,
  plain: string,
): Generator<Pick<Repair, 'how' | 'edits'>> {
  const edits = answer === null ? undefined : editsFor(text, answer, target)
  if (edits !== undefined) yield { how: 'in-place', edits }
  const end = { from: text.length, to: text.length }
  const lead = text.trim() === '' ? '' : text.endsWith('\n') ? '\n' : '\n\n'
  yield { how: 'appended', edits: [{ ...end, text: `${lead}Final answer: ${plain}` }] }
  yield { how: 'replaced', edits: [{ from: 0, to: text.length, text: plain }] }
}

type RepairTarget = Pick<Repair, 'add' | 'drop' | 'answer'>

function wantedOf(question: Question, answer: Answer | null, verdict: Verdict, limits: Limits): RepairTarget | string {
  if (question.format !== 'gen') return wantedOption(question, answer, verdict, limits)
  const nearest = nearestTo(known(question), freely(answer), limits)
  return nearest.kind === 'none' ? nearest.message || 'No right answer is known.' : nearest
}

/** The right option, found by judging each option; there are only a few. */
function wantedOption(
  question: Question,
  answer: Answer | null,
  verdict: Verdict,
  limits: Limits,
): RepairTarget | string {
  if (verdict.verdict === 'undecided') return 'Which answer is right cannot be proven here.'
  const options = question.format === 'bool' ? ['yes', 'no'] : (question.choices?.label ?? [])
  const right = options.find(option => judgeQuestion(question, option, limits).verdict === 'right')
  if (right === undefined) return 'None of the options is proven right.'
  const given = answer === null ? [] : [answer.kind === 'choice' ? answer.label : yesOrNo(answer)]
  return { add: [right], drop: given, answer: right }
}

const yesOrNo = (answer: Answer): string => (answer.kind === 'yes-no' ? (answer.yes ? 'yes' : 'no') : '')

function freely(answer: Answer | null): ReadFreely | null {
  const read = { none: false, lists: [] as string[][], index: null }
  const texts = (items: readonly ReadItem[]): string[] => items.map(({ text }) => text)
  switch (answer?.kind) {
    case 'none':
      return { ...read, none: true }
    case 'item':
      return { ...read, lists: [[answer.item.text]] }
    case 'list':
      return { ...read, lists: [texts(answer.items)], none: answer.items.length === 0 }
    case 'two-lists':
      return { ...read, lists: [texts(answer.pos), texts(answer.neg)] }
    case 'index':
      return { ...read, index: answer.index }
    default:
      return null
  }
}

/** Parses an answer in plain form. */
function readPlain(question: Question, plain: string): Answer | null {
  const { kind, format, choices } = question
  const found = readResponse(question, plain)
  if (found.answer !== null) return found.answer
  const hints = choices === undefined ? noHints : { ...noHints, choices }
  return readAnswer(soughtOf(kind, format), plain, hints).answer
}

/** True if both make the same claim. Lists are compared as sets, except for the steps of a plan. */
function sameClaim({ answer, doubt }: FreeReading, target: Answer): boolean {
  if (answer === null || doubt !== null) return false
  if (claimOf(answer) === claimOf(target)) return true
  const set = (items: readonly ReadItem[]): string => [...new Set(items.map(({ text }) => text))].sort().join(' ')
  return answer.kind === 'two-lists' && target.kind === 'two-lists'
    ? set(answer.pos) === set(target.pos) && set(answer.neg) === set(target.neg)
    : false
}
