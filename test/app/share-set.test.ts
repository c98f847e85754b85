// Which of the open questions are chosen for sharing at first.

import { expect, test } from 'vitest'
import { listedSet } from '#page/state/sharing/share-set'
import type { OpenFile } from '#page/state/session/session'
import { fileOf, source, testApp } from './support'

const file = (name: string, origin: OpenFile['origin'], ...keys: readonly string[]): OpenFile => ({
  ...fileOf(name, ...keys),
  origin,
})

function opened() {
  const { app } = testApp()
  const { session } = app
  session.list([
    file('Ferry p01', 'bundled', 'b1', 'b2', 'b3'),
    file('made.jsonl', 'made', 'm1'),
    file('app.gen.json', 'file', 'f1', 'f2'),
  ])
  const entry = (key: string) => session.entries().find(({ question }) => question.key === key)!
  session.select(entry('b1').id)
  const chosen = (all = false): readonly string[] => [...listedSet(session, all).chosen!].map(({ key }) => key)
  return { session, entry, chosen }
}

test('what is made or edited, and the question in front, but nothing built in and unchanged', () => {
  const { session, entry, chosen } = opened()
  expect(chosen()).toEqual(['b1', 'm1'])
  const edited = { ...source, problem: source.problem.replace('(:goal', '; changed\n(:goal') }
  session.setEdit(entry('b3'), edited)
  session.select(entry('f2').id)
  expect(chosen()).toEqual(['b3~', 'm1', 'f2'])
  const { questions, origins } = listedSet(session)
  const changed = questions.find(({ key }) => key === 'b3~')!
  expect(changed.shown).toEqual(edited)
  expect(questions.map(each => origins!.get(each))).toEqual([
    ...['changed here', 'made here', 'from a file', 'built in', 'built in', 'from a file'],
  ])
})

test('questions of files are chosen once the list is narrowed to them, and all if all are asked for', () => {
  const { session, chosen } = opened()
  session.narrow({ file: 'app.gen.json#1' })
  expect(chosen()).toEqual(['f1', 'f2'])
  session.narrow({ file: 'Ferry p01#1' })
  expect(chosen()).toEqual(['b1'])
  expect(chosen(true)).toEqual(['b1', 'b2', 'b3'])
})
