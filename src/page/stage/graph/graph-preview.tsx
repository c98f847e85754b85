// The picture of the state under the pointer, in a corner of the graph.

import { createMemo, Show } from 'solid-js'
import { SceneView } from '#page/draw/scene/scene'
import type { Look } from '#page/draw/graph/paint/look'
import type { Scene } from '#language/domain-kit'
import type { Source } from '#planning/pddl/source'
import { createPane } from '#page/state/lanes/pane'
import { useApp } from '#page/state/use-app'
import './graph-pane.css'

interface PreviewRequest {
  readonly source: Source
  readonly facts: readonly string[]
}

export function GraphPreview(props: { look: Look | null }) {
  const { lanes, session } = useApp()
  const wanted = createMemo<PreviewRequest | null>(() => {
    const source = session.source()
    const { look } = props
    return source === null || look?.kind !== 'state' ? null : { source, facts: look.facts }
  })
  const pane = createPane<PreviewRequest, Scene | null>(
    wanted,
    ({ source, facts }) =>
      lanes.run('quick', 'drawing the state', api =>
        api.states.scene(source, [...facts], session.selected()?.question),
      ),
    { settle: () => 90, keeps: (next, shown) => next.source === shown.source },
  )
  const isRight = () => props.look?.kind === 'state' && props.look.isRight
  return (
    <Show when={pane.value()}>
      {scene => (
        <figure
          class="graph-preview framed absolute bg-card no-pointer"
          data-part="graph-preview"
          classList={{ left: isRight() }}
          aria-hidden="true"
        >
          <SceneView scene={scene()} decorative />
        </figure>
      )}
    </Show>
  )
}
