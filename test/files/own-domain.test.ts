// A domain of the visitor's own played through: made, asked, answered in its English, judged, hinted, exported,
// imported, scored, shared, and certified, in every kind.

import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { engineInMemory } from '#engine/engine'
import { packDomains, readSession, sessionWants } from '#results/files/session-archive'
import { decodeLink } from '#results/files/link-code'
import type { FormatCode } from '#questions/kinds/codes'
import { plainKinds, wordsOfKind } from '#questions/kinds/codes'
import { defaultLimits } from '#questions/kinds/judging/draft'
import type { Question } from '#questions/kinds/question'
import { makeScorer } from '#results/scoring/scorer'
import { tower, towerEdited, towerSource } from '../support/own-domain'

const engine = engineInMemory()
const bare = (question: Question, answer = '') => ({
  ...{ question, edit: null, answer, tab: null, walk: null },
})
const sharedOf = (link: string) => {
  const read = engine.sharing.read(link)
  if (read.kind !== 'shared') throw new Error(JSON.stringify(read))
  return read
}
const formIn = (link: string): Record<string, unknown> => {
  const decoded = decodeLink(link)
  if (decoded.kind === 'bad') throw new Error(decoded.message)
  return JSON.parse(decoded.text) as Record<string, unknown>
}
afterEach(() => engine.session.useDomains([]))

describe.each(plainKinds())('%s', kind => {
  const made: Question[] = []
  beforeAll(() => {
    engine.session.useDomains([tower])
    for (const format of wordsOfKind(kind).formats as readonly FormatCode[]) {
      const size = { problem: 2, walk: 10, goals: 3 }
      const world = { kind: 'folder', domain: 'tower', size } as const
      const unit = { world, kind, format, count: 1, seed: 'own', block: 0 }
      made.push(...engine.making.questions(unit).questions)
    }
  })

  test('questions are made in its English, its keys are right, and hints are there', async () => {
    engine.session.useDomains([tower])
    expect(new Set(made.map(({ format }) => format))).toEqual(new Set(wordsOfKind(kind).formats))
    for (const question of made) {
      expect(question.domain).toBe('tower')
      expect(question.context).toMatch(/waits on floor|Robots carry parcels/)
      const key = await engine.hints.reveal(question, defaultLimits)
      if (key.kind !== 'key') throw new Error(key.message)
      const { verdict } = await engine.judging.judge(question, key.answer, defaultLimits)
      expect(verdict.verdict, `${question.question} ${key.answer}`).toBe('right')
      expect(engine.hints.hint(question, 1, defaultLimits).levels).toBeGreaterThan(0)
      const response = {
        file: 'f',
        line: 1,
        model: 'm',
        attempt: 1,
        response: key.answer,
        recorded: null,
      }
      const { row } = makeScorer().score(response, question, 'k')
      expect([row.verdict, row.domain]).toEqual(['right', 'tower'])
    }
  })

  test('what is exported is read again as the same questions of the same domain', () => {
    engine.session.useDomains([tower])
    const file = engine.making.exported(made, 'jsonl')
    const read = engine.files.inspect('made.jsonl', new TextEncoder().encode(file))
    if (read.kind !== 'questions') throw new Error(read.kind)
    expect(read.file.issues).toEqual([])
    expect(read.file.questions.map(({ domain, context, question }) => [domain, context, question])).toEqual(
      made.map(({ domain, context, question }) => [domain, context, question]),
    )
  })

  test('a shared question brings its English to who does not have it, and is the same there', () => {
    engine.session.useDomains([tower])
    const links = made.map(question => engine.sharing.pack(bare(question)).link)
    engine.session.useDomains([])
    links.forEach((link, i) => {
      const { shared, caveat, domain } = sharedOf(link)
      expect(caveat).toBe('')
      expect(shared.question).toMatchObject({ domain: 'tower', context: made[i]!.context })
      expect(domain).toMatchObject({
        id: 'tower',
        title: 'Tower',
        domain: tower.domain,
        phrases: tower.phrases,
      })
      expect(domain!.problems).toHaveLength(1)
    })
    // Nothing of them stays in use by reading them.
    expect(engine.domains.own()).toEqual([])
  })
})

