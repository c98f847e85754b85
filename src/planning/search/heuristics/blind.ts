// The blind heuristic: 0 at goals, else the cost of the cheapest action.

import type { Moves } from '../moves'
import { isSatisfied } from '../packed-condition'
import type { Heuristic, HeuristicProperties } from './heuristic'

const blindProperties: HeuristicProperties = {
  admissible: true,
  consistent: true,
  safe: true,
}

/** 0 at goals, else the cost of the cheapest action. */
export function makeBlind(moves: Moves): Heuristic {
  const least = moves.cost.reduce((a, b) => Math.min(a, b), Infinity)
  const elsewhere = least === Infinity ? 0 : least
  return {
    name: 'blind',
    properties: blindProperties,
    evaluate: (cells, at) => (isSatisfied(moves.goal, cells, at) ? 0 : elsewhere),
  }
}
