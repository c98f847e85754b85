// A question made ready for its export: its problem, its words, and the judge that every answer follows.

import { known } from '#questions/benchmarks/asking'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { withContext } from '#questions/benchmarks/question-context'
import { makeRng, type Rng } from '#base/rng'
import type { NameSort } from '#language/answers/name-sort'
import { wordsOfKind } from '#questions/kinds/codes'
import type { KindWords } from '#questions/kinds/kind-words'
import type { KnownQuestion, Question } from '#questions/kinds/question'
import { readyFor } from '#questions/kinds/solutions'
import type { Evidence, Verdict } from '#questions/kinds/verdict'
import { describeAction, describeFact } from '#language/english/describe'
import { phrasesOfQuestion } from '#language/library/phrases'
import type { LoadedTask } from '#planning/task/load'
import type { ItemOptions } from './options'
import { code, type Rich } from './rich'

export interface Prepared {
  readonly question: KnownQuestion
  readonly ready: LoadedTask
  readonly words: KindWords
  readonly options: ItemOptions
  /** Randomness for this question alone, independent of its position in the list. */
  readonly rng: Rng
  judge(answer: string): Verdict
}

/** The question with what exporting it takes, or one sentence on why it cannot be judged. */
export function prepare(given: Question, options: ItemOptions): Prepared | string {
  const question = known(withContext(given))
  const ready = readyFor(question)
  if (typeof ready === 'string') return ready
  return {
    question,
    ready,
    words: wordsOfKind(question.kind),
    options,
    rng: makeRng(`${options.seed}/${question.id}/${question.format}/${question.question}`),
    judge: answer => judgeQuestion(question, answer, options.limits),
  }
}

/** True if the checker accepted all evidence of a verdict. What is visible in the state needs no certificate. */
export const isChecked = (evidence: readonly Evidence[]): boolean => evidence.every(({ checked }) => checked)

/** Why a key does not go into a file. */
export const NOT_CHECKED =
  'Its right answer is known, but no certificate of it that the checker accepts, so the answer cannot be given out as proven.'

/** A fact or an action by its name and, where there is some, its English. */
export function named({ ready, question }: Prepared, sort: NameSort, name: string): Rich {
  const phrases = phrasesOfQuestion(ready.domain, question.context)
  const { text } = (sort === 'action' ? describeAction : describeFact)(phrases, name)
  return text === name || text === '' ? code(name) : [...code(name), { kind: 'text', text: `: ${text}` }]
}

/** Steps of a sequence beyond which it is not described. */
const MAX_STEPS = 12

/** The sequence that a verdict replays, as a sentence; '' if there is none, or it is very long. */
export function watched({ findings }: Verdict): string {
  const { sequence } = findings.find(each => (each.sequence?.length ?? 0) > 1) ?? {}
  return sequence === undefined || sequence.length > MAX_STEPS
    ? ''
    : ` The steps: ${sequence.map(name => `\`${name}\``).join(', ')}.`
}

/** The text of a verdict, with the steps to replay. */
export const saysOf = (verdict: Verdict): string => `${verdict.explanation}${watched(verdict)}`
