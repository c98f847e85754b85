// Functions about lists: their length, their members, tests on all or some members.

import type { Value } from '#teaching/computed'
import type { Given, LessonFunction, Moment } from '../function'
import { refuse } from '../no-value'
import { isEqual } from '../equal'

const list = { name: 'list', type: { list: 'any' } } as const
const numbers = { name: 'list', type: { list: 'number' } } as const
const test = { name: 'test', type: { test: 'any' } } as const

export const listFunctions: readonly LessonFunction[] = [
  {
    name: 'count',
    takes: [list],
    gives: 'number',
    description: 'How many members the list has.',
    run: (_, given) => given.list('list').length,
  },
  {
    name: 'filter',
    takes: [test],
    gives: { list: 'fact' },
    description: 'What the prediction offers, or all facts, as far as the test is true of them.',
    run: (moment, given) => offeredIn(moment).filter(given.test('test')),
  },
  {
    name: 'filter',
    takes: [list, test],
    gives: given => given.get('list') ?? { list: 'nothing' },
    description: 'The members for which the test is true: filter(applicable, hstar(after: [it]) < hstar).',
    run: (_, given) => given.list('list').filter(given.test('test')),
  },
  {
    name: 'each',
    takes: [list, test],
    gives: 'truth',
    description: 'Is the test true of every member?',
    run: (_, given) => given.list('list').every(given.test('test')),
  },
  {
    name: 'some',
    takes: [list, test],
    gives: 'truth',
    description: 'Is the test true of some member?',
    run: (_, given) => given.list('list').some(given.test('test')),
  },
  {
    name: 'contains',
    takes: [list, { name: 'member', type: 'any' }],
    gives: 'truth',
    description: 'Is it a member of the list?',
    run: (_, given) => given.list('list').some(each => isEqual(each, given.value('member'))),
  },
  {
    name: 'sum',
    takes: [numbers],
    gives: 'number',
    description: 'The numbers added up.',
    run: (_, given) => numbersIn(given).reduce((a, b) => a + b, 0),
  },
  {
    name: 'max',
    takes: [numbers],
    gives: 'number',
    description: 'The greatest of the numbers.',
    run: (_, given) => Math.max(...some(numbersIn(given))),
  },
  {
    name: 'min',
    takes: [numbers],
    gives: 'number',
    description: 'The least of the numbers.',
    run: (_, given) => Math.min(...some(numbersIn(given))),
  },
]

function offeredIn({ offered, problem }: Moment): readonly Value[] {
  return offered ?? problem.factNames
}

const numbersIn = (given: Given): readonly number[] => given.list('list') as readonly number[]

const some = (numbers: readonly number[]): readonly number[] =>
  numbers.length === 0 ? refuse('The list is empty, so it has no greatest and no least.') : numbers
