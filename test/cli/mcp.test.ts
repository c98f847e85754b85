// `mcp`: the tools as a client of the Model Context Protocol sees them. The client checks each result against the
// tool's output schema.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MessageChannel, type Worker } from 'node:worker_threads'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ToolCalls } from '#cli/mcp/calls'
import { optionsWith } from '#cli/mcp/mcp'
import { serveOn } from '#cli/mcp/serve'
import { tools } from '#cli/mcp/tools'
import { serveThread } from '#cli/thread'
import type { StartThread } from '#cli/threads'
import { loadKinds } from '#questions/kinds/registry'
import { built, questionFile, rooms, SLOWEST_BUILD_MS } from './command'

const { domain, problem } = rooms
const unsolvable = problem.replace('(door hall attic) ', '')

let started = 0
const asThread: StartThread = task => {
  started++
  const { port1, port2 } = new MessageChannel()
  serveThread(port1, task).catch(() => {})
  return Object.assign(port2, { terminate: async () => port2.close() }) as unknown as Worker
}

const client = new Client({ name: 'test', version: '1' })
const calls = new ToolCalls(asThread)

beforeAll(async () => {
  await loadKinds()
  const [here, there] = InMemoryTransport.createLinkedPair()
  await serveOn(there, optionsWith(calls))
  await client.connect(here)
  await client.listTools()
})

afterAll(async () => {
  await client.close()
  await calls.end()
})

const call = async (name: string, input: object) => {
  const found = await client.callTool({ name, arguments: { ...input } })
  const [first] = found.content as { text: string }[]
  return { isError: found.isError === true, text: first!.text, found: found.structuredContent }
}

describe('results', () => {
  const cases: [string, string, object, object][] = [
    ['check', 'sound texts', { domain, problem }, { ok: true, errors: 0, diagnostics: [] }],
    [
      'check',
      'a faulty domain alone',
      { domain: domain.replace('(in ?a) (door', '(inn ?a) (door') },
      {
        ok: false,
        diagnostics: [expect.objectContaining({ file: 'domain', code: 'unknown-predicate', line: 6, column: 25 })],
      },
    ],
    [
      'solve',
      'any plan',
      { domain, problem },
      { status: 'plan', cost: 2, plan: ['(go hall attic)', '(take lamp attic)'] },
    ],
    [
      'solve',
      'a cheapest plan',
      { domain, problem, optimal: true, certificates: true },
      {
        ...{ status: 'plan', cost: 2, optimal: true },
        evidence: expect.arrayContaining([
          {
            claim: 'the cheapest plan costs 2',
            kind: 'optimal',
            checked: true,
            certificate: expect.objectContaining({ plan: ['(go hall attic)', '(take lamp attic)'] }),
          },
        ]),
      },
    ],
    [
      'solve',
      'no plan',
      { domain, problem: unsolvable },
      { status: 'no-plan', plan: null, cost: null, evidence: [expect.objectContaining({ checked: true })] },
    ],
    [
      'validate',
      'a plan as a list',
      { domain, problem, plan: ['(go hall attic)', '(take lamp attic)'] },
      { valid: true, verdict: 'valid', cost: 2, failing: null },
    ],
    [
      'validate',
      'a step that cannot be taken',
      { domain, problem, plan: '(go hall attic)\n(go hall attic)\n(take lamp attic)' },
      {
        ...{ valid: false, verdict: 'fails', cost: null },
        failing: { number: 2, action: '(go hall attic)' },
        unmet: [{ condition: '(in hall)', since: 'step 1, `(go hall attic)`, made it false' }],
        state: expect.arrayContaining(['(in attic)']),
        why: expect.stringContaining('`(in hall)` does not hold'),
      },
    ],
    [
      'validate',
      'a plan that ends too early',
      { domain, problem, plan: ['(go hall attic)'] },
      {
        valid: false,
        verdict: 'short',
        failing: null,
        unmet: [expect.objectContaining({ condition: '(carried lamp)' })],
      },
    ],
    [
      'validate',
      'an unknown action',
      { domain, problem, plan: ['(goo hall attic)'] },
      { valid: false, failing: { number: 1, action: '(goo hall attic)' }, why: expect.stringContaining('`go`') },
    ],
    ['validate', 'no plan at all', { domain, problem, plan: '(go hall' }, { valid: false, verdict: 'unreadable' }],
    [
      'explain',
      'the initial state',
      { domain, problem },
      {
        ...{ applicable: ['(go hall attic)'], applicableCount: 1 },
        goal: { holds: false, missing: ['(carried lamp)'] },
      },
    ],
    [
      'explain',
      'an action after steps',
      { domain, problem, steps: ['(go hall attic)'], about: '(take lamp hall)' },
      {
        about: expect.objectContaining({
          ...{ sort: 'action', holds: false, unmet: ['(in hall)', '(lies lamp hall)'], reachable: false },
          evidence: [expect.objectContaining({ kind: 'closed-set', checked: true })],
        }),
      },
    ],
    [
      'explain',
      'a fact that comes to hold',
      { domain, problem, about: '(carried lamp)' },
      {
        about: expect.objectContaining({
          ...{ sort: 'fact', holds: false, reachable: true },
          sequence: ['(go hall attic)', '(take lamp attic)'],
        }),
      },
    ],
    [
      'explain',
      'a fact that never changes',
      { domain, problem, about: '(door hall attic)' },
      { about: expect.objectContaining({ holds: true, reachable: true }) },
    ],
    [
      'judge',
      'a right answer',
      { question: questionFile(), id: '9007199254740993003', answer: '1' },
      { id: '9007199254740993003', verdict: 'right', officialScore: 1 },
    ],
    [
      'judge',
      'a record as an object',
      { question: { ...JSON.parse(questionFile())[0], id: 7 }, answer: '(go attic hall)' },
      { id: '7', verdict: 'wrong', certificate: { kind: expect.any(String), checked: true } },
    ],
    [
      'equivalent',
      'another order',
      {
        domain,
        a: problem,
        b: problem.replace('(door hall attic) (door attic hall)', '(door attic hall) (door hall attic)'),
      },
      { equivalent: true, certificate: expect.objectContaining({ checked: true }) },
    ],
    ['equivalent', 'another task', { domain, a: problem, b: unsolvable }, { equivalent: false, solvable: false }],
  ]

  test.each(cases)('%s: %s', async (name, _, input, expected) => {
    const { isError, text, found } = await call(name, input)
    expect(isError, text).toBe(false)
    expect(found).toMatchObject(expected)
    expect(JSON.parse(text)).toEqual(found)
  })
})

