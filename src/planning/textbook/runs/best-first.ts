// Best-first search: the waiting node with the least key is chosen. By g it is uniform-cost search (Dijkstra 1959), by h
// greedy best-first search (Doran & Michie 1966), by g + h A* (Hart, Nilsson & Raphael 1968), by g + w·h weighted A*
// (Pohl 1970); by hand somebody chooses. A cheaper way to a known state is kept; if the state was closed already, it is opened again.

import { progress } from '#planning/task/step'
import type { ActionId } from '#planning/task/task'
import { OpenList } from '../open-list'
import { PickedList } from '../picked-list'
import { applicableByName } from '../world'
import type { Run, Search } from './search'

export function* bestFirst(search: Search): Run {
  const { world, log, options } = search
  const open = options.algorithm === 'by-hand' ? new PickedList(options.picks) : new OpenList(options)
  const nodeOf: number[] = []
  const isClosed: boolean[] = []
  /** Per node: when it was inserted, for ties. */
  const age: number[] = []
  let expansion = 0
  const wait = (node: number, isNew: boolean): void => {
    if (isNew || options.cheaperIsNew) age[node] = log.eventCount
    open.put(node, { g: log.gOf(node), h: log.hOf(node), expansion }, age[node]!)
  }
  /** Processes the state that an action leads to. */
  const meet = (from: number, action: ActionId): number | undefined => {
    const after = search.numberOf(progress(world.task, search.stateOf(from), action))
    const g = log.gOf(from) + world.cost[action]!
    const known = nodeOf[after]
    if (known === undefined) {
      const child = search.nodeFor(after)
      nodeOf[after] = child
      if (!search.meets(child, from, action, g)) return undefined
      wait(child, true)
      return child
    }
    const mayImprove = !search.isAside(known) && (options.reopen || isClosed[known] !== true)
    if (g >= log.gOf(known) || !mayImprove) {
      log.write('known', known, from, action, g)
      return undefined
    }
    log.write(isClosed[known] === true ? 'reopen' : 'cheaper', known, from, action, g)
    isClosed[known] = false
    wait(known, false)
    return undefined
  }

  const root = search.nodeFor(search.numberOf(world.task.initial))
  nodeOf[0] = root
  log.write('start', root)
  if (search.endsAt(root, 'generated')) return
  if (!search.isAside(root)) wait(root, true)
  for (let node = open.take(); node !== undefined; node = open.take()) {
    expansion++
    log.write('choose', node)
    if (search.endsAt(node, 'chosen')) return
    isClosed[node] = true
    for (const action of applicableByName(world, search.stateOf(node), options.successors)) {
      const child = meet(node, action)
      if (child !== undefined && search.endsAt(child, 'generated')) return
    }
    yield
  }
  if (open.isEmpty) search.endWithout()
}
