// Rows of texts and problems: read from JSON, lines and tables, written again, shared with and without what is right.

import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { familyOfText } from '#questions/benchmarks/cores'
import { readQuestions } from '#questions/benchmarks/reading'
import { core as planetarium } from '#questions/benchmarks/planetarium/core'
import { recordOf } from '#questions/benchmarks/planetarium/record'
import { engineInMemory } from '#engine/engine'
import { packShared, readShared } from '#results/files/shared-question'
import type { Question } from '#questions/kinds/question'
import { storedQuestionSchema } from '#questions/kinds/question-schema'
import { compact } from '#questions/kinds/stored-question'
import { publishedRow as row } from '../../support/planetarium'

const ferryRow = {
  ...{ id: 7, name: 'boat', domain: 'boat', natural_language: 'One boat, "here" or there,\nat a.' },
  domain_pddl:
    '(define (domain boat) (:predicates (at ?p)) (:action go :parameters (?a ?b) :precondition (at ?a) :effect (and (not (at ?a)) (at ?b))))',
  problem_pddl: '(define (problem p) (:domain boat) (:objects a b) (:init (at a)) (:goal (at b)))',
  is_placeholder: 'False',
}
const read = (text: string, name = 'rows.jsonl'): readonly Question[] => {
  expect(familyOfText(text.slice(0, 4_000), name)?.id).toBe('planetarium')
  const { questions, issues } = readQuestions(name, text)
  expect(issues).toEqual([])
  return questions
}
const core = ({ id, domain, question, context, shown, judged, asked }: Question) => ({
  ...{ id, domain, question, context, shown, judged, asked },
})

test('a published row: the text is the question, its problem is hidden and judged by', () => {
  const [question] = read(`${JSON.stringify(row)}\n`)
  expect(core(question!)).toMatchObject({
    id: 'blocks_1:abstract-explicit',
    question: row.natural_language,
    ...{ context: '', shown: null, asked: { kind: 'pddl', placeholder: true } },
  })
  expect(question!.judged!.problem).toBe(row.problem_pddl)
  expect(question!.judged!.domain).toContain('(domain blocksworld)')
  expect(planetarium.hasKey(question!)).toBe(true)
})

test('ids keep all digits; flags come as numbers, words and texts', () => {
  const id = '5674251047178000481'
  const ids = read(
    `[{"id": ${id}, ${JSON.stringify(row).slice(1)}, {"id": "-12", ${JSON.stringify({ ...row, is_placeholder: '0' }).slice(1)}, ${JSON.stringify({ ...row, id: 3, is_placeholder: false })}]`,
    'rows.json',
  )
  expect(ids.map(each => each.id)).toEqual([id, '-12', '3'])
  expect(ids.map(each => each.asked?.placeholder)).toEqual([true, undefined, undefined])
})

describe('written and read again', () => {
  const questions = read(`${JSON.stringify(row)}\n${JSON.stringify(ferryRow)}\n`)
  test.each(['json', 'jsonl', 'csv'] as const)('%s', form => {
    const again = read(planetarium.write(questions, form), `rows.${form}`)
    expect(again.map(core)).toEqual(questions.map(core))
    expect(again.map(each => recordOf(each)!.domain)).toEqual(['blocksworld', 'boat'])
  })
  test('in the order of the published columns', () => {
    const [line] = planetarium.write(questions, 'csv').split('\r\n')
    expect(line).toMatch(/^id,name,domain,init,goal,num_objects,problem_pddl,natural_language,/)
  })
})

test('shared without the key: the problem is nowhere', () => {
  for (const question of read(`${JSON.stringify(row)}\n${JSON.stringify(ferryRow)}\n`)) {
    const open = { question, edit: null, answer: '', tab: null, walk: null }
    const whole = readShared(packShared(open).link)
    expect(whole).toMatchObject({ kind: 'shared', caveat: '' })
    if (whole.kind === 'shared') expect(core(whole.shared.question)).toEqual(core(question))
    const { file, link, hasKey } = packShared({ ...open, withKey: false })
    expect(hasKey).toBe(true)
    expect(file).not.toMatch(/:init|:goal|\(on-table|problem_pddl/)
    const sealed = readShared(link)
    expect(sealed).toMatchObject({ kind: 'shared', caveat: '' })
    if (sealed.kind === 'shared')
      expect(core(sealed.shared.question)).toEqual({
        ...core(question),
        judged: null,
        domain: expect.any(String),
      })
  }
})

test('what a model made of a row is distinguished from the row', () => {
  const answered = { ...row, model_name: 'm', output: '(define', equivalent: 0, config: 'x' }
  const head = JSON.stringify(answered)
  expect(planetarium.isAnswered!(head)).toBe(true)
  expect(planetarium.isAnswered!(JSON.stringify(row))).toBe(false)
  const result = planetarium.resultOf!(read(head)[0]!)!
  expect(result).toMatchObject({ model: 'm', response: '(define', recorded: 0 })
  expect(core(result.question)).toEqual(core(read(JSON.stringify(row))[0]!))
  expect(recordOf(result.question)!.fields).not.toHaveProperty('equivalent')
  expect(planetarium.resultOf!(read(JSON.stringify({ ...row, output: null }))[0]!)!.response).toBe('')
})

test('what is wrong with a row is reported, and loses no other', () => {
  const bad = readQuestions(
    'rows.jsonl',
    `${JSON.stringify({ ...row, natural_language: '' })}\n{"natural_language": "a", "problem_pddl": \n${JSON.stringify({ ...row, domain: 'unheard' })}\n${JSON.stringify(row)}\n`,
  )
  expect(bad.questions).toHaveLength(1)
  expect(bad.issues).toHaveLength(3)
  expect(bad.issues[0]!.message).toContain('no `natural_language`')
  expect(bad.issues[2]!.message).toContain('no PDDL for the domain unheard')
})

test('dropped as a table, stored and packed into an archive like any other', async () => {
  const engine = engineInMemory()
  const text = planetarium.write(read(`${JSON.stringify(row)}\n${JSON.stringify(ferryRow)}\n`), 'csv')
  const found = engine.files.inspect('rows.csv', new TextEncoder().encode(text))
  expect(found.kind).toBe('questions')
  if (found.kind !== 'questions') return
  const { questions, issues } = found.file
  expect([issues, questions.map(({ key }) => key)]).toEqual([[], ['rows/0', 'rows/1']])
  for (const question of questions)
    expect(v.parse(storedQuestionSchema, JSON.parse(JSON.stringify(compact(question))))).toEqual(question)
  const items = questions.map(question => ({ id: question.id, question, asked: null, work: null }))
  const file = { number: 1, id: 'f', name: 'rows', origin: 'file', issues: [], items } as const
  const { parts } = await engine.files.pack(file)
  const layout = parts.find(({ name }) => name === 'questions/01-rows.json')!
  const again = engine.files.inspect('again.json', layout.bytes)
  expect(again.kind === 'questions' && again.file.questions.map(core)).toEqual(questions.map(core))
})
