// PlanBench as a family: its files are opened, shared, stored and written again, and a damaged record affects no
// other.

import { expect, test } from 'vitest'
import * as v from 'valibot'
import { domainFolders } from '../../../domains/index'
import { familyOfText } from '#questions/benchmarks/cores'
import { readQuestions } from '#questions/benchmarks/reading'
import { core as planbench } from '#questions/benchmarks/planbench/core'
import { conformanceOf } from '#questions/benchmarks/planbench/conformance'
import { domainNamed, placeOf, taskNamed } from '#questions/benchmarks/planbench/read/names'
import { type PlanBenchRecord, recordOf } from '#questions/benchmarks/planbench/record'
import { engineInMemory } from '#engine/engine'
import type { Question } from '#questions/kinds/question'
import { storedQuestionSchema } from '#questions/kinds/question-schema'
import { compact } from '#questions/kinds/stored-question'
import { makeTexts } from '#library/making'
import { resultsFile, smallPrompts } from '../../support/planbench/prompts'

const engine = engineInMemory()
const limits = { maxStates: 10_000 }
const folder = domainFolders.find(({ id }) => id === 'ferry')!
const plan = '(pick-up red)\n(stack red blue)\n'

function opened(text: string, name = 'x.json'): readonly Question[] {
  const found = engine.files.inspect(name, new TextEncoder().encode(text))
  if (found.kind !== 'questions') throw new Error(`It opens as ${found.kind}.`)
  expect(found.file.issues).toEqual([])
  return found.file.questions
}

const one = (task: string, query: string, more: Readonly<Record<string, unknown>> = {}): Question =>
  opened(resultsFile(task, { query, ...more }))[0]!

const codes = (question: Question): string[] => (recordOf(question) as PlanBenchRecord).remarks.map(({ code }) => code)

test('opened: the PDDL that the prompt shows, and what it asks', async () => {
  const question = one('task_1_plan_generation', smallPrompts.t1, { ground_truth_plan: plan })
  expect(question).toMatchObject({
    ...{ family: 'planbench', kind: 't1', id: '7', key: 'x/0', domain: 'blocksworld' },
    context: 'Rules.\n\n',
    asked: { kind: 't1' },
  })
  expect(question.judged!.problem).toContain('(:goal (and\n    (on a b)))')
  expect(planbench.goldText(question)).toBe(
    'pick up the red block\nstack the red block on top of the blue block\n[PLAN END]',
  )
  const { verdict } = await engine.judging.judge(question, planbench.goldText(question)!, limits)
  expect(verdict).toMatchObject({ verdict: 'right', officialScore: 1 })
  expect(conformanceOf(question, limits)).toMatchObject({ decided: true, agrees: true })
})

test('conformance: a plan that is none, another message, another state', () => {
  const types = (question: Question): string[] => conformanceOf(question, limits).differences.map(({ type }) => type)
  const short = one('t1', smallPrompts.t1, { ground_truth_plan: ['(pick-up a)'] })
  expect(types(short)).toEqual(['not-a-plan'])
  const message =
    'The above plan is invalid. This is the unmet goal condition:\nthe red block is on top of the blue block'
  expect(types(one('t3', smallPrompts.t3, { ground_truth_plan: message }))).toEqual([])
  const wrong = message.replace('red block is on', 'blue block is on')
  expect(types(one('t3', smallPrompts.t3, { ground_truth_plan: wrong }))).toEqual(['other-message'])
  const state = ['clear_b', 'holding_a', 'ontable_b']
  expect(types(one('t7', smallPrompts.t7, { ground_truth_plan: state }))).toEqual([])
  expect(types(one('t7', smallPrompts.t7, { ground_truth_plan: state.slice(1) }))).toEqual(['other-state'])
})

test('degenerate items are labelled, with what their prompts have too much', () => {
  const event = one('task_6_replanning', smallPrompts.t6, { ground_truth_plan: '' })
  expect(codes(event)).toEqual(['goal-already-true'])
  expect(planbench.goldText(event)).toBe('[PLAN END]')
  expect(codes(one('task_8_1_goal_shuffling', smallPrompts.t8_1))).toEqual([
    'query-equals-example',
    'example-plan-solves',
  ])
  expect(codes(one('t1', `${smallPrompts.t1}\nput down the red block`))).toEqual(['answer-inside-query'])
  expect(codes(one('t1', smallPrompts.t1, { ground_truth_plan: '(pick-up q)' }))).toEqual(['objects-collide'])
  const strange = smallPrompts.t1.replace('the hand is empty', 'the moon is full')
  expect(one('t1', strange).judged).toBeNull()
  expect(recordOf(one('t1', strange))!.remarks).toMatchObject([
    { code: 'unread-sentence', text: expect.stringContaining('“the moon is full”') },
  ])
})

test('written and read again, with fields that nobody knows', () => {
  const question = one('task_3_plan_verification', smallPrompts.t3, {
    ground_truth_plan: 'The above plan is valid.\n',
    odd_field: { deep: [1] },
  })
  for (const form of ['json', 'jsonl'] as const) {
    const again = opened(planbench.write([question], form))[0]!
    expect(again).toEqual(question)
  }
  expect(planbench.write([question], 'json')).toContain('"odd_field"')
  expect(planbench.write([question], 'csv')).toContain('task_3_plan_verification')
})

