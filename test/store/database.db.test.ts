// A database that is closed, deleted, upgraded or silent while it is used.

import { deleteDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { Database, type DatabaseEvent } from '#results/store/database'
import { faults } from '../support/idb-faults'
import 'fake-indexeddb/auto'

const NAME = 'a database'
const heard: DatabaseEvent[] = []
const made = (version = 1): Database =>
  new Database({
    name: NAME,
    version,
    upgrade(database) {
      if (!database.objectStoreNames.contains('things')) database.createObjectStore('things')
    },
    onEvent: event => heard.push(event),
    patience: 500,
  })
const put = (database: Database, value: unknown): Promise<void> =>
  database.write('things', work => {
    work.objectStore('things').put(value, 'it')
  })
const get = (database: Database): Promise<unknown> =>
  database.read('things', work => work.objectStore('things').get('it'))

afterEach(async () => {
  await deleteDB(NAME)
  heard.length = 0
})

test('what is written is read, by another connection too', async () => {
  await put(made(), 1)
  expect(await get(made())).toBe(1)
})

test('a partly failing change changes nothing', async () => {
  const database = made()
  await put(database, 1)
  const change = database.change('things', async work => {
    await work.objectStore('things').put(2, 'it')
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  expect(await get(database)).toBe(1)
})

test('after it was deleted it is made again, and what was written is missed', async () => {
  const database = made()
  await put(database, 1)
  await deleteDB(NAME)
  expect(heard).toEqual(['cleared'])
  expect(await get(database)).toBeUndefined()
  await put(database, 2)
  expect(await get(database)).toBe(2)
})

test('a newer page takes it, and it is not taken back', async () => {
  const database = made()
  await put(database, 1)
  await put(made(2), 2)
  expect(heard).toContain('newer')
  await expect(get(database)).rejects.toThrow(/newer Planground/)
})

test('one that was closed unheard is opened again', async () => {
  const database = made()
  await put(database, 1)
  const { transaction } = IDBDatabase.prototype
  let refusals = 1
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...input) {
    if (refusals-- > 0) throw new DOMException('closing', 'InvalidStateError')
    return transaction.apply(this, input)
  }
  try {
    expect(await get(database)).toBe(1)
  } finally {
    IDBDatabase.prototype.transaction = transaction
  }
})

test('one that never answers is given up, and not waited for again', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest())
  const database = made()
  await expect(get(database)).rejects.toThrow(/no answer/)
  await expect(get(database)).rejects.toThrow(/no answer/)
  expect(open).toHaveBeenCalledTimes(1)
  open.mockRestore()
})

test.each(Object.keys(faults))('where %s, who asked hears of it, and nobody else', async name => {
  const database = made()
  await put(database, 1)
  const unheard: unknown[] = []
  const hear = (error: unknown): void => void unheard.push(error)
  process.on('unhandledRejection', hear)
  const end = faults[name]!()
  const others = name === 'it cannot be opened' ? made() : database
  const outcomes = await Promise.allSettled([
    put(others, 2),
    get(others),
    others.change('things', work => work.objectStore('things').delete('it')),
    others.change('things', async work => {
      const store = work.objectStore('things')
      await Promise.all([store.put(1, 'a'), store.put(2, 'b'), store.get('a')])
    }),
  ])
  end()
  await new Promise(resolve => setTimeout(resolve, 20))
  process.off('unhandledRejection', hear)
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(name !== 'it is closed in between')
  expect(unheard).toEqual([])
  await put(database, 3)
  expect(await get(database), 'afterwards').toBe(3)
})
