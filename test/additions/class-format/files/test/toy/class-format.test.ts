import { expect, test } from 'vitest'
import { engineInMemory } from '#engine/engine'
import { classFormats } from '#teaching/exports/formats/all'
import { openQuestions } from '../teaching/exports/sample'

test('the toy format is offered, and the engine writes it', () => {
  expect(classFormats.map(({ title }) => title)).toContain('Toy')
  const { classExports } = engineInMemory()
  const options = { seed: 's', picture: false, pddl: false, maxStates: 100_000, address: null }
  const { items } = classExports.items(openQuestions('ferry').slice(0, 2), options, 1)
  const { ending, bytes } = classExports.file(items, 'toy', 'Class')
  expect(ending).toBe('.toy.txt')
  expect(new TextDecoder().decode(bytes)).toBe(items.map(({ name }) => `${name}\n`).join(''))
})
