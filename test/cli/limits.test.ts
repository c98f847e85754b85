// A limit that is reached states it, with its number: never is a part of the input silently left out.

import { expect, test } from 'vitest'
import { itemsOf } from '#questions/benchmarks/planbench/read/file'
import { rowsOf } from '#questions/benchmarks/planetarium/read/file'
import { gatherLessons } from '#results/files/lessons/gather'
import { readDomainFolders } from '#results/files/read-domain-folder'
import { readRowsAddress } from '#results/runs/row-filter'
import { readSummary } from '#results/runs/summary-link'
import { file, readAll } from '../results/reading/support'
import { fileWith, runHere } from './command'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const many = (count: number, each: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => each(i)).join('\n')

test('a context in English that is too long: in text, as JSON, and line by line', async () => {
  const context = 'There are 2 cars and 2 locations. '.repeat(30_000)
  const message = 'The text has 1,020,000 characters; up to 500,000 are read.'
  for (const more of [[], ['--domain', 'ferry']]) {
    const words = ['english', fileWith('long.txt', context), ...more]
    expect(await runHere(words)).toMatchObject({ code: 3, err: expect.stringContaining(message) })
    const { json } = await runHere([...words, '--json'])
    expect(json[0].unread).toMatchObject([{ from: 0, to: context.length, why: message }])
    const lines = await runHere(['english', '--jsonl', ...more], `${JSON.stringify({ id: '1', context })}\n`)
    expect(lines.json[0].unread[0].why).toBe(message)
  }
  const short = await runHere(['english', fileWith('short.txt', 'Nothing of any domain.')])
  expect(short.err).toContain('not recognised')
})

test('a sentence that is too long', async () => {
  const text = `${'car '.repeat(30_000)}is at l1. The ferry is at l0.`
  const { json } = await runHere(['english', fileWith('s.txt', text), '--domain', 'ferry', '--json'])
  expect(json[0].unread[0].why).toMatch(/^This sentence has 120,\d{3} characters; up to 100,000 are read\.$/)
})

test('a question in English that is too long has its length in the verdict', async () => {
  const question = {
    ...{ id: '7', group: 'reachable_atom_bool', answer: 'yes' },
    context:
      'This is a ferry domain, where the task is to transport cars from their start to their goal locations, using a ferry. Each location is accessible by ferry from each other location. The cars can be debarked or boarded, and the ferry can carry only one car at a time. There are 2 locations and 1 cars, numbered consecutively. Currently, the ferry is at l0 location and it is empty. The cars are at locations as follows: c0 is at l0.',
    question: `Is it possible to transition to a state where ${'c0 is on board the ferry and '.repeat(12_000)}the ferry is at l1?`,
  }
  const { out } = await runHere(
    ['judge', fileWith('q.json', JSON.stringify([question])), '--jsonl'],
    `${JSON.stringify({ id: '7', answer: 'yes' })}\n`,
  )
  expect(out).toMatch(/The question has 3\d\d,\d{3} characters; up to 300,000 are read\./)
})

test('faults that are not listed are counted', () => {
  const bad = `[${many(1_500, () => '1,')}1]`
  expect(rowsOf(bad).issues.at(-1)!.message).toMatch(/^There are 5\d\d more faults/)
  expect(itemsOf(bad).issues.at(-1)!.message).toMatch(/^There are 5\d\d more faults/)
})

test('folders of lessons and of domains beyond those that are taken', () => {
  const lessons = Array.from({ length: 103 }, (_, i) => ({
    name: `l${i}/lesson.yaml`,
    bytes: bytes('title: a'),
  }))
  const large = { name: 'big.lesson.md', bytes: new Uint8Array(1_000_001) }
  const { lessons: taken, messages: sentences } = gatherLessons('a.zip', [...lessons, large])
  expect(taken).toHaveLength(100)
  expect(sentences).toEqual([
    'There are 103 lessons; up to 100 are taken at once.',
    'Files of lessons have up to 1 MB, so left out: big.lesson.md.',
  ])
  const folders = Array.from({ length: 51 }, (_, i) => [
    { name: `d${i}/domain.pddl`, bytes: bytes('(define (domain d))') },
    { name: `d${i}/phrases.yaml`, bytes: bytes('predicates: {}') },
  ]).flat()
  expect(readDomainFolders('a.zip', folders).messages).toContain(
    'There are 51 folders of domains; up to 50 are taken at once.',
  )
})

test('links', () => {
  expect(readSummary(`1.${'A'.repeat(2_000_001)}`)).toMatchObject({
    kind: 'bad',
    message: expect.stringMatching(/2,000,003 characters; up to 2,000,000/),
  })
  const parts = Array.from({ length: 120 }, (_, i) => `x${i}=1`).join('&')
  expect(readRowsAddress(parts).unknown[0]).toBe('all after the first 100 parts')
})

test('fields of records beyond those that are looked at', async () => {
  const record = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`f${i}`, 'some text']))
  const { issues } = await readAll([file('r.jsonl', JSON.stringify({ ...record, response: 'x', id: 7 }))])
  expect(issues.map(({ message }) => message).join(' ')).toContain('Only the first 120 fields')
})
