// Storing a session: restored work, items set aside, a full store, and other tabs on the same session.

import { expect, test } from 'vitest'
import type { TabMessage } from '#page/state/keeping/other-tabs'
import type { SessionStore } from '#page/state/keeping/writing'
import type { Work } from '#page/state/session/session'
import { emptyStore, FakeStorage, fileOf, testApp, turn } from './support'

const work = (answer: string, part: Partial<Work> = {}): Work => ({
  answer,
  verdict: null,
  edit: null,
  ...part,
})
const a = 'one#1/a/0'
const b = 'one#1/b/1'

/** A store that has a file with two questions, and notes what is written. */
function storeOf(works: Record<string, Work> = {}) {
  const written: string[] = []
  let isFull = false
  const note =
    (what: string) =>
    async (input: unknown): Promise<boolean> => {
      if (!isFull) written.push(`${what} ${JSON.stringify(input)}`)
      return !isFull
    }
  const store: SessionStore = {
    ...emptyStore(),
    read: async () => ({
      files: [fileOf('one', 'a', 'b')],
      works,
      selected: b,
      domains: [],
      leftOut: 0,
    }),
    putFiles: files => note('files')(files.map(({ id }) => id)),
    dropFiles: note('drop'),
    putWorks: kept => note('works')(Object.keys(kept)),
    putSelected: note('selected'),
    putDomains: note('domains'),
  }
  return { store, written, fill: (full: boolean) => void (isFull = full) }
}

test('the last visit is restored: files, answers, and the question in front', async () => {
  const { store } = storeOf({ [a]: work('[(x)]') })
  const { app } = testApp({ openSession: () => store })
  await app.keeping.start()
  expect(app.session.selectedId()).toBe(b)
  expect(app.session.workOf(a).answer).toBe('[(x)]')
  expect(app.notices.list().map(({ title }) => title)).toEqual(['Back where you left off'])
})

test('what a page that went away had put aside is newer than the store, and is written', async () => {
  const { store, written } = storeOf({ [a]: work('old') })
  const storage = new FakeStorage()
  storage.setItem('planground-aside', JSON.stringify({ works: { [a]: work('new'), [b]: { answer: 7 } }, selected: a }))
  const { app } = testApp({ openSession: () => store, storage })
  await app.keeping.start()
  await turn()
  expect(app.session.workOf(a).answer).toBe('new')
  expect(app.session.selectedId()).toBe(a)
  expect(written.join()).toContain(`works ["${a}"]`)
})

test('a change is written a moment later, at once when the page is hidden, and again after a full store', async () => {
  const { store, written, fill } = storeOf()
  let hide = (): void => {}
  const { app, clock } = testApp({ openSession: () => store, whenHidden: then => (hide = then) })
  await app.keeping.start()
  await turn()
  written.length = 0
  app.session.setAnswer(a, '1')
  expect(written).toEqual([])
  clock.pass(400)
  await turn()
  expect(written).toEqual([`works ["${a}"]`])
  fill(true)
  app.session.setAnswer(b, '2')
  hide()
  await turn()
  expect(Object.keys(app.session.pending())).toEqual([b])
  fill(false)
  clock.pass(20_000)
  await turn()
  expect(written.at(-1)).toBe(`works ["${b}"]`)
  expect(app.session.pending()).toEqual({})
})

test('a store that does not answer keeps nobody waiting, and what comes late still comes', async () => {
  const { store } = storeOf({ [a]: work('late') })
  let answer = (): void => {}
  const read = new Promise<void>(resolve => (answer = resolve)).then(() => store.read())
  const { app, clock } = testApp({ openSession: () => ({ ...store, read: () => read }) })
  app.session.setRestoring(true)
  const back = app.keeping.start()
  clock.pass(3_000)
  await back
  expect(app.session.restoring()).toBe(false)
  expect(app.keeping.state().kind).toBe('memory')
  answer()
  await turn()
  expect(app.session.workOf(a).answer).toBe('late')
})

