// The arrays of a state graph are handed over to the page, not copied: the engine keeps none of them.

import type { GraphOutcome, Layering } from '#questions/views/graph/graph-data'

/** The memory of all arrays of a picture of states, each once. */
export function buffersOf(outcome: GraphOutcome): ArrayBuffer[] {
  if (outcome.kind !== 'graph') return []
  const { graph } = outcome
  const arrays = [graph, graph.byDepth, graph.byDistance].flatMap((part: object | Layering | null) =>
    part === null ? [] : Object.values(part),
  )
  return [...new Set(arrays.filter(value => ArrayBuffer.isView(value)).map(({ buffer }) => buffer))] as ArrayBuffer[]
}
