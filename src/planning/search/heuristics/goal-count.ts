// How many goal literals do not hold yet: the least over the goal's alternatives.

import { countWord } from '#base/bits'
import type { Moves } from '../moves'
import type { Heuristic, HeuristicProperties } from './heuristic'

const goalCountProperties: HeuristicProperties = {
  admissible: false,
  consistent: false,
  safe: true,
}

/** Counts literals, not costs. */
export function makeGoalCount(moves: Moves): Heuristic {
  const { first, tests } = moves.goal
  return {
    name: 'goalcount',
    properties: goalCountProperties,
    evaluate(cells, at) {
      let least = Infinity
      for (let i = 0; i + 1 < first.length; i++) {
        let count = 0
        for (let t = first[i]!; t < first[i + 1]!; t += 3)
          count += countWord((cells[at + tests[t]!]! & tests[t + 1]!) ^ tests[t + 2]!)
        if (count < least) least = count
      }
      return least
    },
  }
}
