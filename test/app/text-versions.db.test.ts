// Versions of texts: which are kept, in which order, and which are dropped; the lines in which two texts differ.

import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { changedLines } from '#page/domain/versions/changed-lines'
import {
  createTextVersions,
  MAX_ALL_VERSIONS,
  MAX_VERSIONS,
  surplus,
  type TextVersion,
  workOf,
} from '#page/state/history/text-versions'
import { createSession } from '#page/state/session/session'
import type { OpenFile } from '#page/state/session/entries'
import 'fake-indexeddb/auto'

const source = { domain: '(define (domain d))', problem: '(define (problem p))' }
const file: OpenFile = {
  id: 'a#1',
  name: 'a.pddl',
  origin: 'texts',
  issues: [],
  questions: [
    {
      key: 'app.gen/0',
      id: '-7',
      kind: 'app',
      format: 'gen',
      domain: 'ferry',
      context: 'A ferry.',
      question: 'Which?',
      family: 'acpbench',
      shown: source,
      judged: source,
      asked: { kind: 'app' },
      origin: { from: 'own' },
    },
  ],
}

test('versions are kept once each, over a reload, newest first, and can be removed', async () => {
  const session = createRoot(() => createSession())
  session.add([file])
  const entry = session.entries()[0]!
  session.select(entry.id)
  const versions = createTextVersions({ session })
  const first = await versions.keep('solved', entry, session.source()!)
  expect(await versions.keep('checked', entry, session.source()!)).toEqual(first)
  session.setEdit(entry, { ...source, problem: '(define (problem q))' })
  await new Promise(resolve => setTimeout(resolve, 3))
  const second = await versions.keep('kept', entry, session.source()!)
  expect(second).toMatchObject({ reason: 'kept', work: workOf(entry), name: 'a.pddl' })

  const later = createTextVersions({ session })
  expect(await later.list()).toEqual([second, first])
  expect(await later.find(first!.id)).toMatchObject(source)
  await later.remove(first!.id)
  expect(await later.list()).toEqual([second])
  expect(await later.find(first!.id)).toBeUndefined()
})

test('the oldest are too many: of one problem, and in all', () => {
  const version = (place: number, work: string): TextVersion => ({
    ...source,
    ...{ id: String(place).padStart(9, '0'), time: place, work, name: 'a', reason: 'kept' },
  })
  const ofOne = Array.from({ length: MAX_VERSIONS + 2 }, (_, i) => version(i, 'w'))
  expect(surplus(ofOne).map(({ time }) => time)).toEqual([1, 0])
  const ofMany = Array.from({ length: MAX_ALL_VERSIONS + 1 }, (_, i) => version(i, `w${i}`))
  expect(surplus(ofMany).map(({ time }) => time)).toEqual([0])
})

test.each([
  ['a\nb\nc', 'a\nb\nc', 0],
  ['a\r\nb', 'a\nb', 0],
  ['a\nb\nc', 'a\nx\nc', 1],
  ['a\nb', 'a\nb\nc', 1],
  ['a\nb\nc\nd', 'x\nb\nc\ny', 4],
  ['', 'a', 1],
])('%j and %j differ in %i lines', (one, other, count) => expect(changedLines(one, other)).toBe(count))
