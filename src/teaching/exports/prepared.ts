// A question prepared for export: its problem, its phrases, and a function that judges answers.

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
  /** Random numbers that depend only on this question, not on its position in the list. */
  readonly rng: Rng
  judge(answer: string): Verdict
}

/** The question with the data needed to export it, or one sentence on why it cannot be judged. */
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

/** True if the checker accepted all evidence of a verdict. Verdicts that only need the state have no certificate. */
export const isChecked = (evidence: readonly Evidence[]): boolean => evidence.every(({ checked }) => checked)

/** Why a key is not exported. */
export const NOT_CHECKED =
  'Its right answer is known, but no certificate of it that the checker accepts, so the answer cannot be given out as proven.'

/** The name of a fact or action, with its English if there is any. */
export function named({ ready, question }: Prepared, sort: NameSort, name: string): Rich {
  const phrases = phrasesOfQuestion(ready.domain, question.context)
  const { text } = (sort === 'action' ? describeAction : describeFact)(phrases, name)
  return text === name || text === '' ? code(name) : [...code(name), { kind: 'text', text: `: ${text}` }]
}

/** Maximum number of steps of a sequence that is described. */
const MAX_STEPS = 12

/** The sequence of steps that a verdict refers to, as a sentence; '' if there is none or it is too long. */
export function watched({ findings }: Verdict): string {
  const { sequence } = findings.find(each => (each.sequence?.length ?? 0) > 1) ?? {}
  return sequence === undefined || sequence.length > MAX_STEPS
    ? ''
    : ` The steps: ${sequence.map(name => `\`${name}\``).join(', ')}.`
}

/** The explanation of a verdict, with the sequence it refers to. */
export const explanationOf = (verdict: Verdict): string => `${verdict.explanation}${watched(verdict)}`
