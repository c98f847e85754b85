// The tabs of the stage on a projector: for a state only the picture, for PDDL read-only text; the others unchanged.

import { onMount, Show } from 'solid-js'
import { SceneFrame } from '#page/draw/scene/scene-frame'
import { PddlText } from '#page/editor/pddl-text'
import { createHandles } from '#page/state/commands/handles'
import { drawingOf } from '#page/draw/export-picture'
import { panes } from '#page/stage/panes'
import { Sealed } from '#page/stage/seal'
import { createFrame, type Frame } from '#page/stage/state/scenes'
import { Way } from '#page/stage/state/way'
import { type StageTab, stageTabs } from '#page/state/places/tabs'
import { useApp, useFeature } from '#page/state/use-app'
import { takeSlide } from '#page/workbench/parts/slide'
import { inBackground } from '#page/browser/background'
import './present.css'

export function ProjectedTab(props: { tab: StageTab }) {
  const { session, growing } = useApp()
  const current = useFeature(createFrame)
  const Chosen = panes[props.tab]
  const seal = stageTabs.find(({ id }) => id === props.tab)!.seal
  if (seal !== null)
    return (
      <Sealed part={seal} whole>
        <Chosen />
      </Sealed>
    )
  if (props.tab === 'state')
    return (
      <Show when={!growing.now() && current.frame()} fallback={<Chosen />}>
        {frame => <State frame={frame()} />}
      </Show>
    )
  if (props.tab === 'pddl') return <Show when={session.source()} fallback={<Chosen />} children={<Pddl />} />
  return <Chosen />
}

function State(props: { frame: Frame }) {
  const app = useApp()
  const { stepping, session } = app
  let figure!: HTMLElement
  const picture = (theme: 'light' | 'dark') => {
    const svg = figure.querySelector<SVGSVGElement>('svg.scene')
    return svg === null ? undefined : drawingOf(svg, theme)
  }
  onMount(() =>
    app.feature(createHandles).provide('slide', how => {
      const entry = session.selected()
      const title = entry?.problem || entry?.domain || 'State'
      inBackground(takeSlide(app, { title, caption: props.frame.scene.caption, picture }, how))
    }),
  )
  return (
    <div class="projected-state grid min-h-0">
      <Show when={stepping.walk().sequence.length > 0}>
        <Way />
      </Show>
      <Sealed part="changes" whole>
        <figure class="projected-picture stack min-h-0" ref={figure}>
          <SceneFrame
            scene={props.frame.scene}
            changed={props.frame.added}
            steps={props.frame.steps}
            pace={stepping.pace()}
            enlarge={() => {}}
          />
          <figcaption class="ink-soft">{props.frame.scene.caption}</figcaption>
        </figure>
      </Sealed>
    </div>
  )
}

/** The PDDL text that the stage shows. */
function Pddl() {
  const { session, place } = useApp()
  const isDomain = () => place.text() === 'domain'
  const text = () => session.source()?.[isDomain() ? 'domain' : 'problem'] ?? ''
  return (
    <div class="projected-pddl scrolls text-15 line-1-5">
      <PddlText text={text()} label={isDomain() ? 'PDDL domain' : 'PDDL problem'} />
    </div>
  )
}
