// Pictures of the states of a small graph, requested from the engine one after the other, once for each graph.

import { createSignal } from 'solid-js'
import type { Scene } from '#language/domain-kit'
import { factsOf, graphModel } from '#page/draw/graph/model'
import type { StateGraph } from '#questions/views/graph/graph-data'
import type { App } from '#page/state/app'
import { inBackground } from '#page/browser/background'

interface Pictures {
  readonly graph: StateGraph
  readonly scenes: readonly (Scene | undefined)[]
}
/** Loaded on demand. */
export function createGraphScenes({ session, lanes }: Pick<App, 'session' | 'lanes'>) {
  const [pictures, setPictures] = createSignal<Pictures | null>(null)
  let asked: StateGraph | null = null

  const fetchAll = async (graph: StateGraph): Promise<void> => {
    const source = session.source()
    if (source === null) return
    const model = graphModel(graph)
    const scenes: (Scene | undefined)[] = []
    for (let state = 0; state < graph.count; state++) {
      if (asked !== graph) return
      const outcome = await lanes.quietly('quick', api =>
        api.states.scene(source, factsOf(model, state), session.selected()?.question),
      )
      if (outcome.kind !== 'done') return
      scenes.push(outcome.value ?? undefined)
    }
    if (asked === graph) setPictures({ graph, scenes })
  }
  return {
    /** The pictures that are ready; the first call starts requesting them. */
    scenesOf(graph: StateGraph): readonly (Scene | undefined)[] {
      if (asked !== graph) {
        asked = graph
        queueMicrotask(() => inBackground(fetchAll(graph)))
      }
      const now = pictures()
      return now?.graph === graph ? now.scenes : []
    },
  }
}
