// The layers of Graphplan's planning graph of a world: facts and actions first, the mutexes of a layer separately, so
// that they are requested only once a prediction is made.

import type { Source } from '#planning/pddl/source'
import { actionName, factName } from '#planning/task/names'
import { graphOf, mutexesIn } from '#teaching/expression/functions/layers'
import { NoValue } from '#teaching/expression/no-value'
import { lessonProblem, type LessonProblem } from '#teaching/expression/world'
import type { MutexPairs } from './pairs'

export interface GraphLayers {
  readonly layers: readonly { readonly actions: readonly string[]; readonly facts: readonly string[] }[]
}

/** The layers up to the one that equals all further ones; none if there is no planning graph. */
export function graphLayers(source: Source): GraphLayers {
  const found = layersOf(source)
  return {
    layers: (found?.layers ?? []).map(({ actions, facts }) => ({
      actions: actions.map(each => actionName(found!.problem.task, each)),
      facts: facts.map(each => factName(found!.problem.task, each)),
    })),
  }
}

/** The mutex pairs of a layer. */
export function layerPairs(source: Source, layer: number): MutexPairs {
  const found = layersOf(source)
  const shown = found?.layers[Math.min(layer, found.layers.length - 1)]
  if (found === null || shown === undefined) return { facts: [], total: 0, pairs: [], by: 'layer' }
  const facts = shown.facts.map(each => factName(found.problem.task, each))
  const pairs = mutexesIn(found.problem, shown).map(([a, b]) => [facts.indexOf(a), facts.indexOf(b)] as const)
  return { facts, total: facts.length, pairs, by: 'layer' }
}

function layersOf(source: Source) {
  const problem: LessonProblem | string = lessonProblem(source)
  if (typeof problem === 'string') return null
  try {
    return { problem, layers: graphOf(problem).layers }
  } catch (error) {
    if (error instanceof NoValue) return null
    throw error
  }
}
