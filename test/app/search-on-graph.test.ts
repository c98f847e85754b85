// A run in the state graph: each node lies in the state that its actions lead to, and each state shows its status in the
// run. Also the keys of the search tree.

import { expect, test } from 'vitest'
import { matchRun, runOn, runRoles } from '#page/stage/search/on-graph/on-graph'
import type { RunData } from '#page/stage/search/run/run-state'
import { follow, graphModel } from '#page/draw/graph/model'
import { stepInTree } from '#page/draw/search-tree/search-tree-keys'
import { placeTree } from '#page/draw/search-tree/search-tree-layout'
import { actionName } from '#planning/task/names'
import type { ActionId } from '#planning/task/task'
import { defaultOptions, type SearchOptions } from '#planning/textbook/options'
import { Replay } from '#planning/textbook/replay'
import { startRun } from '#planning/textbook/start-run'
import { worldOf } from '#planning/textbook/world'
import { graphOf } from '#questions/views/graph/state-graph'
import { bundledTask } from '../textbook/worlds'

function heldOf(domain: string, part: Partial<SearchOptions>): RunData {
  const task = bundledTask(domain)
  const options = { ...defaultOptions, ...part }
  const { log, goOn } = startRun(worldOf(task)!, options)
  goOn({ expansions: 300, nodes: 5_000 })
  const { action } = log.partFrom(0, 0, 0)
  const names = new Map([...action].filter(each => each >= 0).map(each => [each, actionName(task, each as ActionId)]))
  const replay = new Replay(log, options)
  return {
    source: { domain: '', problem: '' },
    options,
    log,
    replay,
    names,
    literals: new Map(),
    digits: 0,
  }
}

test.each([
  ['ferry', {}],
  ['visitall', { algorithm: 'greedy', heuristic: 'goal-count' }],
  ['logistics', { algorithm: 'ida-star' }],
  ['goldminer', { algorithm: 'depth-first' }],
] as const)('a run on %s is where its actions lead', (domain, part) => {
  const held = heldOf(domain, part)
  const graph = graphOf(bundledTask(domain), 5_000)
  const model = graphModel(graph)
  const match = matchRun(held, graph)
  const { log, replay, names } = held
  for (const at of [1, 7, log.eventCount, 12]) {
    replay.goTo(at)
    const { roles, nodes, beyond } = runOn(held, match, graph)
    expect(beyond).toBe(0)
    const met = new Set<number>()
    for (let node = 0; node < replay.nodeCount; node++) {
      const actions = replay.pathTo(node).slice(1)
      const { end } = follow(
        model,
        actions.map(each => names.get(replay.actionOf(each))!),
      )
      expect(match.of(node)).toBe(end)
      met.add(end!)
      expect(match.withKey(log.stateKey(log.stateOf(node)))).toBe(end)
    }
    for (let state = 0; state < graph.count; state++) {
      expect(roles[state]! > 0).toBe(met.has(state))
      if (nodes[state]! >= 0) expect(match.of(nodes[state]!)).toBe(state)
    }
    expect(roles.filter(role => runRoles[role] === 'chosen')).toHaveLength(replay.choices > 0 ? 1 : 0)
  }
})

test('of a part of the graph the nodes beyond are counted', () => {
  const held = heldOf('logistics', {})
  held.replay.goTo(held.log.eventCount)
  const graph = graphOf(bundledTask('logistics'), 10)
  const { roles, beyond } = runOn(held, matchRun(held, graph), graph)
  expect(beyond).toBeGreaterThan(0)
  expect(roles.filter(role => role > 0).length + beyond).toBeGreaterThanOrEqual(held.replay.nodeCount)
})

test('arrows in a search tree lead to the parent, to a child, and to neighbours', () => {
  const held = heldOf('ferry', { algorithm: 'breadth-first' })
  held.replay.goTo(held.log.eventCount)
  const plan = placeTree(held.replay)
  for (const { node, parent, y, x } of plan.nodes) {
    expect(stepInTree(plan, node, 'ArrowUp')).toBe(parent < 0 ? node : parent)
    const child = stepInTree(plan, node, 'ArrowDown')!
    expect(child === node || plan.byNode.get(child)!.parent === node).toBe(true)
    const right = plan.byNode.get(stepInTree(plan, node, 'ArrowRight')!)!
    expect(right.y).toBe(y)
    if (right.node !== node) {
      expect(right.x).toBeGreaterThan(x)
      expect(stepInTree(plan, right.node, 'ArrowLeft')).toBe(node)
    }
  }
  expect(stepInTree(plan, plan.nodes.at(-1)!.node, 'Home')).toBe(0)
  expect(stepInTree(plan, 0, 'x')).toBeUndefined()
})
