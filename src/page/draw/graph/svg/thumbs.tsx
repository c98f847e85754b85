// Thumbnails of the states in place of their dots, if a small graph is drawn large enough.

import { createMemo, For, Show } from 'solid-js'
import type { Scene } from '#language/domain-kit'
import { type GraphColours, shadeOf } from '../paint/colours'
import type { Geometry } from '../geometry'
import { type GraphModel, shapeOf } from '../model'
import { SceneView } from '#page/draw/scene/scene'
import type { ThumbSize } from './thumb-size'
import type { ZoomTransform } from '#page/draw/zoom'
import '../graph.css'

export function GraphThumbs(props: {
  model: GraphModel
  geo: Geometry
  colours: GraphColours
  transform: ZoomTransform
  size: ThumbSize
  /** By state; undefined until the picture is available. */
  scenes: readonly (Scene | undefined)[]
  current: number | null
}) {
  const states = createMemo(() => Array.from({ length: props.model.graph.count }, (_, i) => i))
  const isDead = (state: number): boolean => shapeOf(props.model, state) === 'dead-end'
  const ink = (state: number): string => {
    const shade = shadeOf(props.model, state)
    if (shade >= 0) return props.colours.shades[shade]!
    return isDead(state) ? props.colours.deadEndLine : props.colours.outline
  }
  return (
    <For each={states()}>
      {state => (
        <Show when={props.scenes[state]}>
          {scene => (
            <div
              class="graph-thumb absolute clipped bg-graph no-pointer"
              data-part="graph-thumb"
              data-current={props.current === state ? '' : undefined}
              classList={{
                'thumb-goal': shapeOf(props.model, state) === 'goal',
                'thumb-dead': isDead(state),
                current: props.current === state,
              }}
              aria-hidden="true"
              style={{
                width: `${props.size.width}px`,
                height: `${props.size.height}px`,
                left: `${props.geo.x[state]! * props.transform.k + props.transform.x - props.size.width / 2}px`,
                top: `${props.geo.y[state]! * props.transform.k + props.transform.y - props.size.height / 2}px`,
                'border-color': ink(state),
              }}
            >
              <SceneView scene={scene()} decorative />
            </div>
          )}
        </Show>
      )}
    </For>
  )
}
