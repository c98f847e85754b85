// Iterative deepening A* (Korf 1985): depth-first search limited by a bound on f; the smallest f beyond the bound is
// the bound of the next round. It remembers only the current path, so states are met repeatedly. All successors of a
// node are evaluated before the search descends to the first.

import { progress } from '#planning/task/step'
import { applicableByName } from '../world'
import type { Run, Search } from './search'

export function* idaStar(search: Search): Run {
  const { world, log } = search
  const start = search.numberOf(world.task.initial)
  let root = search.nodeFor(start)
  let bound = log.hOf(root)
  log.write('bound', root, -1, -1, bound)
  if (search.endsAt(root, 'generated')) return
  while (bound !== Number.POSITIVE_INFINITY) {
    let beyond = Number.POSITIVE_INFINITY
    const stack = [root]
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      log.write('choose', node)
      if (search.endsAt(node, 'chosen')) return
      const round = expand(search, node, bound)
      if (log.isOver) return
      beyond = Math.min(beyond, round.beyond)
      // The first one is on top.
      stack.push(...round.within.reverse())
      yield
    }
    bound = beyond
    if (bound === Number.POSITIVE_INFINITY) break
    root = search.nodeFor(start)
    log.write('bound', root, -1, -1, bound)
  }
  search.endWithout()
}

/** The successors within the bound, and the least f beyond it. */
function expand(search: Search, node: number, bound: number): { within: number[]; beyond: number } {
  const { world, log, options } = search
  const state = search.stateOf(node)
  const within: number[] = []
  let beyond = Number.POSITIVE_INFINITY
  for (const action of applicableByName(world, state, options.successors)) {
    const after = search.numberOf(progress(world.task, state, action))
    const g = log.gOf(node) + world.cost[action]!
    const before = onPath(search, node, after)
    if (before !== undefined) {
      log.write('known', before, node, action, g)
      continue
    }
    const child = search.nodeFor(after)
    const f = g + log.hOf(child)
    if (f > bound && !search.isAside(child)) {
      log.write('beyond', child, node, action, g)
      beyond = Math.min(beyond, f)
    } else if (search.meets(child, node, action, g)) {
      if (search.endsAt(child, 'generated')) return { within, beyond }
      within.push(child)
    }
  }
  return { within, beyond }
}

/** The node of the state on the way to a node, that node included. */
function onPath({ log }: Search, node: number, state: number): number | undefined {
  for (let each = node; each >= 0; each = log.parentOf(each)) if (log.stateOf(each) === state) return each
  return undefined
}
