// The picture of the state graph with its legend; the state under the pointer is shown in a corner.

import { createSignal, Suspense } from 'solid-js'
import { lazy, Nothing } from '#page/workbench/parts/lazy'
import type { Scene } from '#language/domain-kit'
import type { Emphasis } from '#page/draw/graph/emphasis'
import type { GraphHandle, Look } from '#page/draw/graph/paint/look'
import type { Detail } from '#page/draw/graph/detail'
import type { StateGraph } from '#questions/views/graph/graph-data'
import { createFocus } from '#page/state/focus/focus'
import { useApp, useFeature } from '#page/state/use-app'
import { GraphPreview } from './graph-preview'
import { createGraphScenes } from './graph-scenes'
import { createGraphing } from './graphing'
import { inBackground } from '#page/browser/background'

const StateGraphView = lazy(() => import('#page/draw/graph/state-graph'))
const GraphLegend = lazy(() => import('#page/draw/graph/svg/legend'), Nothing)

export function GraphRoom(props: {
  graph: StateGraph
  look: Look | null
  lookAt: (look: Look | null) => void
  handle: (handle: GraphHandle | null) => void
  /** The highlighted states while nothing is pointed at. */
  chosen?: Emphasis | null
  /** Pictures of the states, if not those of the domain. */
  scenes?: (graph: StateGraph) => readonly (Scene | undefined)[]
  /** Overrides the action of a click: receives the path to the state, and the state. */
  moveTo?: (way: readonly string[] | null, row: Uint32Array) => void
}) {
  const graphing = useFeature(createGraphing)
  const [detail, setDetail] = createSignal<Detail | null>(null)
  const { focus } = useFeature(createFocus)
  const { scenesOf } = useFeature(createGraphScenes)
  const { stepping, layout, themeNow } = useApp()
  return (
    <Suspense fallback={<div class="flex grow min-h-0 relative" />}>
      <div class="flex grow min-h-0 relative">
        <StateGraphView
          graph={props.graph}
          layering={graphing.layering()}
          sequence={stepping.walk().sequence}
          taken={stepping.walk().at}
          plans={graphing.plans()}
          focus={focus()}
          chosen={props.chosen ?? null}
          minimap={layout.room() !== 'narrow'}
          moveTo={(way, row) => {
            if (props.moveTo) props.moveTo(way, row)
            else if (way) stepping.moveAfter(way)
            else inBackground(graphing.moveTo(row))
          }}
          lead={row => inBackground(graphing.lead(row))}
          expand={graphing.expand}
          look={props.lookAt}
          detail={setDetail}
          handle={props.handle}
          theme={themeNow()}
          scenes={props.scenes ?? scenesOf}
        />
        {props.scenes === undefined ? <GraphPreview look={props.look} /> : []}
      </div>

      <GraphLegend graph={props.graph} theme={themeNow()} detail={detail()} />
    </Suspense>
  )
}
