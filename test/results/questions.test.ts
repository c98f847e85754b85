// Which question a record of a result file answers, and the message if it answers none.

import { describe, expect, test } from 'vitest'
import { readQuestions } from '#questions/benchmarks/reading'
import type { Question } from '#questions/kinds/question'
import { groupIn } from '#results/scoring/lookup'
import { QuestionIndex } from '#results/scoring/questions'
import type { About } from '#results/scoring/record'
import { ownRecords } from '../support/records'
import { questionOf } from '#questions/benchmarks/acpbench/question'

const domain =
  '(define (domain d) (:predicates (p ?x) (q ?x)) (:action a :parameters (?x) :precondition (p ?x) :effect (q ?x)))'
const problem = '(define (problem e) (:domain d) (:objects b c) (:init (p b) (p c)) (:goal (and (q b))))'

const open = {
  id: '-8342636639526456067',
  group: 'applicable_actions_gen',
  context: 'Two things.',
  question: 'Which actions are applicable?',
  answer: ['(a b)', '(a c)'],
  PDDL_domain: domain,
  PDDL_problem: problem,
}
const choice = {
  id: '77',
  group: 'progression_mcq',
  context: 'Two things.',
  question: 'Which holds?',
  choices: { text: ['p', 'q'], label: ['A', 'B'] },
  answer: 'A',
}
const fileOf = (name: string, ...records: readonly object[]): readonly Question[] =>
  readQuestions(name, JSON.stringify(records)).questions

const indexOf = (...files: readonly (readonly Question[])[]): QuestionIndex => {
  const index = new QuestionIndex()
  for (const questions of files) index.add(questions)
  return index
}

/** Id of the question found, or what is wrong. */
function idFor(index: QuestionIndex, about: About): string {
  const found = index.find(about)
  return 'problem' in found ? found.problem : found.question.id
}

describe('a record that carries its question', () => {
  test('is read as the family reads it, however often, and without an index', () => {
    const index = new QuestionIndex()
    const first = index.find({ record: open })
    const second = index.find({ record: { ...open } })
    if ('problem' in first || 'problem' in second) throw new Error('not found')
    expect(first.question).toMatchObject({ id: open.id, kind: 'app', format: 'gen' })
    expect(second.question).toBe(first.question)
  })

  test('has the key of its content: whatever its id and its answer, not whatever else', () => {
    const key = (record: object): string => {
      const found = new QuestionIndex().find({ record })
      return 'problem' in found ? found.problem : found.key
    }
    const keys = [open, { ...open, id: 'other' }, { ...open, answer: [] }].map(key)
    expect(new Set(keys).size).toBe(1)
    const others = [
      { ...open, context: 'Three things.' },
      { ...open, question: 'Which?' },
      { ...open, group: 'validation_gen' },
      { ...open, PDDL_problem: problem.replace('(p c)', '') },
      choice,
      { ...choice, choices: { text: ['q', 'p'], label: ['A', 'B'] } },
    ].map(key)
    expect(new Set([...keys, ...others]).size).toBe(7)
  })

  test('is distinguished by its published answer, though the key is the same', () => {
    const index = new QuestionIndex()
    const one = index.find({ record: open })
    const other = index.find({ record: { ...open, answer: ['(a b)'] } })
    if ('problem' in one || 'problem' in other) throw new Error('not found')
    expect(other.exact).not.toBe(one.exact)
    expect(other.key).toBe(one.key)
  })

  test('without id and answer takes those of the same question of a file', () => {
    const { id: _, ...nameless } = open
    const { answer: __, ...bare } = nameless
    const index = indexOf(fileOf('app.gen.json', open))
    expect(idFor(index, { record: nameless, id: '1' })).toBe(open.id)
    const found = index.find({ record: bare })
    expect('problem' in found ? found.problem : found.question.origin).toMatchObject({
      record: { gold: open.answer },
    })
    expect(idFor(new QuestionIndex(), { record: nameless, id: '1' })).toBe('1')
  })

  test('that cannot be used is looked for by its words, else the fault is reported', () => {
    const { PDDL_domain: _, ...half } = open
    const index = indexOf(fileOf('app.gen.json', open))
    expect(idFor(index, { record: half, context: open.context, question: open.question })).toBe(open.id)
    expect(idFor(new QuestionIndex(), { record: half })).toBe(
      'The question in this record has no `PDDL_domain`; the PDDL as a text was expected. Give the file that holds this question as well.',
    )
    expect(idFor(index, { record: 7 })).toContain('is not an object')
  })

  test('that is nested too deep, or has odd keys, does no harm', () => {
    let deep: unknown = 1
    for (let i = 0; i < 100_000; i++) deep = [deep]
    expect(idFor(new QuestionIndex(), { record: { ...open, answer: deep } })).toContain('too deep')
    const odd = JSON.parse(`{"__proto__": {"group": "x"}, "constructor": 1}`)
    expect(idFor(new QuestionIndex(), { record: odd })).toContain('has no `group`')
  })
})

