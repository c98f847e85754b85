// Benchmark files → records: ids to the last digit, and a stated reason for everything left out.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { groupOf, readGroup } from '#questions/benchmarks/acpbench/groups'
import { readJson } from '#base/json/json'
import { formatCodes, kindCodes } from './kinds'
import { growth } from '../support/cpu'
import { dataFolder, dataText, skipMessage } from '../support/data'

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')

const question = (fields: object): string =>
  JSON.stringify({
    id: 7,
    group: 'applicable_actions_bool',
    context: 'c',
    question: 'q',
    answer: 'yes',
    ...fields,
  })

test('an open file gives a record a question, with ids to the last digit', () => {
  const { records, issues } = importAcpbench(fixture('courier.gen.json'))
  expect(issues).toEqual([])
  expect(records.map(record => record.kind)).toEqual('app prog prog reach areach val just land nexta'.split(' '))
  expect(records[0]!.id).toBe('-6003545580663971137')
  expect(records.every(record => record.format === 'gen')).toBe(true)
  expect(records[5]!.gold).toBe(2)
  expect(records[0]!.source!.domain).toContain('(define (domain courier)')
})

test('yes/no and choice records have no PDDL', () => {
  const lines = importAcpbench(fixture('courier.bool.jsonl'))
  expect(lines.issues).toEqual([])
  expect(lines.records.map(record => [record.kind, record.format, record.source])).toEqual([
    ['app', 'bool', null],
    ['reach', 'bool', null],
    ['land', 'bool', null],
  ])
  const choice = importAcpbench(fixture('courier.mcq.json'))
  expect(choice.issues).toEqual([])
  expect(choice.records[1]!.choices!.label).toEqual(['A', 'B', 'C', 'D'])
})

test('a single object and objects one a line are read as well as a list', () => {
  expect(importAcpbench(question({})).records).toHaveLength(1)
  expect(importAcpbench(`\ufeff${question({})}\r\n\n${question({})}\n`).records).toHaveLength(2)
  expect(importAcpbench(`[${question({})}]`).records).toHaveLength(1)
})

test('a faulty record is reported with its place and the others stay', () => {
  const { records, issues } = importAcpbench(
    `[\n${question({})},\n{"id": 1, "group": oops},\n${question({ group: 'cooking_gen' })},\n${question({ context: 3 })},\n17,\n${question({})}\n]`,
  )
  expect(records.map(record => record.index)).toEqual([0, 5])
  expect(issues.map(issue => issue.index)).toEqual([1, 2, 3, 4])
  expect(issues[0]!.message).toContain('line 3, column 20')
  expect(issues[1]!.message).toContain('unknown group `cooking_gen`')
  expect(issues[2]!.message).toContain('a number as `context`; a text was expected')
  expect(issues[3]!.message).toContain('is a number, but an object')
})

test('a faulty line does not spoil the next', () => {
  const { records, issues } = importAcpbench(`${question({})}\n{"id": 2, "group":\n${question({})}\n`)
  expect(records).toHaveLength(2)
  expect(issues).toHaveLength(1)
})

// The faults, each in the first of four records; the other three must stay.
const spoiled: readonly (readonly [string, (record: string) => string])[] = [
  ['lacks its closing brace', record => record.slice(0, -1)],
  ['has a string that is never closed', record => record.slice(0, record.indexOf('"c"') + 2)],
  ['is cut in the middle', record => record.slice(0, 20)],
  ['has a bracket too many', record => record.replace('"q"', '["q"')],
  ['has a field without a value', record => record.replace('"q"', '')],
  ['is one brace', () => '{'],
]
for (const [fault, spoil] of spoiled) {
  const four = [1, 2, 3, 4].map(id => question({ id }))
  const broken = [spoil(four[0]!), ...four.slice(1)]
  const layouts: readonly (readonly [string, string])[] = [
    ['one a line', broken.join('\n')],
    ['a list, one a line', `[${broken.join(',\n')}]`],
    ['a list, indented', `[\n  ${broken.join(',\n  ')}\n]`],
    ['a list on one line', `[${broken.join(', ')}]`],
    [
      'a list over many lines',
      `[\n${[broken[0]!, ...four.slice(1).map(each => JSON.stringify(JSON.parse(each), null, 2))].join(',\n')}\n]`,
    ],
  ]
  for (const [layout, text] of layouts)
    test(`a record that ${fault} loses no other: ${layout}`, () => {
      const { records, issues } = importAcpbench(text)
      expect(records.map(record => record.id)).toEqual(['2', '3', '4'])
      expect(issues.length).toBeGreaterThan(0)
      expect(issues[0]!.message).toContain('Record 1 (line')
    })
}

