// A state as a card with its facts, for worlds without pictures.

import type { Scene } from '#language/domain-kit'
import { factsOf, graphModel } from '#page/draw/graph/model'
import type { StateGraph } from '#questions/views/graph/graph-data'

const LINE = 22
const LETTER = 9.2
const MAX_FACTS = 5

/** A card for each state of a small graph; none for a large one, which has no space for them. */
export function factScenes(graph: StateGraph): readonly Scene[] {
  const model = graphModel(graph)
  return Array.from({ length: Math.min(graph.count, 80) }, (_, state) => sceneOf(factsOf(model, state)))
}

function sceneOf(facts: readonly string[]): Scene {
  const lines = facts.length === 0 ? ['no fact'] : facts.slice(0, MAX_FACTS)
  if (facts.length > MAX_FACTS) lines.push(`and ${facts.length - MAX_FACTS} more`)
  const width = Math.max(...lines.map(line => line.length)) * LETTER + 24
  return {
    width,
    height: lines.length * LINE + 14,
    shapes: lines.map((text, line) => ({
      key: `line ${line}`,
      kind: 'text' as const,
      x: width / 2,
      y: (line + 1) * LINE,
      text,
      size: 15,
      anchor: 'middle' as const,
    })),
    caption: facts.join(', '),
  }
}
