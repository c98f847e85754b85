// A sheet that is taken in two tabs, and where the browser keeps nothing.

import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { createTake } from '#page/class/take/take-state'
import { usual } from '#teaching/sheets/sheet'
import { questionOf, testApp } from './support'

const sheet = {
  ...usual,
  ...{ title: 'Tuesday', seed: 's' },
  items: [
    { item: 'question', form: {} },
    { item: 'question', form: {} },
  ],
} as const
const made = { kind: 'question' as const, question: questionOf('one'), level: null, isOwn: false }
const take = (app: ReturnType<typeof testApp>['app']) => createRoot(() => createTake(app, sheet, '7K2MQ4XC'))

test('what is answered in one tab is there in the other, and neither loses anything', () => {
  const { app } = testApp()
  const [mine, other] = [take(app), take(app)]
  mine.begin('Ana')
  const sandbox = mine.sandboxOf(0, made)
  mine.keep(0, { answer: '(a)' })
  other.adopt()
  other.go(1)
  other.keep(1, { answer: '(b)' })
  other.keep(0, { answer: '(c)' })
  mine.adopt()
  expect([mine.handle(), other.handle()]).toEqual(['Ana', 'Ana'])
  for (const { result } of [mine, other]) expect(result().answers.map(({ answer }) => answer)).toEqual(['(c)', '(b)'])
  expect(sandbox.session.workOf(sandbox.session.selectedId()!).answer).toBe('(c)')
  expect([mine.at(), other.at()]).toEqual([0, 1])
})

test('where nothing can be kept it is reported once, and what was answered can be handed in', () => {
  const { app, storage } = testApp()
  storage.isFull = true
  const mine = take(app)
  mine.begin('Ana')
  mine.keep(0, { answer: '(a)' })
  expect(app.notices.list().map(({ title }) => title)).toEqual(['This browser does not keep your answers'])
  expect(mine.result().answers[0]!.answer).toBe('(a)')
})
