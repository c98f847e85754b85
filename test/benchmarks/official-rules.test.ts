// Official scores compared with a second implementation of the published reader and rules: on recorded readings, and on
// made-up responses.

import { describe, expect, test } from 'vitest'
import { makeRng } from '#base/rng'
import { dataFolder, dataText, skipMessage } from '../support/data'
import { parsePublished, type ParsedValue } from '../support/published-parser'
import { scoreOfParse } from '../support/published-rules'
import { answerOf, officialScoreOf, sampleLimits, sharedQuestions, tryScores } from '../support/samples'

interface Recorded {
  readonly rule: string
  readonly task: string
  readonly clean: string | null
  readonly input: string
  readonly output: ParsedValue
}

/** Every n-th question; a prime, so that every domain is included. `npm run fuzz` tries all. */
const EACH = 13
const COUNT = 400

if (dataFolder() === undefined) test.skip(skipMessage, () => {})
else {
  const recorded = dataText('parser/official.jsonl')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Recorded)

  test('the second reader does what the published one was recorded to do', () => {
    expect(recorded.length).toBeGreaterThan(900)
    for (const { rule, clean, input, output } of recorded)
      expect(parsePublished(rule, input, clean), input).toEqual(output)
  })

  describe('official scores equal the rules', () => {
    const open = sharedQuestions(1, ['gen'])

    test('on recorded responses, by what was recorded of them', () => {
      const faults: string[] = []
      let right = 0
      for (const [i, { task, input, output }] of recorded.entries()) {
        const own = open.filter(({ kind }) => kind === task)
        const rng = makeRng(i)
        // One that the response may have been made for, else one by chance.
        const question = own.find(({ judged }) => sharesNames(judged!.problem, input)) ?? rng.pick(own)
        const rules = scoreOfParse(question, answerOf(question), output, sampleLimits)
        const score = officialScoreOf(question, input)
        if (rules === 1) right++
        if (score !== rules) faults.push(`${question.key} ${JSON.stringify(input)}: ${score}, not ${rules}`)
      }
      expect(faults).toEqual([])
      expect(right).toBeGreaterThan(10)
    })

    test('on made-up responses, by the second reader', () => {
      const options = { seed: 'official', count: COUNT, limits: sampleLimits }
      const { faults, right } = tryScores(sharedQuestions(EACH), options)
      expect(faults).toEqual([])
      expect(right).toBeGreaterThan(COUNT / 10)
    })
  })
}

/** Do all names in the first parenthesis of a response occur in the problem? */
function sharesNames(problem: string, input: string): boolean {
  const [, inner] = /\(([^()]+)\)/.exec(input) ?? []
  const [, ...objects] = inner?.toLowerCase().split(/\s+/) ?? []
  const text = ` ${problem.toLowerCase().replace(/[()\s]+/g, ' ')} `
  return objects.length > 0 && objects.every(name => text.includes(` ${name} `))
}
