import { expect, test } from 'vitest'
import { engineInMemory } from '#engine/engine'

test('the toy lesson is listed and opens without a fault', async () => {
  const cards = await engineInMemory().teaching.lessons('en')
  const card = cards.find(({ id }) => id === 'toy')
  expect(card).toMatchObject({ title: 'A toy lesson', steps: 1 })
})
