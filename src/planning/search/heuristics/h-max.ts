// h-max (Bonet and Geffner 2001): the cost of the most expensive goal literal when deletes are ignored.

import type { Moves } from '../moves'
import type { Heuristic, HeuristicProperties } from './heuristic'
import { makeCutEngine } from './cut-engine'
import { relax, UNREACHED } from '../relaxed/relaxed-task'

const hMaxProperties: HeuristicProperties = {
  admissible: true,
  consistent: true,
  safe: true,
}

/** With conditional effects each is a relaxed action at its action's cost, so it stays admissible. */
export function makeHMax(moves: Moves): Heuristic {
  const relaxed = relax(moves)
  const engine = makeCutEngine(relaxed)
  const { scale } = relaxed
  engine.reset()
  return {
    name: 'hmax',
    properties: hMaxProperties,
    evaluate(cells, at) {
      const value = engine.explore(cells, at)
      return value === UNREACHED ? Infinity : value / scale
    },
  }
}
