// The question of a bare response, recognised by the names in it.

import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Question } from '#questions/kinds/question'
import { readQuestions } from '#questions/benchmarks/reading'
import { rankByResponse, responseFit } from '#results/runs/by-response'
import { findQuestions } from '#results/runs/find-questions'
import { namesOfResponse } from '#results/runs/response-names'

const ferry = `(define (domain ferry) ; a boat with one place
  (:predicates (at-ferry ?l) (at ?c ?l) (on ?c) (empty-ferry))
  (:action sail :parameters (?a ?b) :precondition (at-ferry ?a) :effect (and (at-ferry ?b) (not (at-ferry ?a))))
  (:action board :parameters (?c ?l) :precondition (and (at ?c ?l) (at-ferry ?l) (empty-ferry))
    :effect (and (on ?c) (not (at ?c ?l)) (not (empty-ferry)))))`
const blocks = `(define (domain blocks)
  (:predicates (clear ?x) (ontable ?x) (holding ?x) (on ?x ?y) (handempty))
  (:action pick-up :parameters (?x) :precondition (and (clear ?x) (ontable ?x) (handempty)) :effect (holding ?x))
  (:action stack :parameters (?x ?y) :precondition (holding ?x) :effect (on ?x ?y)))`
const boats = (cars: number, places: number): string =>
  `(define (problem f) (:domain ferry) (:objects ${named('c', cars)} ${named('l', places)})
    (:init (at-ferry l0) (empty-ferry) (at c0 l1)) (:goal (and (at c0 l0))))`
const table =
  '(define (problem t) (:domain blocks) (:objects red blue) (:init (clear red)) (:goal (and (on red blue))))'
const named = (letter: string, count: number): string =>
  Array.from({ length: count }, (_, i) => `${letter}${i}`).join(' ')

const record = (id: string, group: string, context: string, question: string, domain: string, problem: string) => ({
  ...{ id, group, context, question, answer: [] },
  ...{ PDDL_domain: domain, PDDL_problem: problem },
})
const all: readonly { readonly id: string; readonly question: Question }[] = readQuestions(
  'own.json',
  JSON.stringify([
    record('small', 'applicable_actions_gen', 'A ferry with 3 cars.', 'Which actions?', ferry, boats(3, 2)),
    record('large', 'applicable_actions_gen', 'A ferry with 9 cars.', 'Which actions?', ferry, boats(9, 5)),
    record('facts', 'progression_gen', 'A ferry with 3 cars.', 'What follows (sail l0 l1)?', ferry, boats(3, 2)),
    record('blocks', 'applicable_actions_gen', 'Blocks on a table.', 'Which actions?', blocks, table),
  ]),
).questions.map((question, i) => ({ id: ['small', 'large', 'facts', 'blocks'][i]!, question }))

function run<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const fitFor = (response: string, id: string) => responseFit(run(rankByResponse(all, response)), id)

describe('the names of a response', () => {
  test.each<[string, string, readonly string[], readonly string[]]>([
    [
      'facts and actions in brackets',
      '[(board c1 l0), (sail l0 l1)]',
      ['board c1 l0', 'sail l0 l1'],
      ['board', 'c1', 'l0', 'sail', 'l1'],
    ],
    ['calls', 'board(c1, l0)', ['board c1 l0'], ['board', 'c1', 'l0']],
    ['objects in prose, in any case', 'Car C1 is at location L0.', [], ['c1', 'l0']],
    ['no prose in brackets', 'Sail (because the ferry is empty) first (see above), (optional).', [], []],
    ['no numbered steps', 'Step1: nothing. Answer 2.', [], []],
    [
      'no PDDL',
      '(and (on red blue) (not (clear blue)))',
      ['on red blue', 'clear blue'],
      ['on', 'red', 'blue', 'clear'],
    ],
  ])('%s', (_, text, atoms, names) => {
    const found = namesOfResponse(text)
    expect(found.atoms).toEqual(atoms)
    expect([...found.names]).toEqual(names)
  })
  test('are found in linear time, whatever the text', () => {
    for (const text of ['('.repeat(400_000), '(a '.repeat(200_000), 'a-'.repeat(200_000), 'a(b, '.repeat(100_000)]) {
      const start = performance.now()
      namesOfResponse(text)
      expect(performance.now() - start).toBeLessThan(2_000)
    }
  })
})

