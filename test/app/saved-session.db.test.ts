import { afterEach, expect, test } from 'vitest'
import { type Keeping, SavedSession } from '#page/state/keeping/saved-session'
import { readOpenFile } from '#page/state/keeping/saved-files'
import { isWork } from '#page/state/keeping/saved-shapes'
import { IdbCache } from '#results/store/idb-cache'
import type { OpenFile, Work } from '#page/state/session/session'
import 'fake-indexeddb/auto'

const question = {
  key: 'app.gen/0',
  id: '-7',
  kind: 'app',
  format: 'gen',
  domain: 'ferry',
  context: 'A ferry.',
  question: 'Which?',
  family: 'acpbench',
  shown: { domain: '(define (domain d))', problem: '(define (problem p))' },
  judged: { domain: '(define (domain d))', problem: '(define (problem p))' },
  asked: { kind: 'app' },
  origin: { from: 'own' },
} as const
const file: OpenFile = {
  id: 'a.json#1',
  name: 'a.json',
  origin: 'file',
  questions: [question],
  issues: [],
}
const work: Work = {
  answer: '(sail l0 l1)',
  verdict: {
    answer: '(sail l0 l1)',
    edited: false,
    verdict: 'wrong',
    reason: null,
    explanation: 'No.',
    findings: [{ role: 'extra', item: '(sail l0 l1)', text: 'No.', sequence: ['(a)'] }],
    evidence: [{ claim: 'c', certificate: 'd', checked: true, sequences: [['(a)']] }],
    trace: [{ what: 'kept', from: 0, to: 12, text: '(sail l0 l1)' }],
    traceLength: 12,
    distances: { before: 3, after: 'out of reach' },
    officialScore: 0,
    officialNote: '',
    fromCache: false,
    ms: 1.5,
    maxStates: 10,
  },
  edit: null,
}

const factory = globalThis.indexedDB
afterEach(() => {
  globalThis.indexedDB = factory
})

test('what was put is read again, by another visit too', async () => {
  const first = new SavedSession(() => {})
  await first.putFiles([file])
  await first.putWorks({ q: work })
  await first.putSelected('q')
  const again = new SavedSession(() => {})
  expect(await again.read()).toEqual({
    files: [file],
    works: { q: work },
    selected: 'q',
    domains: [],
    leftOut: 0,
  })
  await again.dropFiles([file.id])
  expect((await first.read()).files).toEqual([])
  await first.clear()
  expect(await again.read()).toEqual({
    files: [],
    works: {},
    selected: null,
    domains: [],
    leftOut: 0,
  })
})

test('what has the wrong shape is left out and counted', async () => {
  const saved = new SavedSession(() => {})
  await saved.putFiles([file, { ...file, id: 'b', questions: [{ ...question, kind: 'odd' }] } as never])
  await saved.putWorks({ good: work, bad: { answer: 7 } as never })
  const kept = await saved.read()
  expect(kept.files).toEqual([file])
  expect(Object.keys(kept.works)).toEqual(['good'])
  expect(kept.leftOut).toBe(2)
  await saved.clear()
})

test('a denied database is reported, and nothing is thrown', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  } as never
  const reports: Keeping[] = []
  const saved = new SavedSession(keeping => reports.push(keeping))
  expect(await saved.read()).toEqual({
    files: [],
    works: {},
    selected: null,
    domains: [],
    leftOut: 0,
  })
  expect(await saved.putWorks({ q: work })).toBe(false)
  expect(reports.at(-1)).toMatchObject({ kind: 'memory' })
})

test('every part of a stored verdict is looked at', () => {
  expect(isWork(work)).toBe(true)
  const verdict = work.verdict!
  for (const key of Object.keys(verdict))
    expect(isWork({ ...work, verdict: { ...verdict, [key]: Symbol.iterator } }), key).toBe(false)
  for (const key of Object.keys(question))
    expect(readOpenFile({ ...file, questions: [{ ...question, [key]: 7 }] }), key).toBeUndefined()
})

