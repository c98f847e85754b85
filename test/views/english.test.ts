// Which words of a question's English describe which facts: all of our own, nearly all of the published ones, and none that
// does not hold.

import { expect, test } from 'vitest'
import { domainFolders } from '../../domains/index'
import type { Source } from '#planning/pddl/source'
import { engineInMemory } from '#engine/engine'
import { acpbenchRecords, dataFolder } from '../support/data'

const api = engineInMemory()

function describedFacts(source: Source, english: string) {
  const { places } = api.english.mark(source, english, null)
  const of = (part: 'start' | 'goal') =>
    new Set(places.filter(place => place.of === part).flatMap(({ facts }) => facts))
  return { places, start: of('start'), goal: of('goal') }
}

const ferry = domainFolders.find(({ id }) => id === 'ferry')!
const problem = `(define (problem p) (:domain ferry) (:objects c0 c1 c2 - car l0 l1 - location)
  (:init (at c0 l0) (at c1 l0) (at c2 l1) (at-ferry l1) (empty-ferry) (not-eq l0 l1) (not-eq l1 l0))
  (:goal (and (at c0 l1) (at c2 l0))))`
const source = { domain: ferry.domainText, problem }

test('words of a list represents one fact each, and what they share for all', () => {
  const english =
    'A ferry. Currently, the ferry is at l1 location and it is empty. The cars are at locations as follows: c0 and c1 are at l0; c2 is at l1. The goal is to reach a state where the following facts hold: Car c0 is at location l1 and Car c2 is at location l0. The available actions are: (sail ?from ?to) - go.'
  const { places } = describedFacts(source, english)
  const words = places
    .filter(({ facts }) => facts.length > 0)
    .map(({ from, to, facts, of }) => [english.slice(from, to), facts.join(' '), of])
  expect(words).toEqual([
    ['l1', '(at-ferry l1)', 'start'],
    ['it is empty', '(empty-ferry)', 'start'],
    ['c0', '(at c0 l0)', 'start'],
    ['c1', '(at c1 l0)', 'start'],
    ['are at l0', '(at c0 l0) (at c1 l0)', 'start'],
    ['c2 is at l1', '(at c2 l1)', 'start'],
    ['c0 is at location l1', '(at c0 l1)', 'goal'],
    ['c2 is at location l0', '(at c2 l0)', 'goal'],
  ])
})

test('words that two facts fit alike, and English about another world, are left unmarked', () => {
  expect(describedFacts(source, 'Currently, c0 saw l1 and c2 saw l0.').start.size).toBe(0)
  expect(describedFacts(source, 'Currently, the ferry is not empty.').start.size).toBe(0)
  expect(describedFacts(source, 'Once upon a time the ferry was empty and c0 was at l0.').start.size).toBe(0)
})

test('facts that an edit removes are marked as removed, and added ones as not described', () => {
  const english = 'Currently, c0 and c1 are at l0; c2 is at l1.'
  const edit = { ...source, problem: problem.replace('(at c1 l0)', '(on c1)') }
  const { places, notInText } = api.english.mark(source, english, edit)
  const gone = places.filter(place => place.gone).map(({ from, to }) => english.slice(from, to))
  expect(gone).toEqual(['c1'])
  expect(notInText).toEqual({ start: ['(on c1)'], goal: [] })
})

test('every fact of our own contexts is reported by some words', () => {
  for (const folder of domainFolders)
    for (const { text } of folder.problems.slice(0, 1)) {
      const own = { domain: folder.domainText, problem: text }
      const question = api.making.pose(own, folder.id).find(({ kind }) => kind === 'nexta')
      const here = api.states.step(own, [])
      if (question === undefined || here.kind !== 'state') continue
      const { start, goal } = describedFacts(own, question.context)
      expect(
        here.state.facts.filter(fact => !start.has(fact)),
        folder.id,
      ).toEqual([])
      expect(here.state.goal.map(part => part.text).filter(part => !goal.has(part))).toEqual([])
    }
})

test.skipIf(dataFolder() === undefined)('most of each published context is described, and nothing false', () => {
  let value = 0
  let all = 0
  for (const { id, context, PDDL_domain, PDDL_problem } of acpbenchRecords('nexta')) {
    const published = { domain: PDDL_domain, problem: PDDL_problem }
    const here = api.states.step(published, [])
    if (here.kind !== 'state') continue
    const { start, goal } = describedFacts(published, context)
    const parts = here.state.goal.map(({ text }) => text)
    for (const fact of goal) expect(parts, id).toContain(fact)
    value += here.state.facts.filter(fact => start.has(fact)).length + goal.size
    all += here.state.facts.length + parts.length
  }
  expect(value / all).toBeGreaterThan(0.8)
})
