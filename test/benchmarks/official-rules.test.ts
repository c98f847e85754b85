// Official scores against the published reader and rules written down a second time: on what the reader was recorded
// to do, and on made-up responses. `SAMPLES=10000` tries so many on all shared questions.

import { describe, expect, test } from 'vitest'
import { familyOf } from '../../src/benchmarks/registry'
import { makeRng } from '../../src/base/rng'
import type { Question } from '../../src/kinds/question'
import { sampleResponses } from '../../src/results/sample/sample'
import { dataFolder, dataText, skipMessage } from '../support/data'
import { parsePublished, type ParsedValue } from '../support/published-parser'
import { publishedScore, scoreOfParse } from '../support/published-rules'
import { sampleLimits, sharedQuestions } from '../support/samples'

interface Recorded {
  readonly rule: string
  readonly task: string
  readonly clean: string | null
  readonly input: string
  readonly output: ParsedValue
}

const more = Number(process.env.SAMPLES ?? 0)

const answerOf = (question: Question): unknown =>
  (familyOf(question).pack(question) as { answer?: unknown }).answer

const official = (question: Question, text: string): number | null =>
  familyOf(question).officialScore(question, text, sampleLimits).score

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
        const question =
          own.find(({ judged }) => sharesNames(judged!.problem, input)) ?? rng.pick(own)
        const rules = scoreOfParse(question, answerOf(question), output, sampleLimits)
        const score = official(question, input)
        if (rules === 1) right++
        if (score !== rules)
          faults.push(`${question.key} ${JSON.stringify(input)}: ${score}, not ${rules}`)
      }
      expect(faults).toEqual([])
      expect(right).toBeGreaterThan(10)
    })

    test('on made-up responses, by the second reader', () => {
      const questions = more > 0 ? sharedQuestions() : sharedQuestions(13)
      const count = more > 0 ? more : 400
      const faults: string[] = []
      let right = 0
      const options = { seed: 'official', count, limits: sampleLimits }
      for (const { question, response } of sampleResponses(questions, options)) {
        const rules = publishedScore(question, answerOf(question), response, sampleLimits)
        const score = official(question, response)
        if (rules === 1) right++
        if (score !== rules)
          faults.push(
            `${question.key} ${JSON.stringify(response.slice(-400))}: ${score}, not ${rules}`,
          )
      }
      if (more > 0)
        process.stderr.write(
          `${count} official scores, ${faults.length} otherwise, ${right} right\n`,
        )
      expect(faults).toEqual([])
      expect(right).toBeGreaterThan(count / 10)
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
