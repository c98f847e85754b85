// Maps the nodes of a run to states of the state graph, with their status in the run. Both start in the same state and
// name actions alike, so a node is the state to which its action leads from its parent's state.

import type { RunOnGraph } from '#page/draw/graph/emphasis'
import { edgesOf, graphModel } from '#page/draw/graph/model'
import type { Status } from '#planning/textbook/replay'
import type { StateGraph } from '#questions/views/graph/graph-data'
import type { RunData } from '../run/run-state'

/** The roles of a state in a run, in ascending priority: if several nodes have one state, the highest role counts. */
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

/** The index in the graph of each state of the run; -1 for states that the graph lacks. Extended as the run grows. */
export function matchRun({ log, names }: RunData, graph: StateGraph) {
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
    /** The graph state of a node with a number below `count`. */
    of: (node: number): number => places[log.stateOf(node)] ?? -1,
    /** The graph state with this key in the run's log; -1 if there is none. */
    withKey: (key: string): number => byKey.get(key) ?? -1,
    /** Maps the states of the first `count` nodes. */
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
  { replay }: RunData,
  match: RunMatch,
  graph: StateGraph,
): RunOnGraph & {
  /** Number of states of the run that the graph lacks. */
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
