// A file with many questions comes by portions, which are the file; the share that is reported only grows.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineInMemory } from '#engine/engine'
import { zip } from '../results/reading/zip-writer'

const rows = JSON.parse(
  readFileSync(new URL('../benchmarks/fixtures/courier.gen.json', import.meta.url), 'utf8'),
) as object[]
const bytesOf = (count: number) =>
  new TextEncoder().encode(
    JSON.stringify(Array.from({ length: count }, (_, i) => ({ ...rows[i % rows.length]!, id: i }))),
  )

test('portions make up the file, each question once and in order', () => {
  const engine = engineInMemory()
  const shares: number[] = []
  const { content, rest } = engine.files.recognise('many.json', bytesOf(730), share => shares.push(share))
  if (content.kind !== 'questions' || rest === null) throw new Error('not a long file')
  const questions = [...content.file.questions]
  expect(questions.length).toBeLessThan(200)
  expect(rest.total).toBe(730)
  for (;;) {
    const more = engine.files.more(rest.ticket)
    if (more.length === 0) break
    questions.push(...more)
  }
  const whole = engine.files.inspect('many.json', bytesOf(730))
  expect(whole.kind === 'questions' && whole.file.questions).toEqual(questions)
  expect(shares.length).toBeGreaterThan(5)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
})

test('a small file comes whole', () => {
  const engine = engineInMemory()
  const recognised = engine.files.recognise('few.json', bytesOf(3))
  expect(recognised.rest).toBeNull()
  expect(recognised.content).toEqual(engine.files.inspect('few.json', bytesOf(3)))
  expect(engine.files.more(99)).toEqual([])
})

const log = JSON.stringify({ version: 2, status: 'success', eval: { task: 'acp', model: 'm' }, samples: [] })
test.each([
  [
    'an archive',
    'log.eval',
    zip([
      { name: 'header.json', content: log },
      { name: 'samples/a/1_epoch_1.json', content: '{}' },
    ]),
  ],
  ['an archive of a run that broke off', 'log.eval', zip([{ name: '_journal/start.json', content: log }])],
  ['JSON', 'log.json', new TextEncoder().encode(log)],
  ['JSON over several lines', 'log.json', new TextEncoder().encode(JSON.stringify(JSON.parse(log), null, 2))],
])('a log of Inspect as %s holds results for Score', (_, name, bytes) => {
  expect(engineInMemory().files.inspect(name, bytes)).toEqual({ kind: 'results', is: 'a log of Inspect' })
})
