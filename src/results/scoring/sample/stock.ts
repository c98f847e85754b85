// Possible answers to a question, right and wrong, computed once and stored in plain form: a few of each, since real
// models repeat the same answers.

import { makeRng, type Rng } from '#base/rng'
import type { Limits } from '#base/limits'
import { known } from '#questions/benchmarks/asking'
import { familyOf } from '#questions/benchmarks/cores'
import { sortOf } from '#language/answers/shape'
import type { MistakeCode } from '#questions/kinds/mistakes'
import type { Question } from '#questions/kinds/question'
import { soughtOf } from '#questions/kinds/sought-of'
import { plainText, type AnswerPool, type SampledAnswer } from '#questions/kinds/sampling/sampled'
import { samplerOf } from '#questions/kinds/sampling/samplers'
import { readyFor, spelled } from '#questions/kinds/solutions'
import { phrasesOfQuestion } from '#language/library/phrases'
import type { SampleAnswer, WrittenAnswer } from './sample-answer'
import { factsNow } from './thoughts'

/** The verdict or mistake that an answer is intended to have. */
export type Meant = 'right' | MistakeCode

export interface Stocked {
  readonly answer: WrittenAnswer
  readonly meant: Meant
}

/** The material for responses to one question. */
export interface Stock {
  readonly question: Question
  readonly right: readonly Stocked[]
  readonly wrong: readonly Stocked[]
  /** A few facts of the state. */
  readonly facts: readonly string[]
  readonly phrases: SampleAnswer['phrases']
  readonly sort: SampleAnswer['sort']
  /** Number of ground actions of the problem; null without PDDL. */
  readonly actions: number | null
}

/** Maximum numbers of stored right answers, of wrong ones for each mistake, and of facts. */
const MAX_RIGHT = 6
const MAX_WRONG = 3
const MAX_FACTS = 40

/** Undefined if no right answer is known. */
export function stockOf(question: Question, limits: Limits): Stock | undefined {
  const rng = makeRng(`${question.family} ${question.id} ${question.question}`)
  const pool = question.format === 'gen' ? openStock(question, limits, rng) : closedStock(question)
  if (pool === undefined) return undefined
  const ready = readyFor(question)
  const isReady = typeof ready !== 'string'
  return {
    question,
    ...pool,
    facts: rng.shuffled(factsNow(question)).slice(0, MAX_FACTS),
    phrases: isReady ? phrasesOfQuestion(ready.domain, question.context) : undefined,
    sort: sortOf(soughtOf(question.kind, question.format).shape),
    actions: isReady ? ready.task.actionCount : null,
  }
}

type Answers = Pick<Stock, 'right' | 'wrong'>

function openStock(question: Question, limits: Limits, rng: Rng): Answers | undefined {
  const ready = readyFor(question)
  const { asked } = known(question)
  if (typeof ready === 'string' || asked === null) return undefined
  const found = samplerOf(question.kind)?.poolOf(ready, spelled(question.question, asked), limits)
  return found && drawn(found, rng)
}

function drawn(pool: AnswerPool, rng: Rng): Answers {
  const some = (count: number, meant: Meant, give: () => SampledAnswer | undefined): Stocked[] => {
    const found = new Map<string, Stocked>()
    for (let i = 0; i < count; i++) {
      const answer = give()
      if (answer !== undefined) found.set(plainText(answer), { answer, meant })
    }
    return [...found.values()]
  }
  return {
    right: some(MAX_RIGHT, 'right', () => pool.right(rng)),
    wrong: pool.wrong.flatMap(([mistake, give]) => some(MAX_WRONG, mistake, () => give(rng))),
  }
}

/** Uses the file's key: for a generated question it is proven, and for a published one nothing else is known. */
function closedStock(question: Question): Answers | undefined {
  const key = familyOf(question).goldText(question)?.trim().toLowerCase()
  if (key === undefined) return undefined
  const { choices } = question
  const all: readonly WrittenAnswer[] =
    choices === undefined
      ? ['yes', 'no'].map(word => ({ kind: 'word', word }))
      : choices.label.map((letter, i) => ({ kind: 'letter', letter, text: choices.text[i] ?? '' }))
  const isKey = (answer: WrittenAnswer): boolean =>
    (answer.kind === 'word' ? answer.word : answer.kind === 'letter' ? answer.letter : '').toLowerCase() === key
  const mistake = choices === undefined ? 'wrong-yes-no' : 'wrong-option'
  const right = all.filter(isKey).map(answer => ({ answer, meant: 'right' }) as const)
  const wrong = all.filter(each => !isKey(each))
  return right.length === 1 ? { right, wrong: wrong.map(answer => ({ answer, meant: mistake })) } : undefined
}
