// Arrow keys in a search tree: up to the parent, down to the first child, sideways to the neighbours in a layer.

import type { PlacedNode, TreePlan } from './search-tree-layout'

/** The node that a key leads to; the same node if there is none, undefined for other keys. */
export function stepInTree(plan: TreePlan, from: number, key: string): number | undefined {
  const at = plan.byNode.get(from)
  if (at === undefined) return plan.nodes[0]?.node
  switch (key) {
    case 'ArrowUp':
      return plan.byNode.get(at.parent)?.node ?? from
    case 'ArrowDown':
      return plan.nodes.find(each => each.parent === from)?.node ?? from
    case 'ArrowRight':
      return nearest(plan, at, each => each.y === at.y && each.x > at.x) ?? from
    case 'ArrowLeft':
      return nearest(plan, at, each => each.y === at.y && each.x < at.x) ?? from
    case 'Home':
      return plan.nodes[0]?.node
    default:
      return undefined
  }
}

/** The nearest wanted node sideways. */
function nearest({ nodes }: TreePlan, { x }: PlacedNode, isWanted: (node: PlacedNode) => boolean): number | undefined {
  let best: PlacedNode | undefined
  for (const each of nodes)
    if (isWanted(each) && (best === undefined || Math.abs(each.x - x) < Math.abs(best.x - x))) best = each
  return best?.node
}
