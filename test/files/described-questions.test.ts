// The parsed English of a question is not stored, shared or exported: whoever has the question parses it again.

import { expect, test } from 'vitest'
import * as v from 'valibot'
import { writeFile } from '#questions/benchmarks/cores'
import { packShared, readShared } from '#results/files/shared-question'
import { type Question, withoutContext } from '#questions/kinds/question'
import { storedQuestionSchema } from '#questions/kinds/question-schema'

const source = { domain: '(define (domain read-here))', problem: '(define (problem read-here))' }
const statedQuestion: Question = {
  key: '0',
  id: '7',
  family: 'acpbench',
  kind: 'app',
  format: 'bool',
  domain: 'ferry',
  context: 'This is a ferry.',
  question: 'Is the following action applicable in this state: sail?',
  shown: source,
  judged: source,
  statements: [{ kind: 'applicable', action: '(sail a b)' }],
  asked: null,
  parsedContext: { domain: 'ferry', assumed: [], missing: [], unread: [], taken: [] },
  origin: { from: 'published', record: { group: 'applicable_actions_bool', gold: 'yes' } },
}

test('files of the benchmark are as they came', () => {
  for (const form of ['json', 'jsonl'] as const) {
    const text = writeFile([statedQuestion], form)
    expect(text).toContain('This is a ferry.')
    for (const part of ['read-here', 'statements', 'PDDL']) expect(text).not.toContain(part)
    expect(text).toBe(writeFile([withoutContext(statedQuestion)], form))
  }
})

test('a link holds the question as it came', () => {
  const { link, file } = packShared({
    ...{ question: statedQuestion, edit: null, answer: 'yes', tab: null, walk: null },
  })
  expect(file).not.toContain('read-here')
  const read = readShared(link)
  const question = read.kind === 'shared' ? read.shared.question : undefined
  expect(question).toMatchObject({ judged: null, shown: null, context: statedQuestion.context })
  expect(question!.parsedContext).toBeUndefined()
})

test('a stored question that was reported is read as it came', () => {
  const { parsedContext, ...rest } = statedQuestion
  // Earlier versions called the parsed context `told`.
  for (const kept of [statedQuestion, { ...rest, told: parsedContext }])
    expect(v.parse(storedQuestionSchema, JSON.parse(JSON.stringify(kept)))).toEqual(withoutContext(statedQuestion))
})
