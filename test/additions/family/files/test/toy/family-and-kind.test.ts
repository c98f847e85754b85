// A family of benchmarks and a kind of question that only these additions know are played through: their folders and their
// lines in the registries are all that they touch.

import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { domainFolders } from '../../domains/index'
import { furtherDomains } from '#questions/benchmarks/making'
import { familyNamed } from '#questions/benchmarks/cores'
import { familiesWith } from '#questions/benchmarks/parts'
import { engineInMemory } from '#engine/engine'
import { storedQuestionSchema } from '#questions/kinds/question-schema'
import type { Question } from '#questions/kinds/question'
import { compact } from '#questions/kinds/stored-question'
import { causeWords } from '#results/runs/causes'
import { loadPublished } from '#results/runs/published/all'
import { looks } from '#questions/benchmarks/toybench/core'

const TOY_FAMILY = 'toybench'
const TOY_KIND = 'toyfact'
const toyFamily = familyNamed(TOY_FAMILY)!

const engine = engineInMemory()
const limits = { maxStates: 10_000 }
const ferry = domainFolders.find(({ id }) => id === 'ferry')!
let made: readonly Question[] = []
/** The opened file of the made questions. */
let opened: readonly Question[] = []

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
function open(name: string, text: string): readonly Question[] {
  const found = engine.files.inspect(name, bytes(text))
  if (found.kind !== 'questions') throw new Error(`It opens as ${found.kind}.`)
  expect(found.file.issues).toEqual([])
  return found.file.questions
}

beforeAll(() => {
  const world = { kind: 'folder', domain: 'ferry', size: ferry.presets.small } as const
  const unit = { world, kind: TOY_KIND, format: 'gen', count: 2, seed: 's', block: 0 } as const
  made = engine.making.questions(unit).questions
  opened = open('toys.json', engine.making.exported(made, 'json'))
})
test('made: by the kind, for its family', () => {
  expect(made).toHaveLength(2)
  for (const question of made)
    expect(question).toMatchObject({ family: TOY_FAMILY, kind: TOY_KIND, origin: { from: 'made' } })
  const source = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
  const posed = engine.making.pose(source, 'ferry').find(({ kind }) => kind === TOY_KIND)
  expect(posed).toMatchObject({ question: 'Which fact holds now?', origin: { from: 'own' } })
})

test('domains, causes and published figures of its own come with the family', async () => {
  expect(engine.domains.published()).toContainEqual(expect.objectContaining({ id: 'toyland' }))
  expect(furtherDomains(TOY_KIND).map(({ id }) => id)).toEqual(['toyland'])
  const world = { kind: 'folder', domain: 'toyland', size: ferry.presets.small } as const
  const unit = { world, kind: TOY_KIND, format: 'gen', count: 1, seed: 's', block: 0 } as const
  expect(engine.making.questions(unit).questions).toMatchObject([{ family: TOY_FAMILY }])
  expect(causeWords('toy-blanks').name).toBe('words around the fact')
  const { rows } = await loadPublished()
  expect(rows).toContainEqual(expect.objectContaining({ id: 'toy-1/Toy model' }))
  // Kinds without a part here are left to the other families.
  expect(familiesWith('configurations').map(({ id }) => id)).not.toContain(TOY_FAMILY)
})

