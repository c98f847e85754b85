// The answer of a misreading to a question, as a text that the reader can parse; and whether a given answer matches
// it.

import type { Answer, ReadItem } from '#language/answers/reading'
import { recent } from '#base/recent'
import type { Limits } from '#base/limits'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { withAsked } from '#questions/benchmarks/asking'
import type { Question } from '#questions/kinds/question'
import { readyFor } from '#questions/kinds/solutions'
import { listText } from '#questions/kinds/solving/help'
import type { About, MisreadAnswer, Misreading, PosedQuestion } from './misreading'
import { misreadingNamed } from './registry'

/** The question in the form needed by misreadings; undefined if its problem or its target is unknown. */
export function putOf(question: Question, limits: Limits): PosedQuestion | undefined {
  const ready = readyFor(question)
  if (typeof ready === 'string') return undefined
  if (question.format !== 'gen') return question.statements && { ready, kind: question.kind, asked: null, limits }
  const { asked } = withAsked(question)
  return asked === null ? undefined : { ready, kind: question.kind, asked, limits }
}

/** The misreading's answer as text; undefined if it does not apply to this question. */
export function answerBy(rule: Misreading, question: Question, put: PosedQuestion): string | undefined {
  if (question.format === 'gen') {
    const given = rule.open?.(put)
    return given && textOf(given)
  }
  const weights = weightsOf(rule, question, put)
  if (weights === undefined) return undefined
  if (question.format === 'bool') return weights[0] === 1 ? 'yes' : 'no'
  const max = Math.max(...weights)
  return picks(weights, weights.indexOf(max)) ? question.choices?.label[weights.indexOf(max)] : undefined
}

/**
 * True if these weights select the option at this index: one with weight 1 or, if there is none, the one with the
 * highest weight.
 */
const picks = (weights: readonly number[], at: number): boolean => {
  const max = Math.max(...weights)
  if (max <= 0 || weights[at] !== max) return false
  return max === 1 || weights.filter(each => each === max).length === 1
}

/**
 * True if the misreading picks this option only because it is closest to true, since no option is entirely true for it.
 */
export function isNearest(rule: Misreading, question: Question, put: PosedQuestion, answer: Answer): boolean {
  if (answer.kind !== 'choice') return false
  const weight = weightsOf(rule, question, put)?.[labelAt(question, answer.label)] ?? 1
  return weight < 1
}

function weightsOf(rule: Misreading, question: Question, put: PosedQuestion): number[] | undefined {
  const weights = (question.statements ?? []).map(statement => rule.weighs?.(put, statement))
  return weights.length === 0 || weights.includes(undefined) ? undefined : (weights as number[])
}

function textOf(given: MisreadAnswer): string {
  switch (given.kind) {
    case 'list':
      return listText(given.items)
    case 'two-lists':
      return `${listText(given.pos)} ${listText(given.neg)}`
    case 'index':
      return String(given.index)
    case 'plan':
      return given.steps.join('\n')
    default:
      return given.first ?? 'None'
  }
}

/** True if the misreading leads to this answer. */
export function gives(rule: Misreading, question: Question, put: PosedQuestion, answer: Answer): boolean {
  if (question.format !== 'gen') {
    const weights = weightsOf(rule, question, put)
    if (weights === undefined) return false
    if (answer.kind === 'yes-no') return answer.yes === (weights[0] === 1)
    if (answer.kind !== 'choice') return false
    return picks(weights, labelAt(question, answer.label))
  }
  const given = rule.open?.(put)
  return given !== undefined && isSame(given, answer)
}

function isSame(given: MisreadAnswer, answer: Answer): boolean {
  switch (given.kind) {
    case 'list':
      return answer.kind === 'list' && isSameSet(given.items, answer.items)
    case 'two-lists':
      return answer.kind === 'two-lists' && isSameSet(given.pos, answer.pos) && isSameSet(given.neg, answer.neg)
    case 'index':
      return answer.kind === 'index' && answer.index === given.index
    case 'plan':
      return (
        answer.kind === 'list' &&
        answer.items.length === given.steps.length &&
        answer.items.every(({ text }, i) => text === given.steps[i]!.toLowerCase())
      )
    default:
      return answer.kind === 'none' ? given.accepts(null) : answer.kind === 'item' && given.accepts(answer.item.text)
  }
}

function isSameSet(names: readonly string[], items: readonly ReadItem[]): boolean {
  const wanted = new Set(names)
  const read = new Set(items.map(({ text }) => text))
  return wanted.size === read.size && [...read].every(name => wanted.has(name))
}

const labelAt = (question: Question, label: string): number =>
  (question.choices?.label ?? []).findIndex(each => each.toLowerCase() === label.toLowerCase())

/** The subject of a replay of an answer. `extra`: superfluous names in a list. */
export function aboutOf(question: Question, answer: Answer, extra: readonly string[]): About {
  const statements = question.statements ?? []
  if (answer.kind === 'yes-no') return { statement: statements[0] ?? null, isChoice: false, item: null, extra }
  if (answer.kind === 'choice')
    return {
      statement: statements[labelAt(question, answer.label)] ?? null,
      isChoice: true,
      item: null,
      extra,
    }
  return {
    statement: null,
    isChoice: false,
    item: answer.kind === 'item' ? answer.item.text : null,
    extra,
  }
}

/** Number of questions with cached traps. */
const QUESTIONS = 40

/** True if the misreading's answer is judged wrong; false if it has no answer, or the verdict is undecided. */
export const traps = recent(
  QUESTIONS,
  (question: Question, id: string, limits: Limits) => [
    question.id,
    question.question,
    question.judged?.problem,
    question.judged?.domain,
    id,
    limits.maxStates,
  ],
  (question, id, limits): boolean => {
    const rule = misreadingNamed(id)
    const put = rule && putOf(question, limits)
    if (rule === undefined || put === undefined || !rule.kinds.includes(question.kind)) return false
    const answer = answerBy(rule, question, put)
    return answer !== undefined && isWrong(question, answer, limits)
  },
)

/** True if the answer is judged wrong. For generated closed questions, the proven key is used. */
function isWrong(question: Question, answer: string, limits: Limits): boolean {
  const { format, origin } = question
  if (format !== 'gen' && origin.from === 'made' && typeof origin.note.key === 'string')
    return answer.toLowerCase() !== origin.note.key.toLowerCase()
  return judgeQuestion(question, answer, limits).verdict === 'wrong'
}
