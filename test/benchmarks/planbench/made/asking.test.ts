// Made questions are deterministic for a seed and survive a file; wordings that cannot describe a domain are refused
// with the reason.

import { expect, test } from 'vitest'
import { core as planbench } from '#questions/benchmarks/planbench/core'
import { makePlanBench } from '#questions/benchmarks/planbench/make/make'
import { promptOf } from '#questions/benchmarks/prompting'
import type { MakeUnit } from '#questions/kinds/asking/making'
import { domains } from '#language/library/domains'

const folderOf = (id: string) => domains().find(each => each.id === id)!
const unitOf = (id: string, part: Partial<MakeUnit> = {}): MakeUnit => ({
  world: { kind: 'folder', domain: id, size: folderOf(id).presets.small },
  ...{ kind: 't1', format: 'gen', count: 2, seed: 'a seed', block: 0 },
  ...part,
})
const given = (id: string): MakeUnit['world'] => {
  const { domainText, problems } = folderOf(id)
  return { kind: 'given', source: { domain: domainText, problem: problems[0]!.text } }
}
const reasonOf = (unit: MakeUnit): string => makePlanBench(unit).passedOver[0]!.reason

test('the same seed gives the same questions, another seed others', () => {
  const unit = unitOf('ferry', { style: { wording: 'random' } })
  expect(makePlanBench(unit)).toEqual(makePlanBench(unit))
  expect(makePlanBench({ ...unit, seed: 'b' })).not.toEqual(makePlanBench(unit))
})

test('a file gives them back, with their key; their prompt is the text for a model', () => {
  const { questions } = makePlanBench(unitOf('ferry'))
  const { questions: read, issues } = planbench.read(planbench.write(questions, 'jsonl'))
  expect(issues).toEqual([])
  const style = { context: 'english', steps: true, examples: 2 } as const
  for (const [i, question] of questions.entries()) {
    expect(planbench.goldText(read[i]!)).toBe(planbench.goldText(question))
    expect(promptOf(question, style)).toBe(question.context + question.question)
    expect(JSON.stringify(planbench.sealed(question))).not.toContain('ground_truth_plan')
  }
})

test('a problem that is given is asked about, and grows where the pattern can continue', () => {
  for (const kind of ['t1', 't2', 't5'] as const)
    expect(makePlanBench(unitOf('ferry', { world: given('ferry'), kind, count: 1 })).questions).toHaveLength(1)
})

const configuration = (predicates: object): string =>
  JSON.stringify({
    ...{ domain_name: 'ferry', domain_intro: 'Ferries.\n', encoded_objects: {}, predicates },
    actions: { board: 'board {} at {}', debark: 'debark {} at {}', sail: 'sail from {} to {}' },
  })
const whole = {
  ...{ at: '{} is at {}', 'at-ferry': 'the ferry is at {}', 'empty-ferry': 'it is empty' },
  ...{ on: '{} is on it', 'not-eq': '{} differs from {}' },
}

test('a configuration lends its words and its introduction', () => {
  const [question] = makePlanBench(unitOf('ferry', { style: { configuration: configuration(whole) } })).questions
  expect(question!.context.startsWith('Ferries.\n\n[STATEMENT]\n')).toBe(true)
  expect(question!.question).toContain('differs from')
})

test('wordings that lack a sentence, hide what changes, or state two facts alike are refused', () => {
  const refused = (predicates: object): string =>
    reasonOf(unitOf('ferry', { style: { configuration: configuration(predicates) } }))
  const { on: _, ...lacking } = whole
  expect(refused(lacking)).toContain('no sentence for the predicate `on`')
  expect(refused({ ...whole, on: '' })).toContain('hides the predicate `on`')
  expect(refused({ ...whole, 'empty-ferry': 'the ferry is at l0' })).toContain('says the same of')
})

test('no two facts or actions of our domains read the same in any wording', () => {
  const styles = [{}, { wording: 'deceptive' }, { wording: 'random' }, { wording: 'pddl' }] as const
  for (const { id } of domains())
    for (const style of styles) expect(makePlanBench(unitOf(id, { style, count: 1 })).questions, id).toHaveLength(1)
})

test('layouts that the benchmark does not have are refused, and results of models are not made', () => {
  expect(reasonOf(unitOf('ferry', { kind: 't7', style: { layout: 'official', shots: 3 } }))).toContain(
    'the corrected layout can have 3',
  )
  expect(reasonOf(unitOf('ferry', { kind: 't3', style: { layout: 'pddl' } }))).toContain('PDDL')
  expect(reasonOf(unitOf('ferry', { kind: 't3_1' }))).toContain('results of models')
})
