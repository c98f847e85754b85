// The work of searches on fixed problems: expanded states, and computed estimates. To add a problem, add a line.

import { bundledDomains } from '#language/library/cards'
import { searchOptimal } from '#planning/search/a-star'
import { taskOf } from '../support/task'
import type { Counter } from './counter'

/** So early that small problems get tables in place of LM-cut. */
const EARLY = { symmetryAfter: 100, tablesAfter: 300 }

/** A bundled problem, counted from 1, solved with proof. */
function solved(id: string, number: number, manner = {}): readonly Counter[] {
  const solve = () => {
    const { domain, problems } = bundledDomains().find(each => each.id === id)!
    return searchOptimal(taskOf(domain, problems[number - 1]!.text), {
      maxStates: 100_000,
      ...manner,
    })
  }
  let made: ReturnType<typeof solve> | undefined
  const name = Object.keys(manner).length === 0 ? `${id} ${number}` : `${id} ${number} by tables`
  const outcome = () => (made ??= solve())
  return [
    { name: `${name}: expanded`, unit: 'states', count: () => outcome().expanded },
    { name: `${name}: evaluated`, unit: 'states', count: () => outcome().evaluated },
  ]
}

export const engine: readonly Counter[] = [
  solved('ferry', 3),
  solved('blocksworld', 3),
  solved('logistics', 1),
  solved('grid', 1),
  solved('rovers', 2, EARLY),
  solved('logistics', 2, EARLY),
].flat()
