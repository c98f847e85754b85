// Many generated responses to all shared questions: judged as intended, and officially scored as by the published
// reader and rules. `SAMPLES=100000` sets their number.

import { expect, test } from 'vitest'
import { dataFolder, skipMessage } from '../support/data'
import { sampleLimits, sharedQuestions, tryScores, tryVerdicts } from '../support/samples'

const count = Number(process.env.SAMPLES ?? 10_000)
/** Responses that are read otherwise than intended; they are printed. */
const MAX_MISREAD = count / 1000

const print = (text: string): void => void process.stderr.write(`${text}\n`)

if (dataFolder() === undefined) test.skip(skipMessage, () => {})
else {
  const questions = sharedQuestions()

  test('verdicts', () => {
    const options = { seed: 'responses', count, limits: sampleLimits }
    const { faults, parted, other, intents } = tryVerdicts(questions, options)
    print(
      `${count} responses: ${faults.length} judged otherwise than they are meant; ${parted} official scores differ, ${other} of them of another cause`,
    )
    print(faults.join('\n'))
    expect(faults.length).toBeLessThanOrEqual(MAX_MISREAD)
    expect(other).toBeLessThanOrEqual(parted / 100)
    expect(intents.size).toBeGreaterThan(25)
  })

  test('official scores', () => {
    const { faults, right } = tryScores(questions, {
      seed: 'official',
      count,
      limits: sampleLimits,
    })
    print(`${count} official scores: ${faults.length} other than by the rules; ${right} are 1`)
    expect(faults).toEqual([])
  })
}
