// Judges results: every answer is judged again by the current engine, whatever the result claims.

import type { Limits } from '#base/limits'
import { recent } from '#base/recent'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Overlap } from '#questions/kinds/overlap'
import type { Question } from '#questions/kinds/question'
import type { Verdict, VerdictWord } from '#questions/kinds/verdict'
import { wordingsFor } from '#language/library/wordings'
import { diagnose } from '#teaching/misreadings/diagnose'
import { type MadeItem, makeItem, type OpenForm } from './made'
import { noAnswer, type ResultAnswer, type SheetResult } from './result'
import type { Sheet } from './sheet'

/**
 * The verdict on an answer; `empty`: no answer was given; `nothing`: the item asks nothing, or could not be generated.
 */
export type JudgedWord = VerdictWord | 'empty' | 'nothing'

export interface JudgedItem extends ResultAnswer {
  readonly word: JudgedWord
  /** Id and description of the misreading that leads to the answer; null if none is known. */
  readonly misreading: { readonly id: string; readonly explanation: string } | null
  /** The explanation of the verdict; '' if there is none. */
  readonly explanation: string
  readonly level: 1 | 2 | 3 | 4 | null
  /** For an answer that is a list: how much of it is right; otherwise null. */
  readonly overlap: Overlap | null
  /** True if the question was generated only for this name. */
  readonly isOwn: boolean
}

export interface JudgedResult {
  readonly result: SheetResult
  /** One for each item of the sheet. */
  readonly items: readonly JudgedItem[]
}

/** Judges every answer of a result again. For a result of another sheet, the answers are not judged. */
export function judgeResult(
  sheet: Sheet,
  result: SheetResult,
  open: OpenForm,
  limits: Limits = defaultLimits,
): JudgedResult {
  const items = sheet.items.map((_, index) => {
    const made = makeItem(sheet, index, result.handle, open)
    return judgeItem(made, result.answers[index] ?? noAnswer, limits)
  })
  return { result, items }
}

/** One answer to one item. */
export function judgeItem(made: MadeItem, answer: ResultAnswer, limits: Limits = defaultLimits): JudgedItem {
  const { answer: text, hints, revealed, attempts } = answer
  const plain = {
    ...{ answer: text, hints, revealed, attempts, misreading: null, explanation: '', overlap: null },
    level: made.kind === 'question' ? made.level : null,
    isOwn: made.kind === 'question' && made.isOwn,
  }
  if (made.kind === 'step' || made.kind === 'none')
    return { ...plain, word: 'nothing', explanation: made.kind === 'none' ? made.message : '' }
  if (text.trim() === '') return { ...plain, word: 'empty' }
  if (made.kind === 'response') return { ...plain, ...judgeJudging(made, text, limits) }
  return { ...plain, ...recentVerdict(made.question, text, limits) }
}

/** Number of cached verdicts, since many students of a class give the same answers to the same questions. */
const ANSWERS = 300

const recentVerdict = recent(
  ANSWERS,
  (question: Question, text: string, { maxStates }: Limits) => [text, JSON.stringify(question), maxStates],
  (question, text, limits): Pick<JudgedItem, 'word' | 'explanation' | 'misreading' | 'overlap'> => {
    const { verdict: word, explanation, overlap = null } = verdictOn(question, text, limits)
    const found = word === 'wrong' ? diagnose(question, text, limits) : null
    return { word, explanation, overlap, misreading: found && { id: found.id, explanation: found.explanation } }
  },
)

/** Judges a student's assessment of a model's response. */
function judgeJudging(
  { question, response }: Extract<MadeItem, { kind: 'response' }>,
  text: string,
  limits: Limits,
): { readonly word: VerdictWord; readonly explanation: string } {
  const wording = text.trim().toLowerCase()
  const { verdict, explanation } = verdictOn(question, response, limits)
  if (wording !== 'right' && wording !== 'wrong')
    return { word: 'unreadable', explanation: 'The answer has to be “right” or “wrong”.' }
  if (verdict === 'undecided') return { word: 'undecided', explanation: explanation }
  // An unreadable response counts as not right.
  const isRight = verdict === 'right'
  return {
    word: (wording === 'right') === isRight ? 'right' : 'wrong',
    explanation: `The response is ${verdict}. ${explanation}`,
  }
}

function verdictOn(question: Question, text: string, limits: Limits): Verdict {
  const { judged, context } = question
  return judgeQuestion(question, text, limits, {
    ...(judged === null ? {} : { wordings: () => wordingsFor(judged, context) }),
  })
}
