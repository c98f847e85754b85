// The drawing of a state graph: its states at their positions, the current path, what is highlighted, and the state in
// focus.

import { createMemo, createSignal } from 'solid-js'
import type { Scene } from '#language/domain-kit'
import type { StateGraph } from '#questions/views/graph/graph-data'
import type { CheapestPlans } from '#questions/views/graph/ways'
import type { GraphColours } from './colours'
import { type Emphasis, emphasisOf, type Focused, planEmphasis } from '../emphasis'
import { type Geometry, geometry, SVG_STATES } from '../geometry'
import { type GraphHandle, type Look, lookOf } from './look'
import type { GraphMarks } from './marks'
import { describeState, follow, type GraphModel, graphModel, stateOfFacts } from '../model'
import type { Detail } from '../detail'
import { thumbSize } from '../svg/thumb-size'
import { noZoom } from '#page/draw/zoom'

export interface StateGraphProps {
  readonly graph: StateGraph
  readonly layering: 'depth' | 'distance'
  /** The current sequence, and the number of steps taken. */
  readonly sequence: readonly string[]
  readonly taken: number
  readonly plans: CheapestPlans | null
  readonly focus: Focused | null
  /** The highlighted part while nothing is pointed at. */
  readonly chosen?: Emphasis | null
  /** Texts: a state's description instead of its distances, the action of Enter, and the name of the graph. */
  readonly words?: {
    readonly state: (state: number) => string
    readonly enter: string
    readonly label: string
  }
  readonly minimap: boolean
  /** Called with the actions that lead to a state; null if the picture does not have them all. */
  readonly moveTo: (sequence: readonly string[] | null, row: Uint32Array) => void
  /** Called for a shortest path from the current state. */
  readonly lead: (row: Uint32Array) => void
  /** Called when the successors of a state are requested. */
  readonly expand: (row: Uint32Array) => void
  readonly look: (look: Look | null) => void
  /**
   * Receives what is merged and left out of a large graph in the current view; null for a small one, which is drawn
   * completely.
   */
  readonly detail?: (detail: Detail | null) => void
  readonly handle: (handle: GraphHandle | null) => void
  /** Changes whenever the colours do. */
  readonly theme: 'light' | 'dark'
  /** Pictures of the states by index, requested if there is space for them. */
  readonly scenes: (graph: StateGraph) => readonly (Scene | undefined)[]
}

export type GraphPicture = ReturnType<typeof createGraphPicture>

export function createGraphPicture(props: StateGraphProps) {
  const [colours, setColours] = createSignal<GraphColours>()
  const [size, setSize] = createSignal({ width: 0, height: 0 })
  const [transform, setTransform] = createSignal(noZoom)
  const [lookedAt, setLookedAt] = createSignal<number | null>(null)
  const [edgeUnder, setEdgeUnder] = createSignal<number | null>(null)
  const aspect = createMemo(() => {
    const { width, height } = size()
    return height > 0 ? Math.round((width / height) * 4) / 4 : 1
  })
  const model = createMemo<GraphModel>(() => graphModel(props.graph))
  const geo = createMemo<Geometry>(() => {
    const { byDepth, byDistance } = props.graph
    const layering = props.layering === 'distance' ? (byDistance ?? byDepth) : byDepth
    return geometry(model(), layering, aspect())
  })
  const way = createMemo(() => follow(model(), props.sequence))
  const current = createMemo(() => follow(model(), props.sequence.slice(0, props.taken)).end)
  const pointedAt = createMemo(() => {
    const { focus } = props
    const state = focus?.kind === 'state' ? stateOfFacts(model(), focus.facts) : null
    return state === lookedAt() ? null : state
  })
  const plan = createMemo(() => (props.plans ? planEmphasis(model(), props.plans).emphasis : null))
  const marks = createMemo<GraphMarks>(() => ({
    current: current(),
    lookedAt: lookedAt(),
    edge: edgeUnder(),
    pointedAt: pointedAt(),
    way: way().edges,
    taken: props.taken,
  }))
  return {
    colours,
    setColours,
    size,
    setSize,
    transform,
    setTransform,
    model,
    geo,
    /** Small graphs are SVG, large ones are painted on a canvas. */
    isSvg: (): boolean => props.graph.count <= SVG_STATES,
    thumbs: createMemo(() =>
      props.chosen?.run === undefined ? thumbSize(geo(), props.graph.count, transform().k) : null,
    ),
    current,
    plan,
    emphasis: createMemo<Emphasis | null>(() => {
      const pointed = emphasisOf(props.graph, props.focus)
      const run = props.chosen?.run
      return pointed !== null && run !== undefined ? { ...pointed, run } : (pointed ?? props.chosen ?? plan())
    }),
    describe: (state: number): string => props.words?.state(state) ?? describeState(model(), state),
    marks,
    lookedAt,
    setLookedAt,
    setDetail: (detail: Detail | null): void => props.detail?.(detail),
    setEdgeUnder,
    /** Sets the state in focus; null clears it. */
    lookAt(state: number | null): void {
      setEdgeUnder(null)
      setLookedAt(state)
      if (state === null) {
        props.look(null)
        return
      }
      const isRight = transform().applyX(geo().x[state]!) > size().width / 2
      props.look(lookOf(model(), current() ?? 0, state, isRight, props.words?.state(state)))
    },
  }
}
