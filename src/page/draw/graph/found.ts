// States of the graph that match a filter by facts that hold in them, and facts that do not.

import type { StateGraph } from '#questions/views/graph/graph-data'
import type { Emphasis } from './emphasis'
import { holdsIn } from './model'

/** Facts by name: a matching state has all of `hold` and none of `fail`. */
export interface FactFilter {
  readonly hold: readonly string[]
  readonly fail: readonly string[]
}

export interface StateMatches {
  /** Indices of the matching states, in the graph's order: nearer to the initial state first. */
  readonly states: Uint32Array
  /** Facts with the same value in every state, so that they do not distinguish states. */
  readonly constant: readonly string[]
  /** Null if no fact distinguishes states: then no state matches. */
  readonly emphasis: Emphasis | null
}

/** The states of a graph that match the search. `readAs`: the graph's spelling of a name. */
export function foundIn(graph: StateGraph, { hold, fail }: FactFilter, readAs: (name: string) => string): StateMatches {
  const constant: string[] = []
  const numbers = (names: readonly string[]): number[] =>
    names.flatMap(name => {
      const fact = graph.factNames.indexOf(readAs(name))
      if (fact < 0) constant.push(name)
      return fact < 0 ? [] : [fact]
    })
  const [holding, failing] = [numbers(hold), numbers(fail)]
  if (holding.length + failing.length === 0) return { states: new Uint32Array(), constant, emphasis: null }
  const marks = Uint8Array.from({ length: graph.count }, (_, state) =>
    Number(holding.every(fact => holdsIn(graph, state, fact)) && !failing.some(fact => holdsIn(graph, state, fact))),
  )
  const states = Uint32Array.from(
    (function* () {
      for (let state = 0; state < marks.length; state++) if (marks[state] === 1) yield state
    })(),
  )
  const edges = new Uint8Array(graph.edgeFrom.length)
  return { states, constant, emphasis: { kind: 'chosen', states: marks, edges } }
}
