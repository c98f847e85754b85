// Questions made through the engine: judged as a file's are, the same for the same seed, and exported so that the
// file gives the same questions again.

import type { Question } from '../../src/kinds/question'
import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { goldText } from '../../src/benchmarks/acpbench/gold'
import { engineInMemory } from '../../src/engine/engine'
import type { MakeUnit } from '../../src/engine/api/engine'
import { opened } from '../support/opened'

const engine = engineInMemory()
const ferry = domainFolders.find(({ id }) => id === 'ferry')!
const limits = { maxStates: 200_000 }
const unit: MakeUnit = {
  world: { kind: 'folder', domain: 'ferry', size: ferry.presets.small },
  kind: 'app',
  format: 'gen',
  count: 2,
  seed: 'a seed',
  block: 0,
}
const made = (part: Partial<MakeUnit>): readonly Question[] =>
  engine.making.questions({ ...unit, ...part }).questions

test('the same seed gives the same questions, another seed others', () => {
  expect(made({})).toEqual(made({}))
  expect(made({ seed: 'another' })).not.toEqual(made({}))
  expect(structuredClone(made({}))).toEqual(made({}))
})

for (const format of ['gen', 'bool', 'mcq'] as const)
  test(`a made ${format} question is judged right by its own key and by the official score`, async () => {
    const [question] = made({ format })
    const key = goldText(question!.record!)!
    const { verdict } = await engine.judging.judge(question!, key, limits)
    expect(verdict.verdict).toBe('right')
    expect(verdict.officialScore).toBe(1)
    expect(engine.score.prove(question!, limits)).toMatchObject({
      outcome: 'agrees',
      differences: [],
    })
  })

test('an exported list opens as the same questions, as an array and as lines', () => {
  const list = [...made({}), ...made({ format: 'bool' }), ...made({ format: 'mcq', kind: 'reach' })]
  expect(list.length).toBeGreaterThan(3)
  for (const form of ['json', 'jsonl'] as const) {
    const file = opened(`x.${form}`, engine.making.exported(list, form))
    expect(file.issues).toEqual([])
    expect(file.questions.map(({ question, choices }) => [question, choices])).toEqual(
      list.map(({ question, choices }) => [question, choices]),
    )
    expect(file.questions.map(({ record }) => record?.gold)).toEqual(
      list.map(({ record }) => record?.gold),
    )
  }
  const rows = engine.making.exported(list, 'csv').split('\r\n')
  expect(rows[0]).toContain('goalDistance')
})

test('questions that were not made here are left out of an export', () => {
  const [own] = engine.making.pose(
    { domain: ferry.domainText, problem: ferry.problems[0]!.text },
    'ferry',
  )
  expect(engine.making.exported([own!], 'json')).toBe('[]\n')
})

test('fewer questions than asked for come with the reasons', () => {
  const { questions, passedOver } = engine.making.questions({
    ...unit,
    goalDistance: { from: 900, to: 999 },
  })
  expect(questions).toEqual([])
  expect(passedOver[0]!.reason).toContain('goal distance')
})

test('a goal distance and a bound on applicable actions hold for what is made', () => {
  const list = made({ count: 4, goalDistance: { from: 2, to: 5 }, maxApplicable: 2 })
  expect(list.length).toBeGreaterThan(0)
  for (const question of list) {
    expect(question.made!.difficulty.goalDistance).toBeGreaterThanOrEqual(2)
    expect(question.made!.difficulty.goalDistance).toBeLessThanOrEqual(5)
    expect((question.record!.gold as readonly string[]).length).toBeLessThanOrEqual(2)
  }
})

test('a problem of one’s own is asked about, and one with errors says where they are', () => {
  const source = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
  expect(made({ world: { kind: 'given', source } })).toHaveLength(2)
  const broken = { domain: '(define (domain d', problem: '' }
  const outcome = engine.making.questions({ ...unit, world: { kind: 'given', source: broken } })
  expect(outcome.questions).toEqual([])
  expect(outcome.passedOver[0]!.reason).toMatch(/line 1/)
})

test('sizes beyond a generator’s bounds are brought within them', () => {
  const wild = engine.making.problem('ferry', { locations: 1e9, cars: -4 }, 's')
  expect(wild).toEqual(engine.making.problem('ferry', { locations: 12, cars: 1 }, 's'))
  expect(wild.kind).toBe('problem')
  expect(engine.making.problem('nowhere', {}, 's').kind).toBe('none')
})

test('a prompt tells the world as asked, with two examples from other problems', () => {
  const [question] = made({ format: 'mcq' })
  const plain = engine.making.prompt(question!, { context: 'english', steps: false, examples: 0 })
  expect(plain).toContain(question!.context)
  expect(plain).not.toContain('(define')
  const full = engine.making.prompt(question!, { context: 'both', steps: true, examples: 2 })
  expect(full).toContain('(define')
  expect(full).toContain('step by step')
  expect(full.match(/^# Example \d$/gm)).toHaveLength(2)
  expect(full.match(/^Answer: [A-D]$/gm)).toHaveLength(2)
  expect(full.split(question!.source!.problem.trim())).toHaveLength(2)
  const lines = engine.making.prompts(made({}), { context: 'pddl', steps: false, examples: 0 })
  expect(
    lines
      .trim()
      .split('\n')
      .map(line => Object.keys(JSON.parse(line))),
  ).toEqual(Array.from({ length: 2 }, () => ['id', 'domain', 'kind', 'format', 'prompt']))
})

test('a wrong answer in a file is found, with its type; a question without PDDL is not checkable', () => {
  const [question] = made({})
  const record = { ...question!.record!, gold: ['(sail nowhere nowhere)'] }
  const proof = engine.score.prove({ ...question!, record }, limits)
  expect(proof.outcome).toBe('differs')
  expect(proof.differences.length).toBeGreaterThan(0)
  expect(proof.differences[0]!.type).toMatch(/^[a-z-]+$/)
  const bare = { ...record, source: null }
  expect(engine.score.prove({ ...question!, record: bare }, limits).outcome).toBe('not-checkable')
  const [yesNo] = made({ format: 'bool' })
  const flipped = yesNo!.record!.gold === 'yes' ? 'no' : 'yes'
  expect(
    engine.score.prove({ ...yesNo!, record: { ...yesNo!.record!, gold: flipped } }, limits).outcome,
  ).toBe('differs')
})
