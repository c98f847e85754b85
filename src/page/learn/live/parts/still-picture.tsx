// The picture of the current state of the scoped app's walk, as wide as the lesson's column: it ignores the wheel and
// touch gestures, which scroll the page.

import { createMemo, createSignal, onCleanup, onMount, Show } from 'solid-js'
import { heightFor } from '#page/draw/scene/scene-fit'
import { SceneView } from '#page/draw/scene/scene'
import type { LessonWorld } from '#teaching/lesson'
import { createFrame } from '#page/stage/state/scenes'
import { useApp, useFeature } from '#page/state/use-app'
import './still-picture.css'

/** Maximum height of a picture in pixels. */
const MAX_HEIGHT = 300

/** A lesson's own world has only the generic picture, which shows less than its list of facts. */
export const hasPicture = (world: LessonWorld): boolean => world.folder !== null

export function StillPicture(props: {
  /** Called with an object that is clicked in the picture. */
  choose?: (object: string) => void
}) {
  const current = useFeature(createFrame)
  const { stepping } = useApp()
  let figure!: HTMLElement
  const [width, setWidth] = createSignal(0)
  onMount(() => {
    const observer = new ResizeObserver(() => setWidth(figure.clientWidth))
    observer.observe(figure)
    onCleanup(() => observer.disconnect())
  })
  /** The largest height so far, so that the layout does not shift from step to step. */
  const height = createMemo<number>(before => {
    const scene = current.frame()?.scene
    if (scene === undefined || width() === 0) return before
    return Math.max(before, Math.min(MAX_HEIGHT, heightFor(scene, width())))
  }, 140)
  /** Nothing but words is drawn of a world without objects. */
  const isEmpty = () => current.frame()?.scene.shapes.every(({ kind }) => kind === 'text') === true
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of actions has the keys
    <figure
      class="live-picture framed bg-graph"
      data-part="live-picture"
      classList={{ 'live-choosing': props.choose !== undefined }}
      ref={figure}
      hidden={isEmpty()}
      style={{ '--scene-height': `${height()}px` }}
      onClick={event => {
        const shape = (event.target as Element).closest<SVGElement>('svg [data-object]')
        if (shape?.dataset.object) props.choose?.(shape.dataset.object)
      }}
    >
      <Show when={current.frame()} fallback={<div class="live-picture-room" />}>
        {frame => (
          <>
            <SceneView scene={frame().scene} changed={frame().added} steps={frame().steps} pace={stepping.pace()} />
            <figcaption class="note">{frame().scene.caption}</figcaption>
          </>
        )}
      </Show>
    </figure>
  )
}
