// `equivalent`: two problems from files, and lines of pairs.

import { beforeAll, expect, test } from 'vitest'
import { publishedRow } from '../support/planetarium'
import { built, fileWith as namedFile, run, runHere, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const a = publishedRow.problem_pddl
const b = a.replaceAll('b1', 'x').replace('(clear x) (on-table b2)', '')
const other = a.replace('(on b1 b2)', '')
const fileWith = (content: string): string => namedFile('text.pddl', content)

const boat =
  '(define (domain boat) (:predicates (at ?p)) (:action go :parameters (?a ?b) :precondition (at ?a) :effect (and (not (at ?a)) (at ?b))))'
const there = '(define (problem p) (:domain boat) (:objects a b) (:init (at a)) (:goal (at b)))'

test('two files: JSON with the published answer, words with it where it is wanted', async () => {
  const files = [fileWith(a), fileWith(`Sure:\n\`\`\`\n${b}\n\`\`\``)]
  const same = await runHere(['equivalent', 'blocksworld', ...files, '--json'])
  expect([same.code, same.json[0]]).toEqual([
    0,
    expect.objectContaining({
      ...{ parseable: true, solvable: true, equivalent: true, reason: null, difference: null },
      official: expect.objectContaining({ parseable: true, solvable: true, equivalent: true }),
      certificate: { kind: 'renaming', checked: true },
    }),
  ])
  const ran = await runHere(['equivalent', fileWith(boat), fileWith(there), fileWith(there), '--official'])
  expect(ran.out).toMatch(/Equivalent: yes[\s\S]*Official: {3}parseable yes, solvable no/)
  const faulty = await runHere(['equivalent', 'blocksworld', files[0]!, fileWith(a.slice(0, -1)), '--json'])
  expect([faulty.code, faulty.json[0]]).toMatchObject([
    0,
    { parseable: false, solvable: null, equivalent: null, reason: expect.stringContaining('Line') },
  ])
  expect((await runHere(['equivalent', 'blocksworld', fileWith('(define'), files[1]!])).code).toBe(1)
  expect((await runHere(['equivalent', 'blocksworld', files[0]!])).code).toBe(2)
})

test('lines: in their order, on several threads; a bad line costs only itself', () => {
  const lines = [
    { id: 1, domain: 'blocksworld', a, b },
    { id: '2', domain: 'blocksworld', a, b: other, is_placeholder: true },
    { id: 3, a, b },
    { id: 4, domain: boat, a: there, b: there.replace('a b)', 'a b c)') },
  ]
  const text = lines.map(line => JSON.stringify(line)).join('\n')
  const { code, json } = run(['equivalent', '--jsonl', '--workers', '2'], `${text}\n`)
  expect(code).toBe(1)
  expect(json.map(each => [each.id ?? each.line, each.equivalent ?? each.error])).toEqual([
    ['1', true],
    ['2', false],
    ['3', expect.stringContaining('"domain"')],
    ['4', false],
  ])
  expect(json[3]).toMatchObject({
    difference: expect.stringContaining('object'),
    certificate: { kind: 'initial-states', checked: true },
  })
  expect(json[3].official.solvable).toBe(false)
})

test('rows with an output are scored as they come', async () => {
  const row = { ...publishedRow, model_name: 'm', output: a }
  const { code, json } = await runHere(
    ['score', '--jsonl'],
    [row, { ...row, output: other }].map(each => JSON.stringify(each)).join('\n'),
  )
  expect(code).toBe(0)
  expect(json).toMatchObject([
    { verdict: 'right', officialScore: 1, model: 'm', levels: { equivalent: true } },
    { verdict: 'wrong', officialScore: 0, mistakes: ['other-goal'] },
  ])
})
