// Pointer and keyboard input on a state graph: inspects states and edges; click or Enter moves to a state, with Shift
// it shows a path to it; the plus next to a state shows its successors.

import { edgeAt } from './paint/edges'
import { arrowWays, neighbour, stateAt } from './geometry'
import { actionOf, actionsBetween, furthest, rowOf, wayTo } from './model'
import type { GraphPicture, StateGraphProps } from './paint/picture'
import { PLUS } from '../paint-marks'
import { thumbAt } from './svg/thumb-size'
import type { Zoomer } from '../zoom'

type Pointer = PointerEvent | MouseEvent

/** The operations on a state, by pointer or by key. */
export interface StateActions {
  readonly moveTo: (state: number) => void
  readonly lead: (state: number) => void
  readonly expand: (state: number) => void
}

export function stateActions(
  props: StateGraphProps,
  { model, current }: GraphPicture,
  /** Receives the state for which successors are requested. */
  expanding: (row: Uint32Array) => void,
): StateActions {
  return {
    moveTo(state) {
      // A shorter path than the walked one may be known; choosing the current state must not replace it.
      if (state === current()) return
      const edges = wayTo(model(), state)
      props.moveTo(edges?.map(edge => actionOf(model(), edge)) ?? null, rowOf(model(), state))
    },
    lead: state => props.lead(rowOf(model(), state)),
    expand(state) {
      const row = rowOf(model(), state)
      expanding(row)
      props.expand(row)
    },
  }
}

/** The pointer handlers of the graph's element. */
export function createPointing(
  props: StateGraphProps,
  picture: GraphPicture,
  box: () => HTMLElement,
  act: StateActions,
) {
  const { geo, model, transform, thumbs, lookedAt } = picture
  const point = (event: Pointer): { x: number; y: number; k: number } => {
    const rect = box().getBoundingClientRect()
    const now = transform()
    const [x, y] = now.invert([event.clientX - rect.left, event.clientY - rect.top])
    return { x, y, k: now.k }
  }
  /** True if the pointer is on the plus next to the state in focus. */
  const onPlus = (event: Pointer): boolean => {
    const state = lookedAt()
    if (state === null || !props.graph.isFrontier[state]) return false
    const { x, y, k } = point(event)
    const [dx, dy] = [(x - geo().x[state]!) * k - PLUS.x, (y - geo().y[state]!) * k - PLUS.y]
    return Math.hypot(dx, dy) <= PLUS.r + 3
  }
  const stateUnder = (event: Pointer): number | null => {
    const { x, y, k } = point(event)
    return thumbAt(geo(), thumbs(), x, y, k) ?? stateAt(geo(), x, y, Math.max(geo().radius * 1.3, 9 / k))
  }
  const lookAtEdge = (edge: number | null): void => {
    picture.setEdgeUnder(edge)
    if (edge === null) {
      props.look(null)
      return
    }
    const [from, to] = [props.graph.edgeFrom[edge]!, props.graph.edgeTo[edge]!]
    props.look({
      kind: 'edge',
      actions: actionsBetween(model(), from, to),
      to: picture.describe(to),
    })
  }
  const hover = (event: PointerEvent): void => {
    if (event.buttons !== 0 || onPlus(event)) return
    const state = stateUnder(event)
    if (state !== null) {
      if (state !== lookedAt()) picture.lookAt(state)
      return
    }
    picture.setLookedAt(null)
    // In a large graph only the edges of the state under the pointer are drawn.
    if (!picture.isSvg()) {
      props.look(null)
      return
    }
    const { x, y, k } = point(event)
    lookAtEdge(edgeAt(model(), geo(), x, y, 6 / k))
  }
  const click = (event: MouseEvent): void => {
    if (onPlus(event)) {
      act.expand(lookedAt()!)
      return
    }
    const state = stateUnder(event)
    if (state === null) return
    if (event.shiftKey) act.lead(state)
    else act.moveTo(state)
  }
  return { hover, click }
}

/** Arrow keys move from state to state; `say` receives a description of each. */
export function createKeys(
  props: StateGraphProps,
  picture: GraphPicture,
  zoomer: () => Zoomer | undefined,
  act: StateActions,
  announce: (words: string) => void,
): (event: KeyboardEvent) => void {
  const { geo, model, lookedAt } = picture
  const goTo = (next: number): void => {
    picture.lookAt(next)
    zoomer()?.reveal(geo().x[next]!, geo().y[next]!)
    announce(`${picture.describe(next)}. ${props.words?.enter ?? 'Press Enter to go there.'}`)
  }
  return event => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = arrowWays[event.key as keyof typeof arrowWays]
    const at = lookedAt() ?? picture.current() ?? 0
    if (step) goTo(lookedAt() === null ? at : neighbour(model(), geo(), at, step))
    else if (event.key === 'Enter' && event.shiftKey) {
      if (lookedAt() !== null) act.lead(at)
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (lookedAt() !== null) act.moveTo(at)
    } else if (event.key === 'e' && props.graph.isFrontier[at]) act.expand(at)
    else if (event.key === '+' || event.key === '=') zoomer()?.by(1.4)
    else if (event.key === '-') zoomer()?.by(1 / 1.4)
    else if (event.key === 'Home') goTo(0)
    else if (event.key === 'End') goTo(furthest(props.graph))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
