// What is judged before all is loaded has the verdict that it has afterwards, and what needs more is left to the rest.

import { expect, test } from 'vitest'
import { firstVerdict } from '#questions/benchmarks/first-verdict'
import { judgeQuestion } from '#questions/benchmarks/judge-question'
import { familyNamed } from '#questions/benchmarks/registry'
import { engineInMemory } from '#engine/engine'
import { isQuickKind } from '#questions/kinds/quick'
import '#questions/kinds/search-kinds'
import type { Question } from '#questions/kinds/question'

const limits = { maxStates: 10_000 }
const engine = engineInMemory()
const questions = engine.domains
  .all()
  .slice(0, 3)
  .flatMap(({ id, domain, problems }) =>
    engine.making.pose({ domain, problem: problems[0]!.text }, id),
  )
const quick = questions.filter(({ kind }) => isQuickKind(kind))

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

test('first verdicts are those of the whole engine', () => {
  expect(new Set(quick.map(({ kind }) => kind)).size).toBe(8)
  for (const question of quick) {
    expect(familyNamed(question.family)?.hintsFor, question.family).toBeUndefined()
    for (const answer of answersTo(question))
      expect(firstVerdict(question, answer, limits, {}), `${question.key}: ${answer}`).toEqual(
        judgeQuestion(question, answer, limits),
      )
  }
})

test('published questions, other kinds and other formats wait for the whole engine', () => {
  const [own] = quick
  const others: readonly Question[] = [
    { ...own!, kind: 't1', asked: { kind: 't1' }, family: 'planbench' },
    { ...own!, origin: { from: 'published', record: {} } },
    { ...own!, format: 'bool' },
    { ...own!, judged: null },
    { ...own!, asked: null },
  ]
  for (const question of others) expect(firstVerdict(question, '', limits, {})).toBeUndefined()
})
