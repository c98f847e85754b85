// Which state of the state graph each node of a run is, and what the run has made of it. Both begin in the same state
// and name actions alike, so a node is where its action leads from its parent.

import type { RunOnGraph } from '#page/draw/graph/emphasis'
import { edgesOf, graphModel } from '#page/draw/graph/model'
import type { Status } from '#planning/textbook/replay'
import type { StateGraph } from '#questions/views/graph/graph-data'
import type { Held } from '../run/run-state'

/** What a state is to the run, the weightier later: of several nodes of one state the weightiest counts. */
export const runRoles = ['unmet', 'aside', 'expanded', 'waiting', 'chosen'] as const
export type RunRole = (typeof runRoles)[number]

export const roleWord: Readonly<Record<RunRole, string>> = {
  unmet: 'not met yet',
  aside: 'put aside',
  expanded: 'expanded',
  waiting: 'waiting',
  chosen: 'chosen last',
}

const roleOf: Readonly<Record<Status, RunRole>> = {
  unseen: 'unmet',
  open: 'waiting',
  closed: 'expanded',
  goal: 'expanded',
  dead: 'aside',
  shut: 'aside',
  beyond: 'aside',
  gone: 'aside',
}

export type RunMatch = ReturnType<typeof matchRun>

/** The places of a run's states in a graph; -1 for those that the graph lacks. It grows with the run. */
export function matchRun({ log, names }: Held, graph: StateGraph) {
  const { out } = graphModel(graph)
  const actions = new Map(graph.actionNames.map((name, action) => [name.toLowerCase(), action]))
  const places: (number | undefined)[] = []
  const byKey = new Map<string, number>()
  let matched = 0
  const placeOf = (node: number): number => {
    const event = log.cameAt(node)
    const from = log.fromAt(event)
    if (from < 0) return 0
    const before = places[log.stateOf(from)] ?? -1
    const action = actions.get((names.get(log.actionAt(event)) ?? '').toLowerCase())
    if (before < 0 || action === undefined) return -1
    const edge = edgesOf(out, before).find(each => graph.edgeAction[each] === action)
    return edge === undefined ? -1 : graph.edgeTo[edge]!
  }
  return {
    /** The state of a node, which is below `count`. */
    of: (node: number): number => places[log.stateOf(node)] ?? -1,
    /** The state with this key in the run's log. */
    withKey: (key: string): number => byKey.get(key) ?? -1,
    /** Finds the states of this many nodes. */
    upTo(count: number): void {
      for (; matched < count; matched++) {
        const state = log.stateOf(matched)
        if (places[state] !== undefined) continue
        const place = placeOf(matched)
        places[state] = place
        byKey.set(log.stateKey(state), place)
      }
    },
  }
}

/** How the run has classified each state of the graph so far. */
export function runOn(
  { replay }: Held,
  match: RunMatch,
  graph: StateGraph,
): RunOnGraph & {
  /** States of the run that the graph lacks. */
  readonly beyond: number
} {
  const roles = new Uint8Array(graph.count)
  const nodes = new Int32Array(graph.count).fill(-1)
  match.upTo(replay.nodeCount)
  let beyond = 0
  for (let node = 0; node < replay.nodeCount; node++) {
    const state = match.of(node)
    if (state < 0) {
      beyond++
      continue
    }
    const name: RunRole = node === replay.chosen ? 'chosen' : roleOf[replay.statusOf(node)]
    const role = runRoles.indexOf(name)
    if (nodes[state]! >= 0 && role <= roles[state]!) continue
    roles[state] = role
    nodes[state] = node
  }
  return { roles, nodes, beyond }
}
