// A plan given only by the removed steps: by names, also of actions that occur more than once, and by positions.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderAnswer } from '#language/answers/render-answer'
import { importAcpbench } from '#questions/benchmarks/acpbench/import'
import { readRecord } from '../support/judge-record'

const { records } = importAcpbench(readFileSync(new URL('./corpus/corpus-open1-records.json', import.meta.url), 'utf8'))
/** Its plan: sail l0 l1, board c0 l1, sail l1 l0, sail l0 l1, sail l1 l0, debark c0 l0. */
const record = records.find(({ id }) => id === '-7192086545795852658')!
const read = (text: string): string | null => {
  const { answer } = readRecord(record, text)
  return answer === null ? null : renderAnswer(answer)
}

const short = '`(sail l0 l1)`, `(board c0 l1)`, `(sail l1 l0)`, `(debark c0 l0)`'

test('two actions that follow each other at one place alone are removed there', () => {
  expect(read('Remove (sail l1 l0) and (sail l0 l1).')).toBe(short)
  expect(read('The actions (sail l0 l1) and (sail l1 l0) are redundant.')).toBe(short)
})

test('of what occurs twice, or does not are side by side, nothing is removed', () => {
  expect(read('Remove (sail l1 l0).')).toBeNull()
  expect(read('Remove (sail l1 l0) and (board c0 l1).')).toBeNull()
  expect(read('Remove (debark c0 l0) and (sail l1 l0).')).toBeNull()
})

test('removed steps are found by their positions', () => {
  expect(read('Drop the third and fourth actions.')).toBe(short)
  expect(read('Remove steps 3 and 4.')).toBe(short)
  expect(read('Steps 3-4 are redundant.')).toBe(short)
  expect(read('Remove indices 2 and 3.')).toBe(short)
  expect(read('Remove (sail l1 l0) and (sail l0 l1), the actions 2 and 3.')).toBe(short)
  expect(read('Remove the last two steps.')).toBe('`(sail l0 l1)`, `(board c0 l1)`, `(sail l1 l0)`, `(sail l0 l1)`')
  expect(read('Omit the first and the last action.')).toBe(
    '`(board c0 l1)`, `(sail l1 l0)`, `(sail l0 l1)`, `(sail l1 l0)`',
  )
  expect(read('The second-to-last step can be removed.')).toBe(
    '`(sail l0 l1)`, `(board c0 l1)`, `(sail l1 l0)`, `(sail l0 l1)`, `(debark c0 l0)`',
  )
})

test('words determine which occurrence of an action is removed', () => {
  const without = read('Remove the second (sail l1 l0).')
  expect(without).toBe(read('Remove step 5.'))
  expect(read('Remove the first occurrence of (sail l1 l0).')).toBe(read('Remove step 3.'))
})

test('positions that are not removed, or with an open count, are not an answer', () => {
  expect(read('Actions 2 and 3 can be removed.')).toBeNull()
  expect(read('The last two actions cannot be removed.')).toBeNull()
  expect(read('Remove the last two actions?')).toBeNull()
  expect(read('After the last two actions the car is at l0.')).toBeNull()
  expect(read('Remove the twentieth action.')).toBeNull()
  expect(read('Remove (board c0 l1), the last action.')).toBeNull()
})

test('a small part of the plan that is to be removed is not a shortened plan', () => {
  expect(read('(sail l1 l0) is undone by (sail l0 l1); both are superfluous.')).toBe(short)
  expect(read('- (sail l1 l0)\n- (sail l0 l1)\nThese two can be removed.')).toBe(short)
  expect(read('(sail l1 l0) followed by (sail l0 l1) undo each other and can be removed.')).toBe(short)
  // A step that cannot be removed does not count.
  expect(read('- (sail l1 l0)\n- (sail l0 l1)\nThese two cannot be removed.')).not.toBe(short)
})
