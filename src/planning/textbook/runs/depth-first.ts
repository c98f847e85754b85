// Depth-first search: one of the nodes inserted last is chosen, the first by name if there are several. A known state is never examined again, so the
// search ends if there are finitely many.

import { progress } from '#planning/task/step'
import { applicableByName } from '../world'
import type { Run, Search } from './search'

export function* depthFirst(search: Search): Run {
  const { world, log, options } = search
  const root = search.nodeFor(search.numberOf(world.task.initial))
  log.write('start', root)
  if (search.endsAt(root, 'generated')) return
  const nodeOf = [root]
  const stack = search.isAside(root) ? [] : [root]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    log.write('choose', node)
    if (search.endsAt(node, 'chosen')) return
    const state = search.stateOf(node)
    const found: number[] = []
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
      found.push(child)
    }
    // The first one is on top.
    stack.push(...found.reverse())
    yield
  }
  search.endWithout()
}
