// The data of a graph of states that the page receives, and the part of it that is painted in a frame.

import { byColour, coloursOf, columnsOf, columnWidth } from '#page/draw/graph/columns'
import { geometry } from '#page/draw/graph/geometry'
import { graphModel } from '#page/draw/graph/model'
import { buffersOf } from '#engine/transferables'
import { graphOf } from '#questions/views/graph/state-graph'
import { ferryWith } from '../support/ferries'
import { taskOf } from '../support/task'
import type { Counter } from './counter'

const STATES = 2_000
/** A scale at which all of it is seen. */
const SMALL = 0.01

let made: ReturnType<typeof graphOf> | undefined
const ferries = () => {
  const { domain, problem } = ferryWith(6, 1)
  made ??= graphOf(taskOf(domain, problem), STATES)
  return made
}

function columns(): number {
  const model = graphModel(ferries())
  const geo = geometry(model, ferries().byDepth, 1)
  const colours = coloursOf(model, null)
  const { layers } = columnsOf(geo, colours, byColour(colours), columnWidth(SMALL))
  return layers.reduce(
    (sum, layer) => sum + (layer?.first.filter((at, i) => i > 0 && at > layer.first[i - 1]!).length ?? 0),
    0,
  )
}

export const graph: readonly Counter[] = [
  {
    name: 'graph of a ferry with 6 cars: handed over',
    unit: 'bytes',
    count: () => buffersOf({ kind: 'graph', graph: ferries() }).reduce((sum, { byteLength }) => sum + byteLength, 0),
  },
  { name: 'graph of a ferry with 6 cars: painted', unit: 'columns', count: columns },
]
