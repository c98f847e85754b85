// The visitor's domains in the page: put to use, changed, removed and undone, kept, and shared by tabs.

import { expect, test } from 'vitest'
import type { TabMessage } from '#page/state/keeping/other-tabs'
import type { SessionDomain } from '#page/state/session/session-domains'
import { tower, towerEdited } from '../support/own-domain'
import { emptyStore, testApp, turn } from './support'

const ferryLike: SessionDomain = { ...tower, id: 'other', title: 'Other' }

function storeOf(kept: readonly SessionDomain[] = []) {
  const written: string[][] = []
  let isFull = false
  const store = {
    ...emptyStore(),
    read: async () => ({ files: [], works: {}, selected: null, domains: kept, leftOut: 0 }),
    putDomains: async (list: readonly SessionDomain[]) => {
      if (!isFull) written.push(list.map(({ title }) => title))
      return !isFull
    },
  }
  return { store, written, fill: (full: boolean) => void (isFull = full) }
}

test('engines hear of a domain at once, and nothing changes where it states the same', () => {
  const { app, engines } = testApp()
  app.sessionDomains.put(tower)
  expect(engines.domains).toEqual([tower])
  const before = app.sessionDomains.list()
  app.sessionDomains.put({ ...tower })
  expect(app.sessionDomains.list()).toBe(before)
  app.sessionDomains.put(towerEdited)
  expect(engines.domains).toEqual([towerEdited])
  expect([app.sessionDomains.isInUse('tower'), app.sessionDomains.isInUse('x')]).toEqual([true, false])
})

test('undo restores a removed domain at its place', () => {
  const { app, engines } = testApp()
  app.sessionDomains.put(tower)
  app.sessionDomains.put(ferryLike)
  app.sessionDomains.remove('tower')
  app.sessionDomains.remove('nothing')
  expect(engines.domains).toEqual([ferryLike])
  app.notices.undoLast()
  expect(app.sessionDomains.list()).toEqual([tower, ferryLike])
})

test('they are restored with the last visit, before open files; domains put to use in the meantime stay', async () => {
  const { store, written } = storeOf([tower])
  const { app, engines } = testApp({ openSession: () => store })
  const back = app.keeping.start()
  app.sessionDomains.put(ferryLike)
  await back
  expect(engines.domains).toEqual([tower, ferryLike])
  await turn()
  expect(written).toEqual([['Tower', 'Other']])
})

test('nothing is written where nothing changed', async () => {
  const { store, written } = storeOf()
  const { app } = testApp({ openSession: () => store })
  await app.keeping.start()
  await turn()
  expect(written).toEqual([])
})

test('what could not be written is tried again', async () => {
  const { store, written, fill } = storeOf()
  const { app, clock } = testApp({ openSession: () => store })
  await app.keeping.start()
  fill(true)
  app.sessionDomains.put(tower)
  await turn()
  expect(written).toEqual([])
  fill(false)
  clock.pass(20_000)
  await turn()
  expect(written).toEqual([['Tower']])
})

test('another tab has the same domains, without endless updates', async () => {
  const tabMessages: TabMessage[] = []
  let hear = (_: { readonly data: unknown }): void => {}
  const { store, written } = storeOf()
  const { app } = testApp({
    openSession: () => store,
    openTabs: () => ({
      postMessage: message => void tabMessages.push(message),
      addEventListener: (_, listener) => void (hear = listener),
    }),
  })
  await app.keeping.start()
  app.sessionDomains.put(tower)
  await turn()
  expect(tabMessages).toEqual([{ kind: 'domains', domains: [tower] }])
  hear({ data: { kind: 'domains', domains: [towerEdited, { id: 'BAD' }] } })
  await expect.poll(() => app.sessionDomains.list()).toEqual([towerEdited])
  await turn()
  expect([tabMessages.length, written.length]).toEqual([1, 1])
  hear({ data: { kind: 'cleared' } })
  await turn()
  expect(app.sessionDomains.list()).toEqual([towerEdited])
})

test('starting over forgets them, and one click brings them back', async () => {
  const { store } = storeOf([tower])
  const { app } = testApp({ openSession: () => store })
  await app.keeping.start()
  app.keeping.startOver()
  expect(app.sessionDomains.list()).toEqual([])
  app.notices.undoLast()
  expect(app.sessionDomains.list()).toEqual([tower])
})
