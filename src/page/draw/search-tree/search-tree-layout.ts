// The positions of the nodes of a search tree: children side by side below their parent, as narrow as possible (after
// Wetherell & Shannon 1979). In a large tree only the active part is placed, and the rest is counted in bundles.

import type { Replay, Status } from '#planning/textbook/replay'

/** Maximum number of nodes placed. */
export const MAX_PLACED = 2_000
export const NODE_GAP = 48
export const LAYER_GAP = 76

export interface PlacedNode {
  readonly node: number
  readonly x: number
  readonly y: number
  readonly parent: number
  readonly status: Status
  /** Number of children that are not placed. */
  readonly hidden: number
}

export interface TreePlan {
  readonly nodes: readonly PlacedNode[]
  readonly byNode: ReadonlyMap<number, PlacedNode>
  readonly width: number
  readonly height: number
  /** Number of nodes of the tree that are not placed. */
  readonly leftOut: number
}

/** The tree at the replay's position; for an algorithm with rounds, that of the current round. */
export function placeTree(replay: Replay, max = MAX_PLACED): TreePlan {
  const last = replay.last?.node ?? -1
  const focus = Math.max(0, last >= 0 ? last : replay.chosen)
  const root = replay.pathTo(focus)[0] ?? 0
  const shown = chooseShown(replay, root, focus, max)
  const children = new Map<number, number[]>()
  const hidden = new Map<number, number>()
  for (let node = root; node < replay.nodeCount; node++) {
    const parent = replay.parentOf(node)
    if (parent < 0) continue
    if (!shown.has(node)) {
      if (shown.has(parent)) hidden.set(parent, (hidden.get(parent) ?? 0) + 1)
    } else if (children.has(parent)) children.get(parent)!.push(node)
    else children.set(parent, [node])
  }
  return placed(replay, root, children, hidden, replay.nodeCount - root - shown.size)
}

/** All nodes of a small tree; in a large tree those generated last, the path to the focus, and all their ancestors. */
function chooseShown(replay: Replay, root: number, focus: number, max: number): Set<number> {
  const shown = new Set<number>([root])
  const add = (node: number): void => {
    for (let each = node; each >= root && !shown.has(each); each = replay.parentOf(each)) shown.add(each)
  }
  add(focus)
  for (let node = replay.nodeCount - 1; node >= root && shown.size < max; node--) add(node)
  return shown
}

function placed(
  replay: Replay,
  root: number,
  children: ReadonlyMap<number, readonly number[]>,
  hidden: ReadonlyMap<number, number>,
  leftOut: number,
): TreePlan {
  const x = new Map<number, number>()
  const depth = new Map<number, number>([[root, 0]])
  // Pre-order, then processed from the end: leaves from left to right, and parents centred over their children.
  const order: number[] = []
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    order.push(node)
    for (const child of [...(children.get(node) ?? [])].reverse()) {
      depth.set(child, depth.get(node)! + 1)
      waiting.push(child)
    }
  }
  let next = 0
  for (const node of order)
    if (!children.has(node)) {
      x.set(node, next)
      next += (hidden.get(node) ?? 0) > 0 ? 1.4 : 1
    }
  let deepest = 0
  for (const node of [...order].reverse()) {
    deepest = Math.max(deepest, depth.get(node)!)
    const below = children.get(node)
    if (below !== undefined) x.set(node, (x.get(below[0]!)! + x.get(below.at(-1)!)!) / 2)
  }
  const nodes = order.map(
    (node): PlacedNode => ({
      node,
      x: (x.get(node)! + 0.5) * NODE_GAP,
      y: (depth.get(node)! + 0.5) * LAYER_GAP,
      parent: node === root ? -1 : replay.parentOf(node),
      status: replay.statusOf(node),
      hidden: hidden.get(node) ?? 0,
    }),
  )
  return {
    nodes,
    byNode: new Map(nodes.map(each => [each.node, each])),
    width: Math.max(1, next) * NODE_GAP,
    height: (deepest + 1) * LAYER_GAP,
    leftOut,
  }
}
