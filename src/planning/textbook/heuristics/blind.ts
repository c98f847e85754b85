// The blind heuristic: 0 for goal states, the cost of the cheapest action for all others.

import { isGoal } from '#planning/task/step'
import type { World } from '../world'
import type { Heuristic } from './heuristic'

export function blind({ task, cost }: World): Heuristic {
  let least = Number.POSITIVE_INFINITY
  for (const each of cost) least = Math.min(least, each)
  if (least === Number.POSITIVE_INFINITY) least = 0
  return { of: state => (isGoal(task, state) ? 0 : least) }
}
