// Search from the goal backwards (Newell & Simon's means-ends analysis made complete; Ghallab, Nau & Traverso 2004, section 4.3),
// breadth-first. A node is a list of subgoals; its successors are the lists before one more step. It ends once the initial state satisfies
// all subgoals: the actions on the way, last one first, are a plan. No reachable state satisfies a list with two mutex subgoals; with
// `prune`, such lists are discarded.

import { setBit, wordsFor } from '#base/bits'
import { RowTable } from '#base/hash-table'
import { mutexIn, pairsOf } from '../pairs'
import { type Demands, goalDemands, meetsAll, regress, relevantByName } from '../regression'
import type { Run, Search } from './search'

export function* backward(search: Search): Run {
  const { world, log, options } = search
  const { task } = world
  const pairs = options.prune === 'mutex' ? pairsOf(task) : undefined
  const words = wordsFor(task.factCount * 2)
  const table = new RowTable(words)
  /** Per node: its list of subgoals. */
  const demandsOf: Demands[] = []
  /** The node of a list, existing or new. */
  const nodeFor = (demands: Demands): { node: number; isNew: boolean } => {
    const row = new Uint32Array(words)
    for (const each of demands) setBit(row, 0, each)
    const node = table.insert(row)
    const isNew = node === demandsOf.length
    if (isNew) {
      demandsOf.push(demands)
      const isDead = pairs !== undefined && mutexIn(pairs, demands) !== undefined
      log.addNode(log.addState(row), isDead ? Number.POSITIVE_INFINITY : Number.NaN)
    }
    return { node, isNew }
  }
  const endsAt = (node: number, when: typeof options.goalTest): boolean => {
    if (options.goalTest !== when || !meetsAll(task.initial, demandsOf[node]!)) return false
    log.write('goal', node)
    log.write('end', node, 0)
    return true
  }
  const isDead = (node: number): boolean => log.hOf(node) === Number.POSITIVE_INFINITY

  const queue: number[] = []
  for (const demands of goalDemands(task)) {
    const { node, isNew } = nodeFor(demands)
    if (!isNew) continue
    log.write('start', node)
    if (endsAt(node, 'generated')) return
    if (!isDead(node)) queue.push(node)
  }
  for (let first = 0; first < queue.length; first++) {
    const from = queue[first]!
    log.write('choose', from)
    if (endsAt(from, 'chosen')) return
    const actions = relevantByName(world, demandsOf[from]!)
    for (const action of options.successors === 'by-name' ? actions : actions.reverse())
      for (const demands of regress(task, demandsOf[from]!, action)) {
        const g = log.gOf(from) + world.cost[action]!
        const { node, isNew } = nodeFor(demands)
        log.write(isNew ? (isDead(node) ? 'dead' : 'new') : 'known', node, from, action, g)
        if (!isNew || isDead(node)) continue
        if (endsAt(node, 'generated')) return
        queue.push(node)
      }
    yield
  }
  search.endWithout()
}
