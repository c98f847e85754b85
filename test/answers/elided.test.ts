// English that omits what was stated before is read completely, or is not an answer.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FreeReading } from '#language/answers/reading'
import { renderAnswer } from '#language/answers/render-answer'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { wordingsFor } from '#language/library/wordings'
import { readRecord } from '../support/judge-record'

const { records } = importAcpbench(readFileSync(new URL('./corpus/corpus-open1-records.json', import.meta.url), 'utf8'))

/** A response to a question on blocks b1, b2, …, as it is read. */
function readOf(kind: string, text: string): FreeReading {
  const record = records.find(one => one.kind === kind && one.source?.domain.includes('unstack') === true)!
  return readRecord(record, text, { wordings: () => wordingsFor(record.source!, record.context) })
}

function resultOf(kind: string, text: string): string {
  const { answer, doubt } = readOf(kind, text)
  return answer === null ? (doubt === null ? 'nothing' : 'ambiguous') : renderAnswer(answer)
}

const all = '`(put-down b1)`, `(stack b1 b2)`, `(stack b1 b3)`'

test.each([
  ['The arm can put b1 down on the table, or stack it on b2 or on b3.', all],
  ['Put b1 down, or stack b1 on b2 or b3.', all],
  ['put b1 down, stack it on b2, or stack it on b3', all],
  ['Put b1 down, stack it on b2 and b3.', all],
  ['Put b1 down and put b2 down.', '`(put-down b1)`, `(put-down b2)`'],
  ['Put down b1, b2 and b3.', '`(put-down b1)`, `(put-down b2)`, `(put-down b3)`'],
  ['Stack b1 or b2 on b3.', '`(stack b1 b3)`, `(stack b2 b3)`'],
  ['Put b1 down; b2 is clear.', '`(put-down b1)`'],
  ['Put b1 down, because b2 is not wide enough.', '`(put-down b1)`'],
  ['Put b1 down, but not b2.', '`(put-down b1)`'],
  ['Put b1 down, or balance it on b2.', 'ambiguous'],
  ['Put b1 down, or stack it.', 'ambiguous'],
  ['Put b1 down on b2.', 'ambiguous'],
])('actions: %s', (text, expected) => {
  expect(resultOf('app', text)).toBe(expected)
})

test.each([
  ['b1 is held by the arm and b2 is not clear.', 'becomes true: `(holding b1)`; becomes false: `(clear b2)`'],
  ['b1 and b2 are clear and b3 is not clear.', 'becomes true: `(clear b1)`, `(clear b2)`; becomes false: `(clear b3)`'],
  [
    'b1 is on b2 and b3 and b1 are clear.',
    'becomes true: `(on b1 b2)`, `(clear b3)`, `(clear b1)`; becomes false: an empty list',
  ],
  ['b1 is clear and b2 is in the claws.', 'ambiguous'],
  ['b1 or b2 is clear.', 'ambiguous'],
])('effects: %s', (text, expected) => {
  expect(resultOf('prog', text)).toBe(expected)
})

test('what was read and what was left is shown', () => {
  const text = 'Put b1 down, or balance it on b2.'
  const { doubt } = readOf('app', text)
  expect(doubt?.text).toBe('Only part of the text could be read, as `(put-down b1)`; “or balance it on b2” is left.')
  expect(doubt?.others.map(renderAnswer)).toEqual(['`(put-down b1)`'])
})

test('two facts at once are not judged by the first', () => {
  const record = records.find(one => one.kind === 'app' && one.source?.domain.includes('unstack') === true)!
  const text = 'Block b1 is on b2 and on the table at the same time.'
  const { answer, doubt } = readRecord({ ...record, kind: 'reach' }, text, {
    wordings: () => wordingsFor(record.source!, record.context),
  })
  expect(answer).toBeNull()
  expect(doubt?.text).toBe('The text can be read as `(on b1 b2)` or `(ontable b1)`; nothing in it says which is meant.')
})
