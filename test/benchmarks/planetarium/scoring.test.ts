// Published score, its levels, causes, remarks on known errors of rows, and what rows say against what is proven.

import { expect, test } from 'vitest'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { core as planetarium } from '#questions/benchmarks/planetarium/core'
import { conformanceOf } from '#questions/benchmarks/planetarium/scoring/conformance'
import { readQuestions } from '#questions/benchmarks/reading'
import type { Question } from '#questions/kinds/question'
import { dataFolder, dataText, dataNote } from '../../support/data'
import { publishedRow as row } from '../../support/planetarium'

const limits = { maxStates: 100_000 }
const questionOf = (fields: object): Question =>
  readQuestions('rows.jsonl', JSON.stringify({ ...row, ...fields })).questions[0]!
const question = questionOf({ is_placeholder: 0 })
const truth = row.problem_pddl

test('the score is the published library’s, with its levels, whatever is around the problem', () => {
  const judged = (text: string) => judgeQuestion(question, text, limits)
  const all = { parseable: true, solvable: true, equivalent: true }
  expect(judged(truth)).toMatchObject({ officialScore: 1, officialLevels: all })
  expect(judged(`\`\`\`\n${truth}\n\`\`\``)).toMatchObject({ officialScore: 1, verdict: 'right' })
  expect(judged(truth.replace('(on b1 b2)', ''))).toMatchObject({
    ...{ officialScore: 0, verdict: 'wrong' },
    officialLevels: { ...all, equivalent: false },
  })
  const bracket = judged(`Sure (gladly):\n${truth}`)
  expect(bracket).toMatchObject({
    ...{ verdict: 'right', officialScore: 0 },
    officialLevels: { parseable: false, solvable: false, equivalent: false },
    officialCause: expect.any(String),
  })
  expect(planetarium.officialScore({ ...question, judged: null }, truth, limits).score).toBeNull()
})

test('the spans of the published parser cover the text', () => {
  const text = `Here:\n${truth}\nDone.`
  const taken = planetarium.officialReading(question, text)!
  expect(taken.trace.map(part => part.text).join('')).toBe(text)
  expect(taken.value).toMatch(/^\(define \(problem p\) \(:domain blocksworld\) \(:objects b1 b2\)/)
  const refused = planetarium.officialReading(question, `(see) ${truth}`)!
  expect(refused.value).toBeNull()
  expect(refused.cleaning).toContain('parenthesis')
})

test('known errors of rows are reported', () => {
  const remarks = (fields: object) => planetarium.remarksOn!(questionOf(fields)).join(' ')
  expect(remarks({})).toBe('')
  expect(remarks({ problem_pddl: truth.replace('(on b1 b2) (clear b1) ', '') })).toContain('holds already')
  const towers = {
    init: 'equal_towers',
    natural_language: 'You have 1 towers of blocks.\nBuild one.',
  }
  expect(remarks(towers)).toContain('another number of towers')
  expect(remarks({ ...towers, natural_language: 'You have 2 towers.\nBuild one.' })).toBe('')
})

test('rows against what is proven', () => {
  const proved = (fields: object) => {
    const { decided, agrees, differences } = conformanceOf(questionOf(fields), limits)
    return decided ? agrees || differences.map(({ type }) => type) : null
  }
  expect(proved({})).toBe(true)
  expect(proved({ num_objects: 3 })).toEqual(['other-count'])
  const never = truth.replace('(arm-empty))))', '(on b2 b1))))')
  expect(proved({ problem_pddl: never })).toContain('unsolvable')
  expect(proved({ problem_pddl: truth.slice(0, -1) })).toBeNull()
})

test.skipIf(dataFolder() === undefined)(
  `published rows: their own problem is right, by us and by the library${dataNote}`,
  () => {
    const text = dataText('planetarium/nl-sample.jsonl.gz')
    const { questions, issues } = readQuestions('nl-sample.jsonl', text)
    expect([questions.length, issues]).toEqual([1_364, []])
    for (const each of questions.filter((_, i) => i % 97 === 0)) {
      const renamed = each.judged!.problem.replace(/\b([a-z]+)(\d+)\b/g, 'my_$1$2')
      expect(judgeQuestion(each, renamed, limits), each.id).toMatchObject({
        ...{ verdict: 'right', officialScore: 1 },
      })
      const found = conformanceOf(each, limits)
      expect(found.decided, each.id).toBe(true)
      const types = found.differences.map(({ type }) => type)
      expect(['', 'text-tells-another-problem'], each.id).toContain(types.join())
    }
  },
)
