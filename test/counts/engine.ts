// What searches do for fixed problems: states taken out of their queues, and estimates worked out. More problems: a line.

import { bundledDomains } from '../../src/library/cards'
import { searchOptimal } from '../../src/search/a-star'
import { taskOf } from '../support/task'
import type { Counter } from './counter'

/** A bundled problem, counted from 1, solved with proof. */
function solved(id: string, number: number): readonly Counter[] {
  const solve = () => {
    const { domain, problems } = bundledDomains().find(each => each.id === id)!
    return searchOptimal(taskOf(domain, problems[number - 1]!.text), { maxStates: 100_000 })
  }
  let made: ReturnType<typeof solve> | undefined
  const outcome = () => (made ??= solve())
  return [
    { name: `${id} ${number}: expanded`, unit: 'states', count: () => outcome().expanded },
    { name: `${id} ${number}: evaluated`, unit: 'states', count: () => outcome().evaluated },
  ]
}

export const engine: readonly Counter[] = [
  solved('ferry', 3),
  solved('blocksworld', 3),
  solved('logistics', 1),
  solved('grid', 1),
].flat()
