// The browser's storage, which may be denied or full at any time.

import { expect, test } from 'vitest'
import { storedTexts } from '#page/browser/text-store'

/** A storage that can be full. */
function storageWith(stored: Record<string, string>) {
  const state = { isFull: false }
  const storage = {
    ...stored,
    getItem: (name: string) => stored[name] ?? null,
    setItem(name: string, text: string) {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
      stored[name] = text
    },
    removeItem: (name: string) => void delete stored[name],
  }
  return { state, stored, storage: storage as unknown as Storage }
}

test('a text that a full storage refuses is read as written last, and its removal removes both', () => {
  const { state, stored, storage } = storageWith({ a: 'old' })
  const texts = storedTexts(() => storage)
  state.isFull = true
  expect(texts.setItem('a', 'new')).toBe(false)
  expect([texts.getItem('a'), stored.a]).toEqual(['new', 'old'])
  state.isFull = false
  expect(texts.setItem('a', 'newer')).toBe(true)
  expect([texts.getItem('a'), stored.a]).toEqual(['newer', 'newer'])
  state.isFull = true
  texts.setItem('a', 'last')
  texts.removeItem('a')
  expect([texts.getItem('a'), stored.a]).toEqual([null, undefined])
})

test('nothing throws where storage is denied', () => {
  const texts = storedTexts(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect([texts.getItem('a'), texts.names()]).toEqual([null, []])
  expect(texts.setItem('a', 'text')).toBe(false)
  expect([texts.getItem('a'), texts.names()]).toEqual(['text', ['a']])
  texts.removeItem('a')
  expect(texts.names()).toEqual([])
})
