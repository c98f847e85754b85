// The requirements of a verdict are loaded before an answer is read, whatever the answer: its kind, and the English
// of its domain.

import { expect, test } from 'vitest'
import { MemoryCache } from '#results/store/cache'
import { engineInMemory } from '#engine/engine'
import { type English, makeJudging } from '#engine/judging'
import { loadedEnglish } from '#engine/whole-english'
import { shippedEntries as shipped, workerEnglish } from '#engine/worker-english'
import { useSessionDomains } from '#language/english/session-domains'
import { shippedDomains, versionsOf } from '#language/library/domains'
import { loadEnglishAhead, shippedWordings } from '#language/library/shipped-wordings'
import { wordingsFor } from '#language/library/wordings'
import type { Wording } from '#language/answers/wordings'

const engine = engineInMemory()
const { id, domain, problems } = engine.domains.all().find(({ opening }) => opening)!
const applicability = engine.making.pose({ domain, problem: problems[0]!.text }, id).find(({ kind }) => kind === 'app')!
const limits = { maxStates: 10_000 }

test.each([
  ['names alone', '(sail l0 l1), (board c0 l0)'],
  ['numbers', '1'],
  ['none', 'None'],
  ['English', 'We can sail from l0 to l1 or board car c0 at location l0.'],
])('English is loaded for every answer: %s', async (_, answer) => {
  let loads = 0
  const english: English = {
    ...loadedEnglish,
    wordingsOf: source => {
      loads++
      return workerEnglish.wordingsOf(source)
    },
  }
  const judging = makeJudging(new MemoryCache(), english)
  const { verdict } = await judging.judge(applicability, answer, limits)
  const plain = await engine.judging.judge(applicability, answer, limits)
  expect(verdict).toEqual(plain.verdict)
  expect(loads).toBe(1)
})

/** Without the positions of phrases in their file, which no reader of answers needs. */
const bare = ({ template, ...wording }: Wording) => ({ ...wording, template: template?.text })

test.each(shippedDomains().map(folder => [folder.id, folder] as const))(
  '%s: the English that a worker loads reads what the library reads, in every version',
  async (_, folder) => {
    const texts = [folder.domainText, ...Object.values(folder.variants)]
    for (const [i, text] of texts.entries()) {
      const posed = i === 0 ? engine.making.pose({ domain: text, problem: folder.problems[0]!.text }, folder.id) : []
      const contexts = ['', ...posed.slice(0, 2).map(({ context }) => context)]
      // No problem of theirs ships with the other versions.
      const problem =
        i === 0
          ? folder.problems[0]!.text
          : `(define (problem p) (:domain ${folder.pddlName}) (:objects) (:init) (:goal (and)))`
      const source = { domain: text, problem }
      const read = await shippedWordings(source, shipped)
      for (const context of contexts)
        expect(read(source, context).map(bare)).toEqual(wordingsFor(source, context).map(bare))
    }
    expect(versionsOf(folder).size).toBe(texts.length - 1)
  },
)

test('another domain with the name of a shipped one is read by its names, as in the library', async () => {
  const other = domain
    .replaceAll('at-ferry', 'ferry-is-at')
    .replace('(:predicates', '; (define (domain grid)\n(:predicates')
  const unknown = domain.replace('(domain ferry)', '(domain barge)')
  for (const text of [other, unknown, '(define'])
    for (const { text: problem } of problems.slice(0, 1)) {
      const source = { domain: text, problem }
      const read = await shippedWordings(source, shipped)
      expect(read(source, '').map(bare)).toEqual(wordingsFor(source, '').map(bare))
    }
})

test('domains of the visitor are read by the whole library, also those that come into use meanwhile', async () => {
  const source = { domain, problem: problems[0]!.text }
  const own = {
    ...{ id: 'ferry', title: 'Ferry', domain, problems: [] },
    phrases: engine.domains
      .all()
      .find(each => each.id === id)!
      .phrases.replaceAll('ferry', 'boat'),
  }
  try {
    const coming = workerEnglish.wordingsOf(source)
    useSessionDomains([own])
    const wordings = (await coming)(source, '')
    expect(wordings.map(bare)).toEqual(wordingsFor(source, '').map(bare))
    expect(JSON.stringify(wordings)).toContain('boat')
    await workerEnglish.ahead(undefined)
  } finally {
    useSessionDomains([])
  }
})

test('English is loaded ahead of a question: of its domain, else of the one that a visit begins with', async () => {
  const asked: string[] = []
  const watched = shipped.map(entry => ({
    ...entry,
    load: () => {
      asked.push(entry.id)
      return entry.load()
    },
  }))
  await loadEnglishAhead('grid', watched)
  await loadEnglishAhead(undefined, watched)
  await loadEnglishAhead('grid', watched)
  expect(asked).toEqual(['grid', 'ferry'])
  const { ready } = makeJudging(new MemoryCache(), loadedEnglish)
  for (const kind of [undefined, 'land', 't1', 'no-kind']) expect(await ready(kind)).toBe(true)
})