test('answers in its English are read, and by nobody without it', async () => {
  engine.session.useDomains([tower])
  const question = engine.making.pose(towerSource, 'tower').find(({ kind }) => kind === 'app')!
  const answer = 'Send robot r0 from floor f0 up to floor f1, and grab parcel p0 with robot r0 on floor f0.'
  const judge = async () =>
    (await engine.judging.judge({ ...question, context: '' }, answer, defaultLimits)).verdict.verdict
  expect(await judge()).toBe('right')
  engine.session.useDomains([])
  expect(await judge()).not.toBe('right')
})

test('a receipt contains the English with which the response was read, and reports it', async () => {
  engine.session.useDomains([tower])
  const question = {
    ...engine.making.pose(towerSource, 'tower').find(({ kind }) => kind === 'app')!,
    context: '',
  }
  const answer = 'Send robot r0 from floor f0 up to floor f1, and grab parcel p0 with robot r0 on floor f0.'
  const receipt = await engine.one.receipt(question, answer, defaultLimits)
  engine.session.useDomains([])
  const checked = engine.one.check(receipt)
  if (checked.kind !== 'checked') throw new Error(checked.message)
  expect(checked.check.outcome).not.toBe('refused')
  expect(checked.check.unseen.join()).toContain('English for the domain that came with the receipt')
})

test('links about our domains hold no English, whatever else is in use', () => {
  const ferry = domainFolders.find(({ id }) => id === 'ferry')!
  const source = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
  const [question] = engine.making.pose(source, 'ferry')
  const { link } = engine.sharing.pack(bare(question!))
  engine.session.useDomains([tower])
  expect(engine.sharing.pack(bare(question!)).link).toBe(link)
  expect(formIn(link)).not.toHaveProperty('phrases')
  const own = { id: 'ferry', title: 'Ferry', domain: ferry.domainText, problems: ferry.problems }
  engine.session.useDomains([{ ...own, phrases: ferry.phrasesText.replaceAll('ferry', 'boat') }])
  const statedQuestion = engine.making.pose(source, 'ferry')[0]!
  const { link: mine } = engine.sharing.pack(bare(statedQuestion))
  engine.session.useDomains([])
  const { shared, domain, caveat } = sharedOf(mine)
  expect([shared.question.context, caveat]).toEqual([statedQuestion.context, ''])
  expect(domain).toMatchObject({ id: 'ferry', problems: [] })
})

test('a domain in use is replaced while a link is read, and then restored', () => {
  engine.session.useDomains([tower])
  const question = engine.making.pose(towerSource, 'tower')[0]!
  const { link } = engine.sharing.pack(bare(question))
  engine.session.useDomains([towerEdited])
  expect(sharedOf(link).caveat).toBe('')
  expect(engine.english.describe(towerSource, 'fact', '(stands r0 f0)').english).toContain('stands around')
})

test('English in a link that no folder could have is refused with a sentence', () => {
  engine.session.useDomains([tower])
  const { file } = engine.sharing.pack(bare(engine.making.pose(towerSource, 'tower')[0]!))
  const form = JSON.parse(file) as Record<string, object>
  const read = (phrases: object) =>
    engine.files.inspect('x.json', new TextEncoder().encode(JSON.stringify({ ...form, phrases })))
  for (const part of [{ id: '../x' }, { title: '' }, { text: 'x'.repeat(600_000) }, { more: 1 }, { id: 7 }]) {
    const found = read({ ...form.phrases, ...part })
    expect(found).toMatchObject({ kind: 'shared', read: { kind: 'bad' } })
  }
})

test('an archive of everything brings the domains back', () => {
  const parts = packDomains([tower, towerEdited])
  expect(parts.every(({ name }) => name.startsWith('domains/'))).toBe(true)
  const read = readSession(parts.filter(({ name }) => sessionWants(name)).slice(0, 5), [])
  expect(read.domains).toEqual([tower])
  expect(read.problems).toEqual([])
})
