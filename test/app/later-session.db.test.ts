// The store of the session is loaded in parallel with the page: changes before it is loaded are still stored, and if
// it fails to load the page continues without it and says so.

import { expect, test } from 'vitest'
import { laterSession } from '#page/state/keeping/later-session'
import { type Keeping, SavedSession } from '#page/state/keeping/saved-session'
import 'fake-indexeddb/auto'

test('what is written before the store is there is kept, in its order', async () => {
  let come = (): void => {}
  const loading = new Promise<void>(resolve => {
    come = resolve
  })
  const heard: Keeping[] = []
  const store = laterSession(
    keeping => heard.push(keeping),
    () => {},
    () => loading.then(() => ({ SavedSession })),
  )
  const written = [store.putSelected('one'), store.putSelected('two')]
  come()
  expect(await Promise.all(written)).toEqual([true, true])
  expect((await store.read()).selected).toBe('two')
  expect(heard.at(-1)).toEqual({ kind: 'kept' })
  expect(await store.clear()).toBe(true)
})

test('a store that does not come is reported, and nothing waits for it', async () => {
  const heard: Keeping[] = []
  const store = laterSession(
    keeping => heard.push(keeping),
    () => {},
    () => Promise.reject(new TypeError('no network')),
  )
  expect((await store.read()).files).toEqual([])
  expect(await store.putSelected('one')).toBe(false)
  store.settle('works')
  expect(heard.map(({ kind }) => kind)).toEqual(['memory'])
})
