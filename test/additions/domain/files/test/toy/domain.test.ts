// A domain is one folder: the playground needs nothing else.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { engineInMemory } from '#engine/engine'

const engine = engineInMemory()
const lamps = domainFolders.find(({ id }) => id === 'lamps')!
const source = { domain: lamps.domainText, problem: lamps.problems[0]!.text }

test('it is offered with the others, in their order', () => {
  const ids = engine.domains.all().map(({ id }) => id)
  expect(ids).toEqual(domainFolders.map(({ id }) => id).sort())
  expect(ids).toContain('lamps')
  expect(engine.domains.all().find(({ id }) => id === 'lamps')).toMatchObject({
    title: 'Lamps',
    opening: false,
    problems: [{ name: 'p01', title: 'Three lamps' }],
  })
})

test('its problems are described in its English and drawn in its way', () => {
  expect(engine.english.describe(source, 'fact', '(lit a)').english).toBe('lamp a shines')
  const questions = engine.making.pose(source, 'anything')
  expect(questions.length).toBeGreaterThan(2)
  expect(questions.map(({ domain }) => domain)).toEqual(questions.map(() => 'lamps'))
  expect(questions[0]!.context).toContain('Lamps stand in a row.')
  expect(engine.states.scene(source, [])!.shapes.map(({ key }) => key)).toEqual(['lamp a', 'lamp b', 'lamp c'])
})

test('questions are made of problems that it generates, and judged', async () => {
  const world = { kind: 'folder' as const, domain: 'lamps', size: { lamps: 4 } }
  const { questions } = engine.making.questions({
    ...{ world, kind: 'app', format: 'gen' },
    ...{ count: 2, seed: '1', block: 0 },
  })
  expect(questions).toHaveLength(2)
  const limits = { maxStates: 1_000 }
  for (const question of questions) {
    const key = await engine.hints.reveal(question, limits)
    if (key.kind !== 'key') throw new Error(key.message)
    const { verdict } = await engine.judging.judge(question, key.answer, limits)
    expect(verdict.verdict).toBe('right')
  }
})

test('an address can name it, and a link about its problem is short and read again', () => {
  const found = engine.sharing.prefill('domain=lamps&kind=app', ['state'])
  expect(found.problems).toEqual([])
  const [question] = found.questions
  const shared = { question: question!, edit: null, answer: '', tab: null, walk: null }
  const { link } = engine.sharing.pack(shared)
  expect(engine.sharing.read(link)).toMatchObject({ kind: 'shared', caveat: '' })
})
