// Generated responses as result files: read again, every response has its model, try and question.

import { expect, test } from 'vitest'
import { QuestionIndex } from '#results/scoring/questions'
import { sampleFormats, sampleRun } from '#results/scoring/sample/files'
import { dataFolder, skipMessage } from '../../support/data'
import { sampleLimits, sharedQuestions } from '../../support/samples'
import { file, readAll } from '../reading/support'

/** Every n-th question; a prime, so that every domain is included. */
const EACH = 17

if (dataFolder() === undefined) test.skip(skipMessage, () => {})
else {
  const questions = sharedQuestions(EACH)
  const index = new QuestionIndex()
  index.add(sharedQuestions())

  test.each(sampleFormats)('%s', async format => {
    const run = sampleRun(questions, {
      seed: format,
      count: 150,
      attempts: 2,
      format,
      limits: sampleLimits,
    })
    const own = run.files.map(({ name, text }) => file(name, [...text()].join('')))
    const { records, issues } = await readAll(own)
    expect(issues).toEqual([])
    // Ids of batch requests differ for each try, so that they do not identify tries.
    const triesOf = (attempt: number): number => (format === 'openai' || format === 'anthropic' ? 1 : attempt)
    const key = (parts: readonly unknown[]): string => JSON.stringify(parts)
    const found = records.map(record => {
      const { question } = required(index.find(record.about))
      return key([question.id, question.kind, question.format, record.model, triesOf(record.attempt), record.response])
    })
    const made = run.responses.map(({ question, model, attempt, response }) =>
      key([question.id, question.kind, question.format, model, triesOf(attempt), response]),
    )
    expect(found.sort()).toEqual(made.sort())
    const isScored = format === 'lm-eval' || format === 'inspect'
    expect(records.some(({ recorded }) => recorded === 1)).toBe(isScored)
  })
}

function required(found: ReturnType<QuestionIndex['find']>) {
  if ('problem' in found) throw new Error(found.problem)
  return found
}
