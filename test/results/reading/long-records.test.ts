// Records that are longer than any may be, and broken ones that swallow megabytes: they are stated, and the others read.

import { expect, test } from 'vitest'
import type { ByteSource } from '#results/reading/source'
import { bare, bytesOf, readAll, sample } from './support'

/** A file made as it is read: pieces of text, each a number of times. */
function made(...pieces: readonly (readonly [string, number])[]): ByteSource {
  return {
    name: 'x',
    size: null,
    async *stream() {
      for (const [text, count] of pieces) {
        const bytes = bytesOf(text)
        for (let i = 0; i < count; i++) yield bytes
      }
    },
  }
}

const million = 'y'.repeat(1_000_000)
const open = '{"doc_id": 9, "doc": {}, "resps": [["'
const good = (i: number): string => bare(sample(i))

test.each([
  ['lines', '', '\n', ''],
  ['a list', '[', ',', ']'],
])('in %s one record of 65 MB is passed over', async (_, before, between, after) => {
  const { records, issues } = await readAll([
    made([`${before}${good(0)}${between}${open}`, 1], [million, 65], [`"]]}${between}${good(1)}${after}`, 1]),
  ])
  expect(records.map(({ line }) => line)).toEqual([1, 3])
  expect(issues).toMatchObject([
    { line: 2, message: expect.stringContaining('is longer than 64 MB and was passed over') },
  ])
})

test('in a list on one line a quote too few costs one record, however much it swallows', async () => {
  const broken = good(1).replace('"group":"', '"group":')
  const { records, issues } = await readAll([
    made([`[${good(0)},${broken},`, 1], [`${good(2).replace('answer 2', million)},`, 70], [`${good(3)}]`, 1]),
  ])
  expect(records).toHaveLength(72)
  expect(issues).toHaveLength(1)
  expect(issues[0]).toMatchObject({ line: 2, message: expect.stringContaining('is not JSON') })
})

test('a table with a row of 65 MB', async () => {
  const { records, issues } = await readAll([made(['id,response\n1,a\n2,"', 1], [million, 65], ['"\n3,c\n', 1])])
  expect(records.map(({ line }) => line)).toEqual([2, 4])
  expect(issues).toMatchObject([{ line: 3, message: expect.stringContaining('longer than 64 MB') }])
})
