// A toy: follows the first action by name from each state, and ends at a known state.

import { progress } from '#planning/task/step'
import { applicableByName } from '../world'
import type { Run, Search } from './search'

export function* firstChild(search: Search): Run {
  const { world, log, options } = search
  let state = world.task.initial
  let node = search.nodeFor(search.numberOf(state))
  log.write('start', node)
  const seen = new Set([0])
  for (;;) {
    log.write('choose', node)
    if (search.endsAt(node, 'chosen')) return
    const [action] = applicableByName(world, state, options.successors)
    if (action === undefined) break
    const after = progress(world.task, state, action)
    const number = search.numberOf(after)
    if (seen.has(number)) break
    seen.add(number)
    const child = search.nodeFor(number)
    if (!search.meets(child, node, action, log.gOf(node) + world.cost[action]!)) break
    node = child
    state = after
    yield
  }
  search.endWithout()
}
