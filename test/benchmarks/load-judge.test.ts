// Open questions of the visitor's own are judged by their kind alone, with the verdict of all that judges.

import { expect, test } from 'vitest'
import { loadJudge } from '#questions/benchmarks/load-judge'
import { isOpenQuestion, judgeOpen } from '#questions/benchmarks/open-question'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { familyNamed } from '#questions/benchmarks/cores'
import { engineInMemory } from '#engine/engine'
import { kindsOf, PLAIN_FAMILY } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'

const limits = { maxStates: 10_000 }
const engine = engineInMemory()
const questions = engine.domains
  .all()
  .slice(0, 3)
  .flatMap(({ id, domain, problems }) => engine.making.pose({ domain, problem: problems[0]!.text }, id))
const open = questions.filter(isOpenQuestion)

const answersTo = (question: Question): readonly string[] => [
  '',
  'no idea',
  'None',
  '0',
  '[1, 2]',
  '[]',
  'no',
  '(at c0 l0)',
  '(at-ferry l9)',
  '(sail l0 l1), (fly x)',
  '{"pos": ["(at-ferry l1)"], "neg": []}',
  ...(question.asked?.sequence ?? question.asked?.plan ?? []),
]

test('their family gives the reader of answers no hints, so that it need not be loaded', async () => {
  expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(kindsOf(PLAIN_FAMILY)))
  expect(familyNamed(PLAIN_FAMILY)?.hintsFor).toBeUndefined()
  for (const question of open) {
    const { judge } = await loadJudge(question)
    for (const answer of answersTo(question)) {
      const verdict = judge(answer, limits, {})
      expect(verdict, `${question.key}: ${answer}`).toEqual(judgeOpen(question, answer, limits, {}))
      // As a published question it is judged by its family.
      const published: Question = { ...question, origin: { from: 'published', record: {} } }
      const {
        officialScore: _,
        officialNote: __,
        officialCause: ___,
        ...rest
      } = judgeQuestion(published, answer, limits)
      const { officialScore: ____, ...own } = verdict
      expect(rest, `${question.key}: ${answer}`).toMatchObject(own)
    }
  }
})

test('published questions, other kinds and other formats need more', () => {
  const [own] = open
  const others: readonly Question[] = [
    { ...own!, kind: 't1', asked: { kind: 't1' }, family: 'planbench' },
    { ...own!, origin: { from: 'published', record: {} } },
    { ...own!, format: 'bool' },
    { ...own!, judged: null },
    { ...own!, asked: null },
  ]
  for (const question of others) expect(isOpenQuestion(question)).toBe(false)
})
