// A frame filled by a scene: wheel and pinch zoom, dragging pans, a double click on the background requests more room;
// keys do the same.

import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show } from 'solid-js'
import type { Scene } from '#language/domain-kit'
import { SceneView } from './scene'
import { placeScene } from './scene-fit'
import type { Zoomer } from '../zoom'
import './scene.css'

/** The handle of the frame for other components. */
export interface SceneHandle {
  /** Restores the initial position. */
  readonly fit: () => void
  readonly zoomBy: (factor: number) => void
}

/** Number of pixels that an arrow key moves the picture. */
const ARROW = 48

interface SceneFrameProps {
  readonly scene: Scene
  readonly changed: readonly string[]
  readonly steps: readonly string[]
  readonly pace: number
  /** A double click requests the whole page. */
  readonly enlarge: () => void
  readonly handle?: (handle: SceneHandle | null) => void
}

/** The pan direction of each arrow key. */
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** A shift of the picture in pixels, after its scale. */
interface Transform {
  readonly x: number
  readonly y: number
  readonly k: number
}

/**
 * Wheel, pinch and drag in the frame. They need a script that is loaded once a pointer is here, or a finger may be;
 * `attached` is called with what it made.
 */
function createGestures(changed: (next: Transform, byHand: boolean) => void, attached: (zoomer: Zoomer) => void) {
  let frame: HTMLElement
  let zoomer: Zoomer | undefined
  let isGone = false
  let loading: Promise<Zoomer | undefined> | undefined
  const load = async (): Promise<Zoomer | undefined> => {
    try {
      const { attachZoom } = await import('../zoom')
      if (isGone) return undefined
      zoomer = attachZoom(frame, changed)
      attached(zoomer)
    } catch {
      // The visitor was notified by the loader; the next gesture tries again.
      loading = undefined
    }
    return zoomer
  }
  const attach = (): Promise<Zoomer | undefined> => (loading ??= load())
  const withZoomer = async (use: (zoomer: Zoomer) => void): Promise<void> => {
    const made = await attach()
    if (made !== undefined) use(made)
  }
  return {
    now: (): Zoomer | undefined => zoomer,
    withZoomer,
    listen(element: HTMLElement): void {
      frame = element
      if (!matchMedia('(hover: hover)').matches) void attach()
      for (const type of ['pointerenter', 'focusin']) frame.addEventListener(type, () => void attach())
      // A wheel that turns before the script is there would scroll the pane.
      const early = (event: WheelEvent): void => {
        if (zoomer !== undefined) return
        event.preventDefault()
        void withZoomer(() => frame.dispatchEvent(new WheelEvent('wheel', event)))
      }
      frame.addEventListener('wheel', early, { passive: false })
    },
    stop(): void {
      isGone = true
      zoomer?.stop()
    },
  }
}

/** The position of the picture in its frame, and pan and zoom. */
function createScenePan(props: SceneFrameProps, element: () => HTMLElement) {
  const [moved, setMoved] = createSignal(false)
  const [transform, setTransform] = createSignal<Transform>({ x: 0, y: 0, k: 1 })
  const [size, setSize] = createSignal({ width: 0, height: 0 })
  const placed = createMemo(() => placeScene(props.scene, size()))
  const within = () => ({ left: 0, top: 0, right: props.scene.width, bottom: props.scene.height })
  const gestures = createGestures(
    (next, byHand) => {
      if (byHand) setMoved(true)
      setTransform(next)
    },
    zoomer => {
      zoomer.within(within())
      zoomer.show(transform(), false)
    },
  )
  const show = (to: Transform, smooth: boolean): void => {
    const zoomer = gestures.now()
    if (zoomer === undefined) setTransform(to)
    else zoomer.show(to, smooth)
  }
  const lay = (smooth: boolean): void => {
    setMoved(false)
    show(placed(), smooth)
  }
  /** Shows the whole picture, however small its text becomes. */
  const showWhole = (): void => {
    setMoved(true)
    void gestures.withZoomer(zoomer => zoomer.fit(within()))
  }
  onMount(() => {
    const frame = element()
    const measure = (): void => {
      if (frame.clientHeight > 0) setSize({ width: frame.clientWidth, height: frame.clientHeight })
    }
    gestures.listen(frame)
    // It measures at once, when the page is laid out anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    props.handle?.({ fit: () => lay(true), zoomBy: by })
    onCleanup(() => {
      observer.disconnect()
      gestures.stop()
      props.handle?.(null)
    })
  })
  const by = (factor: number): void => {
    setMoved(true)
    void gestures.withZoomer(zoomer => zoomer.by(factor))
  }
  // Another picture of the same size keeps the position of the previous one, including one set by the visitor.
  createEffect(
    on(
      () => [size(), props.scene.width, props.scene.height] as const,
      ([now, width, height], before) => {
        gestures.now()?.within(within())
        const isSame = before !== undefined && before[1] === width && before[2] === height
        if (now.width > 0 && !(isSame && moved())) lay(false)
      },
    ),
  )
  const shift = (x: number, y: number): void => {
    const now = transform()
    setMoved(true)
    show({ x: now.x + x, y: now.y + y, k: now.k }, true)
  }
  return { moved, transform, placed, lay, showWhole, by, shift }
}

export function SceneFrame(props: SceneFrameProps) {
  let frame!: HTMLDivElement
  const { moved, transform, placed, lay, showWhole, by, shift } = createScenePan(props, () => frame)
  const key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const way = arrows[event.key]
    if (way) shift(ARROW * way[0], ARROW * way[1])
    else if (event.key === '+' || event.key === '=') by(1.4)
    else if (event.key === '-') by(1 / 1.4)
    else if (event.key === '0') lay(true)
    else if (event.key === 'Enter') props.enlarge()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={frame}
      class="scene-frame grow min-h-0 relative clipped"
      data-part="scene-frame"
      classList={{ movable: placed().isCut || moved() }}
      role="application"
      tabindex="0"
      aria-roledescription="picture"
      aria-label="Picture of the state. Plus and minus zoom, arrow keys move it, 0 fits it, Enter gives it the whole page."
      onKeyDown={key}
      onDblClick={event => {
        if (!(event.target as Element).closest('[data-object]')) props.enlarge()
      }}
    >
      <div
        class="scene-mover absolute"
        data-part="scene-mover"
        style={{
          width: `${props.scene.width}px`,
          height: `${props.scene.height}px`,
          transform: `translate(${transform().x}px, ${transform().y}px) scale(${transform().k})`,
        }}
      >
        <SceneView scene={props.scene} changed={props.changed} steps={props.steps} pace={props.pace} />
      </div>
      <Show when={moved() || placed().isCut}>
        <button
          type="button"
          class="button small scene-refit absolute"
          onClick={() => (moved() ? lay(true) : showWhole())}
        >
          {moved() ? 'Fit' : 'Whole picture'}
        </button>
      </Show>
    </div>
  )
}
