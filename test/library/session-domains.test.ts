// A visitor's domain is like a shipped one while it is in use: described, drawn, asked about, with generated
// problems.

import { afterEach, expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import { engineInMemory } from '#engine/engine'
import { defaultLimits } from '#questions/kinds/judging/draft'
import { generateProblem } from '#questions/kinds/asking/making'
import { type SessionDomain, sessionMarkOf, useSessionDomains } from '#language/english/session-domains'
import { domainNamed, folderOfSource, ownDomains } from '#language/library/domains'
import { wordingsFor } from '#language/library/wordings'
import { searchQuick } from '#planning/search/greedy'
import { loadTask } from '#planning/task/load'
import { isGoal } from '#planning/task/step'
import { tower, towerEdited, towerSource } from '../support/own-domain'

const engine = engineInMemory()
const use = (...list: readonly SessionDomain[]): void => engine.session.useDomains(list)
afterEach(() => use())

const fact = (): string => engine.english.describe(towerSource, 'fact', '(stands r0 f0)').english
const ferry = domainFolders.find(({ id }) => id === 'ferry')!
const ferrySource = { domain: ferry.domainText, problem: ferry.problems[0]!.text }
const ownFerry: SessionDomain = {
  id: 'ferry',
  title: 'My ferry',
  domain: ferry.domainText,
  phrases: ferry.phrasesText.replace('the ferry is at location {l}', 'the boat rests at {l}'),
  problems: ferry.problems,
}

test('it is described in its phrases while it is in use, in those of its last version, and in names before and after', () => {
  expect(fact()).not.toContain('waits')
  use(tower)
  expect(fact()).toBe('robot r0 waits on floor f0')
  use(towerEdited)
  expect(fact()).toBe('robot r0 stands around on floor f0')
  use()
  expect(fact()).not.toContain('stands around')
})

test('it is listed next to the shipped domains, with its problems and the random walks for new ones', () => {
  use(tower)
  const all = engine.domains.all()
  expect(all.map(({ id }) => id)).toEqual(domainFolders.map(({ id }) => id))
  expect(engine.domains.own()).toMatchObject([
    {
      title: 'Tower',
      isOwn: true,
      problems: [{ title: 'One robot, 2 parcels, 3 floors' }, { name: 'p02' }],
      parameters: [{ id: 'problem', max: 2 }, { id: 'walk' }, { id: 'goals' }],
    },
  ])
  expect(all[0]!.isOwn).toBe(false)
})

test('a domain of a lesson provides wordings for the lesson’s text, and is not listed', () => {
  use({ ...tower, id: 'lesson-tower', isFromLesson: true }, { ...ownFerry, id: 'lesson-ferry', isFromLesson: true })
  expect(fact()).toBe('robot r0 waits on floor f0')
  expect(engine.domains.own()).toEqual([])
  expect(engine.domains.all().map(({ id }) => id)).toEqual(domainFolders.map(({ id }) => id))
  expect(domainNamed('lesson-tower')).toBeUndefined()
  // The shipped wordings stay; a text with other statements is not meant.
  expect(engine.english.describe(ferrySource, 'fact', '(at-ferry l0)').english).not.toContain('rests')
  const changed = {
    ...towerSource,
    domain: towerSource.domain.replace(':typing', ':typing :equality'),
  }
  expect(engine.english.describe(changed, 'fact', '(stands r0 f0)').english).not.toContain('waits')
})

test('a of our domains with other words is in its place, with its picture and its generator', () => {
  use(ownFerry)
  expect(engine.domains.own().map(({ id }) => id)).toEqual(['ferry'])
  expect(engine.domains.all().find(({ id }) => id === 'ferry')!.title).toBe('Ferry')
  const mine = domainNamed('ferry')!
  expect([mine.title, mine.icon, mine.generate]).toEqual(['My ferry', 'ship', ferry.generate])
  expect(engine.english.describe(ferrySource, 'fact', '(at-ferry l0)').english).toContain('boat')
  const picture = engine.states.scene(ferrySource, ['(at-ferry l0)'])!
  expect(picture.shapes.map(({ key }) => key)).toContain('water')
  use()
  expect(domainNamed('ferry')).toBe(ferry)
})

test('a domain with only the name of a shipped one does not affect it', () => {
  const other = {
    ...tower,
    id: 'ferry',
    domain: tower.domain.replace('domain tower', 'domain ferry'),
  }
  use(other)
  expect(domainNamed('ferry')).toBe(ferry)
  expect(ownDomains().map(({ id }) => id)).toEqual(['ferry-2'])
  expect(folderOfSource(ferrySource)).toBe(ferry)
  expect(folderOfSource({ ...towerSource, domain: other.domain })?.id).toBe('ferry-2')
})

test('what is remembered of its wordings ends with the change', () => {
  const texts = (): string => JSON.stringify(wordingsFor(towerSource, 'context'))
  use(tower)
  const before = wordingsFor(towerSource, 'context')
  expect(wordingsFor(towerSource, 'context')).toBe(before)
  expect(texts()).not.toContain('around')
  use(towerEdited)
  expect(texts()).toContain('around')
})

test('the same list described again changes nothing that is remembered', () => {
  use(tower)
  const before = wordingsFor(towerSource, '')
  use(structuredClone(tower))
  expect(wordingsFor(towerSource, '')).toBe(before)
})

test('its mark is that of its texts, and other domains have none', () => {
  expect(sessionMarkOf(towerSource)).toBe('')
  use(tower)
  const mark = sessionMarkOf(towerSource)
  expect(mark).not.toBe('')
  expect(sessionMarkOf(ferrySource)).toBe('')
  expect(sessionMarkOf(null)).toBe('')
  use({ ...tower, title: 'Other' })
  expect(sessionMarkOf(towerSource)).toBe(mark)
  use(towerEdited)
  expect(sessionMarkOf(towerSource)).not.toBe(mark)
})

test('problems are made by walks: each has a plan and an open goal, and is the same for the same seed', () => {
  use(tower)
  const sizes = [...Object.values(domainNamed('tower')!.presets), { problem: 2, walk: 200, goals: 20 }]
  const texts = new Set<string>()
  for (const size of sizes)
    for (const seed of ['a', 'b', 'c']) {
      const made = generateProblem('tower', size, seed)
      if (made.kind === 'none') throw new Error(made.message)
      expect(generateProblem('tower', size, seed)).toEqual(made)
      texts.add(made.source.problem)
      const ready = loadTask(made.source)
      if (ready.kind !== 'ready') throw new Error(ready.message)
      expect(isGoal(ready.task, ready.task.initial)).toBe(false)
      expect(searchQuick(ready.task, { maxStates: 100_000 }).kind).toBe('plan')
      expect(made.source.problem).toMatch(/^\(define \(problem tower-\d-walked\)/)
    }
  expect(texts.size).toBe(12)
})

test('what holds for ever once it does can be a goal anyway', () => {
  const domain = `(define (domain tour) (:predicates (at ?x) (seen ?x))
  (:action move :parameters (?x ?y) :precondition (at ?x)
    :effect (and (not (at ?x)) (at ?y) (seen ?y))))`
  const text = '(define (problem one) (:domain tour) (:objects p) (:init (at p)) (:goal (seen p)))'
  use({ id: 'tour', title: 'Tour', domain, phrases: '', problems: [{ name: 'p01', text }] })
  for (const seed of 'abcdefgh') {
    const made = generateProblem('tour', {}, seed)
    expect(made.kind === 'problem' && made.source.problem).toContain('(:goal (and (seen p)))')
  }
})

test('it is reported if no walk leads to a new state, or if there is no problem', () => {
  const still = tower.problems[0]!.text.replace(/\(stands r0 f0\)/, '')
  use({ ...tower, problems: [{ name: 'still', text: still }] })
  expect(generateProblem('tower', {}, '1')).toEqual({
    kind: 'none',
    message: 'No walk through still.pddl leads to a fact that does not hold at its beginning.',
  })
  use({ ...tower, problems: [] })
  expect(generateProblem('tower', {}, '1')).toMatchObject({ kind: 'none' })
})

test('texts that are not a domain, or have no phrases, do no harm', () => {
  for (const domain of ['', '(((', '(define (domain', tower.domain.slice(0, 900)])
    for (const phrases of ['', '\t: [', 'x: y', tower.phrases]) {
      use({ ...tower, domain, phrases })
      expect(fact()).toBeTypeOf('string')
      expect(engine.domains.own()).toHaveLength(1)
    }
})

test('a cached verdict is used only while the wordings for reading are the same', async () => {
  const other = engineInMemory()
  other.session.useDomains([tower])
  const question = other.making.pose(towerSource, 'tower').find(({ kind }) => kind === 'app')!
  expect(question.domain).toBe('tower')
  const answer = '- send robot r0 from floor f0 up to floor f1\n- grab parcel p0 with robot r0 on floor f0'
  const judged = async () => await other.judging.judge(question, answer, defaultLimits)
  expect(await judged()).toMatchObject({ fromCache: false, verdict: { verdict: 'right' } })
  expect(await judged()).toMatchObject({ fromCache: true })
  other.session.useDomains([{ ...tower, phrases: tower.phrases.replace('send robot', 'lift robot') }])
  expect(await judged()).toMatchObject({ fromCache: false })
  other.session.useDomains([tower])
  expect(await judged()).toMatchObject({ fromCache: true })
})

test('verdicts on other domains stay known when a domain is added or removed', async () => {
  const [question] = engine.making.pose(ferrySource, 'ferry')
  const judged = async () => (await engine.judging.judge(question!, 'x', defaultLimits)).fromCache
  expect([await judged(), await judged()]).toEqual([false, true])
  useSessionDomains([tower])
  expect(await judged()).toBe(true)
  useSessionDomains([ownFerry])
  expect(await judged()).toBe(false)
})
