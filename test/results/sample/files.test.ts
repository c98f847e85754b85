// Made-up responses as result files: read again, every response comes back with its model, try and question.

import { expect, test } from 'vitest'
import { QuestionIndex } from '../../../src/results/questions'
import { sampleFormats, sampleRun } from '../../../src/results/sample/files'
import { dataFolder, dataText, skipMessage } from '../../support/data'
import { sampleLimits, sharedQuestions } from '../../support/samples'
import { file, readAll } from '../reading/support'
import { kindCodes, wordsOfKind } from '../../../src/kinds/codes'

/** Every so many questions; a prime, so that every domain has its turn. */
const EACH = 17

if (dataFolder() === undefined) test.skip(skipMessage, () => {})
else {
  const questions = sharedQuestions(EACH)
  const files = kindCodes.flatMap(kind =>
    wordsOfKind(kind).formats.map(format => {
      const name = `${kind}.${format}.json`
      return file(name, dataText(`acpbench/${name}`))
    }),
  )

  test.each(sampleFormats)('%s', async format => {
    const run = sampleRun(questions, {
      seed: format,
      count: 250,
      attempts: 2,
      format,
      limits: sampleLimits,
    })
    const own = run.files.map(({ name, text }) => file(name, [...text()].join('')))
    const { events, records, issues } = await readAll([...own, ...files])
    expect(issues).toEqual([])
    const index = new QuestionIndex()
    for (const event of events) if (event.kind === 'questions') index.add(event.questions)
    const key = (parts: readonly unknown[]): string => JSON.stringify(parts)
    const found = records.map(record => {
      const { question } = required(index.find(record.about))
      return key([
        question.id,
        question.kind,
        question.format,
        record.model,
        record.attempt,
        record.response,
      ])
    })
    const made = run.responses.map(({ question, model, attempt, response }) =>
      key([question.id, question.kind, question.format, model, attempt, response]),
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
