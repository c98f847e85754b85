// The editor's own computations: folds, and a hover as Markdown that no text can break out of.

import { expect, test } from 'vitest'
import { foldsOf } from '#page/editor/folding'
import { asText, hoverText } from '#page/editor/hover-text'

test('lists of several lines fold, of those that begin in one line the outermost', () => {
  const text = '; one\n; two\n(define (domain d)\n  (:action a\n    :effect (and (p)\n      (q))))\n; last'
  expect(foldsOf(text)).toEqual([
    { start: 1, end: 2 },
    { start: 3, end: 6 },
    { start: 4, end: 6 },
    { start: 5, end: 6 },
  ])
})

test('brackets in comments and brackets without a partner fold nothing', () => {
  expect(foldsOf('(a ; (\n b')).toEqual([])
  expect(foldsOf(')\n)\n(\n')).toEqual([])
  expect(foldsOf('')).toEqual([])
})

test('a long text of brackets is folded in time that grows with its length', () => {
  expect(foldsOf('(\n'.repeat(200_000) + ')'.repeat(200_000)).length).toBeLessThanOrEqual(5_000)
})

test('a comment with marks of Markdown is shown as it is', () => {
  const doc = '**bold** [x](https://a.b) <b>no</b> `code`'
  expect(asText(doc).replace(/\\/g, '')).toBe(doc)
  const span = { from: 0, to: 2 }
  const [code, phrase, comment, facts] = hoverText(
    {
      kind: 'predicate',
      name: 'at',
      span,
      signature: '(at```\n# x ?c)',
      doc,
      phrase: 'car ?c is *here*',
      changedBy: ['go'],
    },
    '12 facts.',
    'pddl',
  )
  expect(code!.match(/```/g)).toHaveLength(2)
  expect(phrase).toContain('\\*here\\*')
  expect(comment).toBe(asText(doc))
  expect(facts!.replace(/\\/g, '')).toBe('Changed by go. 12 facts.')
})
