// `generate`: the benchmark's layout, determinism, shards, and words for what cannot be.

import { beforeAll, expect, test } from 'vitest'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { built, fileWith, rooms, run as runProgram, runHere as run, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const ask = ['generate', '--domain', 'ferry', '--size', 'small', '--count', '6', '--seed', '11']

test('an array in the layout of the benchmark comes out, and the same one again', async () => {
  const words = [...ask, '--kind', 'app,nexta', '--format', 'gen,bool']
  const { code, out, err } = await run(words)
  expect([code, err]).toEqual([0, ''])
  expect((await run(words)).out).toBe(out)
  const { records, issues } = importAcpbench(out)
  expect(issues).toEqual([])
  const groups = records.map(({ group }) => group)
  expect(groups.filter(group => group === 'applicable_actions_gen')).toHaveLength(6)
  expect(groups.filter(group => group === 'applicable_actions_bool')).toHaveLength(6)
  expect(groups.filter(group => group === 'goal_closer_gen')).toHaveLength(6)
  expect(records.every(({ source }) => source !== null)).toBe(true)
})

test('ids are whole numbers in the file', async () => {
  const { out } = await run([...ask, '--kind', 'app', '--jsonl'])
  expect(out.split('\n')[0]).toMatch(/^\{"id": -?\d{10,19}, /)
})

test('what is named twice is made once', async () => {
  const { json } = await run([...ask, '--kind', 'app,APP', '--format', 'gen,gen', '--jsonl'])
  expect(new Set(json.map(({ context }) => context)).size).toBe(6)
  expect(json).toHaveLength(6)
})

test('a kind that has no such format is named, and nothing else is left out', async () => {
  const both = await run([...ask, '--kind', 'app,nexta', '--format', 'bool', '--jsonl'])
  expect([both.code, both.json.length]).toEqual([0, 6])
  expect(both.err).toBe('nexta: no questions, since it has the format gen only.\n')
  const none = await run([...ask, '--kind', 'nexta', '--format', 'bool'])
  expect([none.code, none.out]).toEqual([2, ''])
})

test('another seed gives other questions', async () => {
  const one = (await run([...ask, '--kind', 'nexta', '--jsonl'])).out
  const other = (await run([...ask.slice(0, -1), '12', '--kind', 'nexta', '--jsonl'])).out
  expect(other).not.toBe(one)
})

test('the shards, one after the other, are the whole', async () => {
  const words = [...ask, '--kind', 'app,val,land', '--jsonl']
  const whole = (await run(words)).out
  const parts: string[] = []
  for (const i of [1, 2, 3, 4]) parts.push((await run([...words, '--shard', `${i}/4`])).out)
  expect(parts.join('')).toBe(whole)
  expect(parts.filter(part => part !== '').length).toBeGreaterThan(1)
})

test('any number of worker threads writes the same bytes', async () => {
  for (const { layout, many } of [
    { layout: ['--jsonl'], many: ['3'] },
    { layout: [], many: ['3'] },
  ]) {
    const words = [...ask, '--kind', 'app,land', '--format', 'gen,mcq', ...layout]
    const one = await run([...words, '--workers', '1'])
    const others = many.map(n => runProgram([...words, '--workers', n]))
    expect(one.code).toBe(0)
    expect(one.out.length).toBeGreaterThan(1000)
    // Landmarks run short for choice, and that is stated once, whoever noticed.
    expect(one.err).toMatch(/^land mcq: 0 of 6 questions; mostly because .*\n$/)
    for (const other of others) expect([other.out, other.err, other.code]).toEqual([one.out, one.err, one.code])
  }
})

test('a domain of one’s own is asked about with its problem', async () => {
  const domain = fileWith('domain.pddl', rooms.domain)
  const problem = fileWith('problem.pddl', rooms.problem)
  const { code, out } = await run([
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

test('wrong usage shows what there is', async () => {
  expect(await run(['generate'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--domain'),
  })
  expect(await run(['generate', '--domain', 'fery'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('ferry'),
  })
  expect(await run([...ask, '--kind', 'apps'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('areach'),
  })
  expect(await run([...ask, '--shard', '4/3'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('i/n'),
  })
  expect(await run([...ask, '--workers', '0'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('from 1 to'),
  })
})

/** The content of a question, without the problem's name. */
const about = (record: Record<string, unknown>): string =>
  JSON.stringify([
    record.group,
    String(record.question).replace(/ A\. .*/s, ''),
    Array.isArray((record.choices as { text?: string[] } | undefined)?.text)
      ? [...(record.choices as { text: string[] }).text].sort()
      : [],
    String(record.PDDL_problem).replace(/\(problem [^)]*\)/, ''),
  ])

// Half as many for depot: its questions take longest to find.
test.for([
  ['ferry', 30],
  ['depot', 10],
] as const)('a file of small %s problems asks nothing twice, and says where it runs out', async ([domain, count]) => {
  const words = ['generate', '--domain', domain, '--size', 'small', '--jsonl']
  words.push('--count', `${count}`)
  const { out, err } = await run([...words, '--kind', 'app,areach,nexta', '--format', 'gen,mcq'])
  const lines = out.split('\n').filter(line => line !== '')
  const ids = lines.map(line => /^\{"id": (-?\d+),/.exec(line)![1])
  expect(new Set(ids).size).toBe(ids.length)
  const asked = lines.map(line => about(JSON.parse(line) as Record<string, unknown>))
  expect(new Set(asked).size).toBe(asked.length)
  if (lines.length < 5 * count) expect(err).toMatch(new RegExp(`\\d+ of ${count} questions; mostly because`))
  else expect(err).toBe('')
})

test('questions with a trap are made only of kinds that the wrong rule speaks of', async () => {
  const { code, out, err } = await run([...ask, '--kind', 'app,prog', '--trap', 'no-delete'])
  expect([code, err]).toEqual([0, ''])
  const groups = importAcpbench(out).records.map(({ group }) => group)
  expect(groups).toEqual(Array.from({ length: 6 }, () => 'progression_gen'))
  expect((await run([...ask, '--trap', 'no-rule'])).err).toContain('--trap is one of any, one-condition')
})