describe('what is refused, in words for the model', () => {
  const cases: [string, string, object, string][] = [
    ['solve', 'PDDL with an error', { domain, problem: '(define' }, 'The PDDL of the problem has an error in line 1'],
    ['solve', 'a missing argument', { domain }, 'problem'],
    ['solve', 'a misspelt argument', { domain, problem, maxstates: 3 }, 'additional properties'],
    ['solve', 'a limit that is none', { domain, problem, maxStates: 0 }, 'must be >= 1'],
    ['explain', 'steps that fail', { domain, problem, steps: '(take lamp attic)' }, 'Step 1'],
    ['explain', 'an unknown name', { domain, problem, about: '(tak lamp attic)' }, 'did you mean `take`?'],
    ['judge', 'several questions', { question: questionFile(), answer: '1' }, 'give the `id` of one'],
    ['judge', 'no question', { question: 'x', answer: '1' }, 'There is no question.'],
    ['equivalent', 'a faulty truth', { domain, a: '(define', b: problem }, 'The first problem has an error.'],
  ]

  test.each(cases)('%s: %s', async (name, _, input, message) => {
    expect(await call(name, input)).toMatchObject({ isError: true, text: expect.stringContaining(message) })
  })

  test('an unknown tool is an error of the protocol', async () => {
    await expect(call('sovle', {})).rejects.toThrow('There is no tool "sovle"; there are check, solve')
  })
})

test('a search that reaches its limit is undecided, with a bound', async () => {
  const folder = resolve(import.meta.dirname, '../../domains/grid')
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
  const input = { domain: read('domain.pddl'), problem: read('problems/p01.pddl'), optimal: true, maxStates: 1 }
  const { found } = await call('solve', input)
  expect(found).toMatchObject({ optimal: false, why: expect.stringMatching(/limit of 1 state/) })
})

test('a cancelled call is ended, and the next one is answered by another thread', async () => {
  const own = new ToolCalls(asThread)
  const before = started
  const cancel = new AbortController()
  const asked = { name: 'solve', input: { domain, problem } }
  const [first, second] = [own.run(asked, cancel.signal), own.run(asked, cancel.signal)]
  const third = own.run(asked, new AbortController().signal)
  cancel.abort()
  const answers = await Promise.all([first, second, third, own.run(asked, cancel.signal)])
  expect(answers.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'result', 'failed'])
  expect(started).toBe(before + 3)
  await own.end()
})

test('every property of every schema is described or named by its values', () => {
  for (const { name, inputSchema } of tools)
    for (const [property, schema] of Object.entries(inputSchema.properties))
      expect(schema.description, `${name}.${property}`).toMatch(/\w/)
})

describe('the built command', () => {
  beforeAll(built, SLOWEST_BUILD_MS)
  const dist = resolve(import.meta.dirname, '../../dist')
  const lines = (messages: readonly object[]): string =>
    messages.map(each => `${JSON.stringify({ jsonrpc: '2.0', ...each })}\n`).join('')
  const hello = [
    {
      ...{ id: 1, method: 'initialize' },
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    },
    { method: 'notifications/initialized' },
  ]

  test('answers all that was asked before its input ends', () => {
    const asked = { id: 2, method: 'tools/call', params: { name: 'solve', arguments: { domain, problem } } }
    const ran = spawnSync(process.execPath, [join(dist, 'cli.js'), 'mcp'], {
      input: lines([...hello, asked, { id: 3, method: 'ping' }]),
      encoding: 'utf8',
    })
    expect([ran.status, ran.stderr]).toEqual([0, ''])
    const answers = ran.stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(answers.map(({ id }) => id).sort()).toEqual([1, 2, 3])
    expect(answers.find(({ id }) => id === 1).result).toMatchObject({
      ...{ protocolVersion: '2025-06-18', serverInfo: { name: 'planground' } },
    })
    expect(answers.find(({ id }) => id === 2).result.structuredContent).toMatchObject({ status: 'plan', cost: 2 })
  })

  test('no other verb loads the protocol', () => {
    for (const name of ['cli-core.cjs', 'cli-quick.cjs'])
      expect(readFileSync(join(dist, name), 'latin1')).not.toContain('notifications/initialized')
  })
})
