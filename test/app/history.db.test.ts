// The history: stored checks, searching, and storage failures.

import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFinder, firstSentence, linesOf } from '#page/state/history/finding'
import { type PastCheck, HistoryStore, type KeptQuestion, MAX_CHECKS } from '#page/state/history/history-store'
import 'fake-indexeddb/auto'

const kept: KeptQuestion = {
  question: {
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
  },
  edit: null,
}
const check = (place: number, part: Partial<PastCheck> = {}): PastCheck => ({
  id: String(place).padStart(9, '0'),
  time: place,
  question: 'q',
  entry: 'e',
  file: 'a.json',
  kind: 'app',
  format: 'gen',
  domain: 'Ferry',
  problem: 'ferry-p01',
  answer: '(sail l0 l1)',
  length: 12,
  verdict: 'wrong',
  sentence: '`(board c0 l0)` is missing.',
  edited: false,
  hints: 0,
  revealed: false,
  ...part,
})

const real = globalThis.indexedDB
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  globalThis.indexedDB = real
})

test('checks are listed newest first, each question once, without malformed ones', async () => {
  const store = new HistoryStore()
  await store.add([check(1)], new Map([['q', kept]]))
  await store.add([check(2)], new Map([['q', kept]]))
  await store.add([{ ...check(3), verdict: 'maybe' } as never], new Map())
  const later = new HistoryStore()
  expect(await later.all()).toEqual([check(2), check(1)])
  expect(await later.question('q')).toEqual(kept)
  expect(await later.question('other')).toBeUndefined()
})

test('a question stays as long as a check is about it, and deleting gives it back for undoing', async () => {
  const store = new HistoryStore()
  await store.add([check(1), check(2)], new Map([['q', kept]]))
  const taken = await store.remove([check(1)])
  expect(await store.question('q')).toEqual(kept)
  await store.add([check(1)], taken)
  expect(await store.all()).toHaveLength(2)
  const both = await store.remove([check(1), check(2)])
  expect(await store.question('q')).toBeUndefined()
  expect([...both.keys()]).toEqual(['q'])
})

test('beyond the most that is kept the oldest go', async () => {
  const store = new HistoryStore()
  const list = Array.from({ length: MAX_CHECKS + 1 }, (_, i) => check(i))
  await store.add(list, new Map([['q', kept]]))
  const all = await store.all()
  expect(all.length).toBeLessThanOrEqual(MAX_CHECKS)
  expect(all[0]).toEqual(list.at(-1))
  expect(all.some(({ id }) => id === list[0]!.id)).toBe(false)
})

test('without a database the history lives with the page', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  } as never
  const store = new HistoryStore()
  await store.add([check(1)], new Map([['q', kept]]))
  expect(store.isKept).toBe(false)
  expect(await store.all()).toEqual([check(1)])
  expect(await store.question('q')).toEqual(kept)
  await store.remove([check(1)])
  expect(await store.all()).toEqual([])
})

test('words are found wherever they are, and all of them are needed', () => {
  const list = [check(1), check(2, { verdict: 'right', answer: '(board c0 l0)' })]
  const findChecks = createFinder()
  expect(findChecks(list, 'SAIL ferry-p01').map(({ time }) => time)).toEqual([1])
  expect(findChecks(list, 'right applicability')).toHaveLength(1)
  expect(findChecks(list, 'right sail')).toHaveLength(0)
  expect(findChecks(list, '  ')).toHaveLength(2)
  const [line] = linesOf(list).split('\n')
  expect(JSON.parse(line!)).toMatchObject({ time: '1970-01-01T00:00:00.001Z', verdict: 'wrong' })
})

test('the first sentence ends where the next begins, not at a dot within', () => {
  expect(firstSentence('It costs 1.5 here. Then more.')).toBe('It costs 1.5 here.')
  expect(firstSentence('`(a)` is wrong. `(b)` too.')).toBe('`(a)` is wrong.')
  expect(firstSentence('No end')).toBe('No end')
})
