// Generated responses as result files in the formats of harnesses and model APIs. The text is produced in pieces, since
// harness samples repeat the question with its PDDL on every line.

import type { Limits } from '#base/limits'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import { batchFile, csvFile, linesFile } from './plain-files'
import { grouped, type SampleFile } from './file'
import { inspectFiles, lmEvalFiles } from './harness-files'
import { type SampledResponse, type SampleOptions, sampleResponses } from './sample'

export const sampleFormats = ['lm-eval', 'inspect', 'openai', 'anthropic', 'csv', 'jsonl'] as const
export type SampleFormat = (typeof sampleFormats)[number]

export interface SampleRun {
  readonly files: readonly SampleFile[]
  /** The responses in the files, with the verdict that each is intended to get. */
  readonly responses: readonly SampledResponse[]
}

export interface SampleRunOptions extends SampleOptions {
  readonly format: SampleFormat
}

/** A run of fictitious models, as files. */
export function sampleRun(questions: readonly Question[], options: SampleRunOptions): SampleRun {
  const responses = [...sampleResponses(questions, options)]
  return { responses, files: filesOf(responses, options.format, options.limits) }
}

/** The responses in files of one format: one or several files per model. */
export function filesOf(
  responses: readonly SampledResponse[],
  format: SampleFormat,
  limits: Limits = defaultLimits,
): readonly SampleFile[] {
  const models = grouped(responses, ({ model }) => model)
  switch (format) {
    case 'lm-eval':
      return models.flatMap(([model, own]) => lmEvalFiles(model, own, limits))
    case 'inspect':
      return models.flatMap(([model, own]) => inspectFiles(model, own, limits))
    case 'openai':
    case 'anthropic':
      return models.map(([model, own]) => batchFile(model, own, format))
    case 'csv':
      return [csvFile(responses)]
    case 'jsonl':
      return models.map(([model, own]) => linesFile(model, own))
    default:
      return format satisfies never
  }
}
