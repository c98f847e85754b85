// `planground phrases`, as a dataset's maintainers run it.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { built, fileWith, run, runHere, SLOWEST_BUILD_MS } from './command'

beforeAll(built, SLOWEST_BUILD_MS)

const folder = resolve(import.meta.dirname, '../../domains/ferry')
const domain = join(folder, 'domain.pddl')
const problem = join(folder, 'problems/p01.pddl')
const text = readFileSync(join(folder, 'phrases.yaml'), 'utf8')

test('sound phrases give exit code 0 and no finding', () => {
  const { code, json } = run(['phrases', domain, join(folder, 'phrases.yaml'), problem, '--json'])
  expect([code, json]).toEqual([0, [{ findings: [] }]])
})

test('a fault gives exit code 1, its place, an example and a fix', async () => {
  const bad = text.replace('car {c} is not on the ferry', 'car {l} is not on the ferry')
  const path = fileWith('phrases.yaml', bad)
  const { code, json } = await runHere(['phrases', domain, path, problem, '--json'])
  expect(code).toBe(1)
  expect(json[0].findings).toEqual([
    expect.objectContaining({
      code: 'unknown-parameter',
      severity: 'error',
      line: bad.slice(0, bad.indexOf('{l} is not on')).split('\n').length,
      message: expect.stringContaining('`l`'),
      example: null,
      fix: { label: 'Write `{c}`', from: expect.any(Number), to: expect.any(Number), text: '{c}' },
    }),
  ])
  const [{ from, to }] = json[0].findings
  expect(bad.slice(from, to)).toBe('{l}')
})

test('two facts that read the same are shown side by side', async () => {
  const alike = text
    .replace('the ferry lies at location {l}', 'there is nobody at {l}')
    .replace('location {l} has car {c}', 'there is nobody at {l}, {c}')
  const { code, json, out } = await runHere(['phrases', domain, fileWith('p.yaml', alike), problem, '--json'])
  expect([code, json[0].findings.length], out).toEqual([0, 0])
  const same = text
    .replace('no car is on the ferry', 'the ferry takes part')
    .replace(
      '- sail the ferry from location {from} to location {to}',
      '- sail the ferry from location {to} to location {from}\n      - go from {to} to {from}\n      - go from {from} to {to}',
    )
  const found = await runHere(['phrases', domain, fileWith('p.yaml', same), problem, '--json'])
  expect(found.code).toBe(1)
  expect(found.json[0].findings).toMatchObject([{ code: 'argument-order' }])
  const empty = text.replace('no car is on the ferry', 'the ferry is not empty')
  const opposite = await runHere(['phrases', domain, fileWith('p.yaml', empty), problem, '--json'])
  expect(opposite.json[0].findings).toMatchObject([
    {
      code: 'says-the-opposite',
      example: {
        text: 'the ferry is not empty',
        item: '(not (empty-ferry))',
        other: { item: '(empty-ferry)' },
        problem: expect.any(String),
      },
    },
  ])
  expect((await runHere(['phrases', domain, fileWith('p.yaml', empty), problem])).out).toMatch(
    /:\d+:\d+: error: .*\[says-the-opposite\]/,
  )
})

test('broken YAML and faulty PDDL are reported with their place', async () => {
  const yaml = await runHere(['phrases', domain, fileWith('p.yaml', 'types: ['), '--json'])
  expect(yaml.code).toBe(1)
  expect(yaml.json[0].findings[0]).toMatchObject({ code: 'yaml', line: 1 })
  const pddl = await runHere(['phrases', fileWith('d.pddl', '(define (domain x)'), fileWith('p.yaml', text)])
  expect([pddl.code, pddl.err]).toEqual([1, expect.stringMatching(/d\.pddl:1:\d+: /)])
  expect((await runHere(['phrases', domain])).code).toBe(2)
})
