// The lower bound on the cost of every plan that a stopped search has established.

import { hasEstimate, isAdmissible, minds } from './options'
import type { Replay } from './replay'

/**
 * In units, from what is known at the replay's moment; 0 if nothing is. Some open node lies on a cheapest plan with its
 * optimal g (Hart, Nilsson & Raphael 1968, lemma 1): that holds for every run that considers cheaper paths and reopens
 * closed states. For IDA*, everything seen before exceeded the bound of the current round.
 */
export function leastCost(replay: Replay): number {
  const { algorithm, heuristic, reopen } = replay.options
  const { log } = replay
  if (algorithm === 'ida-star') return isAdmissible(heuristic) ? boundOf(replay) : 0
  if (!minds(algorithm) || !reopen) return 0
  const counts = hasEstimate(replay.options) && isAdmissible(heuristic)
  // The successors of the node being expanded are not all known yet.
  const underWay = isWhole(replay) ? -1 : replay.chosen
  let least = Number.POSITIVE_INFINITY
  for (let node = 0; node < replay.nodeCount; node++)
    if (replay.statusOf(node) === 'open' || node === underWay)
      least = Math.min(least, replay.gOf(node) + (counts ? log.hOf(node) : 0))
  return least === Number.POSITIVE_INFINITY ? 0 : least
}

/** True unless an expansion is in progress. */
const isWhole = ({ log, at }: Replay): boolean => at >= log.eventCount || log.kindAt(at) === 'choose'

/** The bound of the current round. */
function boundOf({ log, at }: Replay): number {
  for (let event = at - 1; event >= 0; event--) if (log.kindAt(event) === 'bound') return log.gAt(event)
  return 0
}
