// Names, hints, keys and nearest right answers, on every bundled domain: offered names exist, the shown key is judged
// right, and the proposed change makes a wrong answer right.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { readForm, writeForm } from '#page/workbench/answer/form'
import { classifyAction, classifyAtom } from '#planning/task/universe'
import { loadTask } from '#planning/task/load'
import { engineInMemory } from '#engine/engine'
import { type PlainKind, plainKinds } from '#questions/kinds/codes'
import type { Question } from '#questions/kinds/question'

const engine = engineInMemory()
const limits = { maxStates: 100_000 }
const folders = domainFolders.map(folder => ({
  id: folder.id,
  source: { domain: folder.domainText, problem: folder.problems[0]!.text },
}))
const ferry = folders.find(({ id }) => id === 'ferry')!

for (const { id, source } of folders)
  test(`${id}: names that are offered exist, and words of the name or its English find it`, () => {
    const prepared = loadTask(source)
    if (prepared.kind !== 'ready') throw new Error(prepared.message)
    const { domain, problem } = prepared
    for (const sort of ['action', 'fact'] as const)
      for (const scope of ['task', 'universe'] as const) {
        const list = engine.names.suggest(source, sort, scope, '', 40)
        if (list.kind !== 'names') throw new Error(list.message)
        expect(list.names.length).toBeGreaterThan(0)
        for (const { name, english } of list.names) {
          const classify = sort === 'action' ? classifyAction : classifyAtom
          expect(classify(domain, problem, name).kind).toBe('in-universe')
          const first = (typed: string): string | undefined => {
            const found = engine.names.suggest(source, sort, scope, typed, 40)
            return found.kind === 'names' ? found.names[0]?.name : undefined
          }
          expect(first(name)).toBe(name)
          expect(first(name.slice(1, -1))).toBe(name)
          const bySaying = engine.names.suggest(source, sort, scope, english, 40)
          expect(bySaying.kind === 'names' && bySaying.names.map(each => each.name)).toContain(name)
        }
      }
  })

const questions: readonly Question[] = folders.flatMap(({ id, source }) => [
  ...engine.making.pose(source, id),
  ...(['bool', 'mcq'] as const).flatMap(format =>
    (['app', 'reach', 'val', 'land', 'just'] as const).flatMap(
      kind =>
        engine.making.questions({
          world: { kind: 'given', source },
          kind,
          format,
          count: 1,
          seed: 'hints',
          block: 0,
        }).questions,
    ),
  ),
])

/** Once per kind: an open question about each bundled domain. */
const open = folders.flatMap(({ id, source }) => engine.making.pose(source, id))

test('every kind is posed about every bundled domain', () => {
  for (const kind of plainKinds())
    expect(open.filter(question => question.kind === kind).length, kind).toBe(folders.length)
})

test('every question has a key that is judged right, and hints that state more at every level', async () => {
  for (const question of questions) {
    const name = `${question.key} ${question.format}`
    const { levels } = engine.hints.hint(question, 1, limits)
    const hints = Array.from({ length: levels }, (_, i) => engine.hints.hint(question, i + 1, limits).text)
    expect(levels, name).toBe(3)
    expect(new Set(hints).size, `${name}: ${hints.join(' | ')}`).toBe(levels)
    const found = await engine.hints.reveal(question, limits)
    if (found.kind !== 'key') throw new Error(`${name}: ${found.message}`)
    expect(found.judged?.verdict.verdict, name).toBe('right')
    for (const other of found.others)
      expect((await engine.judging.judge(question, other, limits)).verdict.verdict).toBe('right')
  }
})

/** In the form of their kind, and wrong whatever the domain. */
const wrong: Readonly<Record<PlainKind, string>> = {
  app: '[(sail l0 l0), (board c0 l0)]',
  prog: '[(empty-ferry)] [(at c0 l0)]',
  reach: '(on c0)',
  areach: '(sail l0 l1)',
  val: '99',
  just: '[(sail l0 l1)]',
  land: '(on nothing)',
  nexta: '(sail l1 l1)',
}

const verdictOn = async (question: Question, answer: string) =>
  (await engine.judging.judge(question, answer, limits)).verdict.verdict

