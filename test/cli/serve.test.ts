// Requests as JSON lines: `serve`, and `--jsonl` of check, solve and validate.

import { describe, expect, test } from 'vitest'
import { questionFile, rooms, runHere } from './command'

const { domain, problem, plan } = rooms
const lines = (...all: readonly (object | string)[]): string =>
  all.map(each => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n')

/** A record with a long number as its id, as its own text. */
const question = /\{.*?\}(?=,\n)/.exec(questionFile())![0]

describe('serve', () => {
  test('requests of all kinds are answered in order, and an error is a line', async () => {
    const { code, json } = await runHere(
      ['serve'],
      lines(
        { id: 1, verb: 'check', domain, problem },
        { id: 'b', verb: 'solve', domain, problem, optimal: true },
        { id: 'c', verb: 'validate', domain, problem, plan: plan.trim().split('\n').slice(1) },
        `{"id":"d","verb":"judge","answer":"(go hall attic)","question":${question}}`,
        { id: 'e', verb: 'equivalent', domain, a: problem, b: problem.replace('carried lamp', 'in attic') },
        { id: 'f', verb: 'dance' },
        '{"id":',
        { id: 'h', verb: 'solve', domain, problem: problem.replace('carried', 'carry') },
        { id: 'i', verb: 'solve', domain, problem, max_states: -1 },
        { id: 'j', verb: 'judge', question: {}, answer: '' },
        { verb: 'validate', domain, problem, plan },
      ),
    )
    expect(code).toBe(1)
    expect(json).toMatchObject([
      { id: '1', diagnostics: [] },
      { id: 'b', status: 'plan', cost: 2, certificate: { kind: 'optimal', checked: true } },
      { id: 'c', valid: false, step: 0, missing: ['(in attic)'], certificate: { kind: 'plan', checked: true } },
      { id: 'd', verdict: 'right', officialScore: 1 },
      { id: 'e', equivalent: false },
      { id: 'f', line: 6, error: expect.stringContaining('there are check, solve') },
      { line: 7, error: expect.stringContaining('JSON') },
      { id: 'h', line: 8, error: expect.stringContaining('`carry`') },
      { id: 'i', line: 9, error: expect.stringContaining('max_states') },
      { id: 'j', line: 10, error: expect.any(String) },
      { valid: true, cost: 2 },
    ])
    expect(json[10]).not.toHaveProperty('id')
  })

  test.each([
    [[], {}, { kind: 'plan', checked: true }],
    [[], { certificate: false }, null],
    [['--certificates', 'none'], { certificate: true }, null],
    [['--certificates', 'asked'], {}, null],
    [['--certificates', 'asked'], { certificate: true }, { kind: 'plan', checked: true }],
    [['--evidence'], {}, { proofs: [{ claim: { kind: 'reachable' }, certificate: { kind: 'plan' } }] }],
  ])('%j of %j', async (words, fields, certificate) => {
    const { json } = await runHere(['serve', ...words], lines({ verb: 'validate', domain, problem, plan, ...fields }))
    if (certificate === null) expect(json[0].certificate).toBeNull()
    else expect(json[0].certificate).toMatchObject(certificate)
  })
})

test('`--jsonl` gives what the verbs give, with the options of the command as defaults', async () => {
  const input = lines(
    { id: 'a', domain, problem, plan },
    { id: 'b', domain: domain.replace('(in ?a)', '(inn ?a)'), problem, plan },
  )
  const found = async (...words: readonly string[]) => (await runHere(words, input)).json
  expect(await found('check', '--jsonl')).toMatchObject([
    { diagnostics: [] },
    { diagnostics: [{ code: 'unknown-predicate' }] },
  ])
  expect(await found('solve', '--jsonl', '--optimal')).toMatchObject([
    { id: 'a', optimal: true },
    { id: 'b', line: 2 },
  ])
  expect(await found('validate', '--jsonl')).toMatchObject([
    { id: 'a', valid: true },
    { id: 'b', line: 2 },
  ])
  expect((await runHere(['solve', 'domain.pddl', '--jsonl'], '')).code).toBe(2)
})

test('a limit is undecided, by its line and by the exit code', async () => {
  const { code, json } = await runHere(
    ['serve', '--max-states', '1'],
    lines({ verb: 'solve', domain, problem, optimal: true }),
  )
  expect(json).toMatchObject([{ status: 'undecided', plan: null }])
  expect(code).toBe(3)
})
