// Findings keep their places while the text around them is edited.

import { expect, test } from 'vitest'
import { editBetween, movedFinding, movedSpan } from '#page/templates/moved'
import type { PhraseFinding } from '#language/english/checks/finding'

const old = 'holds: one\nfails: two\n'
const spanOf = (text: string, word: string) => {
  const from = text.indexOf(word)
  return { from, to: from + word.length }
}

test('what lies before an edit stays, what lies behind it moves, what it touches is gone', () => {
  const now = old.replace('one', 'one and more')
  const edit = editBetween(old, now)
  expect(movedSpan(spanOf(old, 'holds'), edit)).toEqual(spanOf(now, 'holds'))
  expect(movedSpan(spanOf(old, 'two'), edit)).toEqual(spanOf(now, 'two'))
  expect(movedSpan(spanOf(old, 'one\nfails'), edit)).toBeUndefined()
  expect(movedSpan(spanOf(old, 'two'), editBetween(old, old.replace('two', 'twx')))).toBeUndefined()
})

test('a finding moves with its other places, its fix and its example', () => {
  const now = `# a comment\n${old}`
  const finding: PhraseFinding = {
    ...{ code: 'same-text', severity: 'error', span: spanOf(old, 'two'), message: 'Alike.' },
    notes: [{ span: spanOf(old, 'one'), message: 'The other wording.' }],
    fix: { label: 'Write', span: spanOf(old, 'two'), text: 'three' },
    example: { text: 'two', other: { item: '(a)', text: 'one', span: spanOf(old, 'one') } },
  }
  const moved = movedFinding(finding, editBetween(old, now))!
  expect(moved.span).toEqual(spanOf(now, 'two'))
  expect(moved.notes![0]!.span).toEqual(spanOf(now, 'one'))
  expect(moved.fix!.span).toEqual(spanOf(now, 'two'))
  expect(moved.example!.other!.span).toEqual(spanOf(now, 'one'))
})
