// The stored progress of a lesson: it is restored exactly, and no stored data can break the page.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forgetProgress, keepProgress, type LessonProgress, progressOf } from '#page/learn/lesson/progress'
import { storedTexts, type TextStore, unkeptTexts } from '#page/browser/text-store'
import { roundsOf } from '../support/long'

const storeWith = (text: string): TextStore => ({ ...unkeptTexts(), getItem: () => text })

const done: LessonProgress = {
  step: 3,
  done: [1, 2],
  steps: 6,
  predictions: new Map([
    ['1.2', { kind: 'given', value: ['(on c0)', '(at c0 l1)'], ask: 'facts', isRight: false }],
    ['2.1', { kind: 'given', value: Number.POSITIVE_INFINITY, ask: 'number', isRight: true }],
    ['2.2', { kind: 'given', value: { rows: [['(sail l0 l1)', 4]] }, ask: 'table', isRight: null }],
    ['__proto__', { kind: 'skipped' }],
  ]),
  sentences: new Map([['3', { text: 'Every plan passes it.', shown: true }]]),
  quiz: new Map([['0', { result: 'helped', tries: 2 }]]),
}

test('progress is restored', () => {
  const store = unkeptTexts()
  keepProgress(store, 'landmarks', done)
  expect(progressOf(store, 'landmarks')).toEqual(done)
  forgetProgress(store, 'landmarks')
  expect(progressOf(store, 'landmarks').done).toEqual([])
})

test('a part in another shape counts as nothing, and the others stay', () => {
  const store = storeWith(JSON.stringify({ step: 'two', done: [1, 'x'], quiz: [['0', { result: 'right', tries: 1 }]] }))
  const { step, done, quiz } = progressOf(store, 'world')
  expect(step).toBe(1)
  expect(done).toEqual([])
  expect(quiz.get('0')).toEqual({ result: 'right', tries: 1 })
})

test('nothing that is stored can break it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('[]'), fc.constant('null')), text => {
      const found = progressOf(storeWith(text), 'world')
      expect(found.step).toBeGreaterThanOrEqual(1)
      expect(found.predictions).toBeInstanceOf(Map)
    }),
    { numRuns: roundsOf(60) },
  )
})

test('where storage is denied, progress lasts as long as the page', () => {
  const denied = storedTexts(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(progressOf(denied, 'world').step).toBe(1)
  keepProgress(denied, 'world', done)
  expect(progressOf(denied, 'world')).toEqual(done)
  forgetProgress(denied, 'world')
  expect(progressOf(denied, 'world').done).toEqual([])
})
