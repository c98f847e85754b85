// The landmarks ordered immediately before, before, and after a landmark.

import type { LandmarkSet } from '#questions/views/landmarks/landmark-data'

export interface LandmarkRelation {
  readonly title: string
  readonly facts: readonly string[]
}

/** The non-empty relations of a landmark. */
export function relationsOf(set: LandmarkSet, fact: string): readonly LandmarkRelation[] {
  const at = set.nodes.findIndex(node => node.fact === fact)
  const found = (isBefore: boolean, kind: string): string[] =>
    set.whole.orders.flatMap(order => {
      const [self, other] = isBefore ? [order.after, order.before] : [order.before, order.after]
      return self === at && order.kind === kind ? [set.nodes[other]!.fact] : []
    })
  return [
    { title: 'Right before it holds', facts: found(true, 'greedy-necessary') },
    { title: 'Some time before it', facts: found(true, 'natural') },
    { title: 'It holds right before', facts: found(false, 'greedy-necessary') },
    { title: 'Some time after it', facts: found(false, 'natural') },
  ].filter(({ facts }) => facts.length > 0)
}
