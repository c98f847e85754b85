// Generated responses: the same for the same seed, and judged as intended.

import { expect, test } from 'vitest'
import { sampleModels } from '#results/scoring/sample/models'
import { sampleResponses } from '#results/scoring/sample/sample'
import { dataFolder, skipMessage } from '../../support/data'
import { sampleLimits, sharedQuestions, tryVerdicts } from '../../support/samples'

/** Every n-th question; a prime, so that every domain is included. `npm run fuzz` tries all. */
const EACH = 11
const COUNT = 400

if (dataFolder() === undefined) test.skip(skipMessage, () => {})
else {
  const questions = sharedQuestions(EACH)
  const options = { seed: 'responses', limits: sampleLimits }

  test('the same seed gives the same responses, however many are asked for', () => {
    const few = questions.slice(0, 8)
    const some = [...sampleResponses(few, { ...options, count: 40 })]
    expect(some).toHaveLength(40)
    expect([...sampleResponses(few, { ...options, count: 20 })]).toEqual(some.slice(0, 20))
    const other = [...sampleResponses(few, { ...options, count: 40, seed: 'another' })]
    expect(other.map(({ response }) => response)).not.toEqual(some.map(({ response }) => response))
  })

  test('models and tries are distinguished', () => {
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
    const { faults, intents, parted, other } = tryVerdicts(questions, { ...options, count: COUNT })
    expect(faults).toEqual([])
    expect(parted).toBeGreaterThan(COUNT / 50)
    expect(other).toBe(0)
    expect(intents.size).toBeGreaterThan(20)
  })

  test('the strong model is right more often than the weak one', () => {
    const shares = sampleModels.map(model => {
      const all = [...sampleResponses(questions, { ...options, count: COUNT, models: [model] })]
      return all.filter(({ intended }) => intended === 'right').length / all.length
    })
    expect(shares[0]).toBeGreaterThan(shares[1]! + 0.2)
  })
}
