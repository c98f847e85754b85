// `generate` from outside: the benchmark's layout, determinism, shards, and words for what cannot be.

import { beforeAll, expect, test } from 'vitest'
import { importAcpbench } from '../../src/benchmarks/acpbench/import'
import { built, fileWith, rooms, run, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const ask = ['generate', '--domain', 'ferry', '--size', 'small', '--count', '6', '--seed', '11']

test('an array in the layout of the benchmark comes out, and the same one again', () => {
  const words = [...ask, '--kind', 'app,nexta', '--format', 'gen,bool']
  const { code, out, err } = run(words)
  expect([code, err]).toEqual([0, ''])
  expect(run(words).out).toBe(out)
  const { records, issues } = importAcpbench(out)
  expect(issues).toEqual([])
  const groups = records.map(({ group }) => group)
  expect(groups.filter(group => group === 'applicable_actions_gen')).toHaveLength(6)
  expect(groups.filter(group => group === 'applicable_actions_bool')).toHaveLength(6)
  expect(groups.filter(group => group === 'goal_closer_gen')).toHaveLength(6)
  expect(records.every(({ source }) => source !== null)).toBe(true)
})

test('ids are whole numbers in the file', () => {
  const { out } = run([...ask, '--kind', 'app', '--jsonl'])
  expect(out.split('\n')[0]).toMatch(/^\{"id": -?\d{10,19}, /)
})

test('another seed gives other questions', () => {
  const one = run([...ask, '--kind', 'nexta', '--jsonl']).out
  const other = run([...ask.slice(0, -1), '12', '--kind', 'nexta', '--jsonl']).out
  expect(other).not.toBe(one)
})

test('the shards together are the whole', () => {
  const words = [...ask, '--kind', 'app,val,land', '--jsonl']
  const lines = (text: string): string[] => text.split('\n').filter(line => line !== '')
  const whole = lines(run(words).out)
  const parts = [1, 2, 3].flatMap(i => lines(run([...words, '--shard', `${i}/3`]).out))
  expect([...parts].sort()).toEqual([...whole].sort())
})

test('a domain of one’s own is asked about with its problem', () => {
  const domain = fileWith('domain.pddl', rooms.domain)
  const problem = fileWith('problem.pddl', rooms.problem)
  const { code, out } = run([
    'generate',
    '--domain',
    domain,
    '--problem',
    problem,
    '--kind',
    'nexta',
    '--count',
    '1',
  ])
  expect(code).toBe(0)
  expect(importAcpbench(out).records).toHaveLength(1)
})

test('wrong usage says what there is', () => {
  expect(run(['generate'])).toMatchObject({ code: 2, err: expect.stringContaining('--domain') })
  expect(run(['generate', '--domain', 'fery'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('ferry'),
  })
  expect(run([...ask, '--kind', 'apps'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('areach'),
  })
  expect(run([...ask, '--shard', '4/3'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('i/n'),
  })
})