function nearestTo(question: Question, answer: string) {
  const near = engine.hints.nearest(question, answer, limits)
  if (near.kind !== 'change') throw new Error(`${question.key}: ${near.message}`)
  return near
}

test('the nearest right answer is right for every kind and domain, and its plain form reads back the same', async () => {
  for (const question of open) {
    const answer = wrong[question.kind as PlainKind]
    // One of these names of the ferry may be right.
    if (question.domain !== 'ferry') expect(await verdictOn(question, answer), question.key).toBe('wrong')
    const near = nearestTo(question, answer)
    expect(await verdictOn(question, near.answer), `${question.key}: ${near.answer}`).toBe('right')
    const formed = readForm(question.kind, near.answer)
    expect(formed.kind).not.toBe('free')
    expect(writeForm(question.kind, formed)).toBe(near.answer)
    const read = engine.names.read(question, near.answer)!
    if (formed.kind === 'items') expect(read.lists).toEqual(formed.lists)
    if (formed.kind === 'index') expect(read.index).toBe(formed.index)
    if (formed.kind === 'none') expect(read.none).toBe(true)
  }
})

test('a right answer is its own nearest, and one fault in it is what has to change', async () => {
  let mended = 0
  for (const question of open) {
    const key = await engine.hints.reveal(question, limits)
    if (key.kind !== 'key') throw new Error(key.message)
    for (const right of [key.answer, ...key.others.slice(0, 3)])
      expect(nearestTo(question, right).answer, question.key).toBe(right)
    if (question.kind !== 'app' && question.kind !== 'prog') continue
    const [first] = /\([^()]+\)/.exec(key.answer) ?? []
    if (first === undefined) continue
    const near = nearestTo(question, key.answer.replace(first, '(no such)'))
    expect(near.add, question.key).toEqual([first])
    expect(near.drop, question.key).toEqual(['(no such)'])
    expect(near.description).toBe('Add 1, remove 1.')
    mended++
  }
  expect(mended).toBe(2 * folders.length)
})

test('a list is mended by what is missing and what is too much', () => {
  const question = engine.making.pose(ferry.source, 'ferry').find(({ kind }) => kind === 'app')!
  const near = engine.hints.nearest(question, '[(board c0 l0), (sail l0 l0)]', limits)
  if (near.kind !== 'change') throw new Error('no change')
  expect(near.drop).toContain('(sail l0 l0)')
  expect(near.description).toBe(`Add ${near.add.length}, remove ${near.drop.length}.`)
})

test('a name that is none is distinguished, with names near it', () => {
  const [known, sloppy, unknown, object, alien] = engine.names.about(ferry.source, 'action', [
    '(sail l0 l1)',
    '(SAIL L0 L1)',
    '(sial l0 l1)',
    '(sail l0 l7)',
    '(at c0 l0)',
  ])
  expect(known).toMatchObject({ fault: '', readAs: '(sail l0 l1)' })
  expect(known!.english).toContain('l0')
  expect(sloppy).toMatchObject({ fault: '', readAs: '(sail l0 l1)' })
  expect(unknown!.near).toContain('(sail l0 l1)')
  expect(object!.near).toContain('(sail l0 l1)')
  expect(alien!.fault).toContain('predicate')
})

test('text in another than the plain form is left alone', () => {
  for (const text of ['I think (sail l0 l1)', '[(sail l0 l1)', '(a b) (c', '[[(a)]]', '3.', '- (a b)'])
    for (const kind of ['app', 'prog', 'nexta', 'val'] as const)
      expect(readForm(kind, text), `${kind} ${text}`).toEqual({ kind: 'free' })
  expect(readForm('app', ' ')).toEqual({ kind: 'blank' })
  expect(readForm('app', '[]')).toEqual({ kind: 'none' })
  expect(readForm('prog', '[] [ ]')).toEqual({ kind: 'none' })
  expect(readForm('land', 'none')).toEqual({ kind: 'none' })
  expect(readForm('nexta', 'None')).toEqual({ kind: 'free' })
  expect(readForm('app', '(a  b), (c)')).toEqual({ kind: 'items', lists: [['(a b)', '(c)']] })
  for (const kind of plainKinds()) expect(writeForm(kind, { kind: 'blank' })).toBe('')
})
