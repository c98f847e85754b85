// Which question a record finds, as a table: by id, then by fields, then by the text of its prompt; or why it finds none.

import { describe, expect, test } from 'vitest'
import { readQuestions } from '#questions/benchmarks/reading'
import { QuestionIndex } from '#results/scoring/questions'
import type { About } from '#results/scoring/record'
import { questionOf } from '#questions/benchmarks/acpbench/question'
import { findQuestions } from '#results/runs/find-questions'
import { ownRecords } from '../support/records'

const domain =
  '(define (domain d) (:predicates (p ?x) (q ?x)) (:action a :parameters (?x) :precondition (p ?x) :effect (q ?x)))'
const problem = '(define (problem e) (:domain d) (:objects b c) (:init (p b) (p c)) (:goal (and (q b))))'
const setting = 'This is a ferry domain, where the task is to transport cars from their start to their goal locations.'
const contextOf = (place: string): string => `${setting} Currently, the ferry is at ${place}.`
const stem = 'Generate the list of all ground actions that are applicable in this state.'
const yes = (id: string, place: string, question: string) => ({
  ...{ id, group: 'applicable_actions_bool', context: contextOf(place), question, answer: 'yes' },
})
const open = (id: string, place: string, question = stem) => ({
  ...{ id, group: 'applicable_actions_gen', context: contextOf(place), question, answer: ['(a b)'] },
  ...{ PDDL_domain: domain, PDDL_problem: problem },
})

const index = new QuestionIndex()
const files: Readonly<Record<string, readonly object[]>> = {
  'app.gen.json': [open('8800000000000000001', 'l1'), open('8800000000000000010', 'l10'), open('3', 'l3')],
  'app.bool.json': [yes('1', 'l1', 'Is it possible to board car c1?'), yes('2', 'l1', 'Is it possible to board?')],
  'long.gen.json': [open('8800000000000001007', 'l20')],
  'near.json': [{ ...open('4', 'l4'), context: 'The ferry is at l4 now.' }],
}
for (const [name, records] of Object.entries(files)) index.add(readQuestions(name, JSON.stringify(records)).questions)

const outcome = (about: About): string => {
  const found = index.find(about)
  return 'problem' in found ? `! ${found.problem}` : found.question.id
}
const one = (place: string, question = stem): string => `${contextOf(place)}\n\n${question}`
const shot = (place: string, answer = '[(a b)]'): string => `${one(place)}\nAnswer: ${answer}`

describe('a record finds its question', () => {
  test.each<[string, About, string]>([
    // By id.
    ['exact id', { id: '8800000000000000001' }, '8800000000000000001'],
    ['exact id, with other words that name no question', { id: '3', prompt: `${stem} Shortly.` }, '3'],
    ['exact id before the words of others', { id: '8800000000000000010', question: stem }, '8800000000000000010'],
    ['a short id as a float', { id: '3.0' }, '3'],
    ['an id as a float', { id: '8.8e+18', question: one('l10') }, '8800000000000000010'],
    ['an id rounded by a program', { id: '8800000000000001000', question: one('l20') }, '8800000000000001007'],
    ['short id confirmed by the prompt', { id: '3', prompt: one('l3') }, '3'],
    // A running number contradicted by the words.
    ['running number, words of another', { id: '3', question: one('l1') }, '8800000000000000001'],
    [
      'running number, fields of another',
      { id: '3', context: contextOf('l10'), question: stem },
      '8800000000000000010',
    ],
    // By fields.
    ['context and question', { context: contextOf('l10'), question: stem }, '8800000000000000010'],
    [
      'line ends as Excel writes them',
      { context: contextOf('l10').replace('. ', '.\r\n'), question: stem },
      '8800000000000000010',
    ],
    ['the question alone, if it is the only one', { question: 'Is it possible to board car c1?' }, '1'],
    // By the prompt.
    ['the whole prompt', { question: one('l1') }, '8800000000000000001'],
    ['a place is no part of a longer name', { question: one('l10') }, '8800000000000000010'],
    [
      'instructions around it',
      { prompt: `You are an expert.\n\n${one('l1')}\n\nAnswer with a list.` },
      '8800000000000000001',
    ],
    [
      'between context and question',
      { prompt: `Context: ${contextOf('l1')}\nQuestion: ${stem}` },
      '8800000000000000001',
    ],
    ['two examples before it', { prompt: `${shot('l1')}\n\n${shot('l10')}\n\n${one('l3')}` }, '3'],
    ['unknown examples before it', { prompt: `${shot('l7')}\n\n${shot('l8')}\n\n${one('l3')}\nAnswer:` }, '3'],
    ['the longer of two questions', { prompt: one('l1', 'Is it possible to board car c1?') }, '1'],
    ['a context of few letters', { prompt: `The ferry is at l4 now. ${stem}` }, '4'],
  ])('by %s', (_, about, id) => expect(outcome(about)).toBe(id))
})

