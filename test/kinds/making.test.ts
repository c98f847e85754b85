// Questions made by the engine: judged like those of a file, the same for the same seed, and exported so that the
// file gives the same questions again.

import type { Question } from '#questions/kinds/question'
import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { withAsked } from '#questions/benchmarks/asking'
import { core as acpbench } from '#questions/benchmarks/acpbench/core'
import { engineInMemory } from '#engine/engine'
import type { MakeUnit } from '#questions/kinds/asking/making'
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
const made = (part: Partial<MakeUnit>): readonly Question[] => engine.making.questions({ ...unit, ...part }).questions

test('the same seed gives the same questions, another seed others', () => {
  expect(made({})).toEqual(made({}))
  expect(made({ seed: 'another' })).not.toEqual(made({}))
  expect(structuredClone(made({}))).toEqual(made({}))
})

for (const format of ['gen', 'bool', 'mcq'] as const)
  test(`a made ${format} question is judged right by its own key and by the official score`, async () => {
    const [question] = made({ format })
    const key = acpbench.goldText(question!)!
    const { verdict } = await engine.judging.judge(question!, key, limits)
    expect(verdict.verdict).toBe('right')
    expect(verdict.officialScore).toBe(1)
    expect(engine.score.prove(question!, limits)).toMatchObject({
      outcome: 'agrees',
      differences: [],
    })
  })

/** All fields except origin and position. */
const content = (question: Question): object => {
  const { key: _, origin: __, ...rest } = withAsked(question)
  return rest
}
const gold = (question: Question): unknown => acpbench.pack(question).answer

test('an exported list opens as the same questions, as an array and as lines', () => {
  const list = [...made({}), ...made({ format: 'bool' }), ...made({ format: 'mcq', kind: 'reach' })]
  expect(list.length).toBeGreaterThan(3)
  for (const form of ['json', 'jsonl'] as const) {
    const file = opened(`x.${form}`, engine.making.exported(list, form))
    expect(file.issues).toEqual([])
    expect(file.questions.map(content)).toEqual(list.map(content))
    expect(file.questions.map(gold)).toEqual(list.map(gold))
  }
  const rows = engine.making.exported(list, 'csv').split('\r\n')
  expect(rows[0]).toContain('goalDistance')
})

test('questions that were not made here are left out of an export', () => {
  const [own] = engine.making.pose({ domain: ferry.domainText, problem: ferry.problems[0]!.text }, 'ferry')
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
    if (question.origin.from !== 'made') throw new Error('It was not made here.')
    const { note } = question.origin
    expect(note.difficulty.goalDistance).toBeGreaterThanOrEqual(2)
    expect(note.difficulty.goalDistance).toBeLessThanOrEqual(5)
    expect((note.key as readonly string[]).length).toBeLessThanOrEqual(2)
  }
})

test('a problem of one’s own is asked about, and one with errors shows where they are', () => {
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

test('a prompt shows the world as asked, with two examples from other problems', () => {
  const [question] = made({ format: 'mcq' })
  const plain = engine.making.prompt(question!, { context: 'english', steps: false, examples: 0 })
  expect(plain).toContain(question!.context)
  expect(plain).not.toContain('(define')
  const full = engine.making.prompt(question!, { context: 'both', steps: true, examples: 2 })
  expect(full).toContain('(define')
  expect(full).toContain('step by step')
  expect(full.match(/^# Example \d$/gm)).toHaveLength(2)
  expect(full.match(/^Answer: [A-D]$/gm)).toHaveLength(2)
  expect(full.split(question!.shown!.problem.trim())).toHaveLength(2)
  const lines = engine.making.prompts(made({}), { context: 'pddl', steps: false, examples: 0 })
  expect(
    lines
      .trim()
      .split('\n')
      .map(line => Object.keys(JSON.parse(line))),
  ).toEqual(Array.from({ length: 2 }, () => ['id', 'domain', 'kind', 'format', 'prompt']))
})

/** The same with something else as its key. */
function withKey(question: Question, key: unknown): Question {
  const { origin } = question
  if (origin.from !== 'made') throw new Error('It was not made here.')
  return { ...question, origin: { from: 'made', note: { ...origin.note, key } } }
}

test('a wrong answer in a file is found, with its type; a question without PDDL is not checkable', () => {
  const [question] = made({})
  const other = withKey(question!, ['(sail nowhere nowhere)'])
  const proof = engine.score.prove(other, limits)
  expect(proof.outcome).toBe('differs')
  expect(proof.differences.length).toBeGreaterThan(0)
  expect(proof.differences[0]!.type).toMatch(/^[a-z-]+$/)
  const bare = { ...other, shown: null, judged: null }
  expect(engine.score.prove(bare, limits).outcome).toBe('not-checkable')
  const [yesNo] = made({ format: 'bool' })
  const flipped = gold(yesNo!) === 'yes' ? 'no' : 'yes'
  expect(engine.score.prove(withKey(yesNo!, flipped), limits).outcome).toBe('differs')
})
