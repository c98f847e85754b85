// The engine in Node: its results survive cloning, are right on generated problems, and are cached.

import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { inspect } from '#results/files/inspect'
import { MemoryCache } from '#results/store/cache'
import { engineInMemory, makeEngine } from '#engine/engine'
import type { Question } from '#questions/kinds/question'
import { NO_DISTANCE } from '#questions/views/no-distance'

import { opened } from '../support/opened'

const engine = engineInMemory()
const ferry = domainFolders.find(({ id }) => id === 'ferry')!
const source = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
const limits = { maxStates: 100_000 }
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const posed = (kind: string): Question => engine.making.pose(source, 'ferry').find(question => question.kind === kind)!

/** A record in the benchmark's layout, about the ferry. */
const record = (id: string, group: string, question: string, answer: unknown): string =>
  `{"id": ${id}, "group": "${group}", "context": "c", "question": ${JSON.stringify(question)}, "answer": ${JSON.stringify(answer)}, "PDDL_domain": ${JSON.stringify(source.domain)}, "PDDL_problem": ${JSON.stringify(source.problem)}}`

test('everything the engine gives survives structured cloning', async () => {
  const results = [
    await engine.judging.ready(),
    engine.domains.all(),
    engine.files.inspect('x.json', bytes(`[${record('-5674251047178000480', 'applicable_actions_gen', 'q', [])}]`)),
    engine.making.pose(source, 'ferry'),
    engine.texts.check(source),
    engine.texts.check({ domain: '(define (domain', problem: ')' }),
    engine.states.step(source, ['(sail l0 l1)']),
    engine.states.step(source, ['(sail l1 l0)']),
    engine.graph.states(source, limits),
    engine.states.scene(source, []),
    ...(await Promise.all(
      ['(board c0 l0)', '(sail l0 l1)', 'I do not know'].flatMap(answer =>
        engine.making.pose(source, 'ferry').map(question => engine.judging.judge(question, answer, limits)),
      ),
    )),
  ]
  for (const result of results) expect(structuredClone(result)).toEqual(result)
})

test('ids keep all their digits', () => {
  const { questions, issues } = opened(
    'app.gen.json',
    `[${record('-5674251047178000480', 'applicable_actions_gen', 'q', [])}]`,
  )
  expect(issues).toEqual([])
  expect(questions[0]).toMatchObject({ id: '-5674251047178000480', kind: 'app', domain: 'ferry' })
})

test('a gzipped file opens like the plain one', () => {
  const text = `[${record('1', 'goal_closer_gen', 'q', {})}]`
  const plain = opened('a.json', text)
  expect(opened('a.json.gz', gzipSync(text)).questions).toEqual(plain.questions)
})

test.each([
  ['nothing', new Uint8Array()],
  ['random bytes', Uint8Array.from({ length: 500 }, (_, i) => (i * 7919) % 256)],
  ['a broken archive', gzipSync('[1, 2, 3]').subarray(0, 20)],
  [
    'an archive that claims gigabytes',
    Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xf0),
  ],
  ['text that is not JSON', bytes('hello')],
  ['JSON of another shape', bytes('{"a": [1, 2]}')],
  ['a thousand brackets', bytes('['.repeat(100_000))],
])('a file with %s is refused with a message, not a crash', (_, content) => {
  const found = inspect('odd', content)
  if (found.kind === 'questions') {
    expect(found.file.questions).toEqual([])
    expect(found.file.issues[0]!.message).toMatch(/\w.*\.$/)
  } else {
    if (found.kind !== 'other') throw new Error(`It was taken for ${found.kind}.`)
    expect(found.is).toMatch(/^an? \w/)
    expect(found.advice).toMatch(/\w.*\.$/)
  }
})

test('questions of our own are described in English and judged from the PDDL', async () => {
  const question = posed('nexta')
  expect(question.context).toContain('There are 2 cars: c0 and c1.')
  const word = async (answer: string) => (await engine.judging.judge(question, answer, limits)).verdict.verdict
  expect(await word('(board c0 l0)')).toBe('right')
  expect(await word('(sail l0 l1)')).toBe('wrong')
  expect(await word('')).toBe('unreadable')
})

test('the second time a verdict comes from the cache, and changed words or limits do not', async () => {
  const cache = new MemoryCache()
  const own = makeEngine(cache)
  const question = posed('app')
  const first = await own.judging.judge(question, '[(board c0 l0), (sail l0 l1)]', limits)
  expect(first.fromCache).toBe(false)
  const again = await makeEngine(cache).judging.judge(question, '[(board c0 l0), (sail l0 l1)]', limits)
  expect(again).toEqual({ ...first, fromCache: true })
  expect((await own.judging.judge(question, '[(board c0 l0)]', limits)).fromCache).toBe(false)
  expect((await own.judging.judge(question, '[(board c0 l0), (sail l0 l1)]', { maxStates: 5 })).fromCache).toBe(false)
})

