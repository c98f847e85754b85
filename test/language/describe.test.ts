import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { makeRng } from '#base/rng'
import { plainPhrases } from '#language/english/phrases'
import { fitsOf, PhraseBook } from '#language/english/read-back'
import { readPhrases } from '#language/english/read-phrases'
import {
  chooseVoice,
  describeAction,
  describeFact,
  describeGoal,
  describeObjects,
  describeState,
} from '#language/english/describe'
import { parseDomain } from '#planning/pddl/domain'
import { parseProblem } from '#planning/pddl/problem'
import { ferry, ferryDomain, ferryProblem } from './ferry'

const objects = ['c0', 'c1', 'c2', 'c10', 'l0', 'l1']
const book = new PhraseBook(ferry, objects)

test('a state is reported by place, objects in natural order', () => {
  const facts = ['(at c10 l0)', '(at-ferry l1)', '(at c2 l0)', '(at c0 l1)', '(empty-ferry)']
  expect(describeState(ferry, facts).text).toBe(
    'The ferry is at location l1. The ferry is empty. c2 and c10 are at l0; c0 is at l1.',
  )
})

test('each word of a described state leads back to its fact, object and wording', () => {
  const { text, marks } = describeState(ferry, ['(at c2 l0)', '(at c0 l0)'])
  expect(text).toBe('c0 and c2 are at l0.')
  const statements = marks.map(mark => [text.slice(mark.from, mark.to), mark.fact ?? mark.object])
  expect(statements).toEqual([
    ['c0 and c2 are at l0', '(at c2 l0)'],
    ['c0 and c2 are at l0', '(at c0 l0)'],
    ['c0 and c2', undefined],
    ['c0', 'c0'],
    ['c2', 'c2'],
    ['are', undefined],
    ['l0', 'l0'],
  ])
  expect(marks.every(mark => mark.phrase !== undefined)).toBe(true)
})

test('goals with one fact and with several are described in one sentence', () => {
  expect(describeGoal(ferry, ['(at c0 l1)']).text).toBe('The goal is that car c0 is at location l1.')
  expect(describeGoal(ferry, ['(at c0 l1)', '(at-ferry l0)']).text).toBe(
    'The goal is that all of this holds: car c0 is at location l1, and the ferry is at location l0.',
  )
})

test('every object of the problem is named', () => {
  expect(describeObjects(ferry, ferryDomain, ferryProblem).text).toBe(
    'There are 2 cars: c0 and c1. There are 2 locations: l0 and l1.',
  )
})

test('the same seed chooses the same wordings, and seeds differ', () => {
  const described = (seed: number): string =>
    describeAction(ferry, '(board c0 l0)', chooseVoice(ferry, makeRng(seed))).text
  expect(described(4)).toBe(described(4))
  expect(new Set(Array.from({ length: 20 }, (_, seed) => described(seed))).size).toBe(3)
})

test('every wording reads back as what it states, in any case and with a full stop', () => {
  for (let i = 0; i < 4; i++) {
    const voice = { fact: () => i, action: () => i }
    expect(book.read(`${describeFact(ferry, '(at c1 l0)', voice).text.toUpperCase()}.`)).toEqual([
      { kind: 'fact', items: ['(at c1 l0)'], negated: false },
    ])
    expect(book.read(describeFact(ferry, '(on c1)', voice, true).text)).toEqual([
      { kind: 'fact', items: ['(on c1)'], negated: true },
    ])
    expect(book.read(describeAction(ferry, '(sail l0 l1)', voice).text)).toEqual([
      { kind: 'action', items: ['(sail l0 l1)'], negated: false },
    ])
  }
})

test('a gathered sentence reads back as all of its facts', () => {
  expect(book.read('c0, c2 and c10 are at l1')).toEqual([
    { kind: 'fact', items: ['(at c0 l1)', '(at c2 l1)', '(at c10 l1)'], negated: false },
  ])
})

test('objects that do not exist, foreign sentences and long texts read as nothing', () => {
  expect(book.read('car c77 is at place l0')).toEqual([])
  expect(book.read('fly the ferry over place l0')).toEqual([])
  expect(book.read('car '.repeat(100_000))).toEqual([])
})

test('a domain without English is described in PDDL, and its names are read as words too', () => {
  const phrases = plainPhrases(ferryDomain)
  expect(describeFact(phrases, '(at-ferry l0)').text).toBe('(at-ferry l0) is true')
  expect(describeAction(phrases, '(sail l0 l1)').text).toBe('(sail l0 l1)')
  const plain = new PhraseBook(phrases, objects)
  for (const text of ['(at-ferry l0) is true', 'At ferry l0 holds.', 'at ferry location l0'])
    expect(plain.read(text)).toEqual([{ kind: 'fact', items: ['(at-ferry l0)'], negated: false }])
  expect(plain.read('Sail l0 l1')).toEqual([{ kind: 'action', items: ['(sail l0 l1)'], negated: false }])
})

test('the kinds of objects may be named or left out', () => {
  for (const text of ['car c1 is at location l0', 'c1 is at l0', 'the car c1 is at location l0'])
    expect(book.read(text)).toEqual([{ kind: 'fact', items: ['(at c1 l0)'], negated: false }])
  expect(book.read('board c1 at the location l0')).toEqual([
    { kind: 'action', items: ['(board c1 l0)'], negated: false },
  ])
})

test('what two sentences would share is settled by the types of the objects', () => {
  const grippers = domainFolders.find(({ id }) => id === 'grippers')!
  const { domain } = parseDomain(grippers.domainText)
  const { problem } = parseProblem(grippers.problems[0]!.text, domain)
  const { phrases } = readPhrases(grippers.phrasesText, domain)
  const names = problem.objects.map(({ name }) => name)
  const typed = new PhraseBook(phrases, names, fitsOf(domain, problem.objects))
  const read = (text: string): string =>
    typed
      .read(text)
      .map(each => each.items.join())
      .join(' | ')
  expect(read('robot1 is in room1')).toBe('(at-robby robot1 room1)')
  expect(read('ball1 is in room1')).toBe('(at ball1 room1)')
  expect(read('ball ball1 is in room room1')).toBe('(at ball1 room1)')
  expect(read('left1 is in room1')).toBe('')
})
