// `planground english`: a context in, the problem that it reports out.

import { beforeAll, expect, test } from 'vitest'
import { built, fileWith, rooms, run, runHere, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const ferry =
  'This is a ferry domain. There are 2 locations and 1 car, numbered consecutively. Currently, the ferry is at l0 location and it is empty. The cars are at locations as follows: c0 is at l1. The goal is to reach a state where the following facts hold: Car c0 is at location l0.'

test('text for people: the problem on standard output, assumptions among the messages', () => {
  const { code, out, err } = run(['english'], ferry)
  expect(code).toBe(0)
  expect(out).toMatch(/^\(define \(problem [\s\S]*\(at c0 l1\)[\s\S]*\(:goal [\s\S]*\)\n$/)
  expect(err).toMatch(/^Assumed: .*different locations/)
})

test('what is not read is reported with its place, and is exit code 3', () => {
  const { code, err } = run(['english'], `${ferry}\n\u001b[31mThe ferry sank.`)
  expect(code).toBe(3)
  expect(err).toContain('<stdin>:2:1: not read: ')
  expect(err).not.toContain('\u001b')
})

test('lines: one result a line in their order, a bad line costs only itself', async () => {
  const lines = [
    JSON.stringify({ id: '9007199254740993001', context: ferry, domain: 'Ferry' }),
    'no JSON',
    '{"id":2}',
    JSON.stringify({ id: 3, context: ferry, domain: 'fery' }),
    '[]',
    JSON.stringify({ id: 4, context: '((((\u0000"'.repeat(500) }),
    JSON.stringify({ id: 5, context: ferry }),
  ]
  const { code, json } = await runHere(['english', '--jsonl'], `${lines.join('\n')}\n`)
  expect(code).toBe(1)
  expect(json.map(each => [each.id ?? each.line, each.domain ?? each.error])).toEqual([
    ['9007199254740993001', 'ferry'],
    [2, expect.stringMatching(/JSON/)],
    ['2', expect.stringContaining('"context"')],
    ['3', expect.stringContaining('`ferry`')],
    [5, expect.stringContaining('JSON object')],
    ['4', undefined],
    ['5', 'ferry'],
  ])
  const [{ id: _, ...first }] = json
  expect(first).toMatchObject({
    domain: 'ferry',
    problem: expect.stringContaining('(at-ferry l0)'),
    unread: [],
    assumed: [expect.any(String)],
    missing: [],
  })
  const place = ferry.indexOf('The cars are')
  expect(first.sentences).toContainEqual(expect.objectContaining({ from: place, facts: ['(at c0 l1)'], objects: [] }))
  expect(json[5]).toMatchObject({ domain: null, problem: null })
  expect(json[5].unread).toHaveLength(1)
})

test('what is not there or contradicts itself is wrong usage, explained', () => {
  const misspelt = run(['english', '--domain', 'fery'], ferry)
  expect([misspelt.code, misspelt.err]).toEqual([2, expect.stringContaining('`ferry`')])
  expect(run(['english', '--phrases', 'x'], '').code).toBe(2)
})

test('a domain of one’s own is a PDDL file; what is not understood comes with the reason', () => {
  const path = fileWith('rooms.pddl', rooms.domain)
  const text =
    'There are two rooms: hall and attic. There is one lamp: l. In hall; lies l attic; door hall attic. The door is shut. The goal is that carried l holds.'
  const { code, json } = run(['english', '--domain', path, '--json'], text)
  expect([code, json[0]]).toMatchObject([
    3,
    {
      ...{ domain: 'rooms', whose: 'own', assumed: [], missing: [] },
      problem: expect.stringMatching(
        /hall - room[\s\S]*\(door hall attic\)\s+\(in hall\)\s+\(lies l attic\)[\s\S]*\(carried l\)/,
      ),
      unread: [{ text: 'The door is shut.', why: expect.stringContaining('nearest is “(door {a} {b})') }],
    },
  ])
})