test('a chosen reading has a verdict of its own, if it is on offer', async () => {
  const own = makeEngine(new MemoryCache())
  const question = posed('nexta')
  const text = 'Answer: (sail l0 l1)\nAnswer: (board c0 l0)'
  const plain = await own.judging.judge(question, text, limits)
  const { answer, doubt } = plain.verdict.reading
  const offered = [...(answer === null ? [] : [answer]), ...(doubt?.others ?? [])]
  expect(offered.length).toBe(2)
  for (const chosen of offered) {
    const { verdict, fromCache } = await own.judging.judge(question, text, limits, chosen)
    const isRight = chosen.kind === 'item' && chosen.item.text === '(board c0 l0)'
    expect(verdict.verdict).toBe(isRight ? 'right' : 'wrong')
    expect(fromCache).toBe(false)
    expect(verdict.reading.doubt!.others).toEqual(offered.filter(each => each !== chosen))
  }
  const made = { kind: 'item', item: { text: '(board c0 l1)', span: { from: 0, to: 0 } } } as const
  const { verdict } = await own.judging.judge(question, text, limits, made)
  expect(verdict.reading).toEqual(plain.verdict.reading)
  expect(await own.judging.judge(question, text, limits)).toEqual({ ...plain, fromCache: true })
})

test('a walk shows what changed, what can be done, and where it breaks', () => {
  expect(engine.states.step(source, ['(board c0 l0)', '(sail l0 l1)'])).toMatchObject({
    kind: 'state',
    state: {
      added: ['(at-ferry l1)'],
      removed: ['(at-ferry l0)'],
      applicable: expect.arrayContaining(['(debark c0 l1)']),
      goalHolds: false,
    },
  })
  expect(engine.states.step(source, ['(sail l0 l1)', '(board c0 l0)'])).toEqual({
    kind: 'broken',
    step: 1,
    missing: ['(at-ferry l0)'],
  })
  expect(engine.states.step({ domain: 'x', problem: 'y' }, [])).toMatchObject({ kind: 'no-task' })
})

test('the picture of a small problem is complete and its distances are exact', () => {
  const outcome = engine.graph.states(source, limits)
  if (outcome.kind !== 'graph') throw new Error(outcome.message)
  const { graph } = outcome
  expect(graph).toMatchObject({ complete: true, count: 16 })
  expect(graph.distance[0]).toBe(6)
  for (let edge = 0; edge < graph.edgeFrom.length; edge++) {
    const [from, to] = [graph.edgeFrom[edge]!, graph.edgeTo[edge]!]
    expect(graph.distance[from]).toBeLessThanOrEqual(graph.distance[to]! + 1)
  }
  for (let state = 0; state < graph.count; state++) expect(graph.distance[state] === 0).toBe(graph.isGoal[state] === 1)
})

test('a picture of a part reports it, and claims only distances that are sure', () => {
  const big = { domain: ferry.domainText, problem: ferry.problems[2]!.text }
  const outcome = engine.graph.states(big, { maxStates: 300 })
  if (outcome.kind !== 'graph') throw new Error(outcome.message)
  const { graph } = outcome
  expect(graph).toMatchObject({ complete: false, count: 300 })
  expect(graph.isFrontier.some(flag => flag === 1)).toBe(true)
  expect(graph.distance.some(distance => distance === NO_DISTANCE)).toBe(false)
})

test('a part of a problem that can be looked through has exact distances', () => {
  const middle = { domain: ferry.domainText, problem: ferry.problems[1]!.text }
  const part = engine.graph.states(middle, { maxStates: 50 })
  const whole = engine.graph.states(middle, limits)
  if (part.kind !== 'graph' || whole.kind !== 'graph') throw new Error('no graph')
  expect([part.graph.count, part.graph.complete, whole.graph.complete]).toEqual([50, false, true])
  expect(part.graph.distance).toEqual(whole.graph.distance.slice(0, 50))
  expect(part.graph.edgeTo.every(state => state < 50)).toBe(true)
  const shown = whole.graph.edgeTo.filter((to, edge) => to < 50 && whole.graph.edgeFrom[edge]! < 50)
  expect([...part.graph.edgeTo]).toEqual([...shown])
})

test('a domain without a picture of its own gets a general one', () => {
  const own = {
    domain: '(define (domain odd) (:predicates (p ?x) (q ?x ?y)) (:action a :parameters (?x) :effect (p ?x)))',
    problem: '(define (problem z) (:domain odd) (:objects a b) (:init (q a b)) (:goal (p a)))',
  }
  const scene = engine.states.scene(own, [])
  expect(scene?.shapes.map(shape => shape.key)).toEqual(expect.arrayContaining(['box a', 'box b', 'arrow (q a b) 0']))
})

test('a question with nothing but its PDDL is undecided, not a failure', async () => {
  for (const question of engine.making.pose(source, 'ferry')) {
    const { verdict } = await engine.judging.judge({ ...question, asked: null }, '(sail l0 l1)', limits)
    expect([question.kind, verdict.verdict, verdict.reason]).toEqual([question.kind, 'undecided', 'no-pddl'])
    expect(verdict.explanation).not.toBe('')
    expect(verdict.evidence).toEqual([])
  }
})