test('starting over forgets all, and one click brings it back', async () => {
  const { store } = storeOf({ [a]: work('1') })
  const { app } = testApp({ openSession: () => store })
  await app.keeping.start()
  app.keeping.startOver()
  expect(app.session.files()).toEqual([])
  app.notices.undoLast()
  expect(app.session.workOf(a).answer).toBe('1')
})

test('what came back before the store had forgotten it is kept anyway', async () => {
  const { store, written } = storeOf({ [a]: work('1') })
  const clear = async () => written.push('clear') > 0
  const { app } = testApp({ openSession: () => ({ ...store, clear }) })
  await app.keeping.start()
  app.keeping.startOver()
  app.notices.undoLast()
  for (let i = 0; i < 5; i++) await turn()
  const since = written.slice(written.indexOf('clear'))
  expect(since).toContain('files ["one#1"]')
  expect(since).toContain(`works ${JSON.stringify([a])}`)
})

/** An app that receives messages of another tab. */
async function withTab(works: Record<string, Work> = {}) {
  const { store } = storeOf(works)
  let hear = (_: { readonly data: unknown }): void => {}
  const tabMessages: TabMessage[] = []
  const made = testApp({
    openSession: () => store,
    openTabs: () => ({
      postMessage: message => void tabMessages.push(message),
      addEventListener: (_, listener) => (hear = listener),
    }),
  })
  await made.app.keeping.start()
  await turn()
  const elsewhere = (id: string) => made.app.desks.of(id)?.elsewhere()
  return { ...made, messages: tabMessages, elsewhere, receive: (data: unknown) => hear({ data }) }
}

test('what another tab did with a question left alone here is taken over, and stated once', async () => {
  const { app, receive, elsewhere } = await withTab()
  receive({ kind: 'works', works: { [a]: work('theirs') } })
  receive({ kind: 'works', works: { [a]: work('theirs, later') } })
  expect(app.session.workOf(a).answer).toBe('theirs, later')
  expect(elsewhere(a)).toBeUndefined()
  const titles = app.notices.list().map(({ title }) => title)
  expect(titles.filter(title => title.startsWith('Another tab works'))).toHaveLength(1)
})

test('where both tabs changed a question the visitor is asked, and either answer can be had', async () => {
  const { app, receive, elsewhere } = await withTab()
  app.session.setAnswer(a, 'mine')
  receive({ kind: 'works', works: { [a]: work('theirs') } })
  expect(app.session.workOf(a).answer).toBe('mine')
  expect(elsewhere(a)?.answer).toBe('theirs')
  app.tabs.loadOther(a)
  expect(app.session.workOf(a).answer).toBe('theirs')
  app.notices.undoLast()
  expect(app.session.workOf(a).answer).toBe('mine')
  receive({ kind: 'works', works: { [a]: work('theirs again') } })
  app.tabs.keepMine(a)
  expect(elsewhere(a)).toBeUndefined()
  expect(app.session.workOf(a).answer).toBe('mine')
})

test('the same answer in both tabs joins what help was taken', async () => {
  const { app, receive, elsewhere } = await withTab({
    [a]: work('1', { hints: 2, looked: ['graph'] }),
  })
  receive({
    kind: 'works',
    works: { [a]: work('1', { hints: 1, looked: ['trace'], revealed: true }) },
  })
  expect(elsewhere(a)).toBeUndefined()
  expect(app.session.workOf(a)).toMatchObject({ hints: 2, revealed: true })
  expect(app.session.workOf(a).looked).toEqual(['graph', 'trace'])
})

test('another tab that closes or forgets takes nothing away that is open here', async () => {
  const { app, receive } = await withTab()
  receive({ kind: 'closed', ids: ['one#1', 7] })
  receive({ kind: 'cleared' })
  receive('nonsense')
  receive({ kind: 'works', works: { [a]: { answer: 1 } } })
  expect(app.session.files()).toHaveLength(1)
  expect(app.session.workOf(a).answer).toBe('')
})
