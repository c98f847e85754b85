// Questions of benchmark files, and verdicts on answers to them.

import type { Limits } from '#base/limits'
import { type HarnessDate, harnessDates } from '#language/answers/official'
import { wordingsFor } from '#language/library/wordings'
import { judgeQuestion, type QuestionOptions } from '#questions/benchmarks/judge-question'
import { withContext } from '#questions/benchmarks/question-context'
import { readQuestions } from '#questions/benchmarks/reading'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import type { Certificates, Verdict } from '#questions/kinds/verdict'
import { InputError, type JudgeOptions, type QuestionsRead, type Verdict as VerdictJson } from './types'
import { verdictJson } from './verdict-json'

/** The same verdict as on the page, which uses the domains' phrases. */
export function judgeAnswer(
  asked: Question,
  answer: string,
  limits: Limits,
  { harness, certificates }: Pick<QuestionOptions, 'harness' | 'certificates'> = {},
): Verdict {
  const question = withContext(asked)
  const { judged, context } = question
  return judgeQuestion(question, answer, limits, {
    ...{ harness, certificates },
    ...(judged === null ? {} : { wordings: () => wordingsFor(judged, context) }),
  })
}

/** The questions of a benchmark file, by its text. */
export function questionsIn(text: string, name: string): QuestionsRead {
  const { questions, issues } = readQuestions(name, text)
  return { questions, problems: issues.map(({ message }) => message) }
}

/** The question of one record in the layout of a benchmark's files; throws `InputError`. */
export function questionOf(record: unknown): Question {
  const { questions, issues } = readQuestions('record.json', JSON.stringify([record]))
  const [question] = questions
  if (question === undefined) throw new InputError(issues[0]?.message ?? 'The record holds no question.')
  return question
}

/** The month of a harness; throws `InputError` with those that there are. */
export function harnessNamed(name: string | undefined): HarnessDate | undefined {
  const found = harnessDates.find(each => each === name)
  if (name !== undefined && found === undefined)
    throw new InputError(`There is no harness ${JSON.stringify(name)}; there are ${harnessDates.join(' and ')}.`)
  return found
}

/** The verdict as plain data; `without`: what there is in place of certificates. All kinds must be loaded. */
export function judgeAsJson(
  question: Question,
  answer: string,
  options: JudgeOptions = {},
  without: Exclude<Certificates, 'all'> = 'none',
): VerdictJson {
  const { maxStates = defaultLimits.maxStates } = options
  const harness = harnessNamed(options.harness)
  const certificates = options.certificates === false ? without : 'all'
  return verdictJson(question, judgeAnswer(question, answer, { maxStates }, { harness, certificates }), options)
}
