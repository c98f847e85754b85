import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { type Cache, keyOf, MemoryCache } from '../../src/store/cache'
import { IdbCache } from '../../src/store/idb-cache'

const kinds: readonly (readonly [string, () => Cache])[] = [
  ['memory', () => new MemoryCache()],
  ['database', () => new IdbCache()],
]

test.each(kinds)('%s: gives back what was put, for that request only', async (_, make) => {
  const cache = make()
  await cache.put('one', { word: 'right', bits: Uint32Array.of(1, 2) })
  expect(await cache.get('one')).toEqual({ word: 'right', bits: Uint32Array.of(1, 2) })
  expect(await cache.get('two')).toBeUndefined()
})

test('the database outlives the cache that wrote it', async () => {
  await new IdbCache().put('kept', 7)
  expect(await new IdbCache().get('kept')).toBe(7)
})

test('an entry under the same key but for another request counts as absent', async () => {
  const cache = new IdbCache()
  await cache.put('mine', 1)
  const database = await openDB('planground-cache')
  await database.put(
    'verdicts',
    { format: 1, request: 'another request', value: 666, stamp: 1 },
    keyOf('mine'),
  )
  database.close()
  expect(await cache.get('mine')).toBeUndefined()
})

test.each([null, 42, 'text', { format: 99, request: 'odd', value: 1, stamp: 1 }, {}])(
  'a broken or older entry (%j) counts as absent and can be replaced',
  async broken => {
    const cache = new IdbCache()
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
    const cache = new IdbCache()
    await cache.put('x', 1)
    expect(await cache.get('x')).toBeUndefined()
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: real })
  }
})
