// The data shipped with the page equals the engine's own results.

import { expect, test } from 'vitest'
import type { PackedQuestions } from '#engine/api/shipped'
import { engineInMemory } from '#engine/engine'
import { prefillHere } from '#page/shell/open/prefill-here'
import { unpackQuestions } from '#page/state/files/bundled/unpack-questions'
import { firstCards, firstPictures, firstWorlds, shippedQuestions } from '#engine/first-page'

const engine = engineInMemory()

const shipped = firstCards().map(({ id, problems }) => ({ id, problems, packed: packedOf(id) }))
const questionsOf = async (domain: string, problem: string) =>
  unpackQuestions(shipped.find(({ id }) => id === domain)!.packed, problem)

/** As it comes through JSON. */
function packedOf(id: string): PackedQuestions {
  return JSON.parse(JSON.stringify(shippedQuestions(id)))
}

test.each(shipped)(
  '$id: the questions that come with the page are those of the engine, to the letter',
  ({ id, packed }) => {
    const { domain, problems } = engine.domains.all().find(each => each.id === id)!
    for (const { name, text } of problems) {
      const asked = engine.making.pose({ domain, problem: text }, id)
      expect(asked.length).toBeGreaterThan(2)
      expect(JSON.stringify(unpackQuestions(packed, name))).toBe(JSON.stringify(asked))
    }
    expect(unpackQuestions(packed, 'p99')).toBeUndefined()
  },
)

test('an address is read by the page as by the engine, or left to it', async () => {
  const tabs = ['state', 'graph']
  const here = (parameters: string) => prefillHere(parameters, { cards: firstCards(), tabs, questionsOf })
  const posed = engine.sharing.prefill('domain=ferry&problem=p03', tabs)
  for (const [at, { kind }] of posed.questions.entries())
    expect(await here(`domain=ferry&problem=p03&kind=${kind}`)).toEqual({ ...posed, at })
  // A problem that gives no question of the kind.
  expect(await here('domain=floortile&problem=p03&kind=nexta')).toBeDefined()
  const good = 'domain=FERRY&problem=P02&kind=NextA&format=gen&tab=Graph&theme=dark&answer=(sail%20l0%20l1)'
  for (const parameters of [good, `?${good}`, 'domain=grid', 'kind=land&domain=swap'])
    expect(await here(parameters)).toEqual(engine.sharing.prefill(parameters.replace('?', ''), tabs))
  for (const wrong of [
    ...['', 'domain=fery', 'domain=ferry&problem=p9', 'domain=ferry&kind=x', 'domain=ferry&kind=gener'],
    ...['domain=ferry&kind=app&seed=1', 'domain=ferry&kind=app&format=bool', 'domain=ferry&colour=red'],
    ...['domain=ferry&domain=grid', 'domain=ferry&tab=trace', 'domain=ferry&theme=blue'],
    `domain=ferry&answer=${'a'.repeat(20_001)}`,
  ])
    expect(await here(wrong), wrong.slice(0, 60)).toBeUndefined()
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
