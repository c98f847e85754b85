// The session, the desks on it, the place, and what can be taken back, in an app with a clock of the test's own.

import { expect, test } from 'vitest'
import { createRoot, createSignal, getOwner } from 'solid-js'
import { problemTitle } from '#page/state/session/problem-titles'
import { atQuestion, atStage } from '#page/state/places/place'
import { createHandles } from '#page/state/commands/handles'
import { fileOf, source, testApp } from './support'

const ids = (app: ReturnType<typeof testApp>['app']) => app.session.entries().map(({ id }) => id)

test('files open side by side, once, and the first question of what was opened is in front', () => {
  const { session } = testApp().app
  session.add([fileOf('one', 'a', 'b')])
  session.add([fileOf('two', 'c'), fileOf('one', 'a', 'b')])
  expect(session.files().map(({ name }) => name)).toEqual(['one', 'two'])
  expect(session.selected()?.question.key).toBe('c')
  session.move(-1)
  expect(session.selected()?.question.key).toBe('b')
})

test('problems of one name are numbered in their file, where their texts differ', () => {
  const { session } = testApp().app
  const texts = ['(define (problem two-mugs) (:init))', '(define (problem two-mugs) (:init (a)))', '(:init)', '(:goal)']
  const { questions, ...file } = fileOf('made', 'a', 'b', 'c', 'd', 'e')
  const shown = [0, 1, 0, 2, 3].map(at => ({ ...source, problem: texts[at]! }))
  session.add([
    { ...file, questions: questions.map((question, i) => ({ ...question, shown: shown[i]! })) },
    { ...fileOf('one', 'f'), questions: [{ ...questions[0]!, shown: shown[1]! }] },
  ])
  const names = session.entries().map(problemTitle)
  expect(names).toEqual(['two-mugs (1)', 'two-mugs (2)', 'two-mugs (1)', '', '', 'two-mugs'])
  session.close('one#1')
  expect(session.entries().map(problemTitle)).toEqual(names.slice(0, 5))
})

test('an edit that gives the texts back as they were is no edit', () => {
  const { session } = testApp().app
  session.add([fileOf('one', 'a')])
  const entry = session.selected()!
  session.editText('problem', 'changed')
  expect(session.source()?.problem).toBe('changed')
  session.editText('problem', source.problem)
  expect(session.workOf(entry.id).edit).toBeNull()
})

test('work is pending until it is written, and what changes while it is written stays pending', () => {
  const { session } = testApp().app
  session.add([fileOf('one', 'a', 'b')])
  const [a, b] = session.entries().map(({ id }) => id) as [string, string]
  session.setAnswer(a, '1')
  session.setAnswer(b, '1')
  const written = session.keeping()
  session.setAnswer(b, '2')
  written()
  expect(Object.keys(session.pending())).toEqual([b])
})

test('a desk belongs to its file, and what was on it with it; a part of it ends its effects', () => {
  const { app } = testApp()
  app.session.add([fileOf('one', 'a'), fileOf('two', 'b')])
  const [a, b] = ids(app) as [string, string]
  const createWish = () => createSignal(0)
  const desk = app.desks.of(a)!
  desk.feature(createWish)[1](7)
  desk.setWalk({ sequence: ['(go)'], at: 1, title: '' })
  desk.showKey(true)
  expect(app.desks.of(a)!.feature(createWish)[0]()).toBe(7)
  expect(app.desks.of(b)!.feature(createWish)[0]()).toBe(0)
  app.session.close('one#1')
  expect(app.desks.of(a)).toBeUndefined()
  expect(app.desks.all().map(({ entry }) => entry.id)).toEqual([b])
  app.session.add([fileOf('one', 'a')])
  const again = app.desks.of(a)!
  expect(again.feature(createWish)[0]()).toBe(0)
  expect([again.walk.at, again.keyShown()]).toEqual([0, false])
})

test('a desk holds nothing of the view that asked for it first', () => {
  const { app } = testApp()
  app.session.add([fileOf('one', 'a', 'b')])
  const [, notSelected] = ids(app) as [string, string]
  const view = createRoot(dispose => {
    app.desks.of(notSelected)
    return { owner: getOwner(), dispose }
  })
  view.dispose()
  const above: unknown[] = []
  const first = app.desks.of(notSelected)!.feature(() => getOwner())
  for (let owner = first; owner !== null; owner = owner.owner) above.push(owner)
  expect(above.length).toBeGreaterThan(0)
  expect(above).not.toContain(view.owner)
})

test('a file that is opened leaves the desks of others as they are', () => {
  const { app } = testApp()
  app.session.add([fileOf('one', 'a')])
  const desk = app.desks.of(ids(app)[0]!)
  app.session.add([fileOf('two', 'b')])
  expect(app.desks.of(ids(app)[0]!)).toBe(desk)
})