test('where the browser is full, kept verdicts make room for the visitor’s work', async () => {
  const cache = new IdbCache('engine')
  await cache.put('request', 'verdict')
  const put = IDBObjectStore.prototype.put
  let refusals = 1
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...input) {
    if (refusals-- > 0) throw new DOMException('No room.', 'QuotaExceededError')
    return put.apply(this, input)
  }
  const reports: Keeping[] = []
  const session = new SavedSession(each => reports.push(each))
  try {
    expect(await session.putWorks({ q: work })).toBe(true)
  } finally {
    IDBObjectStore.prototype.put = put
  }
  expect(reports.filter(({ kind }) => kind === 'memory')).toEqual([])
  expect(await new IdbCache('engine').get('request')).toBeUndefined()
  expect((await session.read()).works).toHaveProperty('q')
})

test('a file with many questions is restored completely, and leaves nothing behind when it is closed', async () => {
  const many: OpenFile = {
    ...file,
    id: 'many.json#2',
    questions: Array.from({ length: 1_234 }, (_, i) => ({ ...question, key: `many/${i}` })),
  }
  const saved = new SavedSession(() => {})
  await saved.clear()
  await saved.putFiles([file, many])
  const read = await new SavedSession(() => {}).read()
  expect(read.files).toEqual([file, many])
  expect(read.leftOut).toBe(0)
  await saved.dropFiles([many.id])
  const after = await new SavedSession(() => {}).read()
  expect(after.files).toEqual([file])
  const database = await new Promise<IDBDatabase>(done => {
    const opened = indexedDB.open('planground-session')
    opened.onsuccess = () => done(opened.result)
  })
  const keys = await new Promise<IDBValidKey[]>(done => {
    const asked = database.transaction('files').objectStore('files').getAllKeys()
    asked.onsuccess = () => done(asked.result)
  })
  expect(keys).toEqual([file.id])
})

test('a large file that was cut off is left out and counted', async () => {
  const saved = new SavedSession(() => {})
  await saved.clear()
  const questions = Array.from({ length: 350 }, () => question)
  await saved.putFiles([{ ...file, questions }])
  const database = await new Promise<IDBDatabase>(done => {
    const opened = indexedDB.open('planground-session')
    opened.onsuccess = () => done(opened.result)
  })
  await new Promise(done => {
    const store = database.transaction('files', 'readwrite').objectStore('files')
    store.delete(`${file.id}\n00001`).onsuccess = done
  })
  const read = await new SavedSession(() => {}).read()
  expect(read.files).toEqual([])
  expect(read.leftOut).toBe(1)
})

test('a part of a large file that has not its shape leaves the file out, and the others come', async () => {
  globalThis.indexedDB = new IDBFactory()
  const many = {
    ...file,
    id: 'spoiled',
    questions: Array.from({ length: 250 }, (_, i) => ({
      ...question,
      id: String(i),
      ...(i === 240 ? { kind: 'odd' } : {}),
    })),
  } as never
  const saved = new SavedSession(() => {})
  await saved.putFiles([file, many])
  const read = await new SavedSession(() => {}).read()
  expect(read.files).toEqual([file])
  expect(read.leftOut).toBe(1)
})

test('questions stored before they had origins are restored in the current shape', () => {
  const { family: _, shown, judged: __, origin: ___, ...rest } = question
  const statements = [{ kind: 'applicable', action: '(a)' }]
  const record = { index: 3, id: '-7', group: 'applicable_actions_gen', gold: ['(a)'], statements }
  const note = { key: ['(a)'], seed: '1', difficulty: { ...hard, goalDistance: null } }
  const old = [
    { ...rest, source: shown, record: null },
    { ...rest, source: shown, record },
    { ...rest, source: shown, record, made: note },
  ]
  const read = readOpenFile({ ...file, questions: old })
  expect(read?.questions).toEqual([
    question,
    {
      ...question,
      statements,
      origin: { from: 'published', record: { group: record.group, gold: record.gold } },
    },
    { ...question, statements, origin: { from: 'made', note } },
  ])
})
const hard = { facts: 1, actions: 2, givenSteps: 0, rightAnswers: 1 }