test('questions of several families are a list of files, those that are made as well', () => {
  const several = [one('t1', smallPrompts.t1), one('t7', smallPrompts.t7)]
  expect(opened(planbench.write(several, 'json')).map(({ kind }) => kind)).toEqual(['t1', 't7'])
  const world = { kind: 'folder', domain: 'ferry', size: folder.presets.small } as const
  const [kind, format] = ['t1', 'gen'] as const
  const unit = { world, kind, format, count: 2, seed: 's', block: 0 }
  const { records } = makeTexts({ unit, form: 'json' })
  expect(records.length).toBeGreaterThan(0)
  const made = opened(`[\n${records.join(',\n')}\n]\n`)
  expect(made).toHaveLength(records.length)
  for (const question of made) expect(conformanceOf(question, limits)).toMatchObject({ agrees: true })
})

test('shared, sealed, stored and packed like any other', async () => {
  const shared = { edit: null, answer: '', tab: null, walk: null }
  const labels = { ground_truth_plan: plan, llm_raw_response: 'x', llm_correct: true }
  const question = one('t1', smallPrompts.t1, labels)
  const packed = engine.sharing.pack({ question, ...shared })
  expect(packed.hasKey).toBe(true)
  expect(engine.sharing.read(packed.link)).toMatchObject({
    kind: 'shared',
    caveat: '',
    shared: { question: { ...question, key: 'shared/0' } },
  })
  const read = engine.sharing.read(engine.sharing.pack({ question, withKey: false, ...shared }).link)
  expect(read.kind === 'shared' && planbench.hasKey(read.shared.question)).toBe(false)
  expect(JSON.stringify(planbench.sealed(question).origin)).not.toMatch(/pick-up|correct/)
  expect(v.parse(storedQuestionSchema, JSON.parse(JSON.stringify(compact(question))))).toEqual(question)
  const items = [{ id: 'a', question, asked: null, work: null }]
  const file = { number: 1, id: 'f', name: 'bench', origin: 'file', issues: [], items } as const
  const parts = (await engine.files.pack(file)).parts
  const layout = parts.find(({ name }) => name.startsWith('questions/'))!
  expect(opened(new TextDecoder().decode(layout.bytes))[0]).toMatchObject({ id: '7', kind: 't1' })
})

test('a damaged file gives what can be read of it, and what is behind its records', () => {
  const records = [1, 2, 3].map(instance_id => ({ instance_id, query: smallPrompts.t1 }))
  const text = JSON.stringify({
    task: 't1',
    domain: 'blocksworld',
    instances: records,
    engine: 'm',
  })
  const spoilt = text.replace('{"instance_id":2,', '{"instance_id":2 oops,')
  const { questions, issues } = readQuestions('x.json', spoilt)
  expect(questions.map(({ id }) => id)).toEqual(['1', '3'])
  expect(recordOf(questions[1]!)).toMatchObject({ engine: 'm', domain: 'blocksworld' })
  expect(issues).toMatchObject([{ index: 1, message: expect.stringContaining('is not JSON') }])
  const cut = readQuestions('x.json', text.slice(0, text.lastIndexOf('"query"')))
  expect(cut.questions).toHaveLength(2)
  expect(cut.issues.at(-1)!.message).toContain('cut off')
})

test('files of other families are left to them', () => {
  expect(familyOfText('[{"id": 1, "group": "landmarks_bool"', 'x.json')!.id).toBe('acpbench')
  expect(familyOfText('{"task": "task_1_plan_generation", "prompt_type"', 'x')!.id).toBe('planbench')
  expect(familyOfText('{"instances": [{"instance_id": 4, "query": "', 'x')!.id).toBe('planbench')
})

test('names of all ages', () => {
  expect(taskNamed('task_1_plan_generation_zero_shot_pddl')).toBe('t1')
  expect(taskNamed('task_3_plan_verification_with_llm_plans')).toBe('t3_1')
  expect(taskNamed('results/x/task_8_2_full_to_partial.json')).toBe('t8_2')
  expect(taskNamed('acp_app_gen')).toBeUndefined()
  expect(domainNamed('blocksworld_zero_shot_3')).toBe('blocksworld_3')
  expect(domainNamed('configs/mystery_blocksworld.yaml')).toBe('mystery_blocksworld')
  expect(domainNamed('unsolvable_blocksworld')).toBe('unsolvable_blocksworld')
  expect(placeOf('a/results/logistics/gpt-4_chat/task_1_plan_generation.json')).toEqual({
    ...{ engine: 'gpt-4_chat', domain: 'logistics', task: 't1' },
  })
})

test('hostile prompts are read in linear time, and never throw', () => {
  const big = 200_000
  const texts = [
    '[STATEMENT]'.repeat(big / 10),
    `[STATEMENT]\nAs initial conditions I have that, ${'the red block is '.repeat(big / 16)}.`,
    `[STATEMENT] have that, ${'a, '.repeat(big / 3)}.\nMy goal is to have that ${' and '.repeat(big / 5)}`,
    `[STATEMENT] have that, the hand is empty.\nMy goal is to have that ${'the red block is clear, '.repeat(big / 24)}.\n[PLAN]${'\npick up the red block'.repeat(big / 22)}`,
    `${smallPrompts.t1}${'[PLAN]'.repeat(big / 6)}`,
    '(define (domain '.repeat(big / 16),
    `(define (domain x)) (define (problem ${'('.repeat(big)}`,
  ]
  for (const query of texts) {
    const { questions, issues } = readQuestions('x.json', resultsFile('t1', { query }))
    expect(questions.length + issues.length).toBeGreaterThan(0)
  }
}, 10_000)
