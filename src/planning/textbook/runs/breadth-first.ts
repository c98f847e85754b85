// Breadth-first search: the node that has waited longest is chosen, so states are found in the order of their number of steps from the
// start (Moore 1959). A known state is never examined again.

import { progress } from '#planning/task/step'
import { applicableByName } from '../world'
import type { Run, Search } from './search'

export function* breadthFirst(search: Search): Run {
  const { world, log, options } = search
  const root = search.nodeFor(search.numberOf(world.task.initial))
  log.write('start', root)
  if (search.endsAt(root, 'generated')) return
  const nodeOf = [root]
  const queue = search.isAside(root) ? [] : [root]
  for (let first = 0; first < queue.length; first++) {
    const node = queue[first]!
    log.write('choose', node)
    if (search.endsAt(node, 'chosen')) return
    const state = search.stateOf(node)
    for (const action of applicableByName(world, state, options.successors)) {
      const after = search.numberOf(progress(world.task, state, action))
      const g = log.gOf(node) + world.cost[action]!
      const known = nodeOf[after]
      if (known !== undefined) {
        log.write('known', known, node, action, g)
        continue
      }
      const child = search.nodeFor(after)
      nodeOf[after] = child
      if (!search.meets(child, node, action, g)) continue
      if (search.endsAt(child, 'generated')) return
      queue.push(child)
    }
    yield
  }
  search.endWithout()
}
