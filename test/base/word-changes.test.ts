// The differences between two texts, word by word.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordChanges } from '#base/word-changes'
import { roundsOf } from '../support/long'

const changesIn = (before: string, after: string): string[] =>
  wordChanges(before, after).map(
    change =>
      `${before.slice(change.before.from, change.before.to)} → ${after.slice(change.after.from, change.after.to)}`,
  )

test('words that differ are reported, and no others', () => {
  expect(changesIn('car c0 is at l1.', 'car c0 is at l1.')).toEqual([])
  expect(changesIn('car c0 is at place l1.', 'car c0 is at l1.')).toEqual(['place → '])
  expect(changesIn('the ferry lies at l1', 'the old ferry is at l1')).toEqual([' → old', 'lies → is'])
  expect(changesIn('', 'a b')).toEqual([' → a b'])
})

test('what stays is the same in both, whatever the texts', () => {
  const word = fc.constantFrom('a', 'b', 'c', '.')
  const text = fc.array(word, { maxLength: 30 }).map(words => words.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const kept = (which: 'before' | 'after', whole: string): string => {
        let at = 0
        let rest = ''
        for (const change of wordChanges(before, after)) {
          rest += whole.slice(at, change[which].from)
          at = change[which].to
        }
        return (rest + whole.slice(at)).replace(/\s+/g, '')
      }
      expect(kept('before', before)).toBe(kept('after', after))
    }),
    { numRuns: roundsOf(300) },
  )
})

test('as few words as can be differ', () => {
  const word = fc.constantFrom('a', 'b')
  const words = fc.array(word, { maxLength: 7 })
  const least = (a: readonly string[], b: readonly string[]): number => {
    if (a.length === 0 || b.length === 0) return a.length + b.length
    if (a[0] === b[0]) return least(a.slice(1), b.slice(1))
    return 1 + Math.min(least(a.slice(1), b), least(a, b.slice(1)))
  }
  fc.assert(
    fc.property(words, words, (a, b) => {
      const [before, after] = [a.join(' '), b.join(' ')]
      const count = (text: string): number => text.split(' ').filter(Boolean).length
      const changed = wordChanges(before, after).reduce(
        (sum, change) =>
          sum +
          count(before.slice(change.before.from, change.before.to)) +
          count(after.slice(change.after.from, change.after.to)),
        0,
      )
      expect(changed).toBe(least(a, b))
    }),
    { numRuns: roundsOf(300) },
  )
})
