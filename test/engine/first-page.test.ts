// What comes with the page is what the engine gives when it is asked.

import { expect, test } from 'vitest'
import { engineInMemory } from '../../src/engine/engine'
import { firstCards, firstPictures, firstQuestions, firstWorlds } from '../../src/engine/first-page'

const engine = engineInMemory()

test('the first questions are those of the engine, as they come through JSON', () => {
  const { domain, problem, questions } = firstQuestions()
  const folder = engine.domains.all().find(({ id }) => id === domain)!
  const { text } = folder.problems.find(({ name }) => name === problem)!
  expect(questions.length).toBeGreaterThan(2)
  expect(questions).toEqual(engine.making.pose({ domain: folder.domain, problem: text }, domain))
  expect(JSON.parse(JSON.stringify(questions))).toEqual(questions)
})

test('every domain has a card with its problems and no text, and a picture', () => {
  const cards = firstCards()
  expect(cards.map(({ id }) => id)).toEqual(engine.domains.all().map(({ id }) => id))
  expect(JSON.stringify(cards)).not.toContain('(define')
  // A card and its world are together what the engine gives.
  const whole = cards.map((card, i) => ({ ...card, ...firstWorlds()[i] }))
  expect(engine.domains.all()).toMatchObject(JSON.parse(JSON.stringify(whole)))
  expect(Object.keys(firstPictures()).sort()).toEqual(cards.map(({ id }) => id).sort())
})