describe('a record finds none', () => {
  test.each<[string, About, RegExp]>([
    ['an unknown id', { id: '99' }, /^! No question with the id "99"/],
    ['a negative number', { id: '-3' }, /^! No question with the id "-3"/],
    ['a fraction', { id: '3.5' }, /^! No question with the id "3.5"/],
    ['an exact id near another one', { id: '8800000000000001009' }, /^! No question with the id "8800000000000001009"/],
    [
      'several with the same words',
      { question: stem },
      /^! Several questions fit this question: app\.gen\/0, app\.gen\/1/,
    ],
    [
      'only the examples are known',
      { prompt: `${shot('l1')}\n\n${one('l7')}` },
      /^! The question at the end of this prompt/,
    ],
    [
      'only the example is known, and the last context is of another kind',
      { prompt: `${shot('l1')}\n\nQuestion: Robots are on tiles. Which way?` },
      /^! The question at the end of this prompt/,
    ],
    [
      'a running number, and words that are not known',
      { id: '3', question: one('l7') },
      /^! The id "3" names app\.gen\/2, but the words/,
    ],
    ['a part of the prompt', { prompt: contextOf('l1') }, /^! No question with the prompt/],
    ['nothing', {}, /^! This record does not identify its question/],
  ])('if it has %s', (_, about, message) => expect(outcome(about)).toMatch(message))
})

test('of two files with the same ids the fields or the prompt decide, and the id alone does not', () => {
  const both = new QuestionIndex()
  for (const [name, place] of [
    ['one.json', 'l1'],
    ['two.json', 'l2'],
  ] as const)
    both.add(readQuestions(name, JSON.stringify([open('7', place)])).questions)
  const keyOf = (about: About): string => {
    const found = both.find(about)
    return 'problem' in found ? `! ${found.problem}` : found.question.key
  }
  expect(keyOf({ id: '7', context: contextOf('l2'), question: stem })).toBe('two/0')
  expect(keyOf({ id: '7', prompt: one('l1') })).toBe('one/0')
  expect(keyOf({ id: '7' })).toMatch(/^! Several questions fit the id "7": one\/0, two\/0/)
  expect(keyOf({ id: '7', prompt: one('l3') })).toMatch(/^! The id "7" names one\/0, but the words/)
})

test('a record with the English alone is judged by the PDDL and the statements of the question file', () => {
  const whole = ownRecords('bool')[0]![1][0]!
  const question = questionOf(whole)
  const files = new QuestionIndex()
  files.add([question])
  const { context, question: words, group, id } = whole
  const found = files.find({ record: { group, context, question: words, id: `${id}0` } })
  expect(question.statements).toHaveLength(1)
  expect('problem' in found ? found.problem : found.question).toBe(question)
})

describe('a search over questions finds', () => {
  const all = Object.entries(files).flatMap(([name, records]) =>
    readQuestions(name, JSON.stringify(records)).questions.map(question => ({ id: question.id, question })),
  )
  const idsOf = (text: string): readonly string[] => {
    const steps = findQuestions(all, text)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value.ids
    }
  }
  test.each<[string, string, readonly string[]]>([
    ['words anywhere, in any order', 'c1 BOARD', ['1']],
    ['words in the context', 'l10.', ['8800000000000000010']],
    ['an id', '8800000000000000001', ['8800000000000000001']],
    ['the question of a pasted prompt', `Answer.\n\n${one('l1')}\n\nGive a list.`, ['8800000000000000001']],
    ['the last question of a prompt with examples', `${shot('l1')}\n\n${one('l3')}`, ['3']],
    ['nothing', 'hospital', []],
  ])('%s', (_, text, ids) => expect(idsOf(text)).toEqual(ids))
})
