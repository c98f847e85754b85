// Verdicts on records of ACPBench files, as on the questions that they ask.

import {
  judgeQuestion,
  type QuestionOptions,
  readResponse,
} from '../../src/benchmarks/judge-question'
import { questionOf } from '../../src/benchmarks/acpbench/question'
import type { BenchmarkRecord } from '../../src/benchmarks/acpbench/record'
import type { FreeReading } from '../../src/answers/reading'
import type { Limits } from '../../src/base/limits'
import type { Verdict } from '../../src/kinds/verdict'

export const judgeRecord = (
  record: BenchmarkRecord,
  text: string,
  limits?: Limits,
  options?: QuestionOptions,
): Verdict => judgeQuestion(questionOf(record), text, limits, options)

export const readRecord = (
  record: BenchmarkRecord,
  text: string,
  options?: QuestionOptions,
): FreeReading => readResponse(questionOf(record), text, options)