test('closing is undone with its place, what was selected, and the steps taken', () => {
  const { app } = testApp()
  app.session.add([fileOf('one', 'a'), fileOf('two', 'b')])
  app.session.select(ids(app)[0]!)
  app.session.setAnswer(ids(app)[0]!, '[(x)]')
  app.stepping.put({ sequence: ['(go)', '(on)'], at: 1, title: 'a plan' })
  app.undoing.closeFile(app.session.files()[0]!)
  expect(app.session.files().map(({ name }) => name)).toEqual(['two'])
  app.notices.undoLast()
  expect(app.session.files().map(({ name }) => name)).toEqual(['one', 'two'])
  expect(app.session.selected()?.question.key).toBe('a')
  expect({ ...app.stepping.walk() }).toMatchObject({ at: 1, title: 'a plan' })
  expect(app.session.workOf(ids(app)[0]!).answer).toBe('[(x)]')
})

test('what is cleared, reverted and reset comes back, each by its own Undo', () => {
  const { app } = testApp()
  app.session.add([fileOf('one', 'a')])
  const entry = app.session.selected()!
  app.session.setAnswer(entry.id, 'words')
  app.undoing.clearAnswer(entry)
  app.session.editText('problem', 'changed')
  app.undoing.revertEdit(entry)
  app.stepping.put({ sequence: ['(go)'], at: 1, title: '' })
  app.undoing.resetWalk()
  expect(app.stepping.walk().at).toBe(0)
  app.notices.undoLast()
  app.notices.undoLast()
  app.notices.undoLast()
  expect(app.stepping.walk().at).toBe(1)
  expect(app.session.source()?.problem).toBe('changed')
  expect(app.session.workOf(entry.id).answer).toBe('words')
})

test('steps follow the question in front; taking another step forgets what lay ahead', () => {
  const { app } = testApp()
  app.session.add([fileOf('one', 'a', 'b')])
  const { stepping, session } = app
  stepping.put({ sequence: ['(a)', '(b)'], at: 1, title: '' })
  session.move(1)
  expect(stepping.walk().sequence).toEqual([])
  session.move(-1)
  stepping.take('(b)')
  expect(stepping.walk().at).toBe(2)
  stepping.goTo(1)
  stepping.take('(c)')
  expect([...stepping.walk().sequence]).toEqual(['(a)', '(c)'])
})

test('a place is shown in one go, and parts that are not named stay', () => {
  const { app } = testApp()
  const { place } = app
  const seen: string[] = []
  createRoot(() => {
    place.show({ gallery: true, make: true, drawer: true, workspace: 'score' })
    place.show(atStage('graph'))
    expect([place.workspace(), place.tab(), place.sheet(), place.gallery()]).toEqual(['explore', 'graph', 'see', true])
    place.show({ stage: false })
    expect(app.prefs.stageShown).toBe(false)
    place.show(atQuestion('answer'))
    seen.push(place.sheet(), place.tab())
    expect([place.gallery(), place.make(), place.drawer()]).toEqual([false, false, true])
  })
  expect(seen).toEqual(['answer', 'graph'])
})

test('confirmations leave by the clock, wait while they are looked at, and problems stay', () => {
  const { app, clock } = testApp()
  app.notices.notify({ tone: 'plain', title: 'done' })
  app.notices.notify({ tone: 'problem', title: 'wrong' })
  app.notices.lookAt(true)
  clock.pass(7_000)
  expect(app.notices.list()).toHaveLength(2)
  app.notices.lookAt(false)
  clock.pass(2_000)
  expect(app.notices.list().map(({ title }) => title)).toEqual(['wrong'])
})

test('preferences are kept, and a full storage does not keep the page from working', () => {
  const { app, storage } = testApp()
  app.setPrefs('theme', 'dark')
  expect(storage.texts.get('planground')).toContain('"theme":"dark"')
  storage.isFull = true
  app.setPrefs('theme', 'light')
  expect(app.prefs.theme).toBe('light')
  expect(app.themeNow()).toBe('light')
})

test('of functions offered under one name the last counts, until it is withdrawn', () => {
  const { app } = testApp()
  const { provide, invoke, isProvided } = app.feature(createHandles)
  const called: string[] = []
  invoke('fit')
  provide('fit', () => called.push('first'))
  const end = createRoot(dispose => {
    provide('fit', () => called.push('second'))
    return dispose
  })
  invoke('fit')
  end()
  invoke('fit')
  expect(called).toEqual(['second', 'first'])
  expect(isProvided('hint')).toBe(false)
})
