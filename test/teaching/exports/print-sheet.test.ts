// Variants for paper: the same questions in each, in another order, with a key that fits the variant it belongs to.

import { expect, test } from 'vitest'
import { printSheet } from '#teaching/exports/print-sheet'
import { wordsIn } from '#teaching/exports/rich'
import { hostileItems } from './hostile'

const items = hostileItems.slice(0, 15)
const given = { title: 'Class', variants: 4, seed: 's' }
const sheet = printSheet(items, given)

test('four variants have the same questions in other orders, the same for the same seed', () => {
  expect(sheet.variants.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D'])
  const orders = sheet.variants.map(({ questions }) => questions.map(({ key }) => key))
  expect(orders[0]).toEqual(items.map(({ key }) => key))
  for (const order of orders) expect([...order].sort()).toEqual([...orders[0]!].sort())
  expect(new Set(orders.map(order => order.join())).size).toBe(4)
  expect(printSheet(items, given)).toEqual(sheet)
  expect(printSheet(items, { ...given, seed: 't' })).not.toEqual(sheet)
  expect(printSheet(items, { ...given, variants: 0 }).variants).toMatchObject([{ letter: '' }])
  expect(printSheet(items, { ...given, variants: 99 }).variants).toHaveLength(26)
})

test('each key names the letters that its own variant has', () => {
  for (const { questions, key } of sheet.variants)
    for (const [i, { room, number, key: id, text }] of questions.entries()) {
      const item = items.find(each => each.key === id)!
      const entry = key[i]!
      expect(entry).toMatchObject({ number, key: id, name: item.name })
      expect(text).toEqual(item.text)
      expect(wordsIn(entry.reason)).toBe(wordsIn(item.explanation))
      const { answer } = item
      if (answer.form === 'one' || answer.form === 'several') {
        expect(room).toMatchObject({ kind: 'boxes', isOne: answer.form === 'one' })
        const options = room.kind === 'boxes' ? room.options : []
        const right = options.filter(each => answer.options.some(other => other.right && other.text === each.text))
        expect(entry.right).toBe(right.map(({ letter }) => letter).join(', '))
        expect(entry.options.map(({ label, why }) => [label, why])).toEqual(
          options.map(({ letter, text: pieces }) => [
            letter,
            answer.options.find(other => other.text === pieces)!.feedback,
          ]),
        )
      } else if (answer.form === 'number') expect([room.kind, entry.right]).toEqual(['number', `${answer.right}`])
      else if (answer.form === 'essay') {
        // Three actions or more, each on half a line.
        const lines = answer.right.trim().split('\n')
        const isShort = lines.length > 2 && lines.every(line => line.length <= 40)
        const half = isShort ? { isShort } : {}
        expect([room, entry.isSample]).toEqual([{ kind: 'lines', lines: answer.lines, ...half }, true])
      } else expect([room.kind, entry.right]).toEqual(['yes-no', answer.right ? 'Yes' : 'No'])
    }
})