describe('a record that only names its question', () => {
  const index = indexOf(fileOf('app.gen.json', open), fileOf('prog.mcq.json', choice))

  test.each<[string, About, string]>([
    ['its id', { id: open.id }, open.id],
    ['its id as a custom one', { id: `request-${open.id}-try-2` }, open.id],
    ['its id rounded to a double', { id: String(Number(open.id)) }, open.id],
    ['its id as a float', { id: '-8.342636639526456e+18' }, open.id],
    ['a short id within another', { id: 'run2/77' }, '77'],
    ['the key of a file and a place', { id: 'app.gen/0' }, open.id],
    ['task and place', { id: '0', task: 'acp_prog_mcq' }, '77'],
    ['task and place in one', { id: 'acp_app_gen_with_pddl-0-1' }, open.id],
    ['context and question', { context: choice.context, question: choice.question }, '77'],
    ['words with blanks around', { question: `\n${choice.question} ` }, '77'],
  ])('is found by %s', (_, about, id) => {
    expect(idFor(index, about)).toBe(id)
  })

  test('is not found where nothing fits, and it is reported what was looked for', () => {
    expect(idFor(index, { id: '78' })).toBe(
      'No question with the id "78" is among the 2 questions of 2 files given with the results. Give the file that holds it as well, or choose another field for the id.',
    )
    expect(idFor(new QuestionIndex(), { id: '78' })).toMatch(/^This record does not carry its/)
    expect(idFor(index, {})).toMatch(/^This record does not identify its question/)
    expect(idFor(index, { id: '77', task: 'acp_app_gen' })).toMatch(/^No question with the id "77"/)
  })

  test('is not guessed where several fit; the task or the words settle it', () => {
    const same = { ...choice, group: 'validation_mcq' }
    const two = indexOf(fileOf('prog.mcq.json', choice), fileOf('val.mcq.json', same))
    expect(idFor(two, { id: '77' })).toBe(
      'Several questions fit the id "77": prog.mcq/0, val.mcq/0. Name the task in the record (such as acp_app_gen), or give only the file that the question is from.',
    )
    const kindFor = (about: About): string => {
      const found = two.find(about)
      return 'problem' in found ? found.problem : found.question.kind
    }
    expect(kindFor({ id: '77', task: 'acp_val_mcq' })).toBe('val')
    expect(kindFor({ id: 'acp_prog_mcq-0' })).toBe('prog')
    expect(kindFor({ id: '7-77-8' })).toMatch(/^Several questions fit the id "7-77-8"/)
  })

  test('is found though the same file is given twice', () => {
    const twice = indexOf(fileOf('app.gen.json', open), fileOf('copy.json', open))
    expect(idFor(twice, { id: open.id })).toBe(open.id)
  })

  test('by ids of any length in bounded time', () => {
    expect(idFor(index, { id: '7-'.repeat(100_000) })).toContain('No question')
  })
})

test('kind and format are read from names of tasks and files', () => {
  expect(groupIn('acp_areach_gen_with_pddl')).toEqual({ kind: 'areach', format: 'gen' })
  expect(groupIn('inspect_evals/acp-nexta-mcq')).toEqual({ kind: 'nexta', format: 'mcq' })
  expect(groupIn('mapping_general')).toBeUndefined()
})

test('every question of our own files is found by its id, its key and its words', () => {
  const questions = ownRecords('bool').flatMap(([name, records]) =>
    records.map(record => {
      const question = questionOf(record)
      return { ...question, key: `${name}/${question.key}` }
    }),
  )
  const index = indexOf(questions)
  const lost = questions.filter(({ id, key, context, question }) =>
    [{ id }, { id: key }, { context, question }].some(about => idFor(index, about) !== id),
  )
  expect(questions.length).toBeGreaterThan(50)
  expect(lost).toEqual([])
})

describe('a prompt that holds the question', () => {
  const place = 'There are several places, all of which are joined by roads of the same length.'
  const asked = (id: string, context: string, question: string) => ({
    ...{ ...open, id, context, question },
  })
  const index = indexOf(
    fileOf(
      'a.json',
      asked('1', `${place} The car is at l0.`, 'Which actions are applicable?'),
      asked('2', `${place} The car is at l1.`, 'Which actions are applicable?'),
      asked('3', `${place} The car is at l1.`, 'Which actions are applicable now?'),
    ),
  )
  const prompt = (place: string, question: string): string =>
    `You are asked about planning.\n\n${place}\n\n${question}\nGive a list.`

  test('names it by both, context and words', () => {
    expect(
      idFor(index, {
        question: prompt(`${place} The car is at l0.`, 'Which actions are applicable?'),
      }),
    ).toBe('1')
    expect(
      idFor(index, {
        question: prompt(`${place} The car is at l1.`, 'Which actions are applicable now?'),
      }),
    ).toBe('3')
  })

  test('is not guessed from a part', () => {
    for (const text of [prompt(place, 'Which actions are applicable?'), `${place} The car is at l0.`])
      expect(idFor(index, { question: text })).toMatch(/^No question with the words/)
  })

  test('is looked through in bounded time', () => {
    const long = `${place} The car is at l9. `.repeat(3_000)
    expect(idFor(index, { question: long })).toMatch(/^No question/)
  })
})