describe('the open question stands to a response as one', () => {
  test('that fits, as others do', () => {
    expect(fitFor('[(board c1 l0)]', 'small')).toEqual({ is: 'fits', alike: 2 })
  })
  test('of another domain, with the question that fits', () => {
    expect(fitFor('[(pick-up red), (stack red blue)]', 'small')).toEqual({
      ...{ is: 'better', missing: ['pick-up', 'red', 'stack', 'blue'], others: ['blocks'] },
    })
  })
  test('of a smaller problem', () => {
    expect(fitFor('[(board c7 l4)]', 'small')).toEqual({ is: 'better', missing: ['c7', 'l4'], others: ['large'] })
  })
  test('of no open domain', () => {
    expect(fitFor('[(drive truck1 depot2)]', 'small')).toEqual({
      ...{ is: 'foreign', missing: ['drive', 'truck1', 'depot2'] },
    })
  })
  test('that has most names, so that a misspelt one is a matter of the verdict', () => {
    expect(fitFor('[(board c1 l0), (bord c2 l0)]', 'small')).toEqual({ is: 'fits', alike: 2 })
  })
  test('with a domain that only the words show', () => {
    expect(fitFor('Pick up the red block, then stack it on the blue one.', 'small')).toMatchObject({
      ...{ is: 'better', others: ['blocks'] },
    })
  })
  test.each(['yes', 'B', '3', '[]', 'None', 'The answer is no.'])('that cannot be recognised: %s', response =>
    expect(fitFor(response, 'blocks')).toEqual({ is: 'unnamed' }),
  )
})

describe('of our own questions in thirteen domains, the published answer as a response', () => {
  const folder = new URL('../benchmarks/fixtures/own/', import.meta.url)
  const open = readdirSync(folder)
    .filter(name => name.endsWith('.gen.json.gz'))
    .flatMap(name => {
      const text = gunzipSync(readFileSync(new URL(name, folder))).toString('utf8')
      const answers = (JSON.parse(text) as { answer: unknown }[]).map(({ answer }) => answer)
      return readQuestions(name, text).questions.map((question, i) => ({
        ...{ id: `${name}/${i}`, question },
        response: Array.isArray(answers[i]) ? `Answer: [${answers[i].join(', ')}]` : '',
      }))
    })
  const asked = open.filter(({ response }) => /\(\w/.test(response))
  test('fits its question, and no question of another domain', () => {
    expect(asked.length).toBeGreaterThan(25)
    for (const [i, { id, question, response }] of asked.entries()) {
      const ranked = run(rankByResponse(open, response))
      expect(responseFit(ranked, id).is, `${id}: ${response.slice(0, 80)}`).toBe('fits')
      const other = asked[(i * 5 + 3) % asked.length]!
      if (other.question.domain !== question.domain) expect(responseFit(ranked, other.id).is, other.id).toBe('better')
    }
  })
})

describe('a search by a response', () => {
  test('ranks by names, then by what is asked, and says how many fit best', () => {
    const found = run(findQuestions(all, '[(at c1 l0), (on c2)]'))
    expect(found.by).toBe('response')
    expect(found.ids.slice(0, 2)).toEqual(['facts', 'small'])
    expect(found.best).toBe(1)
  })
  test('prefers yes/no questions for a response that ends so, and open ones otherwise', () => {
    const closed = { ...all[0]!.question, format: 'bool' as const, key: 'closed' }
    const both = [{ id: 'closed', question: closed }, all[0]!]
    const first = (response: string): string | undefined => run(findQuestions(both, response)).ids[0]
    expect(first('[(board c1 l0)]')).toBe('small')
    expect(first('Since (board c1 l0) is applicable, the answer is **yes**.')).toBe('closed')
  })
  test('finds nothing by words alone', () => {
    expect(run(findQuestions(all, 'no such words'))).toEqual({ by: 'response', ids: [], best: 0 })
  })
})
