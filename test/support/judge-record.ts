// Judges records of ACPBench files, via the questions they contain.

import { judgeQuestion, type QuestionOptions, readResponse } from '#questions/benchmarks/judge-question'
import { questionOf } from '#questions/benchmarks/acpbench/question'
import type { BenchmarkRecord } from '#questions/benchmarks/acpbench/record'
import type { FreeReading } from '#language/answers/reading'
import type { Limits } from '#base/limits'
import type { Verdict } from '#questions/kinds/verdict'

export const judgeRecord = (
  record: BenchmarkRecord,
  text: string,
  limits?: Limits,
  options?: QuestionOptions,
): Verdict => judgeQuestion(questionOf(record), text, limits, options)

export const readRecord = (record: BenchmarkRecord, text: string, options?: QuestionOptions): FreeReading =>
  readResponse(questionOf(record), text, options)
