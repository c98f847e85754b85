// Large arrays of results are transferred to the page instead of being copied, since the engine does not keep them.

import type { GraphOutcome, Layering } from '#questions/views/graph/graph-data'

/** The buffers of all arrays of a state graph, each once. */
export function buffersOf(outcome: GraphOutcome): ArrayBuffer[] {
  if (outcome.kind !== 'graph') return []
  const { graph } = outcome
  const arrays = [graph, graph.byDepth, graph.byDistance].flatMap((part: object | Layering | null) =>
    part === null ? [] : Object.values(part),
  )
  return [...new Set(arrays.filter(value => ArrayBuffer.isView(value)).map(({ buffer }) => buffer))] as ArrayBuffer[]
}
