// The desk of Templates: fixes go into the text in one step, wherever the text is shown, and never into another text.

import { expect, test } from 'vitest'
import { createBench } from '#page/state/templates/bench'
import { createTextsDesk } from '#page/templates/editor/texts-desk'
import { testApp } from './support'

const toy = {
  ...{ id: 'toy', title: 'Toy', domain: '(define (domain toy))' },
  ...{ phrases: 'state: [a]\n', problems: [] },
}
const fault = (part: { code?: string; fix?: { label: string; text: string } } = {}) => {
  const span = { from: 8, to: 9 }
  const { code = 'unknown-predicate', fix } = part
  return {
    text: 'phrases' as const,
    fault: {
      ...{ code, severity: 'error' as const, span, message: 'The predicate `b` has no wordings.' },
      ...(fix === undefined ? {} : { fix: { ...fix, span } }),
    },
  }
}

function opened() {
  const { app, engines } = testApp()
  const bench = app.feature(createBench)
  bench.take(toy)
  return { bench, engines, desk: app.feature(createTextsDesk) }
}

test('a fix is applied to the text without an editor, and through the editor if there is one', async () => {
  const { bench, desk } = opened()
  const found = fault({ fix: { label: 'Write `b`', text: 'b' } })
  expect(desk.fixLabel(found)).toBe('Write `b`')
  await desk.mend(found, true)
  expect(bench.now()?.phrases).toBe('state: [b]\n')

  const heard: unknown[] = []
  desk.setHandle('phrases', {
    reveal: () => {},
    cursor: () => undefined,
    act: () => {},
    replace(...change) {
      heard.push(change)
      return true
    },
  })
  bench.setEditor({ reveal: () => {}, replace: desk.replace })
  await desk.mend(found, true)
  expect(heard).toEqual([[8, 9, 'b']])
})

test('an entry that is to be worked out first is dropped where the text changed meanwhile', async () => {
  const { bench, desk, engines } = opened()
  const found = fault({ code: 'missing-predicate' })
  expect(desk.fixLabel(found)).toBe('Add an entry')
  const value = { label: 'Add', span: { from: 11, to: 11 }, text: 'b: x\n' } as never
  const late = desk.mend(found, true)
  const call = engines.last('editing')
  bench.edit('phrases', 'state: []\n')
  call.end({ kind: 'done', value })
  await late
  expect(bench.now()?.phrases).toBe('state: []\n')

  bench.edit('phrases', toy.phrases)
  const soon = desk.mend(found, true)
  engines.last('editing').end({ kind: 'done', value })
  await soon
  expect(bench.now()?.phrases).toBe('state: [a]\nb: x\n')
  expect(desk.fixLabel(fault())).toBeUndefined()
})
