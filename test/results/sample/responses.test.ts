// Made-up responses: the same for the same seed, and judged as they are meant. `SAMPLES=10000` tries more of them, on
// all shared questions.

import { expect, test } from 'vitest'
import { sampleModels } from '../../../src/results/sample/models'
import { sampleResponses } from '../../../src/results/sample/sample'
import { dataFolder, skipMessage } from '../../support/data'
import { amiss, judgedAsOnPage, sampleLimits, sharedQuestions } from '../../support/samples'

const more = Number(process.env.SAMPLES ?? 0)
/** Every so many questions; a prime, so that every domain has its turn. */
const each = more > 0 ? 1 : 11
const count = more > 0 ? more : 400

if (dataFolder() === undefined) test.skip(skipMessage, () => {})
else {
  const questions = sharedQuestions(each)
  const options = { seed: 'responses', limits: sampleLimits }

  test('the same seed gives the same responses, however many are asked for', () => {
    const few = questions.slice(0, 8)
    const some = [...sampleResponses(few, { ...options, count: 40 })]
    expect(some).toHaveLength(40)
    expect([...sampleResponses(few, { ...options, count: 20 })]).toEqual(some.slice(0, 20))
    const other = [...sampleResponses(few, { ...options, count: 40, seed: 'another' })]
    expect(other.map(({ response }) => response)).not.toEqual(some.map(({ response }) => response))
  })

  test('models and tries are told apart', () => {
    const few = questions.slice(0, 3)
    const some = [...sampleResponses(few, { ...options, count: 12, attempts: 2 })]
    expect(some.map(({ model, attempt, question }) => [model, question.key, attempt])).toEqual(
      sampleModels.flatMap(({ name }) =>
        few.flatMap(({ key }) => [
          [name, key, 1],
          [name, key, 2],
        ]),
      ),
    )
  })

  test('responses are judged as they are meant, and whatever differs officially has a cause', () => {
    const faults: string[] = []
    const intents = new Set<string>()
    let parted = 0
    let other = 0
    for (const sampled of sampleResponses(questions, { ...options, count })) {
      const verdict = judgedAsOnPage(sampled)
      intents.add(sampled.intended)
      const fault = amiss(sampled, verdict)
      if (fault !== '') faults.push(fault)
      if (verdict.officialCause !== undefined) parted++
      if (verdict.officialCause === 'other') other++
    }
    if (more > 0)
      process.stderr.write(
        `${count} responses, ${faults.length} judged otherwise, ${parted} differ officially, ${other} of another cause\n${faults.join('\n')}\n`,
      )
    // What reads otherwise than it is meant is rare, and listed where more are tried.
    expect(faults.slice(Math.floor(count / 1000))).toEqual([])
    expect(parted).toBeGreaterThan(count / 50)
    expect(other).toBeLessThanOrEqual(parted / 100)
    expect(intents.size).toBeGreaterThan(20)
  })

  test('the strong model is right more often than the weak one', () => {
    const shares = sampleModels.map(model => {
      const all = [...sampleResponses(questions, { ...options, count, models: [model] })]
      return all.filter(({ intended }) => intended === 'right').length / all.length
    })
    expect(shares[0]).toBeGreaterThan(shares[1]! + 0.2)
  })
}
