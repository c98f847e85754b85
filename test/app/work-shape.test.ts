// The work on a question as stored by versions without hints, and by this one.

import { expect, test } from 'vitest'
import { isWork } from '#page/state/keeping/saved-shapes'

const old = { answer: '[(a b)]', verdict: null, edit: null }

test('work from before hints and keys still loads', () => {
  expect(isWork(old)).toBe(true)
})

test('hints taken and a key shown are kept, and nonsense in their place is not', () => {
  expect(isWork({ ...old, hints: 2, revealed: true })).toBe(true)
  expect(isWork({ ...old, hints: '2' })).toBe(false)
  expect(isWork({ ...old, revealed: 'yes' })).toBe(false)
  expect(isWork({ ...old, looked: ['graph', 'trace'] })).toBe(true)
  expect(isWork({ ...old, looked: 'graph' })).toBe(false)
})
