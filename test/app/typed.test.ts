// Typed text is restored after a reload at any moment: storing waits for no pause in typing.

import { expect, test } from 'vitest'
import { createDraft } from '#page/class/make/draft'
import { createKeptSheets } from '#page/class/kept-sheets'
import { createEnglish } from '#page/workbench/english/english'
import { createReceipts } from '#page/score/one/receipts'
import { createOutbox } from '#page/score/runs/outbox'
import { createBenchDomains } from '#page/state/templates/bench-domains'
import { createDrafts } from '#page/state/templates/drafts'
import { createReading } from '#page/templates/read-back/reading'
import { createTyped, createTypedText } from '#page/state/session/typed'
import type { RunsService } from '#engine/api/runs'
import { emptyStore, FakeStorage, fileOf, testApp } from './support'

const testStore = emptyStore()

test('a text is kept with each letter, and an empty one is forgotten', () => {
  const { app, storage } = testApp()
  const [, type] = createTypedText(app, 'place')
  type('ab')
  expect(createTypedText(testApp({ storage }).app, 'place')[0]()).toBe('ab')
  type('')
  expect(storage.texts.has('place')).toBe(false)
})

test('a failure to store is reported once', () => {
  const { app, storage } = testApp()
  storage.isFull = true
  const { write } = app.feature(createTyped)
  expect(write('a', 'x')).toBe(false)
  expect(write('b', 'x')).toBe(false)
  expect(app.notices.list().map(({ title }) => title)).toEqual(['What you type is not kept'])
})

test('the sheet that is made is kept with each change, without its engine', () => {
  const { app, storage } = testApp()
  const draft = createDraft(app)
  draft.change({ title: 'Week 3', says: 'Read first' })
  draft.add([{ item: 'step', lesson: 'states', step: 1 }])
  const again = createDraft(testApp({ storage }).app)
  expect(again.sheet()).toEqual(draft.sheet())
  storage.setItem('planground-sheet-rest', '{"title":7}')
  expect(createDraft(testApp({ storage }).app).sheet().title).toBe('')
})

test('sheets of other tabs stay, and none is forgotten for being old', () => {
  const storage = new FakeStorage()
  const one = createKeptSheets(testApp({ storage }).app)
  const other = createKeptSheets(testApp({ storage }).app)
  const sheet = (hash: string) => ({ hash, title: hash, link: hash })
  one.put(sheet('a'))
  other.put(sheet('b'))
  for (let i = 0; i < 50; i++) one.put(sheet(`more ${i}`))
  expect(createKeptSheets(testApp({ storage }).app).list()).toHaveLength(52)
})

test('a draft in Templates contains the last typed text, and is removed when it is put to use', () => {
  const storage = new FakeStorage()
  const domain = { id: 'd', title: 'D', domain: '', phrases: 'old', problems: [] }
  const drafts = createDrafts(storage)
  drafts.write(new Map([['d', domain]]))
  drafts.writeNow('d', { ...domain, phrases: 'new' })
  expect(createDrafts(storage).read().get('d')?.phrases).toBe('new')
  drafts.writeNow('d', null)
  expect(createDrafts(storage).read().has('d')).toBe(false)
  storage.setItem('planground-draft-now', '{"id":"d","dom')
  expect(createDrafts(storage).read().get('d')?.phrases, 'what was written before').toBe('old')
})

test('drafts of two tabs, which changed different domains, are kept both', () => {
  const storage = new FakeStorage()
  const [one, other] = [testApp({ storage }), testApp({ storage })]
  const tabs = [one, other].map(({ app }) => app.feature(createBenchDomains))
  const domain = (id: string) => ({ id, title: id, domain: '', phrases: id, problems: [] })
  tabs[0]!.put(domain('a'))
  one.clock.pass(1_000)
  tabs[1]!.put(domain('b'))
  other.clock.pass(1_000)
  expect([...createDrafts(storage).read().keys()]).toEqual(['a', 'b'])
  tabs[0]!.revert('a')
  one.clock.pass(1_000)
  expect([...createDrafts(storage).read().keys()]).toEqual(['b'])
})

test('English, texts to read back and receipts are kept', () => {
  const { app, storage } = testApp()
  createEnglish(app).put('There is a ferry.')
  createReading(app).setText('The car is on board.')
  createReceipts(app).open('{"planground":"receipt"}', 'mine.json')
  const later = testApp({ storage }).app
  expect(createEnglish(later).text()).toBe('There is a ferry.')
  expect(createReading(later).text()).toBe('The car is on board.')
  expect(createReceipts(later).opened()?.name).toBe('mine.json')
})

test('a verdict by hand that the store did not get is handed over by the next visit', async () => {
  const { app, storage } = testApp()
  const asked: string[] = []
  const service = (answers: boolean): RunsService =>
    new Proxy({} as RunsService, {
      get:
        (_, name) =>
        (...input: unknown[]) => {
          asked.push(`${String(name)} ${JSON.stringify(input)}`)
          return answers ? Promise.resolve() : new Promise(() => {})
        },
    })
  const override = { verdict: 'right', reason: 'by hand' } as const
  createOutbox(app, what => what(service(false))).send({
    what: 'override',
    id: 'r',
    row: 3,
    override,
  })
  const noCall = () => Promise.reject(new Error('not to be called'))
  createOutbox(app, noCall)
  asked.length = 0
  await createOutbox(testApp({ storage }).app, noCall).sendEarlier(service(true))
  expect(asked).toEqual([`override ["r",3,${JSON.stringify(override)}]`])
  asked.length = 0
  await createOutbox(testApp({ storage }).app, noCall).sendEarlier(service(true))
  expect(asked).toEqual([])
})

test('an answer that is too long to be put aside is written soon', async () => {
  const written: string[][] = []
  const { app, clock } = testApp({
    openSession: () => ({
      ...testStore,
      putWorks: async works => written.push(Object.keys(works)) > 0,
    }),
  })
  await app.keeping.start()
  app.session.setAnswer('one#1/a/0', 'x'.repeat(400_000))
  clock.pass(100)
  expect(written).toEqual([['one#1/a/0']])
})

test('where the storage was cleared, what is open is written again, and that is reported', async () => {
  const written: string[] = []
  let clear = (): void => {}
  const { app } = testApp({
    openSession: (_, cleared) => {
      clear = cleared
      return {
        ...testStore,
        read: async () => ({ ...(await testStore.read()), files: [fileOf('one', 'a')] }),
        putFiles: async files => written.push(...files.map(({ name }) => name)) > 0,
      }
    },
  })
  await app.keeping.start()
  expect(written).toEqual([])
  clear()
  await app.keeping.stored()
  expect(written).toEqual(['one'])
  expect(app.notices.list().map(({ title }) => title)).toContain('The browser’s storage was cleared')
})
