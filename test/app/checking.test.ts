// A check that is stopped because the same answer is checked again says nothing of its own.

import { beforeEach, expect, test, vi } from 'vitest'
import type { CallOutcome } from '../../src/app/engine/lanes'
import type { Question } from '../../src/kinds/question'
import type { Judged } from '../../src/kinds/verdict'

/** Calls under way, which the test ends. */
const calls = vi.hoisted(() => [] as ((outcome: CallOutcome<unknown>) => void)[])
vi.mock('../../src/app/engine/lanes', () => ({
  run: () => new Promise(resolve => calls.push(resolve)),
  quietly: () => new Promise(() => {}),
  stopWork: () => {},
}))
vi.mock('../../src/app/history/history', () => ({ remember: () => {} }))
vi.mock('../../src/app/state/reposing', () => ({ reposed: () => undefined }))
/** Verdicts by question. */
const verdicts = vi.hoisted(() => new Map<string, { verdict: string } | null>())
vi.mock('../../src/app/state/session', () => ({
  plain: (edit: unknown) => edit,
  session: {
    workOf: () => ({ answer: '[(a)]', verdict: null, edit: null }),
    setVerdict: (id: string, verdict: { verdict: string }) => verdicts.set(id, verdict),
    selectedId: () => null,
  },
}))

import { check, setbackOf } from '../../src/app/state/checking'
import type { Entry } from '../../src/app/state/session'

const question: Question = {
  key: 'q',
  id: 'q',
  kind: 'app',
  format: 'gen',
  domain: 'ferry',
  context: '',
  question: 'Which?',
  family: 'acpbench',
  shown: null,
  judged: null,
  asked: { kind: 'app' },
  origin: { from: 'own' },
}
const judged: Judged = {
  verdict: {
    verdict: 'right',
    reason: null,
    explanation: 'Yes.',
    findings: [],
    evidence: [],
    reading: { answer: null, trace: [], doubt: null } as Judged['verdict']['reading'],
    officialScore: null,
  },
  fromCache: false,
  ms: 1,
}

const entryOf = (id: string): Entry => ({ id, question }) as unknown as Entry
const entry = entryOf('q')
const other = entryOf('other')

beforeEach(() => {
  calls.length = 0
  verdicts.clear()
})

test('an answer that is checked twice shows the verdict of the second check', async () => {
  const first = check(entry)
  const second = check(entry)
  calls[1]!({ kind: 'done', value: judged })
  await second
  calls[0]!({ kind: 'stopped' })
  await first
  expect(setbackOf(entry.id)).toBeUndefined()
  expect(verdicts.get(entry.id)?.verdict).toBe('right')
})

test('the first check may end before the second without a word', async () => {
  const first = check(entry)
  const second = check(entry)
  calls[0]!({ kind: 'stopped' })
  await first
  expect(setbackOf(entry.id)).toBeUndefined()
  calls[1]!({ kind: 'done', value: judged })
  await second
  expect(verdicts.get(entry.id)?.verdict).toBe('right')
})

test('a check that Stop ends, or one of another question, says that it was stopped', async () => {
  const first = check(entry)
  const second = check(other)
  calls[0]!({ kind: 'stopped' })
  await first
  expect(setbackOf(entry.id)?.kind).toBe('stopped')
  calls[1]!({ kind: 'stopped' })
  await second
  expect(setbackOf(other.id)?.kind).toBe('stopped')
})