test('exported and imported: its own files, distinguished from those of others', () => {
  expect(engine.making.exported(made, 'json')).toMatch(/^\{"toy":/)
  expect(opened.map(({ id, context, judged }) => [id, context, judged])).toEqual(
    made.map(({ id, context, judged }) => [id, context, judged]),
  )
  expect(opened[1]).toMatchObject({ family: TOY_FAMILY, key: 'toys/1' })
  expect(open('x.json', '[{"id": 1, "group": "landmarks_bool", "context": "", "question": "?"}]')).toMatchObject([
    { family: 'acpbench' },
  ])
})

test('asked: found when it is needed, once', () => {
  expect(opened[0]!.asked).toBeUndefined()
  const before = looks.count
  const found = engine.names.asked(opened[0]!)
  expect(found).toEqual({ asked: { kind: TOY_KIND }, problem: '' })
  engine.names.asked(structuredClone(opened[0]!))
  expect(looks.count - before).toBe(1)
})

test('answered and judged: by the kind, with the score of its family’s scorer', async () => {
  const key = toyFamily.goldText(opened[0]!)!
  const judge = async (text: string) => (await engine.judging.judge(opened[0]!, text, limits)).verdict
  expect(engine.names.read(opened[0]!, `I say ${key}.`)?.lists).toEqual([[key]])
  expect(await judge(key)).toMatchObject({ verdict: 'right', officialScore: 1 })
  const spoken = await judge(`I say ${key}.`)
  expect(spoken).toMatchObject({ verdict: 'right', officialScore: 0, officialCause: 'toy-blanks' })
  expect(spoken.officialNote).toMatch(/^ToyBench’s scorer gives 0, although the answer is right\./)
  expect(await judge('(on nothing)')).toMatchObject({ verdict: 'wrong', officialScore: 0 })
  expect((await judge('Well.')).explanation).toContain('this toy fact question asks for one fact')
})

test('hinted: in levels, revealed, and the nearest right answer', async () => {
  const key = toyFamily.goldText(opened[0]!)!
  const texts = [1, 2, 3].map(level => engine.hints.hint(opened[0]!, level, limits).text)
  expect(texts[0]).toBe('Hint 1 of 3: look at the state.')
  expect(texts[1]).toMatch(/facts hold, so None is wrong/)
  expect(texts[2]).toContain(key.slice(1, -1).split(' ')[0])
  const revealed = await engine.hints.reveal(opened[0]!, limits)
  expect(revealed).toMatchObject({ kind: 'key', judged: { verdict: { verdict: 'right' } } })
  expect(engine.hints.nearest(opened[0]!, '(on nothing)', limits)).toMatchObject({ kind: 'change' })
})

test('scored: the file’s answers against the proven ones', () => {
  expect(engine.score.prove(opened[0]!, limits)).toMatchObject({ outcome: 'agrees' })
  const record = { right: ['(on nothing)'] }
  const wrong: Question = { ...opened[0]!, origin: { from: 'published', record } }
  expect(engine.score.prove(wrong, limits)).toMatchObject({
    outcome: 'differs',
    differences: [{ type: 'not-true', gold: '(on nothing)' }],
  })
})

const shared = { edit: null, answer: '', tab: null, walk: null }

test('shared, prompted, stored and packed like any other', async () => {
  for (const question of [made[0]!, opened[0]!]) {
    const packed = engine.sharing.pack({ question, ...shared })
    expect(packed.hasKey).toBe(true)
    // A link need not show what the words describe.
    const { asked: _, ...rest } = question
    expect(engine.sharing.read(packed.link)).toMatchObject({
      kind: 'shared',
      caveat: '',
      shared: { question: { ...rest, key: 'shared/0' } },
    })
    const sealed = engine.sharing.read(engine.sharing.pack({ question, withKey: false, ...shared }).link)
    expect(sealed.kind === 'shared' && toyFamily.hasKey(sealed.shared.question)).toBe(false)
    expect(v.parse(storedQuestionSchema, JSON.parse(JSON.stringify(compact(question))))).toEqual(question)
  }
  const style = { context: 'english', steps: false, examples: 2 } as const
  const prompt = engine.making.prompt(made[0]!, style)
  expect(prompt).toContain('Answer with one toy fact.')
  expect(prompt.match(/^Answer: \(/gm)).toHaveLength(2)
  const items = [{ id: 'a', question: opened[0]!, asked: null, work: null }]
  const file = { number: 1, id: 'f', name: 'toys', origin: 'file', issues: [], items }
  const parts = (await engine.files.pack(file)).parts
  const layout = parts.find(({ name }) => name === 'questions/01-toys.json')
  expect(open('again.json', new TextDecoder().decode(layout!.bytes))).toHaveLength(1)
})

test('a problem that is judged by but not shown stays hidden, and decides', async () => {
  const { judged } = opened[0]!
  const hidden: Question = { ...opened[0]!, shown: null }
  const key = toyFamily.goldText(hidden)!
  const { verdict } = await engine.judging.judge(hidden, key, limits)
  expect(verdict).toMatchObject({ verdict: 'right', officialScore: 1 })
  const style = { context: 'both', steps: false, examples: 0 } as const
  expect(engine.making.prompt(hidden, style)).not.toContain('(define')
  const read = engine.sharing.read(engine.sharing.pack({ question: hidden, ...shared }).link)
  expect(read).toMatchObject({ caveat: '', shared: { question: { shown: null, judged } } })
  expect(v.parse(storedQuestionSchema, JSON.parse(JSON.stringify(compact(hidden))))).toEqual(hidden)
  const edit = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
  expect(engine.making.repose({ ...hidden, shown: edit }, edit).question.judged).toEqual(judged)
})
