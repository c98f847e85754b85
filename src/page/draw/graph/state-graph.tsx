// The interactive state graph: pan, zoom and fit by pointer or keys; states and edges are described when they are
// pointed at or reached by arrow keys; a click moves to a state, Shift+click shows a path.

import { createSignal, Show } from 'solid-js'
import type { Scene } from '#language/domain-kit'
import { createFraming, createPainting, followFrame } from './framing'
import { GraphMinimap } from './svg/minimap'
import { createGraphPicture, type GraphPicture, type StateGraphProps } from './paint/picture'
import { createKeys, createPointing, stateActions } from './pointing'
import { GraphSvg } from './svg/graph-svg'
import { GraphThumbs } from './svg/thumbs'
import './graph.css'

export default function StateGraphView(props: StateGraphProps) {
  let box!: HTMLDivElement
  let canvas: HTMLCanvasElement | undefined
  const [spoken, setSpoken] = createSignal('')
  const picture = createGraphPicture(props)
  const framing = createFraming(picture, () => box)
  createPainting(picture, () => canvas)
  followFrame(props, picture, framing, () => box)
  const act = stateActions(props, picture, framing.keep)
  const { hover, click } = createPointing(props, picture, () => box, act)
  const key = createKeys(props, picture, framing.zoomer, act, setSpoken)
  return (
    <div class="graph-frame flex grow min-w-0 min-h-0 relative">
      <div
        ref={box}
        class="graph grow min-h-0 relative clipped"
        role="application"
        tabindex="0"
        aria-roledescription="state graph"
        aria-label={
          props.words?.label ??
          `State graph: ${props.graph.count} states. Arrow keys walk, Enter moves to a state, Shift and Enter finds a path to it, E shows its successors, plus and minus zoom, T shows a list.`
        }
        classList={{ pointing: picture.lookedAt() !== null }}
        onPointerMove={hover}
        onPointerLeave={() => picture.lookAt(null)}
        onBlur={() => picture.lookAt(null)}
        onClick={click}
        onKeyDown={key}
      >
        <GraphDrawing picture={picture} scenes={() => props.scenes(props.graph)} own={element => (canvas = element)} />
        <span class="unseen" aria-live="polite">
          {spoken()}
        </span>
      </div>
      <Show when={props.minimap && !picture.isSvg() && picture.colours()}>
        {theme => (
          <GraphMinimap
            model={picture.model()}
            geo={picture.geo()}
            colours={theme()}
            transform={picture.transform()}
            width={picture.size().width}
            height={picture.size().height}
            centre={framing.centre}
          />
        )}
      </Show>
    </div>
  )
}

/** SVG shapes or a canvas, and pictures of states if there is room for them. */
function GraphDrawing(props: {
  picture: GraphPicture
  scenes: () => readonly (Scene | undefined)[]
  own: (canvas: HTMLCanvasElement) => void
}) {
  const { model, geo, colours, marks, emphasis, transform, size, thumbs, current, isSvg } = props.picture
  return (
    <>
      <Show when={isSvg() && colours()} fallback={<canvas ref={element => props.own(element)} />}>
        {theme => (
          <GraphSvg
            model={model()}
            geo={geo()}
            colours={theme()}
            marks={marks()}
            emphasis={emphasis()}
            transform={transform()}
            width={size().width}
            height={size().height}
          />
        )}
      </Show>
      <Show when={thumbs() && colours()}>
        {theme => (
          <GraphThumbs
            model={model()}
            geo={geo()}
            colours={theme()}
            transform={transform()}
            size={thumbs()!}
            scenes={props.scenes()}
            current={current()}
          />
        )}
      </Show>
    </>
  )
}
