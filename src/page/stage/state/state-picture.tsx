// The state as a picture of its world, in a frame as high as the picture needs or as the visitor resized it.

import { createHandles } from '#page/state/commands/handles'
import { createMemo, onMount, Show, Suspense } from 'solid-js'
import { lazy, Nothing } from '#page/workbench/parts/lazy'
import { heightFor } from '#page/draw/scene/scene-fit'
import type { Scene } from '#language/domain-kit'
import { SceneFrame } from '#page/draw/scene/scene-frame'
import { counted } from '#page/ui/naming'
import { Splitter } from '#page/ui/splitter'
import { defaults } from '#page/state/prefs'
import { useApp, useFeature } from '#page/state/use-app'
import './state.css'
import { createFrame } from './scenes'

const PictureTools = lazy(() => import('#page/workbench/parts/picture-tools'), Nothing)

/** Shares of the pane: the picture's maximum by default, and when resized. */
const OWN_SHARE = 0.56
const MIN_SHARE = 0.15
const MAX_SHARE = 0.85
/** Height in pixels of the line below the picture. */
const CAPTION = 35

/** The share of the pane's height that the picture takes: as much as it needs, or as the visitor resized it. */
function createShare(
  props: { room: { readonly width: number; readonly height: number } },
  scene: () => Scene | undefined,
) {
  const { session, prefs } = useApp()
  /** The size of the tallest picture so far of this problem, so that the frame does not change from step to step. */
  const wanted = createMemo<{ source: object | null; width: number; height: number }>(
    before => {
      const now = scene()
      const source = session.source()
      const own = now ? heightFor(now, props.room.width) + CAPTION : 0
      const isSame = before.source === source && before.width === props.room.width
      return {
        source,
        width: props.room.width,
        height: isSame ? Math.max(before.height, own) : own,
      }
    },
    { source: null, height: 0, width: 0 },
  )
  const share = createMemo(() => {
    const { height } = props.room
    if (height === 0) return OWN_SHARE
    if (prefs.pictureShare > 0) return prefs.pictureShare
    return Math.max(Math.min(0.4, 170 / height), Math.min(OWN_SHARE, wanted().height / height))
  })
  return share
}

export function StatePicture(props: {
  /** Size of the surrounding pane. */
  room: { readonly width: number; readonly height: number }
  choose: (object: string) => void
}) {
  const current = useFeature(createFrame)
  const { stepping, place, setPrefs } = useApp()
  let figure!: HTMLElement
  const scene = () => current.frame()?.scene
  const share = createShare(props, scene)
  const height = () => Math.round(share() * props.room.height)
  const { provide } = useFeature(createHandles)
  let shown: { fit: () => void } | null = null
  onMount(() => void provide('fit', () => shown?.fit()))
  return (
    <Show when={scene()}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of actions has the keys */}
      <figure
        class="picture"
        data-part="picture"
        ref={figure}
        style={place.full() ? {} : { height: `${height()}px` }}
        onClick={event => {
          const shape = event.target.closest<SVGElement>('svg [data-object]')
          if (shape?.dataset.object) props.choose(shape.dataset.object)
        }}
      >
        <SceneFrame
          scene={scene()!}
          changed={current.frame()?.added ?? []}
          steps={current.frame()?.steps ?? []}
          pace={stepping.pace()}
          enlarge={() => place.show({ full: !place.full() })}
          handle={handle => {
            shown = handle
          }}
        />
        <Caption scene={scene()!} figure={() => figure} />
      </figure>
      <Show when={!place.full()}>
        <Splitter
          label="Height of the picture"
          horizontal
          value={share()}
          min={MIN_SHARE}
          max={MAX_SHARE}
          step={0.04}
          valueAt={y => (y - figure.getBoundingClientRect().top) / Math.max(1, props.room.height)}
          change={value => setPrefs('pictureShare', value)}
          reset={() => setPrefs('pictureShare', defaults.pictureShare)}
        />
      </Show>
    </Show>
  )
}

/** The caption of the picture, and its export. */
function Caption(props: { scene: Scene; figure: () => HTMLElement }) {
  const { session, stepping } = useApp()
  const name = () => session.selected()?.problem || session.selected()?.domain || 'the problem'
  return (
    <figcaption>
      <span>{props.scene.caption}</span>
      <Suspense fallback={<span class="icon-button" />}>
        <PictureTools
          title={`${name()}, ${stepping.walk().at === 0 ? 'initial state' : `state after ${counted(stepping.walk().at, 'step')}`}`}
          description={props.scene.caption}
          nodes={props.scene.shapes.length}
          picture={() => props.figure().querySelector<SVGSVGElement>('svg.scene') ?? undefined}
        />
      </Suspense>
    </figcaption>
  )
}
