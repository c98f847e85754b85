import { createEffect, createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { createFields } from '#page/state/session/fields'

interface Book {
  readonly title: string
  readonly pages: number
  readonly note?: string
}

test('who reads a field hears of that field alone, of one that comes later too', () => {
  const book = createFields<Book>({ title: 'A', pages: 1 })
  const heard: string[] = []
  const dispose = createRoot(end => {
    createEffect(() => heard.push(`title ${book.now.title}`))
    createEffect(() => heard.push(`note ${book.now.note}`))
    return end
  })
  book.put({ pages: 2 })
  book.put({ title: 'A', note: 'new' })
  book.set('title', old => `${old}!`)
  book.put({ note: undefined })
  expect(heard).toEqual(['title A', 'note undefined', 'note new', 'title A!', 'note undefined'])
  expect(book.plain()).toStrictEqual({ title: 'A!', pages: 2 })
  dispose()
})

test('what is given to begin with is not changed', () => {
  const given: Book = { title: 'A', pages: 1 }
  createFields(given).put({ pages: 2 })
  expect(given.pages).toBe(1)
})
