// `judge --family planbench`: items with their answers, each on a line.

import { beforeAll, expect, test } from 'vitest'
import { built, fileWith, run, runHere, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const blocks = `(define (domain blocksworld-4ops) (:requirements :strips)
  (:predicates (clear ?x) (ontable ?x) (handempty) (holding ?x) (on ?x ?y))
  (:action pick-up :parameters (?ob) :precondition (and (clear ?ob) (ontable ?ob) (handempty))
    :effect (and (holding ?ob) (not (clear ?ob)) (not (ontable ?ob)) (not (handempty))))
  (:action put-down :parameters (?ob) :precondition (holding ?ob)
    :effect (and (clear ?ob) (handempty) (ontable ?ob) (not (holding ?ob))))
  (:action stack :parameters (?ob ?underob) :precondition (and (clear ?underob) (holding ?ob))
    :effect (and (handempty) (clear ?ob) (on ?ob ?underob) (not (clear ?underob)) (not (holding ?ob))))
  (:action unstack :parameters (?ob ?underob) :precondition (and (on ?ob ?underob) (clear ?ob) (handempty))
    :effect (and (holding ?ob) (clear ?underob) (not (on ?ob ?underob)) (not (clear ?ob)) (not (handempty)))))`
const two = `(define (problem two) (:domain blocksworld-4ops) (:objects a b)
  (:init (handempty) (ontable a) (ontable b) (clear a) (clear b)) (:goal (and (on a b))))`

const word =
  'As initial conditions I have that, the red block is clear, the blue block is clear, the hand is empty, the red block is on the table and the blue block is on the table.'
const item = {
  domain: 'blocksworld',
  family: 't1',
  instance_id: 2,
  question: `[STATEMENT]\n${word}\nMy goal is to have that the red block is on top of the blue block.\n\nMy plan is as follows:\n\n[PLAN]`,
  instances: { '2': two },
  domain_pddl: blocks,
}
const good = 'pick up the red block\nstack the red block on top of the blue block\n[PLAN END]\n'

const judge = (lines: readonly string[], ...more: string[]) =>
  run(['judge', '--family', 'planbench', '--jsonl', ...more], lines.join('\n'))

test('one line per verdict, with the official score and the certificate; a bad line costs only itself', () => {
  const lines = [
    { ...item, id: 'right', response: good },
    { ...item, id: 'wrong', response: 'stack the red block on top of the blue block\n[PLAN END]' },
    { ...item, id: 'empty', response: '' },
    { ...item, id: 'silent' },
    { ...item, id: 'odd', domain: 'elsewhere', domain_pddl: undefined, response: good },
  ].map(line => JSON.stringify(line))
  const { code, json } = judge([lines[0]!, 'no JSON', ...lines.slice(1)])
  expect(code).toBe(1)
  expect(json[0]).toMatchObject({
    ...{ id: 'right', official: true, verdict: 'right', reason: null },
    certificate: { kind: 'plan', checked: true },
  })
  expect(json[1]).toEqual({ line: 2, error: expect.stringContaining('JSON') })
  expect(json[2]).toMatchObject({
    ...{ id: 'wrong', official: false, verdict: 'wrong' },
    explanation: expect.stringContaining('`(holding a)`'),
    certificate: { checked: true },
  })
  expect(json[3]).toMatchObject({ id: 'empty', official: null, verdict: 'unreadable' })
  expect(json[3].certificate).toBeNull()
  expect(json[4]).toEqual({ id: 'silent', line: 5, error: expect.stringContaining('"response"') })
  expect(json).toHaveLength(6)
})

test('certificates on request, or not at all', () => {
  const lines = [
    { ...item, response: good },
    { ...item, response: good, certificate: true },
  ].map(line => JSON.stringify(line))
  const certificates = (...words: string[]) => judge(lines, ...words).json.map(({ certificate }) => certificate?.kind)
  expect(certificates()).toEqual(['plan', 'plan'])
  expect(certificates('--certificates', 'asked')).toEqual([undefined, 'plan'])
  expect(certificates('--certificates', 'none')).toEqual([undefined, undefined])
})

test('many lines are answered in their order, from several threads', () => {
  const lines = Array.from({ length: 120 }, (_, i) =>
    JSON.stringify({ ...item, id: i, response: i % 3 === 0 ? good : 'put down the red block\n' }),
  )
  const { code, json } = judge(lines, '--workers', '2')
  expect(code).toBe(0)
  expect(json.map((each: { id: string }) => each.id)).toEqual(lines.map((_, i) => `${i}`))
  expect(json.every((each: { verdict: string }, i: number) => each.verdict === (i % 3 === 0 ? 'right' : 'wrong'))).toBe(
    true,
  )
})

test('a configuration words a domain of the user’s own', () => {
  const config = fileWith(
    'own.json',
    JSON.stringify({
      domains: {
        my_cranes: {
          config: {
            domain_intro: '',
            actions: {
              'pick-up': 'hoist {}',
              'put-down': 'lower {}',
              stack: 'set {} upon {}',
              unstack: 'free {} from {}',
            },
            predicates: {
              clear: '{} is open',
              ontable: '{} is down',
              handempty: 'the crane rests',
              holding: '{} hangs',
              on: '{} rides {}',
            },
            encoded_objects: {},
          },
        },
      },
    }),
  )
  const line = {
    ...{ ...item, id: 1, domain: 'my_cranes' },
    question:
      '[STATEMENT]\nAs initial conditions I have that, a is open, b is open, the crane rests, a is down and b is down.\nMy goal is to have that a rides b.\n\nMy plan is as follows:\n\n[PLAN]',
    response: 'hoist a\nset a upon b\n[PLAN END]',
  }
  const { json } = judge([JSON.stringify(line)], '--config', config)
  expect(json[0]).toMatchObject({ id: '1', verdict: 'right', certificate: { checked: true } })
})

test('wrong usage is reported', async () => {
  expect((await runHere(['judge', '--family', 'planbench'], '')).code).toBe(2)
  expect((await runHere(['judge', '--family', 'elsewhere', '--jsonl'], '')).code).toBe(2)
  expect((await runHere(['judge', 'file', '--family', 'planbench', '--jsonl'], '')).code).toBe(2)
  expect((await runHere(['judge', '--jsonl'], '')).code).toBe(2)
})
