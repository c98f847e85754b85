// Functions about Graphplan's planning graph: what is in a layer, and which pairs exclude each other there.

import { actionName, factName } from '#planning/task/names'
import type { FactId } from '#planning/task/task'
import { type GraphLayer, type PlanningGraph, planningGraph, whyNoGraph } from '#planning/textbook/planning-graph'
import type { Given, LessonFunction, Parameter } from '../function'
import { refuse, undecided } from '../no-value'
import type { LessonProblem } from '../world'

const layer: Parameter = { name: 'layer', type: 'number' }

export const layerFunctions: readonly LessonFunction[] = [
  {
    name: 'layerFacts',
    takes: [layer],
    gives: { list: 'fact' },
    description: 'The facts in a layer of the planning graph, counted from 0: the initial state.',
    run: ({ problem }, given) => layerOf(problem, given).facts.map(each => factName(problem.task, each)),
  },
  {
    name: 'layerActions',
    takes: [layer],
    gives: { list: 'action' },
    description: 'The actions between the layer before and this one, without the steps that only keep a fact.',
    run: ({ problem }, given) => layerOf(problem, given).actions.map(each => actionName(problem.task, each)),
  },
  {
    name: 'layerMutexes',
    takes: [layer],
    gives: { list: 'pair' },
    description: 'The pairs of facts in a layer of the planning graph that are mutex there.',
    run: ({ problem }, given) => mutexesIn(problem, layerOf(problem, given)),
  },
  {
    name: 'level',
    takes: [{ name: 'facts', type: { list: 'condition' } }],
    gives: 'number',
    description: 'The first layer that has all the facts, no two of them mutex; infinite if there is none.',
    run: ({ problem }, given) => {
      const facts = given
        .texts('facts')
        .map(name => problem.changing.find(each => factName(problem.task, each) === name))
      const found = graphOf(problem).layers.findIndex(each => areTogether(each, facts))
      return found < 0 ? Number.POSITIVE_INFINITY : found
    },
  },
  {
    name: 'levelsOff',
    takes: [],
    gives: 'number',
    description: 'The first layer of the planning graph that has the same facts and the same mutexes as the next.',
    run: ({ problem }) => graphOf(problem).layers.length - 1,
  },
]

/** The pairs of a layer that are mutex in it, in the order of the facts. */
export const mutexesIn = ({ task }: LessonProblem, { facts, isMutex }: GraphLayer): (readonly [string, string])[] =>
  facts.flatMap((a, i) =>
    facts.slice(i + 1).flatMap(b => (isMutex(a, b) ? [[factName(task, a), factName(task, b)] as const] : [])),
  )

const areTogether = ({ facts, isMutex }: GraphLayer, wanted: readonly (FactId | undefined)[]): boolean =>
  wanted.every(
    (a, i) => a !== undefined && facts.includes(a) && wanted.slice(i + 1).every(b => b !== undefined && !isMutex(a, b)),
  )

/** The planning graph of a problem, as far as there is one. */
export function graphOf(problem: LessonProblem): PlanningGraph {
  const why = whyNoGraph(problem.task)
  if (why !== undefined) return refuse(why)
  return problem.once(
    'planning graph',
    () => planningGraph(problem.task) ?? undecided('A layer of the planning graph has too many actions.'),
  )
}

/** The layer with this number; behind the last one all are equal. */
function layerOf(problem: LessonProblem, given: Given): GraphLayer {
  const { layers } = graphOf(problem)
  const number = given.number('layer')
  if (!Number.isInteger(number) || number < 0) return refuse('Layers are counted from 0.')
  return layers[Math.min(number, layers.length - 1)]!
}
