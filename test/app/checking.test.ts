// Asking for verdicts: two checks at once, stopping, and what becomes of each.

import { beforeEach, expect, test } from 'vitest'
import type { Judged } from '#questions/kinds/verdict'
import { fileOf, type TestApp, testApp, turn } from './support'

const judged: Judged = {
  verdict: {
    verdict: 'right',
    reason: null,
    explanation: 'Yes.',
    mistakes: [],
    findings: [],
    evidence: [],
    reading: { answer: null, trace: [], doubt: null } as Judged['verdict']['reading'],
    officialScore: null,
  },
  fromCache: false,
  ms: 1,
}
const done = { kind: 'done', value: judged as never } as const

let it: TestApp
const entries = () => it.app.session.entries()
const setback = (at: number) => it.app.desks.of(entries()[at]!.id)!.setback()
const verdict = (at: number) => it.app.session.workOf(entries()[at]!.id).verdict
const judgings = () => it.engines.calls.filter(({ engine }) => engine === 'judging')

beforeEach(() => {
  it = testApp()
  it.app.session.add([fileOf('file', 'q', 'other')])
  for (const { id } of entries()) it.app.session.setAnswer(id, '[(a)]')
})

test('an answer that is checked twice shows the verdict of the second check', async () => {
  const { check } = it.app.checking
  const first = check(entries()[0]!)
  const second = check(entries()[0]!)
  expect(it.engines.stopped).toEqual(['judging'])
  judgings()[1]!.end(done)
  await second
  judgings()[0]!.end({ kind: 'stopped' })
  await first
  expect(setback(0)).toBeNull()
  expect(verdict(0)?.verdict).toBe('right')
})

test('the first check may end before the second without a word', async () => {
  const { check, judging } = it.app.checking
  const first = check(entries()[0]!)
  const second = check(entries()[0]!)
  judgings()[0]!.end({ kind: 'stopped' })
  await first
  expect(setback(0)).toBeNull()
  expect(judging()?.id).toBe(entries()[0]!.id)
  judgings()[1]!.end(done)
  await second
  expect(verdict(0)?.verdict).toBe('right')
  expect(judging()).toBeNull()
})

test('a check that Stop ends, or one of another question, shows that it was stopped', async () => {
  const { check } = it.app.checking
  const first = check(entries()[0]!)
  const second = check(entries()[1]!)
  judgings()[0]!.end({ kind: 'stopped' })
  await first
  expect(setback(0)?.kind).toBe('stopped')
  judgings()[1]!.end({ kind: 'stopped' })
  await second
  expect(setback(1)?.kind).toBe('stopped')
})

test('an empty answer is not judged, and the next check clears what was stated of it', async () => {
  const { check } = it.app.checking
  const [entry] = entries()
  it.app.session.setAnswer(entry!.id, ' ')
  await check(entry!)
  expect(setback(0)?.kind).toBe('blank')
  expect(judgings()).toHaveLength(0)
  it.app.session.setAnswer(entry!.id, '[(a)]')
  const checked = check(entry!)
  expect(setback(0)).toBeNull()
  judgings()[0]!.end({ kind: 'failed', message: 'It broke.' })
  await checked
  expect(setback(0)).toEqual({ kind: 'failed', message: 'It broke.' })
})

test('a verdict is remembered with the answer it is about, though the box states something else by then', async () => {
  const heard: string[] = []
  it = testApp({ remember: (_app, _entry, view) => heard.push(view.answer) })
  it.app.session.add([fileOf('file', 'q')])
  const [entry] = entries()
  it.app.session.setAnswer(entry!.id, 'first')
  const checked = it.app.checking.check(entry!)
  it.app.session.setAnswer(entry!.id, 'second')
  judgings()[0]!.end(done)
  await checked
  await turn()
  expect(heard).toEqual(['first'])
  expect(verdict(0)?.answer).toBe('first')
  expect(it.app.session.markOf(entry!.id)).toBe('answered')
})

test('a verdict is stored with its answer even if the file of the question was closed', async () => {
  const [entry] = entries()
  const checked = it.app.checking.check(entry!)
  it.app.session.close(entry!.file.id)
  judgings()[0]!.end(done)
  await checked
  expect(it.app.session.workOf(entry!.id).verdict?.verdict).toBe('right')
})
