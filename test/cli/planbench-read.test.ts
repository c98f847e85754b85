// `read --family planbench`: recordings of the original program, line by line.

import { beforeAll, expect, test } from 'vitest'
import { dataFolder, dataText, dataNote } from '../support/data'
import { built, fileWith, run, runHere, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const lines = (...values: unknown[]): string => values.map(each => JSON.stringify(each)).join('\n')

test('every line has the result of the original, and a bad line affects no other', async () => {
  const input = [
    lines({ id: 'a', rule: 'plan', domain: 'blocksworld', input: 'Pick up the red block' }),
    'no JSON',
    lines(
      { id: 'b', rule: 'plan', domain: 'logistics', input: '1' },
      { id: 'c', rule: 'plan', domain: 'elsewhere', input: 'stack' },
      { id: 'd', rule: 'states', domain: 'blocksworld', input: '' },
      { id: 'e', rule: 'state', domain: 'blocksworld' },
      { id: 'f', rule: 'plan', domain: 'my_logistics', input: '' },
      { id: 'g', rule: 'cost', domain: 'depots', input: `time to execute ${'9'.repeat(20)}` },
      {
        ...{ id: 'h', rule: 'verification_score', domain: 'blocksworld' },
        input: { response: 'The plan is valid', reference: null },
      },
      { id: 'i', rule: 'val', domain: 'x', input: '(go)', domain_pddl: '(define', instances: {} },
      { id: 7, rule: 'state', domain: 'blocksworld', input: 'the red block is clear' },
    ),
  ].join('\n')
  const { code, out } = await runHere(['read', '--family', 'planbench', '--jsonl'], input)
  const found = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line.replaceAll('9'.repeat(20), '9')))
  expect(code).toBe(1)
  expect(found[0]).toEqual({
    id: 'a',
    output: { plan: '(pick-up a)\n', readable: '(pick-up red)\n' },
  })
  expect(found[1]).toEqual({ line: 2, error: expect.stringContaining('JSON') })
  expect(found[2]).toEqual({ id: 'b', output: { error: 'IndexError' } })
  expect(found[3]).toEqual({ id: 'c', output: null })
  expect(found[4].error).toContain('did you mean state')
  expect(found[5].error).toContain('"input"')
  expect(found[6].error).toContain('my_logistics')
  expect(out).toContain(`{"id":"g","output":${'9'.repeat(20)}}`)
  expect(found[8]).toEqual({ id: 'h', output: { error: 'AttributeError' } })
  expect(found[9].error).toContain('"instances"')
  expect(found[10]).toEqual({ id: '7', output: ['clear_a'] })
})

test('one text is read with what was kept of it, by a configuration of the user’s own', () => {
  const config = fileWith(
    'mine.yaml',
    'domain_name: my_blocksworld\ndomain_intro: ""\nactions:\n  lift: hoist the {}\npredicates: {}\n' +
      'encoded_objects: {x: big box}\n',
  )
  const words = ['read', 'plan', '--family', 'planbench', '--config', config]
  const { json, code } = run([...words, '--domain', 'my_blocksworld', '--json'], 'First hoist the big box!')
  expect(code).toBe(0)
  expect(json[0].official.plan).toBe('(lift x)\n')
  expect(json[0].trace.official.map((part: { what: string }) => part.what)).toEqual(
    'dropped kept dropped kept dropped'.split(' '),
  )
  expect(run([...words, '--domain', 'my_blocksword'], '').code).toBe(2)
})

test.skipIf(dataFolder() === undefined)(`recordings come out as they are${dataNote}`, () => {
  const sets = JSON.parse(dataText('planbench/instances.json.gz'))
  const { domains } = JSON.parse(dataText('planbench/domains.json'))
  const records = dataText('planbench/official.jsonl.gz')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  const input = records.map(({ output: _, ...record }) =>
    record.rule === 'val'
      ? {
          ...record,
          domain_pddl: domains[record.domain].domain_pddl,
          instances: { [record.instance]: sets[record.instance_set][record.instance] },
        }
      : record,
  )
  const config = fileWith('domains.json', dataText('planbench/domains.json'))
  const words = ['read', '--family', 'planbench', '--config', config, '--jsonl']
  const { code, json } = run(words, lines(...input))
  expect(code).toBe(0)
  expect(json).toEqual(
    records.map(({ id, rule, output }) => (rule === 'val' ? { id, output: { valid: output.valid } } : { id, output })),
  )
})
