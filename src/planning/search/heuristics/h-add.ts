// h-add (Bonet and Geffner 2001): the costs of goal literals are added, as if they were independent.

import type { Moves } from '../moves'
import type { Heuristic, HeuristicProperties } from './heuristic'
import { relax, type RelaxedTask } from '../relaxed/relaxed-task'
import { SumCosts } from './sum-costs'

const hAddProperties: HeuristicProperties = {
  admissible: false,
  consistent: false,
  safe: true,
}

/** The sum of the goal literals' costs when deletes are ignored. */
export function makeHAdd(moves: Moves, relaxed: RelaxedTask = relax(moves)): Heuristic {
  const costs = new SumCosts(relaxed)
  return {
    name: 'add',
    properties: hAddProperties,
    evaluate(cells, at) {
      costs.explore(cells, at)
      return costs.cost[relaxed.goal]! / relaxed.scale
    },
  }
}
