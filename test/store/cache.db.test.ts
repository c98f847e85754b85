import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { bytesOf } from '#results/store/bytes'
import { type Cache, keyOf, MemoryCache } from '#results/store/cache'
import { emptyCache, IdbCache } from '#results/store/idb-cache'
import 'fake-indexeddb/auto'

const kinds: readonly (readonly [string, () => Cache])[] = [
  ['memory', () => new MemoryCache()],
  ['database', () => new IdbCache('engine-1')],
]

test.each(kinds)('%s: gives back what was put, for that request only', async (_, make) => {
  const cache = make()
  await cache.put('one', { word: 'right', bits: Uint32Array.of(1, 2) })
  expect(await cache.get('one')).toEqual({ word: 'right', bits: Uint32Array.of(1, 2) })
  expect(await cache.get('two')).toBeUndefined()
})

test('the database outlives the cache that wrote it', async () => {
  await new IdbCache('engine-1').put('kept', 7)
  expect(await new IdbCache('engine-1').get('kept')).toBe(7)
})

test('an entry under the same key but for another request counts as absent', async () => {
  const cache = new IdbCache('engine-1')
  await cache.put('mine', 1)
  const database = await openDB('planground-cache')
  await database.put('verdicts', { format: 1, request: 'another request', value: 666, stamp: 1 }, keyOf('mine'))
  database.close()
  expect(await cache.get('mine')).toBeUndefined()
})

test.each([null, 42, 'text', { format: 99, request: 'odd', value: 1, stamp: 1 }, {}])(
  'a broken or older entry (%j) counts as absent and can be replaced',
  async broken => {
    const cache = new IdbCache('engine-1')
    await cache.put('odd', 'first')
    const database = await openDB('planground-cache')
    await database.put('verdicts', broken, keyOf('odd'))
    database.close()
    expect(await cache.get('odd')).toBeUndefined()
    await cache.put('odd', 'again')
    expect(await cache.get('odd')).toBe('again')
  },
)

test('without a database nothing is kept and nothing breaks', async () => {
  const real = globalThis.indexedDB
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined })
  try {
    const cache = new IdbCache('engine-1')
    await cache.put('x', 1)
    expect(await cache.get('x')).toBeUndefined()
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: real })
  }
})

test('what another engine version found is emptied', async () => {
  await new IdbCache('engine-1').put('old', 'found by the first')
  expect(await new IdbCache('engine-2').get('old')).toBeUndefined()
  const database = await openDB('planground-cache')
  expect(await database.count('verdicts')).toBe(0)
  expect(await database.count('sizes')).toBe(0)
  database.close()
})

test('the oldest entries go when the bytes are more than the bound, and only then', async () => {
  await emptyCache()
  const bounds = { total: 100_000, entry: 50_000 }
  const cache = new IdbCache('engine-2', bounds)
  const big = (letter: string): string => letter.repeat(10_000)
  for (const letter of 'abcd') await cache.put(letter, big(letter))
  for (const letter of 'abcd') expect(await cache.get(letter)).toBe(big(letter))
  // A fifth and a sixth are too many: at most three quarters of the bound stay.
  for (const letter of 'ef') await cache.put(letter, big(letter))
  expect(await cache.get('a')).toBeUndefined()
  expect(await cache.get('f')).toBe(big('f'))
  const database = await openDB('planground-cache')
  const sizes = await database.getAll('sizes')
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(bounds.total)
  expect(sizes).toHaveLength(await database.count('verdicts'))
  database.close()
  // The bound also holds across visits.
  const later = new IdbCache('engine-2', bounds)
  for (const letter of 'ghi') await later.put(letter, big(letter))
  expect(await later.get('i')).toBe(big('i'))
  expect(await later.get('c')).toBeUndefined()
})

test('an entry larger than its bound is not kept', async () => {
  const cache = new IdbCache('engine-2', { total: 100_000, entry: 1_000 })
  await cache.put('large', 'x'.repeat(1_000))
  expect(await cache.get('large')).toBeUndefined()
})

test('a full database is emptied for the work of the visitor', async () => {
  const cache = new IdbCache('engine-2')
  await cache.put('first', 1)
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('No room.', 'QuotaExceededError')
  }
  try {
    await cache.put('second', 2)
  } finally {
    IDBObjectStore.prototype.put = put
  }
  expect(await cache.get('first')).toBeUndefined()
  await cache.put('third', 3)
  expect(await cache.get('third')).toBe(3)
})

test('bytes of a value: its texts, arrays and fields', () => {
  expect(bytesOf('abc')).toBe(16 + 6)
  expect(bytesOf(new Uint32Array(10))).toBe(16 + 40)
  expect(bytesOf({ a: 'xy' })).toBe(16 + 2 + 16 + 4)
  expect(bytesOf(new Map([['k', new Set([1])]]))).toBeGreaterThan(64)
  const round: { me?: unknown } = {}
  round.me = round
  expect(bytesOf(round)).toBeLessThan(100)
})