test('a fault in the middle is reported, with where reading continues', () => {
  const { records, issues } = importAcpbench(
    `${question({ id: 1 })}\n{"id": 2,\n "group": \n oops\n${question({ id: 3 })}`,
  )
  expect(records.map(record => record.id)).toEqual(['1', '3'])
  expect(issues).toHaveLength(1)
  expect(issues[0]!.message).toContain('Reading continues at line 5.')
})

test('recovery is linear: ten thousand bad records of each kind', () => {
  const steps = (many: number) => () => {
    for (const [, spoil] of spoiled)
      for (const between of ['\n', ',\n', ', ']) {
        const text = Array.from({ length: many }, () => spoil(question({}))).join(between)
        importAcpbench(between === '\n' ? text : `[${text}]`)
      }
  }
  // Ten times the text; a quadratic reader would take a hundred times as long.
  expect(growth(steps(1_000), steps(10_000), 40)).toBeLessThan(40)
})

test('an open question without PDDL is reported', () => {
  const { records, issues } = importAcpbench(question({ group: 'validation_gen', answer: 3 }))
  expect(records).toEqual([])
  expect(issues[0]!.message).toContain('both texts were expected')
})

test('a yes/no question that carries PDDL keeps it', () => {
  const { records } = importAcpbench(question({ PDDL_domain: 'd', PDDL_problem: 'p' }))
  expect(records[0]).toMatchObject({ format: 'bool', source: { domain: 'd', problem: 'p' } })
})

test('a record without an answer, or with a senseless one, is kept without gold', () => {
  const without = importAcpbench(question({ answer: undefined }))
  expect(without.issues).toEqual([])
  expect(without.records[0]!.gold).toBeUndefined()
  const senseless = importAcpbench(question({ answer: { deep: [[[]]] } }))
  expect(senseless.records[0]!.gold).toBeUndefined()
  expect(senseless.issues[0]!.message).toContain('`yes` or `no` was expected')
})

test.each([
  ['', 'empty'],
  ['   \n', 'empty'],
  ['id,group\n1,x', 'not a benchmark file'],
  ['<html>', 'not a benchmark file'],
  ['\u001f\u008bxyz', 'packed'],
  ['[]', 'no question'],
])('%j is reported as a whole', (text, part) => {
  const { records, issues } = importAcpbench(text)
  expect(records).toEqual([])
  expect(issues[0]!.index).toBe(-1)
  expect(issues[0]!.message).toContain(part)
})

test('a cut-off list keeps what came before the cut', () => {
  const text = `[${question({})},${question({})},${question({})}]`
  const { records, issues } = importAcpbench(text.slice(0, -30))
  expect(records).toHaveLength(2)
  expect(issues[0]!.message).toContain('never closed')
})

test('no text is too strange: 300,000 characters of anything end in an issue', () => {
  for (const part of ['[', '{', '"', '\\', '{"a":', '[[],', '1,', '{}\n', '{"a":[\n', ']', '9']) {
    for (const head of ['', '[', '{', '{"a":"']) {
      const { records, issues } = importAcpbench(head + part.repeat(Math.ceil(300_000 / part.length)))
      expect(records).toEqual([])
      expect(issues.length).toBeGreaterThan(0)
      expect(issues.length).toBeLessThan(1100)
    }
  }
})

test('a field called __proto__ stays a field', () => {
  const outcome = readJson('{"__proto__": {"group": "x"}, "a": 1}', 0)
  expect(outcome.kind).toBe('value')
  if (outcome.kind === 'value') {
    expect(Object.keys(outcome.value as object)).toEqual(['__proto__', 'a'])
    expect((outcome.value as Record<string, unknown>).group).toBeUndefined()
  }
})

test('JSON is read as the platform reads it', () => {
  for (const text of ['{"a":[1,-2.5e3,"x\\n\\u00e9\\"",true,null,{}],"b":[]}', '"\\\\"', ' [ ] '])
    expect(readJson(text, 0)).toMatchObject({ value: JSON.parse(text) })
})

test('every group name is read back', () => {
  for (const kind of kindCodes)
    for (const format of formatCodes) expect(readGroup(groupOf(kind, format))).toEqual({ kind, format })
})

test('all published files import without an issue', context => {
  if (dataFolder() === undefined) return context.skip(skipMessage)
  for (const kind of kindCodes)
    for (const format of formatCodes) {
      if (kind === 'nexta' && format !== 'gen') continue
      const text = dataText(`acpbench/${kind}.${format}.json`)
      const { records, issues } = importAcpbench(text)
      expect(issues, `${kind}.${format}`).toEqual([])
      expect(records.length).toBe(text.split('"group":').length - 1)
      for (const record of records) {
        expect([record.kind, record.format]).toEqual([kind, format])
        expect(text).toMatch(new RegExp(`"id": ${record.id}\\b`))
      }
    }
})
