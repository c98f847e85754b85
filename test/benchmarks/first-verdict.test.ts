// What is judged before all is loaded has the verdict that it has afterwards, and what needs more is left to the rest.

import { expect, test } from 'vitest'
import { firstVerdict } from '../../src/benchmarks/first-verdict'
import { judgeQuestion } from '../../src/benchmarks/judge-question'
import { familyNamed } from '../../src/benchmarks/registry'
import { engineInMemory } from '../../src/engine/engine'
import { isFirstKind } from '../../src/kinds/first'
import type { Question } from '../../src/kinds/question'

const limits = { maxStates: 10_000 }
const engine = engineInMemory()
const questions = engine.domains
  .all()
  .slice(0, 3)
  .flatMap(({ id, domain, problems }) =>
    engine.making.pose({ domain, problem: problems[0]!.text }, id),
  )
const [early, late] = [true, false].map(is =>
  questions.filter(({ kind }) => isFirstKind(kind) === is),
)

const answersTo = (question: Question): readonly string[] => [
  '',
  'no idea',
  'None',
  '0',
  '[1, 2]',
  '[]',
  '(sail l0 l1), (fly x)',
  '{"pos": ["(at-ferry l1)"], "neg": []}',
  ...(question.asked?.sequence ?? question.asked?.plan ?? []),
]

test('first verdicts are those of the whole engine', () => {
  expect(early!.length).toBeGreaterThan(8)
  for (const question of early!) {
    expect(familyNamed(question.family)?.hintsFor, question.family).toBeUndefined()
    for (const answer of answersTo(question))
      expect(firstVerdict(question, answer, limits, {}), `${question.key}: ${answer}`).toEqual(
        judgeQuestion(question, answer, limits),
      )
  }
})

test('published questions, other kinds and other formats wait for the whole engine', () => {
  expect(late!.length).toBeGreaterThan(8)
  const [own] = early!
  const others: readonly Question[] = [
    ...late!,
    { ...own!, origin: { from: 'published', record: {} } },
    { ...own!, format: 'bool' },
    { ...own!, judged: null },
    { ...own!, asked: null },
  ]
  for (const question of others) expect(firstVerdict(question, '', limits, {})).toBeUndefined()
})
