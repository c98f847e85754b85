// The official readers against recordings of the original program, and against hostile texts.

import { expect, test } from 'vitest'
import { readConfigurations } from '#questions/benchmarks/planbench/config'
import { readOfficialCost } from '#questions/benchmarks/planbench/official/cost'
import { readOfficialPlan } from '#questions/benchmarks/planbench/official/plan'
import { readOfficialState } from '#questions/benchmarks/planbench/official/state'
import { tablesFor, tablesOf } from '#questions/benchmarks/planbench/official/tables'
import { checkByVal, valSteps } from '#questions/benchmarks/planbench/official/val'
import { officialLevels, readOfficialVerification } from '#questions/benchmarks/planbench/official/verification'
import type { OfficialTables } from '#questions/benchmarks/planbench/official/tables'
import type { TracePart } from '#language/answers/reading'
import { loadTask } from '#planning/task/load'
import { growth } from '../../support/cpu'
import { type DataRecord, dataFolder, dataText, dataNote } from '../../support/data'

const absent = dataFolder() === undefined

function outputOf(record: DataRecord, tables: OfficialTables): unknown {
  const { rule, input } = record
  switch (rule) {
    case 'plan':
      return readOfficialPlan(input, tables).value
    case 'state':
      return readOfficialState(input, tables).value
    case 'verification':
      return readOfficialVerification(input, tables).value
    case 'verification_score':
      return officialLevels(input.response, input.reference, tables)
    default:
      return readOfficialCost(input).value
  }
}

test.skipIf(absent)(`every recorded case is read as the original program reads it${dataNote}`, () => {
  const { found } = readConfigurations(dataText('planbench/domains.json'))
  const sets = JSON.parse(dataText('planbench/instances.json.gz'))
  const opened = new Map(found.map(each => [each.name, each]))
  const records: DataRecord[] = dataText('planbench/official.jsonl.gz')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
  expect(records.length).toBeGreaterThan(500)
  for (const record of records) {
    const named = opened.get(record.domain)
    if (record.rule === 'val') {
      const loaded = loadTask({
        domain: named!.domainText!,
        problem: sets[record.instance_set][record.instance],
      })
      if (loaded.kind !== 'ready') throw new Error(loaded.message)
      const { valid } = checkByVal(loaded.task, record.input)
      expect(valid, record.id).toBe(record.output.valid)
      continue
    }
    const tables = named === undefined ? tablesFor(record.domain) : tablesOf(named)
    expect(outputOf(record, tables), record.id).toEqual(record.output)
    // The known data of the domain suffice without a configuration.
    expect(outputOf(record, tablesFor(record.domain)), record.id).toEqual(record.output)
  }
})

const blocks = tablesFor('blocksworld')
const kept = (trace: readonly TracePart[], what: TracePart['what'] = 'kept'): string[] =>
  trace.filter(part => part.what === what).map(part => part.text)

test('what was kept, dropped and supplied is shown in the raw text', () => {
  const text = '1. Pick up the RED block!\nnow, stack the red block on top of the blue block'
  const { trace } = readOfficialPlan(text, blocks)
  expect(kept(trace)).toEqual(['Pick up', 'RED block', 'stack', 'red block', 'blue block'])
  expect(trace.map(part => part.text).join('')).toBe(text)
  const drive = readOfficialPlan('İ\n3. drive truck_1. from location_1_0 to location_1_2.', logistics)
  expect(drive.value).toMatchObject({ plan: '(drive-truck t1 l1-0 l1-2 c1)\n' })
  expect(kept(drive.trace)).toEqual(['drive', 'truck_1', 'location_1_0', 'location_1_2'])
  expect(kept(drive.trace, 'supplied')).toEqual(['-truck', ' c1'])
  const state = readOfficialState('the red block is clear and not so, hand is empty', blocks)
  expect(kept(state.trace)).toEqual(['red', 'clear', 'hand is empty'])
  const stopped = readOfficialPlan('load', logistics)
  expect(stopped.value).toEqual({ error: 'IndexError' })
  expect(kept(stopped.trace)).toEqual([])
})

const logistics = tablesFor('logistics')

test('white space, digits and lower case are those of Python', () => {
  const plan = (text: string, tables: OfficialTables) => (readOfficialPlan(text, tables).value as { plan: string }).plan
  // U+0085 and U+001C part tokens, U+FEFF does not; a line separator ends no line.
  expect(plan('pick up\u0085the red block', blocks)).toBe('(pick-up a)\n')
  expect(plan('pick up\u001cthe red block', blocks)).toBe('(pick-up a)\n')
  expect(plan('pick up\ufeffthe red block', blocks)).toBe('')
  expect(plan('pick up the red block\u2028put down the blue block', blocks)).toBe('')
  expect(readOfficialPlan('²', logistics).value).toEqual({ error: 'IndexError' })
  expect(plan('².load p_² into a_٣ at l_0', logistics)).toBe('(load-airplane p² a٣ l0)\n')
  expect(readOfficialPlan('𝟏', logistics).value).toEqual({ error: 'IndexError' })
  expect(plan('𝟏. fly a_𝟏', logistics)).toBe('(fly-airplane a𝟏)\n')
  expect(readOfficialCost('time to execute ٤٢ minutes').value).toBe(42)
  expect(readOfficialCost('time to execute 𝟙𝟚').value).toBe(12)
  expect(readOfficialCost(`time to execute ${'9'.repeat(20)}`).value).toBe(10n ** 20n - 1n)
  expect(readOfficialCost(`time to execute ${'9'.repeat(4301)}`).value).toEqual({
    error: 'ValueError',
  })
})

test('the plan checker ends a plan where no step can follow, and refuses half a step', () => {
  const names = (text: string) => valSteps(text)?.map(step => [step.name, ...step.arguments])
  expect(names('(A b)\n(c d) and so on (e f)')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(names('(a b)) (c d)')).toEqual([['a', 'b']])
  expect(names('2: (a, b) ; (x y)\n0.5: (c\\ d) [3.0]')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(names('prose')).toEqual([])
  for (const bad of ['(a 1)', '(a b.)', '(a (b))', '()', '(a b', '3', '1. (a b)', '(a and)', '(a) [x]'])
    expect(names(bad), bad).toBeUndefined()
})

test('texts of any kind are read in linear time', () => {
  const readers: ((text: string) => unknown)[] = [
    text => readOfficialCost(text),
    text => valSteps(text),
    ...['blocksworld', 'mystery_blocksworld', 'logistics', 'depots', 'obfuscated_deceptive_logistics']
      .map(tablesFor)
      .flatMap(tables => [
        (text: string) => readOfficialPlan(text, tables),
        (text: string) => readOfficialState(text, tables),
        (text: string) => readOfficialVerification(text, tables),
      ]),
  ]
  const pieces = [
    'pick up ',
    ' and ',
    '\n1.',
    '((',
    'unmet goal\n',
    'red block,',
    ' is at ',
    '9',
    'object_1 clip ',
    ';',
  ]
  const readAll = (text: string): void => {
    for (const read of readers) read(text)
  }
  for (const piece of pieces) {
    const text = (units: number) => piece.repeat(units / piece.length)
    const times = growth(
      () => readAll(text(20_000)),
      () => readAll(text(100_000)),
      15,
    )
    expect(times, JSON.stringify(piece)).toBeLessThan(15)
  }
})
