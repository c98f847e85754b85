// A plan told only by what is removed of it, where an action that is removed occurs more than once.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sayAnswer } from '../../src/answers/say-answer'
import { importAcpbench } from '../../src/benchmarks/acpbench/import'
import { readRecord } from '../support/judge-record'

const { records } = importAcpbench(
  readFileSync(new URL('./corpus/corpus-open1-records.json', import.meta.url), 'utf8'),
)
/** Its plan: sail l0 l1, board c0 l1, sail l1 l0, sail l0 l1, sail l1 l0, debark c0 l0. */
const record = records.find(({ id }) => id === '-7192086545795852658')!
const read = (text: string): string | null => {
  const { answer } = readRecord(record, text)
  return answer === null ? null : sayAnswer(answer)
}

const short = '`(sail l0 l1)`, `(board c0 l1)`, `(sail l1 l0)`, `(debark c0 l0)`'

test('two actions that follow each other at one place alone are removed there', () => {
  expect(read('Remove (sail l1 l0) and (sail l0 l1).')).toBe(short)
  expect(read('The actions (sail l0 l1) and (sail l1 l0) are redundant.')).toBe(short)
})

test('of what occurs twice, or does not stand side by side, nothing is removed', () => {
  expect(read('Remove (sail l1 l0).')).toBeNull()
  expect(read('Remove (sail l1 l0) and (board c0 l1).')).toBeNull()
  expect(read('Remove (debark c0 l0) and (sail l1 l0).')).toBeNull()
})
