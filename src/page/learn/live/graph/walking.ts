// Walking through the state graph of a lesson: the actions from the current state, the closed states, and the visited
// ones.

import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Emphasis } from '#page/draw/graph/emphasis'
import { actionOf, edgesOf, follow, type GraphModel, graphModel, holdsIn, stateOfFacts } from '#page/draw/graph/model'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { useApp } from '#page/state/use-app'

/** An action from the current state. */
export interface WayOn {
  readonly action: string
  readonly state: number
  readonly closed: boolean
}

export type GraphWalk = ReturnType<typeof createGraphWalk>

/** `avoid`: states with this fact are closed. */
export function createGraphWalk(props: { graph: StateGraph; avoid: string | undefined }) {
  const { stepping } = useApp()
  const model = createMemo(() => graphModel(props.graph))
  const avoided = createMemo(() => (props.avoid === undefined ? -1 : props.graph.factNames.indexOf(props.avoid)))
  const isClosed = (state: number): boolean => avoided() >= 0 && holdsIn(props.graph, state, avoided())
  const here = createMemo(() => {
    const { sequence, at } = stepping.walk()
    return follow(model(), sequence.slice(0, at)).end
  })
  const ways = createMemo<readonly WayOn[]>(() => {
    const at = here()
    if (at === null) return []
    return Array.from(edgesOf(model().out, at), edge => {
      const state = props.graph.edgeTo[edge]!
      return { action: actionOf(model(), edge), state, closed: isClosed(state) }
    }).filter(({ state }) => state !== at)
  })
  const open = createMemo(() => openStates(model(), isClosed))
  const [visited, setVisited] = createSignal<ReadonlySet<number>>(new Set([0]))
  createEffect(
    on(here, at => {
      if (at !== null) setVisited(before => new Set([...before, at]))
    }),
  )
  return {
    here,
    ways,
    isGoal: (): boolean => here() !== null && props.graph.isGoal[here()!] === 1,
    /** True if every state reachable through open states was visited, and the goal holds in none of them. */
    isExhausted: createMemo(
      () =>
        props.avoid !== undefined &&
        props.graph.complete &&
        [...open()].every(state => visited().has(state) && props.graph.isGoal[state] !== 1),
    ),
    /**
     * The number of states reachable through open states, and how many of them were visited; null if none is closed, or
     * the graph is incomplete.
     */
    seen: createMemo(() =>
      props.avoid === undefined || !props.graph.complete
        ? null
        : {
            open: open().size,
            visited: [...open()].filter(state => visited().has(state)).length,
          },
    ),
    /** Dims closed states. */
    emphasis: createMemo<Emphasis | null>(() =>
      avoided() < 0
        ? null
        : {
            kind: 'open',
            states: Uint8Array.from({ length: props.graph.count }, (_, state) => (isClosed(state) ? 0 : 1)),
            edges: new Uint8Array(props.graph.edgeFrom.length),
          },
    ),
    /** Moves to a neighbouring state; false if that is closed, or neither a neighbour nor the current state. */
    goTo(row: Uint32Array): boolean {
      const state = stateOfFacts(model(), factsOfRow(props.graph, row))
      const way = ways().find(each => each.state === state && !each.closed)
      if (way === undefined) return state === here()
      stepping.take(way.action)
      return true
    },
  }
}

/** The states reachable from the initial state through open states. */
function openStates({ graph, out }: GraphModel, isClosed: (state: number) => boolean): Set<number> {
  const found = new Set<number>(isClosed(0) ? [] : [0])
  for (const state of found)
    for (const edge of edgesOf(out, state)) {
      const next = graph.edgeTo[edge]!
      if (!isClosed(next)) found.add(next)
    }
  return found
}

function factsOfRow({ factNames, isFluent }: StateGraph, row: Uint32Array): readonly string[] {
  return factNames.filter((_, fact) => isFluent[fact] === 1 && (row[fact >>> 5]! & (1 << (fact & 31))) !== 0)
}
