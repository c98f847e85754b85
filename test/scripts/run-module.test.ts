// Modules that the build runs in Node may take as long as they like.

import { afterEach, expect, test, vi } from 'vitest'
import { runModule } from '../../scripts/run-module'
import { root } from '../support/sources'

afterEach(() => void vi.unstubAllGlobals())

test('a module that takes longer than any timer is run anyway', async () => {
  const { setTimeout: later } = globalThis
  // Every timer of a second or more is over at once.
  vi.stubGlobal('setTimeout', (then: () => void, ms = 0, ...rest: unknown[]) =>
    later(then, ms >= 1_000 ? 0 : ms, ...(rest as [])),
  )
  const slow = {
    name: 'slow',
    resolveId: (id: string) => (id === 'slow-module' ? id : undefined),
    async load(id: string) {
      if (id !== 'slow-module') return undefined
      await new Promise(done => later(done, 200))
      return 'export const answer = 42'
    },
  }
  const { answer } = await runModule<{ answer: number }>('slow-module', { root, plugins: [slow] })
  expect(answer).toBe(42)
})

test('what a module throws is thrown', async () => {
  const broken = {
    name: 'broken',
    resolveId: (id: string) => (id === 'broken-module' ? id : undefined),
    load: (id: string) => (id === 'broken-module' ? 'throw new Error("broken on purpose")' : undefined),
  }
  await expect(runModule('broken-module', { root, plugins: [broken] })).rejects.toThrow('broken on purpose')
})
