import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LineTable } from '#base/text'
import { highlight } from '#page/editor/highlight'
import { markersOf, toEditorRange } from '#page/editor/markers'

test('highlighting loses no character of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(
        highlight(text)
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('each kind of word has its colour', () => {
  const tokens = Object.fromEntries(
    highlight('(:action go ; why\n :parameters (?a - room) (and (not (at ?a)) 12 x-1)').map(piece => [
      piece.text.trim(),
      piece.token,
    ]),
  )
  expect(tokens).toMatchObject({
    ':action': 'keyword',
    go: 'name',
    '; why': 'comment',
    '?a': 'variable',
    room: 'type',
    and: 'logic',
    not: 'logic',
    '12': 'number',
    'x-1': 'name',
  })
})

test('highlighting takes linear time on hostile texts', () => {
  for (const text of ['('.repeat(190_000), '-'.repeat(190_000), ' ?:;'.repeat(45_000)])
    expect(highlight(text).length).toBeGreaterThan(0)
})

test('offsets become lines and columns counted from 1', () => {
  const text = 'ab\r\ncd\nef'
  const lines = new LineTable(text)
  expect(toEditorRange(lines, { from: 0, to: 2 }, text.length)).toEqual({
    startLineNumber: 1,
    startColumn: 1,
    endLineNumber: 1,
    endColumn: 3,
  })
  expect(toEditorRange(lines, { from: 5, to: 8 }, text.length)).toEqual({
    startLineNumber: 2,
    startColumn: 2,
    endLineNumber: 3,
    endColumn: 2,
  })
})

test('an empty span, or one past the end, still shows and stays in the text', () => {
  const text = 'abc'
  const lines = new LineTable(text)
  expect(toEditorRange(lines, { from: 1, to: 1 }, 3)).toMatchObject({
    startColumn: 2,
    endColumn: 3,
  })
  expect(toEditorRange(lines, { from: 90, to: 99 }, 3)).toMatchObject({
    startColumn: 4,
    endColumn: 5,
  })
})

test('a marker carries the message, its notes and its cure as plain text', () => {
  const [marker] = markersOf('(onn a)', [
    {
      code: 'unknown-predicate',
      severity: 'error',
      span: { from: 1, to: 4 },
      message: 'No predicate `onn` is declared.',
      notes: [{ message: 'Did you mean `on`?' }],
      fix: { label: 'Replace with on', span: { from: 1, to: 4 }, text: 'on' },
    },
  ])
  expect(marker).toMatchObject({ severity: 8, startColumn: 2, endColumn: 5 })
  expect(marker!.message).toBe('No predicate “onn” is declared.\nDid you mean “on”?\nReplace with on')
})
