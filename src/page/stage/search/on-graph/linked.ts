// Links a run with the state graph: how the run has classified each state, and shared highlights.

import { createEffect, createMemo, onCleanup } from 'solid-js'
import { placesOf } from '#page/draw/graph/emphasis'
import type { Look } from '#page/draw/graph/paint/look'
import { factsOf, graphModel, stateOfFacts } from '#page/draw/graph/model'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { createFocus } from '#page/state/focus/focus'
import { counted } from '#page/ui/naming'
import { useFeature } from '#page/state/use-app'
import { matchRun, roleWord, type RunRole, runOn, runRoles } from './on-graph'
import type { Held } from '../run/run-state'
import { createSearching } from '../run/searching'

/** The current state of a run within a graph. Call it under an owner that disposes it. */
export function createLinked(props: { graph: StateGraph }) {
  const { searchView, pointed, setPointed } = useFeature(createSearching)
  const { point } = useFeature(createFocus)
  // The object is mutable and the same at each moment: every reader calls this again.
  const held = (): Held => searchView.held()!
  const log = createMemo(() => held().log)
  const match = createMemo(() => {
    void log()
    return matchRun(held(), props.graph)
  })
  const run = createMemo(() => runOn(held(), match(), props.graph))
  const model = createMemo(() => graphModel(props.graph))
  const nodeOf = (state: number): number => run().nodes[state]!
  const roleOf = (state: number): RunRole => runRoles[run().roles[state]!]!
  const keyOf = (state: number): string | null => {
    const node = nodeOf(state)
    return node < 0 ? null : held().log.stateKey(held().log.stateOf(node))
  }
  // Highlights in the run appear in the graph, and wherever else states are shown.
  createEffect(() => {
    const key = pointed()
    const state = key === null ? -1 : match().withKey(key)
    point(state < 0 ? null : { kind: 'state', facts: factsOf(model(), state) })
  })
  onCleanup(() => {
    setPointed(null)
    point(null)
  })
  const stateOfRow = (row: Uint32Array): number => [...placesOf(props.graph, row)][0] ?? -1
  return {
    run,
    roleOf,
    nodeOf,
    describe: (state: number): string => {
      const role = roleOf(state)
      const steps = counted(props.graph.depth[state]!, 'step')
      const goal = props.graph.isGoal[state] === 1 ? ', the goal holds' : ''
      const node = role === 'unmet' ? 'A state' : `#${nodeOf(state)}`
      return `${node} ${roleWord[role]}, ${steps} from the start${goal}`
    },
    lookAt(look: Look | null): void {
      const state = look?.kind === 'state' ? stateOfFacts(model(), look.facts) : null
      setPointed(state === null ? null : keyOf(state))
    },
    stateOfRow,
    pick(state: number): void {
      if (state >= 0 && nodeOf(state) >= 0) searchView.pick(nodeOf(state))
    },
  }
}
export type Linked = ReturnType<typeof createLinked>
