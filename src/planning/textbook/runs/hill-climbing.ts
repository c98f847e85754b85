// Enforced hill climbing (Hoffmann & Nebel 2001): breadth-first from a state until one with a smaller h is found;
// then only from that one, and never back. Fast if h leads straight to the goal; in a dead end the search is stuck,
// even if there is a plan.

import { progress } from '#planning/task/step'
import { applicableByName } from '../world'
import type { Run, Search } from './search'

export function* hillClimbing(search: Search): Run {
  const { world, log } = search
  const root = search.nodeFor(search.numberOf(world.task.initial))
  log.write('start', root)
  if (search.endsAt(root, 'generated')) return
  for (let from: number | undefined = root; !search.isAside(from); ) {
    from = yield* climb(search, from)
    if (log.isOver) return
    if (from === undefined) {
      log.write('end', -1, 2, -1, Number.POSITIVE_INFINITY)
      return
    }
    log.write('better', from)
  }
  search.endWithout()
}

/** The first node with a smaller h than the one begun at; undefined if none can be reached, or the run is over. */
function* climb(search: Search, start: number): Generator<void, number | undefined, void> {
  const { world, log, options } = search
  const nodeOf = new Map([[log.stateOf(start), start]])
  const queue = [start]
  for (let first = 0; first < queue.length; first++) {
    const node = queue[first]!
    log.write('choose', node)
    if (search.endsAt(node, 'chosen')) return undefined
    const state = search.stateOf(node)
    for (const action of applicableByName(world, state, options.successors)) {
      const after = search.numberOf(progress(world.task, state, action))
      const g = log.gOf(node) + world.cost[action]!
      const known = nodeOf.get(after)
      if (known !== undefined) {
        log.write('known', known, node, action, g)
        continue
      }
      const child = search.nodeFor(after)
      nodeOf.set(after, child)
      if (!search.meets(child, node, action, g)) continue
      if (search.endsAt(child, 'generated')) return undefined
      queue.push(child)
      if (log.hOf(child) < log.hOf(start)) {
        yield
        return child
      }
    }
    yield
  }
  return undefined
}
